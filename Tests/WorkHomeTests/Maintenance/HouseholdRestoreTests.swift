import Foundation
import GRDB
import Support
import Testing

@testable import Storage
@testable import Fitness
@testable import Models
@testable import Operations
@testable import Web

@Suite struct HouseholdRestoreTests {
    private func backUp(_ app: TestApp) async throws -> DataFolders {
        let folders = DataFolders(root: "\(app.folders.root)-backup")
        _ = try await HouseholdBackup(app.folders).write(to: folders.root, now: app.clock.now)
        return folders
    }

    /// A household that no process has open, with a set of Alex's that is missing from its backup.
    private func closedHousehold() async throws -> (household: Household, backup: DataFolders) {
        let household = try await Household()
        let backup = try await backUp(household.app)
        try await household.app.execute("UPDATE users SET first_name = 'After' WHERE id = 1")
        try household.app.app.database.close()
        return (household, backup)
    }

    @Test func anEmptyFolderTakesIt() async throws {
        let household = try await Household()
        let backup = try await backUp(household.app)
        let new = DataFolders(root: "\(household.app.folders.root)-new")
        let report = try await HouseholdRestore(from: backup, into: new).run(replaces: false)
        #expect(report.photoFiles == 8)
        #expect(report.keptAs == nil)
        let app = try await TestApp(clock: household.app.clock, opening: new.root)
        let alex = try await app.signIn(Cast.alex)
        #expect(try await alex.get("/photos/\(household.photo)").status == 200)
        try app.app.database.close()
        #expect(try await HouseholdCheck(new).run().findings == [])
    }

    @Test func dataThatAreThereStayUnlessTheyMayGo() async throws {
        let (household, backup) = try await closedHousehold()
        let folders = household.app.folders
        let before = try Data(contentsOf: URL(filePath: folders.database))
        let error = await #expect(throws: BackupError.self) {
            try await HouseholdRestore(from: backup, into: folders).run(replaces: false)
        }
        #expect(
            error?.description
                == "\(folders.root) already has data. With --force, they are replaced and kept next to the new ones.")
        #expect(try Data(contentsOf: URL(filePath: folders.database)) == before)

        let orphan = "\(UUID().pathText).jpg"
        try Data([1]).write(to: URL(filePath: "\(folders.images)/\(orphan)"))
        try FileManager.default.removeItem(atPath: "\(folders.images)/\(household.photo).jpg")
        let report = try await HouseholdRestore(from: backup, into: folders)
            .run(replaces: true, now: household.app.clock.now)
        let kept = DataFolders(root: "\(folders.root)/before-restore-2026-11-21T09-30-00Z")
        #expect(report.keptAs == kept.root)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folders.images).count == 8)
        #expect(try FileManager.default.contentsOfDirectory(atPath: kept.images).contains(orphan))
        let restored = try await TestApp(opening: folders.root)
        #expect(try await restored.rows("SELECT first_name FROM users WHERE id = 1") == ["Alex"])
        let old = try await TestApp(opening: kept.root)
        #expect(try await old.rows("SELECT first_name FROM users WHERE id = 1") == ["After"])
    }

    /// Changes in the old database's log must not get into the new one.
    @Test func theLogOfADamagedDatabaseGoesWithIt() async throws {
        let (household, backup) = try await closedHousehold()
        let folders = household.app.folders
        try Data("no database".utf8).write(to: URL(filePath: folders.database))
        try Data("a log".utf8).write(to: URL(filePath: folders.database + "-wal"))
        let report = try await HouseholdRestore(from: backup, into: folders).run(replaces: true)
        let kept = DataFolders(root: try #require(report.keptAs))
        #expect(try String(contentsOfFile: kept.database, encoding: .utf8) == "no database")
        #expect(try String(contentsOfFile: kept.database + "-wal", encoding: .utf8) == "a log")
        #expect(!FileManager.default.fileExists(atPath: folders.database + "-wal"))
        #expect(try await TestApp(opening: folders.root).rows("SELECT first_name FROM users WHERE id = 1") == ["Alex"])
    }

    /// The points at which a restore can be killed.
    enum Killed: CaseIterable {
        case whileCopying, whileKeeping, beforeTheDatabase, afterTheDatabase
    }

    @Test(arguments: Killed.allCases)
    func aRestoreThatWasKilledLeavesNothing(killed: Killed) async throws {
        let (household, backup) = try await closedHousehold()
        let folders = household.app.folders
        let before = try FileManager.default.subpathsOfDirectory(atPath: folders.root).sorted()
        let replacement = DataReplacement(folders: folders, keptName: "before-restore-2026-11-21T09-30-00Z")
        let staged = replacement.staged
        let partial = DataFolders(root: "\(folders.root)/before-restore-2026-11-21T09-30-00Z.partial")
        try FileManager.default.createDirectory(atPath: staged.images, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: backup.database, toPath: staged.database)
        if killed != .whileCopying {
            try FileManager.default.createDirectory(atPath: partial.images, withIntermediateDirectories: true)
        }
        if killed == .beforeTheDatabase || killed == .afterTheDatabase {
            #expect(link(folders.database, partial.database) == 0)
            #expect(rename(folders.database + "-wal", partial.database + "-wal") == -1, "it was closed")
            try Data("a log".utf8).write(to: URL(filePath: partial.database + "-wal"))
        }
        if killed == .afterTheDatabase { #expect(rename(staged.database, folders.database) == 0) }
        try DataReplacement.finishOrRevert(folders)
        let kept = DataFolders(root: "\(folders.root)/before-restore-2026-11-21T09-30-00Z")
        guard killed != .afterTheDatabase else {
            #expect(FileManager.default.fileExists(atPath: kept.database))
            #expect(!FileManager.default.fileExists(atPath: partial.root))
            #expect(!FileManager.default.fileExists(atPath: staged.root))
            let app = try await TestApp(opening: folders.root)
            #expect(try await app.rows("SELECT first_name FROM users WHERE id = 1") == ["Alex"])
            return
        }
        let log = "workhome.sqlite-wal"
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folders.root).sorted()
                == (before + (killed == .beforeTheDatabase ? [log] : [])).sorted())
    }

    /// Photos without a database would prevent a server from starting.
    @Test func aRestoreIntoNothingThatWasKilledTakesItsPhotosBack() async throws {
        let household = try await Household()
        let backup = try await backUp(household.app)
        let new = DataFolders(root: "\(household.app.folders.root)-new")
        try new.create()
        let replacement = DataReplacement(folders: new, keptName: nil)
        let photo = try #require(UUID(uuidString: household.photo))
        // Without the database to rename, it stops where a kill would have stopped it.
        #expect(throws: BackupError.self) { try replacement.run(photos: [photo], of: backup) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: new.images).count == 2)
        try FileManager.default.copyItem(atPath: backup.database, toPath: replacement.staged.database)
        let other = "\(new.images)/\(UUID().pathText).jpg"
        try Data([1]).write(to: URL(filePath: other))
        try DataReplacement.finishOrRevert(new)
        let left = try FileManager.default.contentsOfDirectory(atPath: new.images)
        #expect(left == [(other as NSString).lastPathComponent])
        try FileManager.default.removeItem(atPath: other)
        let report = try await HouseholdRestore(from: backup, into: new).run(replaces: false)
        #expect(report.photoFiles == 8)
    }

    @Test(arguments: ["", "{", "{\"schema\": \"017\"}", "[]"])
    func aBackupWithABrokenManifestIsRefused(text: String) async throws {
        let (household, backup) = try await closedHousehold()
        try Data(text.utf8).write(to: URL(filePath: backup.manifest))
        let error = await #expect(throws: BackupError.self) {
            try await HouseholdRestore(from: backup, into: household.app.folders).run(replaces: true)
        }
        #expect(
            error?.description
                == "\(backup.manifest) can't be read, so the backup can't be verified.")
    }

    @Test func aBackupWithoutItsManifestOrItsListIsRefused() async throws {
        let (household, backup) = try await closedHousehold()
        let folders = household.app.folders
        var manifest = try BackupManifest(requiredIn: backup)
        manifest.photosSHA256 = nil
        try manifest.write(in: backup)
        let other = await #expect(throws: BackupError.self) {
            try await HouseholdRestore(from: backup, into: folders).run(replaces: true)
        }
        #expect(other?.description == "The list of the photos in \(backup.root) is not the one that was backed up.")
        try FileManager.default.removeItem(atPath: backup.manifest)
        let error = await #expect(throws: BackupError.self) {
            try await HouseholdRestore(from: backup, into: folders).run(replaces: true)
        }
        #expect(
            error?.description == "\(backup.root) is not a complete backup: it has no manifest.json.")
        #expect(try await TestApp(opening: folders.root).rows("SELECT first_name FROM users WHERE id = 1") == ["After"])
    }

    /// The log matches the copy that the next restore makes, so SQLite would take it for that one's.
    @Test func theLogOfARestoreThatWasKilledStaysOutOfTheNextOne() async throws {
        let (household, backup) = try await closedHousehold()
        let folders = household.app.folders
        let staged = "\(folders.root)/restoring/workhome.sqlite"
        try FileManager.default.createDirectory(
            atPath: "\(folders.root)/restoring", withIntermediateDirectories: false)
        try FileManager.default.copyItem(atPath: backup.database, toPath: staged)
        let killed = try AppDatabase(path: staged)
        try await killed.write { try $0.execute(sql: "UPDATE users SET first_name = 'Killed' WHERE id = 1") }
        let log = try Data(contentsOf: URL(filePath: staged + "-wal"))
        try killed.close()
        try log.write(to: URL(filePath: staged + "-wal"))
        try Data("an index".utf8).write(to: URL(filePath: staged + "-shm"))
        _ = try await HouseholdRestore(from: backup, into: folders).run(replaces: true)
        let left = try FileManager.default.contentsOfDirectory(atPath: folders.root)
        #expect(left.filter { $0.hasPrefix("restoring") } == [])
        #expect(try await TestApp(opening: folders.root).rows("SELECT first_name FROM users WHERE id = 1") == ["Alex"])
    }

    /// The file alone would lack the changes in the log.
    @Test func aDatabaseWhoseLogStaysIsNotPutInThePlaceOfAnother() async throws {
        let app = try await TestApp()
        let path = app.folders.database
        let database = try AppDatabase(path: path, busyTimeout: .milliseconds(50))
        try await DatabaseQueue(path: path).read { reader in
            _ = try Int.fetchOne(reader, sql: "SELECT count(*) FROM users")
            try database.pool.write { try $0.execute(sql: "CREATE TABLE later (id INTEGER)") }
            let error = #expect(throws: BackupError.self) { try HouseholdRestore.fold(database) }
            #expect(error?.description.hasSuffix("so nothing was replaced. Is the disk full?") == true)
        }
        #expect(DiskSpace.byteCount(ofFile: app.folders.database + "-wal") > 0)
    }

    @Test func aBackupThatIsNotWholeReplacesNothing() async throws {
        let (household, backup) = try await closedHousehold()
        let folders = household.app.folders
        let before = try FileManager.default.subpathsOfDirectory(atPath: folders.root).sorted()
        let photo = "\(household.photo).jpg"
        try Data([0xFF, 0xD8]).write(to: URL(filePath: "\(backup.images)/\(photo)"))
        let error = await #expect(throws: BackupError.self) {
            try await HouseholdRestore(from: backup, into: folders).run(replaces: true)
        }
        #expect(
            error?.description
                == "\(backup.root) is not complete, so nothing was replaced: photo \(photo) is damaged.")
        let elsewhere = DataFolders(root: "\(folders.root)-elsewhere")
        await #expect(throws: BackupError.self) {
            try await HouseholdRestore(from: backup, into: elsewhere).run(replaces: false)
        }
        #expect(!FileManager.default.fileExists(atPath: elsewhere.root))
        var bytes = try Data(contentsOf: URL(filePath: backup.database))
        bytes[bytes.count - 1] ^= 1
        try bytes.write(to: URL(filePath: backup.database))
        let other = await #expect(throws: BackupError.self) {
            try await HouseholdRestore(from: backup, into: folders).run(replaces: true)
        }
        #expect(other?.description == "The database in \(backup.root) is not the one that was backed up.")
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folders.root).sorted()
                == (before + ["workhome.lock"]).sorted())
        #expect(try await TestApp(opening: folders.root).rows("SELECT first_name FROM users WHERE id = 1") == ["After"])
    }

    @Test func notWhileAServerHasTheData() async throws {
        let household = try await Household()
        let folders = household.app.folders
        let backup = try await backUp(household.app)
        let lock = try DataFolderLock(folders)
        let error = await #expect(throws: DataFolderError.self) {
            try await HouseholdRestore(from: backup, into: folders).run(replaces: true)
        }
        #expect(error?.description == "Cannot use the data folder \(folders.root): another WorkHome is using it.")
        _ = consume lock
    }
}

@Suite struct HouseholdCheckTests {
    private func findings(_ household: Household) async throws -> [String] {
        try await HouseholdCheck(household.app.folders).run(now: household.app.clock.now).findings
    }

    @Test func aSoundHouseholdHasNoFindings() async throws {
        let household = try await Household()
        let before = try await household.contents()
        let report = try await HouseholdCheck(household.app.folders).run(now: household.app.clock.now)
        #expect(report.findings == [])
        #expect(report.userCount == 2)
        #expect(report.photoCount == 4)
        #expect(try await household.tables(changedSince: before) == [])
    }

    /// The file keeps its length, beginning and end.
    @Test func aHoleInAPhotoIsFound() async throws {
        let household = try await Household()
        let photo = "\(household.photo).jpg"
        let path = URL(filePath: "\(household.app.folders.images)/\(photo)")
        let whole = try Data(contentsOf: path)
        var holed = whole
        let middle = whole.count / 2
        holed.replaceSubrange(middle..<middle + 64, with: Data(count: 64))
        try holed.write(to: path)
        #expect(try await findings(household) == ["photo \(photo) is damaged"])
    }

    /// Damage that the file alone does not reveal is found by comparing its SHA-256 with the backup's.
    @Test func aPhotoThatIsNotAsItWasBackedUpIsFound() async throws {
        let household = try await Household()
        let keeper = try #require(household.app.app.backups)
        keeper.start()
        await keeper.finish()
        let photos = household.photos.map { "\(household.app.folders.images)/\($0).jpg" }
        // Another, intact picture.
        try Data(try Repository.picture("talkative.jpg")).write(to: URL(filePath: photos[0]))
        let folder = try #require(try keeper.folder.backups().first).folders.images
        #expect(
            try await findings(household) == [
                "photo \(household.photos[0]).jpg is damaged; an intact copy is in \(folder)"
            ])
    }

    @Test func aServerMayBeRunning() async throws {
        let household = try await Household()
        let images = household.app.folders.images
        // A photo that is still being saved has no row yet.
        try Data([1]).write(to: URL(filePath: "\(images)/\(UUID().pathText).jpg"))
        try FileManager.default.removeItem(atPath: "\(images)/\(household.photos[0]).jpg")
        let lock = try DataFolderLock(household.app.folders)
        #expect(try await findings(household) == ["photo \(household.photos[0]).jpg is missing"])
        _ = consume lock
        #expect(try await findings(household).count == 2)
    }

    @Test func eachThingThatIsWrongIsALine() async throws {
        let household = try await Household()
        let app = household.app
        let images = app.folders.images
        let orphan = "\(UUID().pathText).jpg"
        try Data([1]).write(to: URL(filePath: "\(images)/\(orphan)"))
        try FileManager.default.removeItem(atPath: "\(images)/\(household.photos[0]).jpg")
        try Data([1]).write(to: URL(filePath: "\(images)/\(household.photos[1]).thumbnail.jpg"))
        try await app.execute(
            """
            UPDATE users SET level = 7 WHERE id = 1;
            DROP INDEX sessions_of_user;
            """)
        let before = try await household.contents()
        let found = try await findings(household)
        #expect(
            Set(found) == [
                "index sessions_of_user is missing", "photo \(household.photos[0]).jpg is missing",
                "photo \(household.photos[1]).thumbnail.jpg is damaged", "file \(orphan) is not used by any photo",
                "alex@example.com: level was 7, is 4",
            ])
        #expect(try await household.tables(changedSince: before) == [])
    }

    @Test func aRowThatNamesNothingIsFound() async throws {
        let household = try await Household()
        try await household.app.app.database.pool.writeWithoutTransaction {
            try $0.execute(
                sql: """
                    PRAGMA foreign_keys = OFF;
                    INSERT INTO sessions (user_id, token_digest, user_agent, address, created_at, last_seen_at)
                        VALUES (99, zeroblob(32), '', '', 0, 0);
                    INSERT INTO trackable_entries (user_id, trackable_id, day, value, logged_at)
                        SELECT id, 999999, '2026-11-20', 1, 0 FROM users WHERE email = 'alex@example.com';
                    PRAGMA foreign_keys = ON;
                    """)
        }
        let found = try await findings(household)
        let expected = [
            "sessions: the people they name are missing",
            "alex@example.com, trackable entries on 2026-11-20: the trackables they name are missing",
        ]
        #expect(Set(found).isSuperset(of: expected), "\(found)")
    }

    @Test func aFileThatIsNoDatabaseIsAFinding() async throws {
        let household = try await Household()
        try household.app.app.database.close()
        try Data(String(repeating: "no database ", count: 1_000).utf8)
            .write(to: URL(filePath: household.app.folders.database))
        #expect(try await findings(household) == ["database can't be read: file is not a database"])
    }
}

@Suite(.serialized) struct BackupCommandTests {
    @Test func backUpCheckAndRestore() async throws {
        let household = try await Household()
        let (data, copy, new) = (
            household.app.folders.root, "\(household.app.folders.root)-copy", "\(household.app.folders.root)-new"
        )
        let backup = try await CommandRun.workhome("backup", "--data", data, "--to", copy)
        #expect(backup.status == 0, "\(backup.errors)")
        #expect(
            backup.output == """
                Backed up the database and 8 photo files to \(copy).
                Verified by a test restore: everything was there.

                """)
        let restore = try await CommandRun.workhome("restore", copy, "--data", new)
        #expect(restore.status == 0, "\(restore.errors)")
        #expect(restore.output == "Restored the database and 8 photo files from \(copy) to \(new).\n")
        let again = try await CommandRun.workhome("restore", copy, "--data", new)
        #expect(again.status == 1)
        #expect(
            again.errorLines == [
                "Error: \(new) already has data. With --force, they are replaced and kept next to the new ones."
            ])
        let forced = try await CommandRun.workhome("restore", copy, "--data", new, "--force")
        #expect(forced.status == 0, "\(forced.errors)")
        #expect(forced.output.contains("The previous data are in \(new)/before-restore-"))
        try await household.app.execute("UPDATE users SET total_points = 5 WHERE id = 2")
        let check = try await CommandRun.workhome("check", "--data", data)
        #expect(check.status == 1)
        #expect(check.output.contains("sam@example.com: total points was 5, is 0\n"))
        #expect(check.output.contains("Checked 2 people and 4 photos: "))
        let nothing = try await CommandRun.workhome("check", "--data", "\(data)-nowhere")
        #expect(nothing.status == 1)
        #expect(nothing.errors.contains("it has no WorkHome database"))
    }
}
