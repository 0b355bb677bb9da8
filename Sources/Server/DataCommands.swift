import ArgumentParser
import Fitness
import Models
import Operations
import Texts
import Transfer

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

struct Recompute: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recompute",
        abstract: "Recomputes every derived number from what was logged, and reports wrong ones.",
        discussion: "WorkHome must not be running. Wrong numbers are corrected, and the exit status is then 1.")

    @OptionGroup var data: DataOptions

    func run() async throws {
        let report = try await Recomputation(data.folders).run()
        for difference in report.differences { print(difference) }
        let differences = CountText.of(report.differences.count, "difference")
        print("Recomputed \(CountText.of(report.userCount, "person", "people")): \(differences).")
        guard report.differences.isEmpty else { throw WrongNumbersError(count: report.differences.count) }
    }
}

struct WrongNumbersError: Error, CustomStringConvertible {
    let count: Int

    var description: String {
        "\(CountText.of(count, "number")) \(count == 1 ? "was wrong and has" : "were wrong and have") been repaired."
    }
}

struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks the database, the photos and every derived number. Changes nothing.",
        discussion: """
            WorkHome may be running, but it only looks for unused files when WorkHome is stopped. It prints one line per finding \
            and exits with 1 if there are any. "workhome recompute" corrects wrong derived numbers, and the next start of \
            WorkHome removes unused files.
            """)

    @OptionGroup var data: DataOptions

    @Option(
        help: """
            The folder of the server's backups. Photos are compared with the newest one. \
            [WORKHOME_BACKUPS, backups in the data folder]
            """)
    var backups: String?

    func run() async throws {
        let report = try await HouseholdCheck(data.folders, backups: try DataOptions.backups(backups)).run()
        for finding in report.findings { print(finding) }
        let looked =
            "\(CountText.of(report.userCount, "person", "people")) and \(CountText.of(report.photoCount, "photo"))"
        print("Checked \(looked): \(CountText.of(report.findings.count, "finding")).")
        guard report.findings.isEmpty else { throw ExitCode.failure }
    }
}

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
