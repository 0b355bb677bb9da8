import Fitness
import Foundation
import GRDB
import Logging
import Models
import Storage

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
