import Foundation
import Synchronization
import Testing

@testable import HTTP

@Suite struct FairnessTests {
    @Test("Who sends many requests at once keeps nobody waiting: connections take turns")
    func takingTurns() async throws {
        let connections = 4 * ProcessInfo.processInfo.activeProcessorCount
        let requestsEach = 200
        let turns = Turns(connections: connections, requestsEach: requestsEach)
        try await withServer {
            $0.limits.connectionCountPerAddress = connections
        } handler: {
            await turns.take($0)
        } _: { server in
            try await withThrowingTaskGroup { tasks in
                for number in 0..<connections {
                    tasks.addTask {
                        let client = try await server.client()
                        let request = "GET /\(number) HTTP/1.1\r\nHost: a\r\n\r\n"
                        try await client.send(String(repeating: request, count: requestsEach))
                        for _ in 0..<requestsEach { #expect(try await client.readAnswer().status == 200) }
                    }
                }
                try await tasks.waitForAll()
            }
        }
        let all = connections * requestsEach
        #expect(turns.taken.withLock { $0.reduce(0, +) } == all)
        // Without turns, the first connection would finish before most others had begun.
        #expect(turns.completedWhenFirstFinished.withLock { $0 ?? 0 } > all / 2)
    }
}

/// Counts each connection's requests; the first ones wait until every connection has sent one.
private final class Turns: Sendable {
    let requestsEach: Int
    let taken: Mutex<[Int]>
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])
    let completedWhenFirstFinished = Mutex<Int?>(nil)

    init(connections: Int, requestsEach: Int) {
        self.requestsEach = requestsEach
        taken = Mutex(Array(repeating: 0, count: connections))
    }

    func take(_ request: Request) async -> Response {
        guard let number = request.path.first.flatMap({ Int($0) }) else { return Response(status: .notFound) }
        let counts = taken.withLock { counts in
            counts[number] += 1
            return counts
        }
        if counts[number] == 1 { await waitForTheOthers() }
        if counts[number] == requestsEach {
            completedWhenFirstFinished.withLock { $0 = $0 ?? counts.reduce(0, +) }
        }
        return Response(body: .bytes([]))
    }

    /// The last connection releases all others at once: a timer would wake them one after another.
    private func waitForTheOthers() async {
        await withCheckedContinuation { continuation in
            let released = waiting.withLock { waiting in
                waiting.append(continuation)
                return waiting.count == taken.withLock(\.count) ? waiting : []
            }
            for each in released { each.resume() }
        }
    }
}
