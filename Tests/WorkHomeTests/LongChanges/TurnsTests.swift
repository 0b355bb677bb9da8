import Foundation
import Support
import Synchronization
import Testing

@testable import Transfer

@Suite struct TurnsTests {
    /// What tasks tell each other.
    private final class Shared<Value: Sendable>: Sendable {
        private let value: Mutex<Value>

        init(_ value: Value) { self.value = Mutex(value) }

        func callAsFunction() -> Value { value.withLock { $0 } }

        @discardableResult
        func change<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
            value.withLock { value in
                change(&value)
            }
        }
    }

    /// Waits until as many wait for a turn.
    private func wait(for count: Int, _ turns: Turns) async throws {
        while await turns.waiting.count < count { try await Task.sleep(for: .milliseconds(1)) }
    }

    @Test(.timeLimit(.minutes(1))) func whoHadTheFewestIsNext() async throws {
        let turns = Turns(places: 1)
        let order = Shared<[Int64]>([])
        let isFirstOver = Shared(false)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (count, person) in ([1, 1, 1, 2, 1, 2, 3] as [Int64]).enumerated() {
                group.addTask {
                    try await turns.take(person) {
                        order.change { $0.append(person) }
                        while count == 0, !isFirstOver() { try await Task.sleep(for: .milliseconds(1)) }
                    }
                }
                if count > 0 { try await wait(for: count, turns) }
                while order().isEmpty { try await Task.sleep(for: .milliseconds(1)) }
            }
            isFirstOver.change { $0 = true }
            try await group.waitForAll()
        }
        #expect(order() == [1, 2, 3, 1, 2, 1, 1])
    }

    @Test(.timeLimit(.minutes(1))) func onlySoManyWorkAtATime() async throws {
        let turns = Turns(places: 2)
        let now = Shared(0)
        let most = Shared(0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for person in 0..<20 {
                group.addTask {
                    try await turns.take(Int64(person)) {
                        let count = now.change { count in
                            count += 1
                            return count
                        }
                        most.change { $0 = max($0, count) }
                        try await Task.sleep(for: .milliseconds(2))
                        now.change { $0 -= 1 }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(most() == 2 && now() == 0)
    }

    private struct Failure: Error {}

    @Test(.timeLimit(.minutes(1))) func whoFailsGivesThePlaceBack() async throws {
        let turns = Turns(places: 1)
        await #expect(throws: Failure.self) { try await turns.take(1) { throw Failure() } }
        #expect(try await turns.take(2) { "done" } == "done")
    }

    /// A short reading does not wait for a long one of somebody else, nor for a second one.
    @Test(.timeLimit(.minutes(1))) func aFewLinesAreReadDuringALongFile() async throws {
        let folder = try TemporaryFolder()
        let imports = ImportFolder(directory: folder.path)
        let isOver = Shared(false)
        let begunCount = Shared(0)
        async let long = imports.read(for: 1) { note -> String in
            begunCount.change { $0 += 1 }
            while !isOver() {
                try note(0.5)
                Thread.sleep(forTimeInterval: 0.005)
            }
            return "long"
        }
        for person in [Int64(2), 3, 1] {
            #expect(try await imports.read(for: person) { _ in person } == person)
        }
        while begunCount() < 2 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(try await imports.read(for: 4) { _ in "short" } == "short")
        isOver.change { $0 = true }
        #expect(try await long == "long")
        #expect(imports.progress.part(of: 1) == nil)
    }
}
