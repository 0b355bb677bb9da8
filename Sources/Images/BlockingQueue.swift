import Dispatch

/// Runs blocking disk calls on their own threads, so that they never hold up the tasks of the server.
public struct BlockingQueue: Sendable {
    private let queue: DispatchQueue

    public init(label: String) {
        queue = DispatchQueue(label: label, attributes: .concurrent)
    }

    public func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: work)) }
        }
    }
}
