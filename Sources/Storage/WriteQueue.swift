import Foundation
import GRDB
import Synchronization

/// A write in the queue.
struct PendingWrite: Sendable {
    /// How long it may wait for another program's lock.
    let deadline: ContinuousClock.Instant
    /// Does the work and returns a closure to call once it is committed.
    let work: @Sendable (Database) throws -> @Sendable (WriteHold) -> Void
    let refuse: @Sendable (any Error) -> Void
}

/// Groups writes that arrive while another is being synced into one commit, because the sync takes longer than most of
/// them. Each is still an atomic change of its own, independent of the others, and is acknowledged when it is on disk.
final class WriteQueue: Sendable {
    /// A small limit, because the first of a group is acknowledged no sooner than the last.
    private static let maximumTogether = 16

    private let pool: DatabasePool
    private let pending = Mutex<[PendingWrite]>([])

    init(_ pool: DatabasePool) { self.pool = pool }

    func add(_ write: PendingWrite) {
        pending.withLock { $0.append(write) }
        // Once per write, so that none is forgotten: it does nothing if an earlier commit included the write.
        pool.asyncWriteWithoutTransaction(commitPending)
    }

    private func commitPending(_ database: Database) {
        guard let deadline = pending.withLock({ $0.first?.deadline }) else { return }
        var writes: [PendingWrite] = []
        var results: [(start: WriteHold.Start, end: WriteHold.Start, tell: @Sendable (WriteHold) -> Void)] = []
        do {
            database.waitForLocks(until: deadline)
            try database.commit { database in
                writes = take(Self.maximumTogether)
                for write in writes {
                    let start = WriteHold.Start()
                    let tell = try result(of: write, isAlone: writes.count == 1, in: database)
                    results.append((start, WriteHold.Start(), tell))
                }
            }
            // Results are reported only after the commit: a refusal may depend on another write of the group.
            let end = WriteHold.Start()
            for (place, result) in results.enumerated() {
                let isLast = place == results.count - 1
                result.tell(WriteHold(since: result.start, until: isLast ? end : result.end))
            }
        } catch {
            // If the lock was not acquired, only the first write's deadline has passed.
            if writes.isEmpty { writes = take(1) }
            for write in writes { write.refuse(error) }
        }
    }

    /// Does a write.
    /// - Returns: a closure that reports the result to the caller after the commit.
    /// - Throws: an error that ends the whole group, such as a failing disk.
    private func result(
        of write: PendingWrite, isAlone: Bool, in database: Database
    ) throws -> @Sendable (WriteHold) -> Void {
        do {
            return try database.change(isAlone: isAlone, write.work)
        } catch let error as DatabaseError where StorageError.isUnavailability(error) {
            throw error
        } catch  where !isAlone && database.isInsideTransaction {
            return { _ in write.refuse(error) }
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

/// How long a transaction kept others from writing.
public struct WriteHold: Sendable {
    public let elapsed: Duration
    /// The CPU time of it, without waiting for the disk or a busy machine.
    public let processor: Duration

    struct Start {
        let instant = ContinuousClock.now
        let processor = WriteHold.processorTime
    }

    init(since start: Start, until end: Start = Start()) {
        (elapsed, processor) = (end.instant - start.instant, end.processor - start.processor)
    }

    /// The CPU time of this thread, on which the whole transaction runs (clock_gettime(2)).
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
