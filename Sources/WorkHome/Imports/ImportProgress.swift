import Synchronization

/// How much is read of the files that are being read now, by the person who brought them.
final class ImportProgress: Sendable {
    private let parts = Mutex<[Int64: Double]>([:])

    /// From 0 to 1; nil while nothing of theirs is read.
    func part(of user: Int64) -> Double? { parts.withLock { $0[user] } }

    /// Reads a file, which says from time to time how far it is.
    func follow<Value>(
        _ user: Int64, _ read: (@escaping @Sendable (Double) -> Void) throws -> Value
    ) rethrows -> Value {
        defer { parts.withLock { $0[user] = nil } }
        return try read { part in self.parts.withLock { $0[user] = part } }
    }
}
