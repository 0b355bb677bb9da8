import Synchronization

/// How far the files are that are being read, added or taken back now, by the person who brought them.
package final class ImportProgress: Sendable {
    private let parts = Mutex<[Int64: Double]>([:])
    private let heldUp = Mutex<Set<Int64>>([])

    /// From 0 to 1; nil while nothing of this person is in progress.
    package func part(of user: Int64) -> Double? { parts.withLock { $0[user] } }

    /// Whether their work could not continue at the last try, for example because the disk is full.
    package func isHeldUp(_ user: Int64) -> Bool { heldUp.withLock { $0.contains(user) } }

    func note(isHeldUp: Bool, _ user: Int64) {
        heldUp.withLock { if isHeldUp { $0.insert(user) } else { $0.remove(user) } }
    }

    /// Runs some work, which says from time to time how far it is.
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
