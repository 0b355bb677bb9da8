import Foundation
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
    func finish() async {
        await state.withLock { $0.running }?.value
    }

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
