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
