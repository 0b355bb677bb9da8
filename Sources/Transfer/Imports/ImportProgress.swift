import Synchronization

/// The progress of the imports being read, added or undone, by user.
package final class ImportProgress: Sendable {
    private let parts = Mutex<[Int64: Double]>([:])
    private let stalled = Mutex<Set<Int64>>([])

    /// From 0 to 1; nil while nothing of this user is in progress.
    package func part(of user: Int64) -> Double? { parts.withLock { $0[user] } }

    /// Whether their work could not continue at the last try, for example because the disk is full.
    package func isStalled(_ user: Int64) -> Bool { stalled.withLock { $0.contains(user) } }

    func note(isStalled: Bool, _ user: Int64) {
        stalled.withLock { if isStalled { $0.insert(user) } else { $0.remove(user) } }
    }

    /// Tracks the progress of some work, which reports it from time to time.
    package func follow<Value>(
        _ user: Int64, _ work: (@escaping @Sendable (Double) -> Void) throws -> Value
    ) rethrows -> Value {
        defer { parts.withLock { $0[user] = nil } }
        return try work { part in self.parts.withLock { $0[user] = part } }
    }

    func follow<Value: Sendable>(
        _ user: Int64, _ work: @Sendable (@escaping @Sendable (Double) -> Void) async throws -> Value
    ) async rethrows -> Value {
        defer { parts.withLock { $0[user] = nil } }
        return try await work { part in self.parts.withLock { $0[user] = part } }
    }
}
