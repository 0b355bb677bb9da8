import ArgumentParser
import Fitness
import Texts
import Transfer

struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Writes all data of one person to a zip file. WorkHome may be running.",
        discussion: "The same file that Settings, Your data downloads. docs/export.md describes what is in it.")

    @OptionGroup var data: DataOptions

    @Option(help: "The email of the person's account.")
    var user: String

    @Option(help: "The file to create. It must not exist yet.", completion: .file(extensions: ["zip"]))
    var to: String

    func run() async throws {
        let report = try PersonExport(data.folders).write(of: user, to: to)
        let exported = "\(CountText.of(report.rowCount, "row")) and \(CountText.of(report.photoCount, "photo"))"
        print("Exported \(exported) to \(to).")
        guard report.missingPhotoCount == 0 else {
            throw ExportError(
                description: CountText.of(report.missingPhotoCount, "photo was", "photos were") + " missing.")
        }
    }
}
