import Dispatch
import Synchronization

/// Runs blocking work on its own threads, a fixed number of jobs at a time, first come first served.
///
/// The threads are not those of Swift's cooperative pool, which must never block. A task that is canceled while it
/// waits leaves the queue at once. If its job already runs, it gets the result, and its slot is taken until then.
final class BoundedQueue: Sendable {
    private struct Waiter {
        let ticket: UInt64
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var freeSlots: Int
        var nextTicket: UInt64 = 0
        var waiters: [Waiter] = []
    }

    private let state: Mutex<State>
    private let threads: DispatchQueue

    init(label: String, maximumConcurrentJobs: Int) {
        precondition(maximumConcurrentJobs > 0, "a queue without slots never runs anything")
        state = Mutex(State(freeSlots: maximumConcurrentJobs))
        threads = DispatchQueue(label: label, attributes: .concurrent)
    }

    /// The number of tasks in the queue.
    var waitingCount: Int { state.withLock { $0.waiters.count } }

    /// - Throws: what `job` throws, or `CancellationError` when the task was canceled before the job started.
    func run<Value: Sendable>(_ job: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await takeSlot()
        defer { releaseSlot() }
        return try await withCheckedThrowingContinuation { continuation in
            threads.async { continuation.resume(with: Result { try job() }) }
        }
    }

    private func takeSlot() async throws {
        let ticket = state.withLock { state in
            state.nextTicket += 1
            return state.nextTicket
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome = state.withLock { Self.enter(continuation, ticket: ticket, state: &$0) }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            cancelWaiting(ticket: ticket)
        }
    }

    /// The result to resume the task with at once, or nil if it is queued.
    ///
    /// A task is marked canceled before its handler runs, so this check under the lock and `cancelWaiting` under the same
    /// lock miss no cancellation between them.
    private static func enter(
        _ continuation: CheckedContinuation<Void, any Error>, ticket: UInt64, state: inout State
    ) -> Result<Void, any Error>? {
        if Task.isCancelled { return .failure(CancellationError()) }
        if state.freeSlots > 0 {
            state.freeSlots -= 1
            return .success(())
        }
        state.waiters.append(Waiter(ticket: ticket, continuation: continuation))
        return nil
    }

    private func cancelWaiting(ticket: UInt64) {
        let waiter = state.withLock { state -> Waiter? in
            guard let index = state.waiters.firstIndex(where: { $0.ticket == ticket }) else { return nil }
            return state.waiters.remove(at: index)
        }
        waiter?.continuation.resume(throwing: CancellationError())
    }

    private func releaseSlot() {
        let next = state.withLock { state -> Waiter? in
            guard !state.waiters.isEmpty else {
                state.freeSlots += 1
                return nil
            }
            return state.waiters.removeFirst()
        }
        next?.continuation.resume()
    }
}
