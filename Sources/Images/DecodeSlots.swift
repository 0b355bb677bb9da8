import Dispatch
import Synchronization

/// A semaphore for a fixed number of tasks, first come first served. A task that is canceled while it waits leaves the
/// queue.
final class DecodeSlots: Sendable {
    private struct Waiter {
        let id: UInt64
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var free: Int
        var nextID: UInt64 = 0
        var waiters: [Waiter] = []
    }

    private let state: Mutex<State>

    init(count: Int) { state = Mutex(State(free: max(1, count))) }

    var waiting: Int { state.withLock(\.waiters.count) }

    /// - Throws: `CancellationError` when the task is canceled before its turn, and what `body` throws.
    func withSlot<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        try await take()
        defer { returnSlot() }
        return try await body()
    }

    private func take() async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { enqueue(Waiter(id: id, continuation: $0)) }
        } onCancel: {
            cancel(id)
        }
    }

    /// A task is marked as canceled before its handler runs, and the handler takes the same lock. So either the mark is
    /// seen here, or the handler finds the waiter in the queue.
    private func enqueue(_ waiter: Waiter) {
        let result: Result<Void, any Error>? = state.withLock { state in
            if Task.isCancelled { return .failure(CancellationError()) }
            if state.free > 0 {
                state.free -= 1
                return .success(())
            }
            state.waiters.append(waiter)
            return nil
        }
        if let result { waiter.continuation.resume(with: result) }
    }

    private func cancel(_ id: UInt64) {
        let waiter: Waiter? = state.withLock { state in
            state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0) }
        }
        waiter?.continuation.resume(throwing: CancellationError())
    }

    private func returnSlot() {
        let next: Waiter? = state.withLock { state in
            if state.waiters.isEmpty {
                state.free += 1
                return nil
            }
            return state.waiters.removeFirst()
        }
        next?.continuation.resume()
    }
}

/// Runs blocking disk calls on their own threads, so that they never hold up the tasks of the server.
public struct BlockingQueue: Sendable {
    private let queue: DispatchQueue

    public init(label: String) { queue = DispatchQueue(label: label, attributes: .concurrent) }

    public func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: work)) }
        }
    }
}
