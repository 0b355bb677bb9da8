import Support
import Synchronization
import Testing

@testable import Images

@Suite struct DecodeSlotsTests {
    @Test func servesInTheOrderOfArrival() async throws {
        let slots = DecodeSlots(count: 1)
        let order = Order()
        try await slots.withSlot {
            for number in 0..<5 {
                Task { try await slots.withSlot { order.numbers.withLock { $0.append(number) } } }
                try await waitUntil { slots.waiting == number + 1 }
            }
        }
        try await waitUntil { order.numbers.withLock(\.count) == 5 }
        #expect(order.numbers.withLock { $0 } == [0, 1, 2, 3, 4])
    }

    @Test func aCancelledTaskLeavesTheQueue() async throws {
        let slots = DecodeSlots(count: 1)
        try await slots.withSlot {
            let task = Task { try await slots.withSlot {} }
            try await waitUntil { slots.waiting == 1 }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(slots.waiting == 0)
        }
        try await slots.withSlot {}
    }

    @Test func aTaskThatIsCancelledBeforehandGetsNoTurn() async throws {
        let slots = DecodeSlots(count: 1)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await slots.withSlot {}
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        try await slots.withSlot {}
    }

    @Test func aFailureGivesTheSlotBack() async throws {
        let slots = DecodeSlots(count: 1)
        await #expect(throws: ImageError.damaged) { try await slots.withSlot { throw ImageError.damaged } }
        try await slots.withSlot {}
    }

    @Test func losesNoSlotUnderRandomCancellation() async throws {
        let slots = DecodeSlots(count: 2)
        let running = Running()
        var random = SeededGenerator(seed: 1)
        let tasks = (0..<500).map { _ in
            Task {
                try await slots.withSlot {
                    running.count.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                    await Task.yield()
                    running.count.withLock { $0.now -= 1 }
                }
            }
        }
        for task in tasks where Bool.random(using: &random) { task.cancel() }
        for task in tasks { _ = await task.result }
        #expect(running.count.withLock(\.most) <= 2)
        #expect(slots.waiting == 0)
        try await slots.withSlot { try await slots.withSlot {} }
    }

    private func waitUntil(_ condition: () -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition() {
            try #require(ContinuousClock.now < deadline)
            await Task.yield()
        }
    }
}

private final class Order: Sendable {
    let numbers = Mutex<[Int]>([])
}

private final class Running: Sendable {
    let count = Mutex((now: 0, most: 0))
}
