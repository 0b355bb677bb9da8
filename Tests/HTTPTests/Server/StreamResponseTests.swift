import Foundation
import Synchronization
import Testing

@testable import HTTP

@Suite struct StreamResponseTests {
    /// Produces a number of pieces, counts them, and reports when it is released.
    private final class Source: Sendable {
        let given = Mutex(0)
        private let count: Int
        private let failsAt: Int?
        private let onRelease: @Sendable () -> Void

        init(count: Int, failsAt: Int? = nil, onRelease: @escaping @Sendable () -> Void = {}) {
            self.count = count
            self.failsAt = failsAt
            self.onRelease = onRelease
        }

        deinit { onRelease() }

        func next() throws -> [UInt8]? {
            try given.withLock { given in
                if given == failsAt { throw CocoaError(.fileReadUnknown) }
                guard given < count else { return nil }
                given += 1
                return Array("piece \(given);".utf8)
            }
        }

        var response: Response { Response(body: .stream { try self.next() }) }
    }

    private let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test("A stream comes in chunks, and the connection goes on")
    func chunks() async throws {
        try await withServer(handler: { _ in Source(count: 12).response }) { server in
            let client = try await server.client()
            try await client.send(
                get + "HEAD / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            let text = try await client.readToEnd()
            let answers = text.components(separatedBy: "HTTP/1.1 200 OK\r\n").dropFirst()
            #expect(answers.count == 3)
            let bodies = answers.compactMap { $0.components(separatedBy: "\r\n\r\n").dropFirst().first }
            #expect(answers.allSatisfy { $0.contains("Transfer-Encoding: chunked\r\n") })
            #expect(answers.allSatisfy { !$0.contains("Content-Length") })
            #expect(bodies.first?.hasPrefix("8\r\npiece 1;\r\n8\r\npiece 2;\r\n") == true)
            #expect(bodies.first?.hasSuffix("9\r\npiece 12;\r\n0") == true)
            #expect(bodies.dropFirst().first == "")
            #expect(bodies.first == bodies.last)
        }
    }

    @Test("A client of HTTP/1.0 gets the bytes alone, up to the end of the connection")
    func oldClient() async throws {
        try await withServer(handler: { _ in Source(count: 2).response }) { server in
            let client = try await server.client()
            try await client.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
            let text = try await client.readToEnd()
            #expect(text.hasSuffix("\r\n\r\npiece 1;piece 2;"))
            #expect(!text.contains("Transfer-Encoding") && !text.contains("Content-Length"))
        }
    }

    @Test("A stream that fails ends the connection without the last chunk")
    func failure() async throws {
        try await withServer(handler: { _ in Source(count: 5, failsAt: 2).response }) { server in
            let client = try await server.client()
            try await client.send(get)
            #expect(try await client.readToEnd().hasSuffix("piece 2;\r\n"))
            #expect(server.log.events.contains { $0.level == .error })
        }
    }

    @Test("A stream that fails resets the connection of HTTP/1.0, where an orderly end would pass for a whole")
    func failureWithoutChunks() async throws {
        try await withServer(handler: { _ in Source(count: 5, failsAt: 2).response }) { server in
            let client = try await server.client()
            try await client.send("GET / HTTP/1.0\r\n\r\n")
            await #expect(throws: (any Error).self) { try await client.readToEnd() }
        }
    }

    @Test("A client that leaves ends the making of the rest")
    func departure() async throws {
        let released = AsyncStream.makeStream(of: Void.self)
        let handler: @Sendable (Request) async -> Response = { _ in
            Source(count: .max) { released.continuation.finish() }.response
        }
        try await withServer(handler: handler) { server in
            let client = try await server.client()
            try await client.send(get)
            try await client.waitForInput()
            try client.reset()
            for await _ in released.stream {}
        }
    }
}
