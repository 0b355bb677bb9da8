import HTTPTypes
import Testing

@testable import HTTP

@Suite struct ConnectionLimitTests {
    private static let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    /// A client that made one request and keeps its connection open.
    private func used(_ server: RunningServer, from source: String = "127.0.0.1") async throws -> SocketClient {
        let client = try await server.client(from: source)
        try await ask(client)
        // Long enough for the server to wait for the next request.
        try await Task.sleep(for: .milliseconds(50))
        return client
    }

    private func ask(_ client: SocketClient) async throws {
        try await client.send(Self.get)
        #expect(try await client.readAnswer().status == 200)
    }

    private func expectRefused(_ client: SocketClient) async throws {
        client.endSending()
        #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 503 "))
    }

    @Test("The newcomer takes the place of the connection that is idle longest, used or silent")
    func longestIdleLeaves() async throws {
        try await withServer {
            $0.limits.connectionCount = 3
        } _: { server in
            let first = try await used(server)
            let silent = try await server.client()
            try await Task.sleep(for: .milliseconds(50))
            let third = try await used(server)
            try await ask(first)
            // Now the silent one has been idle longest, then the third.
            let newcomer = try await used(server)
            #expect(try await silent.readToEnd() == "")
            for client in [first, newcomer] { try await ask(client) }
            let another = try await used(server)
            #expect(try await third.readToEnd() == "")
            for client in [first, newcomer, another] { try await ask(client) }
        }
    }

    @Test("What is in the middle of a head, a body or an answer stays, and the newcomer is told 503")
    func busyStay() async throws {
        let (finish, finisher) = AsyncStream<Void>.makeStream()
        let (started, starter) = AsyncStream<Void>.makeStream()
        try await withServer {
            $0.limits.connectionCount = 3
        } handler: { request in
            if request.method == .post { return await Request.echo(request) }
            if request.path == ["slow"] {
                starter.yield()
                for await _ in finish { break }
            }
            return Response(body: .bytes(Array("ok".utf8)))
        } _: { server in
            let head = try await used(server)
            try await head.send("GET / HT")
            let body = try await used(server)
            try await body.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nhe")
            let answer = try await server.client()
            try await answer.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
            for await _ in started { break }
            try await Task.sleep(for: .milliseconds(50))
            try await expectRefused(try await server.client())
            try await head.send("TP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await head.readAnswer().body == "ok")
            try await body.send("re")
            #expect(try await body.readAnswer().body == "here")
            finisher.yield()
            #expect(try await answer.readAnswer().body == "ok")
        }
    }

    @Test("A client with all of its connections gives up its own, nobody else's, and is told 503 where all are busy")
    func ownAddress() async throws {
        try await withServer {
            $0.limits.connectionCountPerAddress = 2
        } _: { server in
            let other = try await used(server, from: "127.0.0.2")
            let first = try await used(server)
            let second = try await used(server)
            let third = try await used(server)
            #expect(try await first.readToEnd() == "")
            for client in [other, second, third] { try await ask(client) }
            for client in [second, third] { try await client.send("GET / HT") }
            try await Task.sleep(for: .milliseconds(50))
            try await expectRefused(try await server.client())
            try await ask(other)
            for client in [second, third] {
                try await client.send("TP/1.1\r\nHost: a\r\n\r\n")
                #expect(try await client.readAnswer().status == 200)
            }
        }
    }

    @Test("However many come without a word, from wherever, somebody who asks is answered")
    func flood() async throws {
        try await withServer {
            $0.limits.connectionCount = 40
            $0.limits.connectionCountPerAddress = 8
        } _: { server in
            let browser = try await used(server, from: "127.0.1.1")
            var silent: [SocketClient] = []
            for number in 0..<200 {
                silent.append(try await server.client(from: "127.0.0.\(number % 20 + 1)"))
                // A client that keeps sending requests is never the longest idle, even if a busy machine accepts late.
                if number.isMultiple(of: 4) { try await ask(browser) }
            }
            try await ask(browser)
            for number in 1...20 { try await ask(try await server.client(from: "127.0.1.\(number)")) }
            try await ask(browser)
            #expect(!server.log.requests.contains { $0.value("status") == "503" })
        }
    }

    @Test("Places that were given up are counted once")
    func places() async throws {
        try await withServer {
            $0.limits.connectionCount = 2
            $0.limits.connectionCountPerAddress = 2
        } _: { server in
            for _ in 0..<20 { _ = try await used(server) }
            let first = try await used(server)
            let second = try await used(server)
            for client in [first, second] { try await client.send("GET / HT") }
            try await Task.sleep(for: .milliseconds(50))
            try await expectRefused(try await server.client())
            for client in [first, second] {
                try await client.send("TP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 200 "))
            }
            #expect(
                try await eventually {
                    try await server.exchange("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                        .hasPrefix("HTTP/1.1 200 ")
                })
        }
    }
}
