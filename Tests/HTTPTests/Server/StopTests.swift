import HTTPTypes
import Testing

@testable import HTTP

@Suite struct StopTests {
    private let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test("A graceful stop closes idle connections at once, refuses new ones and lets a running request finish")
    func graceful() async throws {
        let (started, continuation) = AsyncStream<Void>.makeStream()
        let (finish, finisher) = AsyncStream<Void>.makeStream()
        let handler: @Sendable (Request) async -> Response = { request in
            guard request.path == ["slow"] else { return Response() }
            continuation.yield()
            for await _ in finish { break }
            return Response(body: .bytes(Array("done".utf8)))
        }
        try await withServer {
            $0.limits.gracefulStopTimeout = .seconds(10)
        } handler: {
            await handler($0)
        } _: { server in
            let idle = try await server.client()
            try await idle.send(get)
            #expect(try await idle.readAnswer().status == 200)
            let silent = try await server.client()
            let busy = try await server.client()
            try await busy.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await started.first { _ in true } != nil)
            await server.group.triggerGracefulShutdown()
            #expect(try await idle.readToEnd() == "")
            #expect(try await silent.readToEnd() == "")
            await #expect(throws: SocketClient.Failure.self) {
                // The listener closes slightly later.
                for _ in 0..<1_000 {
                    _ = try await server.client()
                    try await Task.sleep(for: .milliseconds(5))
                }
            }
            finisher.yield()
            let answer = try await busy.readToEnd()
            #expect(answer.hasSuffix("\r\nConnection: close\r\n\r\ndone"))
        }
    }

    @Test("What does not end in time is cut, and the server returns")
    func cut() async throws {
        let (started, continuation) = AsyncStream<Void>.makeStream()
        try await withServer {
            $0.limits.gracefulStopTimeout = .milliseconds(200)
        } handler: { _ in
            continuation.yield()
            try? await Task.sleep(for: .seconds(60))
            return Response()
        } _: { server in
            let client = try await server.client()
            try await client.send(get)
            #expect(await started.first { _ in true } != nil)
            await server.group.triggerGracefulShutdown()
            #expect(try await client.readToEnd() == "")
            #expect(server.log.events.contains { $0.level == .warning && $0.value("count") == "1" })
        }
    }
}
