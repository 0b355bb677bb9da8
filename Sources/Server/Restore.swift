import ArgumentParser
import WorkHome

struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Puts a backup in the place of the data, once it has proven to be whole.",
        discussion: """
            WorkHome must not be running. What was there is kept in a dated folder in the data folder, which is a data \
            folder itself. Until the last moment nothing of the data is changed.
            """)

    @Argument(help: "The folder of the backup.", completion: .directory)
    var from: String

    @OptionGroup var data: DataOptions

    @Flag(help: "Replaces data that are there.")
    var force = false

    func run() async throws {
        let report = try await HouseholdRestore(from: DataFolders(root: from), into: data.folders).run(replaces: force)
        print(
            "Restored the database and \(CountText.of(report.photoFiles, "photo file")) from \(from) to \(data.folders.root)."
        )
        if report.missingPhotoFiles > 0 {
            let lost = CountText.of(report.missingPhotoFiles, "photo file was", "photo files were")
            print("\(lost) lost already when the backup was made.")
        }
        if let kept = report.keptAs { print("What was there before is in \(kept).") }
    }
}
