import Foundation
import GRDB

/// A change that is too long for one transaction: many small steps, as many per transaction as fit into its time.
/// Others can write in between.
///
/// Each slice is a complete change, and the remaining work must follow from the rows themselves, because a power cut
/// may come after any slice.
public struct SlicedChange: Sendable {
    /// How others get to write between two slices.
    public enum Pace: Sendable {
        /// Within the server, writes are queued: those that wait come before the next slice. Other programs only need a
        /// moment.
        case inTurn
        /// Another program polls for the file lock, and would rarely get it without a longer pause.
        case resting
    }

    /// Short for those who wait, but long enough that commits take a small part of it.
    public static let usualSlice = Duration.milliseconds(100)

    private static let shortestRest = Duration.milliseconds(50)
    private static let moment = Duration.milliseconds(20)

    private let database: AppDatabase
    private let pace: Pace
    private let slice: Duration
    private let isCancelled: @Sendable () -> Bool

    /// - Parameters:
    ///   - slice: how long the steps of one transaction may take, without the work at its end.
    ///   - isCancelled: checked before each slice.
    public init(
        _ database: AppDatabase, pace: Pace = .inTurn, slice: Duration = usualSlice,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        (self.database, self.pace, self.slice, self.isCancelled) = (database, pace, slice, isCancelled)
    }

    /// Runs steps until none are left, on the calling thread.
    /// - Parameters:
    ///   - begin: opens a slice; returns false if the change is called off, for example because its user was deleted.
    ///   - step: one small step; returns false when nothing is left to do.
    ///   - end: updates derived data at the end of a slice, in its transaction.
    ///   - committed: called when a slice is committed.
    /// - Returns: whether all steps were done; false if the change was called off.
    /// - Throws: `StorageError.unavailable`, `CancellationError`, or what the steps throw; earlier slices stay.
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
            // Another run may follow immediately.
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
