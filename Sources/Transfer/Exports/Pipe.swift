import Foundation
import Synchronization

/// Pieces that a thread of its own writes and a task reads. The thread waits while the task is behind, and ends when the pipe
/// is let go.
///
/// For work that reads the database for as long as a client takes to download it: a cursor can't be left and come back to.
package final class Pipe<Piece: Sendable>: Sendable {
    /// Writes everything to the sink, and ends by what it throws.
    package typealias Work = @Sendable (_ sink: @escaping (Piece) throws -> Void) throws -> Void

    private let channel = Channel()
    private let work: Work

    /// The work begins with the first `next`.
    package init(_ work: @escaping Work) {
        self.work = work
    }

    deinit { channel.cancel() }

    /// The next piece; nil after the last. By one task at a time.
    package func next() async throws -> Piece? {
        if channel.begin() {
            Thread.detachNewThread { [channel, work] in
                channel.end(Result { try work(channel.put) })
            }
        }
        return try await channel.take()
    }

    private final class Channel: Sendable {
        /// How many pieces may wait.
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
            // A semaphore must not end with less than it began with, which a reader that leaves would make it.
            for _ in 0..<Self.capacity { room.signal() }
        }

        /// - Returns: whether this is the first time.
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

        /// The thread meets it at its next piece.
        func cancel() {
            state.withLock { state in
                state.isCancelled = true
                state.pieces = []
            }
            room.signal()
        }
    }
}
