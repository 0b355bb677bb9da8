import Dispatch
import Synchronization
import Testing

@testable import Crypto

@Suite(.timeLimit(.minutes(5)))
struct BoundedQueueTests {
    /// Jobs block here, as real work does; they give up after two minutes so that a failing test ends.
    final class Gate: Sendable {
        private let semaphore = DispatchSemaphore(value: 0)

        func pass() -> Bool { semaphore.wait(timeout: .now() + 120) == .success }
        func open(for count: Int = 1) {
            for _ in 0..<count { semaphore.signal() }
        }
    }

    final class Log<Entry: Sendable>: Sendable {
        private let kept = Mutex<[Entry]>([])

        var entries: [Entry] { kept.withLock { $0 } }
        var count: Int { kept.withLock { $0.count } }
        func add(_ entry: Entry) { kept.withLock { $0.append(entry) } }
    }

    func until(_ condition: () -> Bool) async throws {
        while !condition() { try await Task.sleep(for: .milliseconds(1)) }
    }

    @Test func runsAsManyJobsAsItMayAndNotOneMore() async throws {
        let queue = BoundedQueue(label: "test", maximumConcurrentJobs: 2)
        let started = Log<Int>()
        let finished = Log<Int>()
        let gate = Gate()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<8 {
                group.addTask {
                    try await queue.run {
                        started.add(number)
                        defer { finished.add(number) }
                        return gate.pass()
                    }
                }
            }
            for round in 0..<8 {
                // Two blocked jobs are two blocked threads: if they were cooperative threads, this would deadlock on
                // a machine with two cores.
                try await until {
                    started.count == min(round + 2, 8) && queue.waitingCount == max(6 - round, 0)
                }
                #expect(started.count - finished.count == min(2, 8 - round))
                gate.open()
                try await until { finished.count == round + 1 }
            }
            for try await passed in group { #expect(passed) }
        }
    }

    @Test func servesInTheOrderOfArrival() async throws {
        let queue = BoundedQueue(label: "test", maximumConcurrentJobs: 1)
        let gate = Gate()
        let order = Log<Int>()
        try await withThrowingTaskGroup(of: Void.self) { group in
            let started = Log<Bool>()
            group.addTask {
                try await queue.run {
                    started.add(true)
                    #expect(gate.pass())
                }
            }
            try await until { started.count == 1 }
            for number in 0..<10 {
                group.addTask { try await queue.run { order.add(number) } }
                try await until { queue.waitingCount == number + 1 }
            }
            gate.open()
            try await group.waitForAll()
        }
        #expect(order.entries == Array(0..<10))
    }

    @Test func aCancelledTaskLeavesTheLineAtOnceAndNeverRuns() async throws {
        let queue = BoundedQueue(label: "test", maximumConcurrentJobs: 1)
        let gate = Gate()
        let ran = Log<String>()
        let first = Task {
            try await queue.run {
                ran.add("first")
                return gate.pass()
            }
        }
        try await until { ran.entries == ["first"] }
        let second = Task { try await queue.run { ran.add("second") } }
        try await until { queue.waitingCount == 1 }
        let third = Task { try await queue.run { ran.add("third") } }
        try await until { queue.waitingCount == 2 }

        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(queue.waitingCount == 1)

        gate.open()
        #expect(try await first.value)
        try await third.value
        #expect(ran.entries == ["first", "third"])
    }

    @Test func aCancelledJobThatRunsKeepsItsSlotAndGivesItsResult() async throws {
        let queue = BoundedQueue(label: "test", maximumConcurrentJobs: 1)
        let gate = Gate()
        let started = Log<String>()
        let first = Task {
            try await queue.run {
                started.add("first")
                return gate.pass()
            }
        }
        try await until { started.entries == ["first"] }
        first.cancel()
        let second = Task { try await queue.run { started.add("second") } }
        try await until { queue.waitingCount == 1 }
        #expect(started.entries == ["first"])

        gate.open()
        #expect(try await first.value)
        try await second.value
        #expect(started.entries == ["first", "second"])
    }

    @Test func aTaskCancelledBeforehandTakesNoSlot() async throws {
        let queue = BoundedQueue(label: "test", maximumConcurrentJobs: 1)
        let gate = Gate()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            try await queue.run { _ = gate.pass() }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await queue.run { true })
    }

    @Test func anErrorComesThroughAndFreesTheSlot() async throws {
        let queue = BoundedQueue(label: "test", maximumConcurrentJobs: 1)
        for _ in 0..<3 {
            await #expect(throws: CryptoError.keyDerivationFailed) {
                try await queue.run { throw CryptoError.keyDerivationFailed }
            }
        }
        #expect(try await queue.run { true })
    }

    @Test func manyCancellationsLoseNoSlot() async throws {
        let queue = BoundedQueue(label: "test", maximumConcurrentJobs: 2)
        for _ in 0..<200 {
            let tasks = (0..<6).map { _ in Task { try await queue.run {} } }
            for task in tasks.dropFirst(2) { task.cancel() }
            for task in tasks { _ = await task.result }
        }
        #expect(queue.waitingCount == 0)
        let both = Gate()
        let started = Log<Int>()
        async let left = queue.run {
            started.add(0)
            return both.pass()
        }
        async let right = queue.run {
            started.add(1)
            return both.pass()
        }
        try await until { started.count == 2 }
        both.open(for: 2)
        let passed = try await [left, right]
        #expect(passed == [true, true])
    }
}
