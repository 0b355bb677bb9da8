import Fitness
import Foundation
import GRDB
import Logging
import Models
import Storage
import Synchronization

/// Runs a server's own backups: one at a time, every night and on request.
package final class BackupKeeper: Sendable {
    /// When and why the last failure happened.
    package struct Failure: Sendable, Equatable {
        package let at: Date
        package let reason: String
    }

    /// The state of the backups.
    package struct Status: Sendable {
        package let latest: BackupManifest?
        package let failure: Failure?
        package let isRunning: Bool
    }

    private struct State {
        var failure: Failure?
        var running: Task<Void, Never>?
    }

    package let folder: BackupFolder
    private let folders: DataFolders
    private let database: AppDatabase
    private let logger: Logger
    private let clock: @Sendable () -> Date
    private let state = Mutex(State())

    package init(
        _ folders: DataFolders, in folder: BackupFolder, database: AppDatabase, logger: Logger,
        clock: @escaping @Sendable () -> Date
    ) {
        self.folders = folders
        self.database = database
        self.folder = folder
        self.logger = logger
        self.clock = clock
    }

    package func status() -> Status {
        let state = state.withLock { (failure: $0.failure, isRunning: $0.running != nil) }
        do {
            return Status(latest: try folder.latest(), failure: state.failure, isRunning: state.isRunning)
        } catch {
            let failure = Failure(at: clock(), reason: "The backup folder can't be read.")
            return Status(latest: nil, failure: state.failure ?? failure, isRunning: state.isRunning)
        }
    }

    /// When the last backup failed; nil if one has succeeded since.
    var lastFailure: Date? { state.withLock { $0.failure?.at } }
    package var isRunning: Bool { state.withLock { $0.running != nil } }

    /// Starts a backup unless one is running; `finish` waits for it.
    package func start() {
        state.withLock { state in
            if state.running == nil { state.running = Task { await self.run() } }
        }
    }

    /// Waits for the running backup, if there is one.
    func finish() async { await state.withLock { $0.running }?.value }

    /// Cancels the running backup and leaves nothing of it.
    func cancel() async {
        let running = state.withLock { $0.running }
        running?.cancel()
        await running?.value
    }

    private func run() async {
        let now = clock()
        do {
            let manifest = try await backUp(now)
            state.withLock { $0 = State() }
            logger.notice(
                "Backed up.",
                metadata: [
                    "folder": "\(folder.path(of: now))", "photos": "\(manifest.photos.files)",
                    "new": "\(manifest.photos.newFiles)", "missing": "\(manifest.photos.missing.count)",
                ])
            for photo in manifest.photos.damaged ?? [] {
                logger.warning("A photo's file is damaged.", metadata: ["photo": "\(photo)"])
            }
        } catch is CancellationError {
            state.withLock { $0.running = nil }
        } catch {
            logger.error("The backup failed. Earlier backups are unchanged.", metadata: ["error": "\(error)"])
            await recordFailure("\(error)", now)
            state.withLock { $0 = State(failure: Failure(at: now, reason: "\(error)")) }
        }
    }

    private func recordFailure(_ reason: String, _ now: Date) async {
        do {
            try await database.write { try AdminEvent.add($0, .backupFailed, by: .server, detail: reason, now: now) }
        } catch {
            logger.warning("The failure could not be recorded.", metadata: ["error": "\(error)"])
        }
    }

    private func backUp(_ now: Date) async throws -> BackupManifest {
        try folder.removeLeftovers()
        let earlier = try folder.backups().first
        let manifest: BackupManifest
        do {
            manifest = try await HouseholdBackup(folders, pace: .gentle).write(
                to: folder.path(of: now), sharingPhotosOf: earlier?.folders, now: now)
        } catch {
            // If attempts keep failing, one unverified backup is enough to investigate.
            try? folder.removeUnverified(keeping: 1)
            throw error
        }
        try folder.removeUnverified(keeping: 0)
        let gone = try folder.rotate()
        if !gone.isEmpty {
            logger.info("Old backups were deleted.", metadata: ["names": "\(gone.joined(separator: " "))"])
        }
        return manifest
    }
}

/// Schedules a server's own backups: at 3 a.m. every night, or when the server next runs after that.
package struct BackupSchedule: Sendable {
    static let hour = 3
    /// How often it checks the time, to notice that the machine slept or its clock was set.
    private static let resolution = Duration.seconds(60)
    private static let retrySeconds: TimeInterval = 3_600

    package let keeper: BackupKeeper
    package let database: AppDatabase
    package let timeZone: TimeZone
    package let clock: @Sendable () -> Date
    package let logger: Logger

    package init(
        keeper: BackupKeeper, database: AppDatabase, timeZone: TimeZone, clock: @escaping @Sendable () -> Date,
        logger: Logger
    ) {
        self.keeper = keeper
        self.database = database
        self.timeZone = timeZone
        self.clock = clock
        self.logger = logger
    }

    /// Runs until canceled. The first check is delayed to keep the start fast.
    package func run() async {
        while !Task.isCancelled {
            do {
                try await Task.sleep(for: Self.resolution)
                guard try await isDue() else { continue }
                keeper.start()
                await keeper.finish()
            } catch is CancellationError {
                break
            } catch {
                logger.error("Could not find out whether a backup is due.", metadata: ["error": "\(error)"])
            }
        }
        await keeper.cancel()
    }

    /// A database without any users needs no backup.
    func isDue() async throws -> Bool {
        let now = clock()
        if let failure = keeper.lastFailure, now.timeIntervalSince(failure) < Self.retrySeconds { return false }
        guard Self.isDue(latest: keeper.status().latest?.madeAt, now: now, in: timeZone) else { return false }
        return try await database.read { try Bool.first($0, "SELECT EXISTS (SELECT 1 FROM users)") ?? false }
    }

    /// Whether the latest backup was made before the last 3 a.m.
    static func isDue(latest: Date?, now: Date, in timeZone: TimeZone) -> Bool {
        guard let latest else { return true }
        let today = LocalDay(now, in: timeZone)
        let nights = [today, today.previous].map { Double($0.start(in: timeZone)) + Double(hour) * 3_600 }
        guard let last = nights.first(where: { $0 <= now.timeIntervalSince1970 }) else { return true }
        // A clock that was ahead may have dated the latest backup in the future; a new one is due anyway.
        return latest.timeIntervalSince1970 < last || latest > now
    }
}
