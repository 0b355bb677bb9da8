import GRDB
import Synchronization

/// A write that waits for its turn.
struct PendingWrite: Sendable {
    /// Until when it waits for another program's lock.
    let deadline: ContinuousClock.Instant
    /// Does its work. Returns what is called once that is on the disk.
    let work: @Sendable (Database) throws -> @Sendable (WriteHold) -> Void
    let refuse: @Sendable (any Error) -> Void
}

/// Writes that came while another was on its way to the disk go there with one commit, because the wait for the disk is
/// longer than most of them. Each is still a change of its own: all of it is kept or nothing, whatever becomes of the
/// others, and it is acknowledged when it is on the disk.
final class WriteQueue: Sendable {
    /// The first of them is acknowledged no sooner than the last.
    private static let mostTogether = 16

    private let pool: DatabasePool
    private let pending = Mutex<[PendingWrite]>([])

    init(_ pool: DatabasePool) {
        self.pool = pool
    }

    func add(_ write: PendingWrite) {
        pending.withLock { $0.append(write) }
        // Once for each, as none may be left to itself: it finds nothing to do where an earlier one has done it.
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
            // Without the lock it is the first alone whose patience has ended.
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
    /// Does something of which nothing stays when it throws: alone in the transaction, which then ends, or beside others.
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
