import ArgumentParser
import WorkHome

struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copies the database and the photos into a new folder, while WorkHome runs or not.")

    @OptionGroup var data: DataOptions

    @Option(help: "The folder to make; it must not exist yet.")
    var to: String

    func run() async throws {
        let report = try await HouseholdBackup(data.folders).write(to: to)
        print("Backed up the database and \(report.photoFileCount) photo files to \(to).")
        guard report.missingPhotoFileCount == 0 else {
            throw BackupError(description: "\(report.missingPhotoFileCount) photo files were missing.")
        }
    }
}
