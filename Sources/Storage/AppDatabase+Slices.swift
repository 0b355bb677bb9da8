import Foundation
import GRDB

/// A change that is too long for one transaction: many small steps, of which as many make a transaction as fit into its
/// time. Between two transactions others save.
///
/// Each slice is a complete change, and what is left has to follow from the rows themselves, because a slice may be the
/// last one before a power cut.
public struct SlicedChange: Sendable {
    /// Whether the writer is left alone between two slices.
    public enum Pace: Sendable {
        /// Within the server the writer is a queue: whoever waits comes before the next slice. Other programs need but a
        /// moment.
        case inTurn
        /// Another program takes its chance to lock the file; without a rest it would hardly get one.
        case resting
    }

    /// Short for who waits, long enough that the ends of transactions take little of it.
    public static let usualSlice = Duration.milliseconds(100)

    private static let shortestRest = Duration.milliseconds(50)
    private static let moment = Duration.milliseconds(20)

    private let database: AppDatabase
    private let pace: Pace
    private let slice: Duration
    private let isCancelled: @Sendable () -> Bool

    /// - Parameters:
    ///   - slice: how long the steps of one transaction may take, without what follows from them.
    ///   - isCancelled: is asked before each slice.
    public init(
        _ database: AppDatabase, pace: Pace = .inTurn, slice: Duration = usualSlice,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        (self.database, self.pace, self.slice, self.isCancelled) = (database, pace, slice, isCancelled)
    }

    /// Runs steps until there are none, on the calling thread.
    /// - Parameters:
    ///   - begin: opens a slice; false where the change is off, as when its person is gone.
    ///   - step: one small step; false when there was nothing left to do.
    ///   - end: what follows from the steps of a slice, in its transaction.
    ///   - committed: is called when a slice is on the disk.
    /// - Returns: whether all steps were done; false where the change is off.
    /// - Throws: `StorageError.unavailable`, `CancellationError`, or what the steps throw; the slices before stay.
    @discardableResult
    public func run(
        begin: (Database) throws -> Bool = { _ in true }, step: (Database) throws -> Bool,
        end: (Database) throws -> Void = { _ in }, committed: () -> Void = {}, file: String = #fileID,
        line: UInt = #line
    ) throws -> Bool {
        while true {
            if isCancelled() { throw CancellationError() }
            let clock = ContinuousClock()
            let start = clock.now
            let state = try database.writeInPlace(file: file, line: line) { database -> State in
                guard try begin(database) else { return .off }
                let deadline = clock.now + slice
                var isMore = true
                repeat { isMore = try step(database) } while isMore && clock.now < deadline
                try end(database)
                return isMore ? .unfinished : .finished
            }
            if state != .off { committed() }
            // Another run may follow at once.
            if state == .unfinished || pace == .resting { rest(after: clock.now - start) }
            guard state == .unfinished else { return state == .finished }
        }
    }

    private enum State {
        case off, unfinished, finished
    }

    private func rest(after slice: Duration) {
        let rest = pace == .inTurn ? Self.moment : max(slice, Self.shortestRest)
        Thread.sleep(forTimeInterval: rest / .seconds(1))
    }
}
