import Foundation
import Synchronization

/// A stream of pieces, written by a dedicated thread and read by a task. The thread waits while the task is behind, and
/// ends when the pipe is released.
///
/// For work that reads the database as long as a client takes to download it: a cursor can't be suspended.
package final class Pipe<Piece: Sendable>: Sendable {
    /// Writes everything to the sink; an error it throws ends the pipe.
    package typealias Work = @Sendable (_ sink: @escaping (Piece) throws -> Void) throws -> Void

    private let channel = Channel()
    private let work: Work

    /// The work starts with the first call of `next`.
    package init(_ work: @escaping Work) { self.work = work }

    deinit { channel.cancel() }

    /// The next piece; nil after the last. Only one task at a time may call it.
    package func next() async throws -> Piece? {
        if channel.begin() {
            Thread.detachNewThread { [channel, work] in
                channel.end(Result { try work(channel.put) })
            }
        }
        return try await channel.take()
    }

    private final class Channel: Sendable {
        /// The maximum number of pieces in the buffer.
        private static var capacity: Int { 4 }

        private struct State {
            var hasBegun = false
            var isCancelled = false
            var pieces: [Piece] = []
            var end: Result<Void, any Error>?
            var reader: CheckedContinuation<Piece?, any Error>?
        }

        private let state = Mutex(State())
        private let room = DispatchSemaphore(value: 0)

        init() {
            // Starts at 0: a semaphore freed below its initial value traps, and a reader that leaves would cause that.
            for _ in 0..<Self.capacity { room.signal() }
        }

        /// - Returns: whether this is the first call.
        func begin() -> Bool {
            state.withLock { state in
                defer { state.hasBegun = true }
                return !state.hasBegun
            }
        }

        func put(_ piece: Piece) throws {
            room.wait()
            let reader = try state.withLock { state in
                guard !state.isCancelled else { throw CancellationError() }
                if state.reader == nil { state.pieces.append(piece) }
                return state.reader.take()
            }
            guard let reader else { return }
            room.signal()
            reader.resume(returning: piece)
        }

        func end(_ result: Result<Void, any Error>) {
            let reader = state.withLock { state in
                state.end = result
                return state.reader.take()
            }
            reader?.resume(with: result.map { nil })
        }

        func take() async throws -> Piece? {
            try await withCheckedThrowingContinuation { continuation in
                let ready: Result<Piece?, any Error>? = state.withLock { state in
                    if !state.pieces.isEmpty { return .success(state.pieces.removeFirst()) }
                    if let end = state.end { return end.map { nil } }
                    state.reader = continuation
                    return nil
                }
                guard let ready else { return }
                if case .success(.some) = ready { room.signal() }
                continuation.resume(with: ready)
            }
        }

        /// Makes the thread's next `put` throw.
        func cancel() {
            state.withLock { state in
                state.isCancelled = true
                state.pieces = []
            }
            room.signal()
        }
    }
}
