import Foundation
import GRDB

/// How fast a copy is made: after so many pages it leaves the disk to others for a while.
public struct CopyPace: Sendable {
    public var pagesPerStep: Int32
    public var restSeconds: Double

    public init(pagesPerStep: Int32, restSeconds: Double) {
        self.pagesPerStep = pagesPerStep
        self.restSeconds = restSeconds
    }

    /// A mebibyte at a time, some 80 of them a second at most: beside a server that answers people.
    public static let gentle = CopyPace(pagesPerStep: 256, restSeconds: 0.01)
    /// For a program that is alone.
    public static let full = CopyPace(pagesPerStep: -1, restSeconds: 0)
}

extension AppDatabase {
    /// Copies a database as it is at one moment into a new file, with other work going on (sqlite.org/backup.html).
    ///
    /// It reads through a connection of its own. In WAL the writer goes on meanwhile, and so do all readers.
    /// - Parameters:
    ///   - body: reads the same moment that the copy is of.
    ///   - isCancelled: is asked after each step.
    /// - Throws: `StorageError.unavailable` when one of the files can't be read or written, `CancellationError`.
    public static func copy<Value>(
        _ source: String, to target: String, pace: CopyPace = .full,
        isCancelled: @escaping @Sendable () -> Bool = { false }, reading body: (Database) throws -> Value
    ) throws -> Value {
        do {
            let from = try DatabaseQueue(path: source, configuration: copyConfiguration)
            let into = try DatabaseQueue(path: target, configuration: copyConfiguration)
            let value = try from.read { from in
                // The first read fixes the moment for everything after it.
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
