import ArgumentParser
import Fitness
import Models
import Operations
import Texts

struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copies the database and photos to a new folder and verifies the copy. WorkHome may be running.")

    @OptionGroup var data: DataOptions

    @Option(help: "The folder to create. It must not exist yet.")
    var to: String

    func run() async throws {
        let manifest = try await HouseholdBackup(data.folders).write(to: to)
        print("Backed up the database and \(CountText.of(manifest.photos.files, "photo file")) to \(to).")
        print("Verified by a test restore: everything was there.")
        guard manifest.photos.missing.isEmpty else {
            throw BackupError(
                description: CountText.of(manifest.photos.missing.count, "photo file was", "photo files were")
                    + " missing.")
        }
        if let damaged = manifest.photos.damaged, !damaged.isEmpty {
            throw BackupError(
                description: CountText.of(damaged.count, "photo file is", "photo files are")
                    + " damaged. “workhome check” names \(damaged.count == 1 ? "it" : "them").")
        }
    }
}

struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Restores a backup, after verifying that it is complete.",
        discussion: """
            WorkHome must not be running. The current data are kept in a dated folder inside the data folder, which is a \
            complete data folder itself. Nothing is changed until the backup is verified.
            """)

    @Argument(help: "The folder of the backup.", completion: .directory)
    var from: String

    @OptionGroup var data: DataOptions

    @Flag(help: "Replaces existing data.")
    var force = false

    func run() async throws {
        let report = try await HouseholdRestore(from: DataFolders(root: from), into: data.folders).run(replaces: force)
        print(
            "Restored the database and \(CountText.of(report.photoFiles, "photo file")) from \(from) to \(data.folders.root)."
        )
        if report.missingPhotoFiles > 0 {
            let lost = CountText.of(report.missingPhotoFiles, "photo file was", "photo files were")
            print("\(lost) already missing when the backup was made.")
        }
        if let kept = report.keptAs { print("The previous data are in \(kept).") }
    }
}
