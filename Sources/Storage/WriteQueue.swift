import GRDB
import Synchronization

/// A write in the queue.
struct PendingWrite: Sendable {
    /// How long it may wait for another program's lock.
    let deadline: ContinuousClock.Instant
    /// Does the work. Returns what to call once it is committed.
    let work: @Sendable (Database) throws -> @Sendable (WriteHold) -> Void
    let refuse: @Sendable (any Error) -> Void
}

/// Groups writes that arrive while another is being synced into one commit, because the sync takes longer than most of
/// them. Each is still an atomic change of its own, independent of the others, and is acknowledged when it is on disk.
final class WriteQueue: Sendable {
    /// A small limit, because the first of a group is acknowledged no sooner than the last.
    private static let mostTogether = 16

    private let pool: DatabasePool
    private let pending = Mutex<[PendingWrite]>([])

    init(_ pool: DatabasePool) {
        self.pool = pool
    }

    func add(_ write: PendingWrite) {
        pending.withLock { $0.append(write) }
        // Once per write, so that none is forgotten: it does nothing if an earlier commit included the write.
        pool.asyncWriteWithoutTransaction(commitPending)
    }

    private func commitPending(_ database: Database) {
        guard let deadline = pending.withLock({ $0.first?.deadline }) else { return }
        var (writes, refused): ([PendingWrite], Set<Int>) = ([], [])
        var done: [(start: WriteHold.Start, acknowledge: @Sendable (WriteHold) -> Void)] = []
        do {
            database.waitForLocks(until: deadline)
            try database.commit { database in
                writes = take(Self.mostTogether)
                for (place, write) in writes.enumerated() {
                    let start = WriteHold.Start()
                    do {
                        done.append((start, try database.change(isAlone: writes.count == 1, write.work)))
                    } catch  where writes.count > 1 && database.isInsideTransaction {
                        refused.insert(place)
                        write.refuse(error)
                    }
                }
            }
            let ends = done.dropFirst().map(\.start) + [WriteHold.Start()]
            for (each, end) in zip(done, ends) { each.acknowledge(WriteHold(since: each.start, until: end)) }
        } catch {
            // If the lock was not acquired, only the first write's deadline has passed.
            if writes.isEmpty { writes = take(1) }
            for (place, write) in writes.enumerated() where !refused.contains(place) { write.refuse(error) }
        }
    }

    private func take(_ count: Int) -> [PendingWrite] {
        pending.withLock { pending in
            defer { pending.removeFirst(min(count, pending.count)) }
            return Array(pending.prefix(count))
        }
    }
}

extension Database {
    /// Runs work that is rolled back if it throws: with the transaction if it is alone, otherwise with a savepoint.
    fileprivate func change<Value>(isAlone: Bool, _ work: (Database) throws -> Value) throws -> Value {
        if isAlone { return try work(self) }
        var values: [Value] = []
        try inSavepoint {
            values.append(try work(self))
            return .commit
        }
        return values[0]
    }
}
