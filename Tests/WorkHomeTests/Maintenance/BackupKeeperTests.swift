import Foundation
import Support
import Testing

@testable import Models
@testable import Operations
@testable import Web

@Suite struct BackupKeeperTests {
    private func inode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }

    private func make(_ app: TestApp) async throws -> BackupKeeper {
        let keeper = try #require(app.app.backups)
        keeper.start()
        await keeper.finish()
        return keeper
    }

    /// Eleven backups of the same photos take the space of one.
    @Test func aPhotoThatABackupHasIsNotCopiedAgain() async throws {
        let household = try await Household()
        let app = household.app
        let keeper = try await make(app)
        let one = try #require(try keeper.folder.backups().first)
        #expect(keeper.status().latest?.photos.newFiles == 8)
        let (bytes, database) = (
            DiskSpace.byteCount(ofFolder: keeper.folder.path), DiskSpace.byteCount(ofFile: one.folders.database)
        )
        app.clock.advance(days: 1)
        _ = try await make(app)
        let two = try #require(try keeper.folder.backups().first)
        #expect(two != one)
        #expect(keeper.status().latest?.photos.newFiles == 0)
        #expect(keeper.status().latest?.photos.files == 8)
        let name = "/\(household.photo).jpg"
        #expect(try inode(one.folders.images + name) == inode(two.folders.images + name))
        #expect(try inode(app.folders.images + name) != inode(one.folders.images + name))
        let grown = DiskSpace.byteCount(ofFolder: keeper.folder.path) - bytes
        #expect(grown < database + 20_000)
        // When the first one is deleted, the second still has its photos.
        try FileManager.default.removeItem(atPath: one.folders.root)
        #expect(FileManager.default.fileExists(atPath: two.folders.images + name))
    }

    @Test func aFailureIsToldAndTheEarlierBackupStays() async throws {
        let household = try await Household()
        let app = household.app
        let keeper = try await make(app)
        #expect(keeper.status().failure == nil)
        app.clock.advance(days: 1)
        try await app.execute("CREATE TABLE strange (id INTEGER)")
        _ = try await make(app)
        #expect(keeper.status().failure?.reason.contains("table strange does not belong to WorkHome") == true)
        #expect(keeper.status().failure?.at == app.clock.now)
        #expect(try keeper.folder.backups().map { BackupFolder.name(of: $0.madeAt) } == ["2026-11-21T09-30-00Z"])
        #expect(app.log.lines.contains { $0.hasPrefix("error The backup failed. Earlier backups are unchanged.") })
        try await app.execute("DROP TABLE strange")
        app.clock.advance(hours: 1)
        _ = try await make(app)
        #expect(keeper.status().failure == nil)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: keeper.folder.path).sorted()
                == ["2026-11-21T09-30-00Z", "2026-11-22T10-30-00Z"])
    }

    private func files(_ keeper: BackupKeeper) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: keeper.folder.path).sorted()
    }

    /// It is replaced only by a good backup.
    @Test func whatCouldNotBeProvenStaysUntilTheNextGoodOne() async throws {
        let household = try await Household()
        let app = household.app
        try await app.execute("CREATE TABLE strange (id INTEGER)")
        let keeper = try await make(app)
        #expect(try files(keeper) == ["2026-11-21T09-30-00Z.unproven"])
        app.clock.advance(hours: 1)
        keeper.start()
        await keeper.cancel()
        #expect(try files(keeper) == ["2026-11-21T09-30-00Z.unproven"])
        // Of several, only the newest is kept.
        _ = try await make(app)
        #expect(try files(keeper) == ["2026-11-21T10-30-00Z.unproven"])
        try await app.execute("DROP TABLE strange")
        app.clock.advance(hours: 1)
        _ = try await make(app)
        #expect(try files(keeper) == ["2026-11-21T11-30-00Z"])
    }

    /// A photo of 128 MiB takes more than a second to copy, and cancelling does not wait for it.
    @Test func aBackupThatIsCancelledAmongThePhotosLeavesNothing() async throws {
        let household = try await Household()
        let app = household.app
        let photo = URL(filePath: "\(app.folders.images)/\(household.photo).jpg")
        let bytes = try Data(contentsOf: photo)
        try (bytes.dropLast(2) + Data(count: 128 << 20) + bytes.suffix(2)).write(to: photo)
        let keeper = try #require(app.app.backups)
        keeper.start()
        let images = "\(keeper.folder.path(of: app.clock.now)).partial/images"
        while DiskSpace.byteCount(ofFile: "\(images)/\(household.photo).jpg") < 1 << 20, keeper.isRunning {
            try await Task.sleep(for: .milliseconds(1))
        }
        let duration = await ContinuousClock().measure { await keeper.cancel() }
        #expect(duration < .seconds(2))
        #expect(try files(keeper) == [])
        #expect(keeper.status().failure == nil)
        #expect(!keeper.isRunning)
    }

    /// One backup a day, backwards from `2026-11-21T03-00-00Z`.
    private func backups(_ days: Int) -> [BackupFolder.Backup] {
        (0..<days).map { day in
            let moment = Date(timeIntervalSince1970: 1_795_230_000 - Double(day) * 86_400)
            return BackupFolder.Backup(folders: DataFolders(root: BackupFolder.name(of: moment)), madeAt: moment)
        }
    }

    @Test func sevenDaysAndFourWeeksAreKept() {
        #expect(
            BackupFolder.kept(backups(100)).map { String($0.folders.root.prefix(10)) } == [
                "2026-11-21", "2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17", "2026-11-16", "2026-11-15",
                "2026-11-14", "2026-11-08", "2026-11-01", "2026-10-25",
            ])
        #expect(BackupFolder.kept([]).isEmpty)
        #expect(BackupFolder.kept(backups(3)).count == 3)
    }

    /// Rotates day by day, so that each rotation starts with the result of the last one.
    @Test func dayAfterDayFourWeeksComeTogether() {
        var kept: [BackupFolder.Backup] = []
        for backup in backups(100).reversed() { kept = BackupFolder.kept(kept + [backup]) }
        #expect(kept.count == 11)
        #expect(kept.last.map { String($0.folders.root.prefix(10)) } == "2026-10-25")
    }

    @Test func severalOfADayAreOne() {
        let moments = [0, 60, 3_600].map { Date(timeIntervalSince1970: 1_795_253_400 + $0) }
        let all = moments.map { BackupFolder.Backup(folders: DataFolders(root: "\($0)"), madeAt: $0) }
        #expect(BackupFolder.kept(all).map(\.madeAt) == [moments[2]])
    }

    @Test func aFolderOfAnotherNameIsNoBackupAndStays() async throws {
        let app = try await TestApp()
        let keeper = try #require(app.app.backups)
        for name in ["notes", "2026-11-20T03-00-00Z.partial", "2026-11-20T03-00-00Z", "2026-11-20T03-00-00Z.unproven"] {
            try FileManager.default.createDirectory(
                atPath: "\(keeper.folder.path)/\(name)", withIntermediateDirectories: true)
        }
        #expect(try keeper.folder.backups().isEmpty)
        _ = try await make(app)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: keeper.folder.path).sorted()
                == ["2026-11-20T03-00-00Z", "2026-11-21T09-30-00Z", "notes"])
    }

    @Test(arguments: [
        // The clock is at 2026-11-21 09:30 UTC.
        (nil, true), ("2026-11-21T03:00:00Z", false), ("2026-11-21T09:00:00Z", false), ("2026-11-21T02:59:00Z", true),
        ("2026-11-20T03:00:00Z", true), ("2026-12-24T03:00:00Z", true),
    ])
    func oneIsDueAfterThreeAtNight(latest: String?, isDue: Bool) throws {
        let date = try latest.map { try Date($0, strategy: .iso8601) }
        #expect(BackupSchedule.isDue(latest: date, now: TestClock().now, in: .gmt) == isDue)
    }

    @Test func beforeThreeItIsLastNightsThatCounts() throws {
        let night = try Date("2026-11-21T01:00:00Z", strategy: .iso8601)
        let (before, after) = (night - 23 * 3_600, night - 21 * 3_600)
        #expect(BackupSchedule.isDue(latest: before, now: night, in: .gmt))
        #expect(!BackupSchedule.isDue(latest: after, now: night, in: .gmt))
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(BackupSchedule.isDue(latest: night, now: night + 3_700, in: berlin))
    }

    @Test func afterAFailureItWaitsForAnHour() async throws {
        let app = try await TestApp()
        let keeper = try #require(app.app.backups)
        let schedule = BackupSchedule(
            keeper: keeper, database: app.app.database, timeZone: .gmt, clock: app.app.clock, logger: app.log.logger)
        #expect(try await !schedule.isDue(), "There is nobody to keep anything of.")
        try await app.register(Cast.alex)
        #expect(try await schedule.isDue())
        try Data().write(to: URL(filePath: keeper.folder.path))
        _ = try await make(app)
        #expect(keeper.status().failure != nil)
        #expect(try await !schedule.isDue())
        app.clock.advance(hours: 1)
        #expect(try await schedule.isDue())
    }
}
