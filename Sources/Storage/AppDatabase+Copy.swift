import Foundation
import GRDB

/// How fast a copy is made: after a number of pages it pauses, so that others can use the disk.
public struct CopyPace: Sendable {
    public var pagesPerStep: Int32
    public var restSeconds: Double

    /// One mebibyte at a time, at most about 80 per second: for a server that is in use.
    public static let gentle = CopyPace(pagesPerStep: 256, restSeconds: 0.01)
    /// For a program that runs alone.
    public static let full = CopyPace(pagesPerStep: -1, restSeconds: 0)
}

extension AppDatabase {
    /// Copies a snapshot of a database to a new file while it is in use (sqlite.org/backup.html).
    ///
    /// Reads through a separate connection; in WAL mode, the writer and all readers continue.
    /// - Parameters:
    ///  - body: reads from the same snapshot.
    ///  - isCancelled: called after each step.
    /// - Throws: `StorageError.unavailable` if one of the files can't be read or written, `CancellationError`.
    public static func copy<Value>(
        _ source: String, to target: String, pace: CopyPace = .full,
        isCancelled: @escaping @Sendable () -> Bool = { false }, reading body: (Database) throws -> Value
    ) throws -> Value {
        do {
            let from = try DatabaseQueue(path: source, configuration: copyConfiguration)
            let into = try DatabaseQueue(path: target, configuration: copyConfiguration)
            let value = try from.read { from in
                // The first read determines the snapshot for all that follow.
                _ = try Int.fetchOne(from, sql: "SELECT count(*) FROM sqlite_schema")
                let value = try body(from)
                try into.writeWithoutTransaction { into in
                    try from.backup(to: into, pagesPerStep: pace.pagesPerStep) { progress in
                        if isCancelled() { throw CancellationError() }
                        if !progress.isCompleted { Thread.sleep(forTimeInterval: pace.restSeconds) }
                    }
                }
                return value
            }
            try into.close()
            try from.close()
            return value
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw StorageError(error)
        }
    }

    private static var copyConfiguration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        configuration.label = "workhome-copy"
        return configuration
    }
}
