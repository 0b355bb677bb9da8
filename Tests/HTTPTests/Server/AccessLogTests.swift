import Testing

@testable import HTTP

@Suite struct AccessLogTests {
    @Test("A request is one line, with its path and without its query")
    func line() async throws {
        try await withServer { server in
            _ = try await server.exchange(
                "GET /a/b?token=secret HTTP/1.1\r\nHost: a\r\nCookie: session=secret\r\nConnection: close\r\n\r\n")
            #expect(try await eventually { server.log.requests.count == 1 })
            let line = try #require(server.log.requests.first)
            #expect(line.level == .info)
            #expect(line.value("method") == "GET")
            #expect(line.value("path") == "/a/b")
            #expect(line.value("status") == "200")
            #expect(line.value("bytes") == "2")
            #expect(line.value("client") == "127.0.0.1")
            #expect(try #require(line.value("ms")).wholeMatch(of: /\d+\.\d/) != nil)
            #expect(!"\(line)".contains("secret"))
        }
    }

    @Test("What goes on after a secret prefix is left out, however it is spelled")
    func secretPath() async throws {
        try await withServer {
            $0.secretPathPrefixes = ["/shared/"]
        } _: { server in
            for path in ["/shared/token", "/%73hared/token", "/a/../shared/token?x", "/shared"] {
                _ = try await server.exchange("GET \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            }
            #expect(try await eventually { server.log.requests.count == 4 })
            #expect(server.log.requests.map { $0.value("path") } == ["/shared/-", "/shared/-", "/shared/-", "/shared"])
        }
    }

    @Test("A refusal is a line, too")
    func refusal() async throws {
        try await withServer { server in
            _ = try await server.exchange("nonsense\r\n")
            _ = try await server.exchange("GET /x HTTP/1.1\r\nX : a\r\n\r\n")
            #expect(try await eventually { server.log.requests.count == 2 })
            #expect(server.log.requests.map { $0.value("path") } == ["-", "/x"])
            #expect(server.log.requests.allSatisfy { $0.value("status") == "400" })
        }
    }

    @Test("A client that leaves before its response is one line", arguments: [2, 16 << 20])
    func leftBeforeResponse(bodyBytes: Int) async throws {
        let (started, continuation) = AsyncStream<Void>.makeStream()
        let (finish, finisher) = AsyncStream<Void>.makeStream()
        try await withServer { _ in
        } handler: { _ in
            continuation.yield()
            for await _ in finish { break }
            return Response(status: .created, body: .bytes([UInt8](repeating: 65, count: bodyBytes)))
        } _: { server in
            let client = try await server.client()
            try await client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await started.first { _ in true } != nil)
            try client.reset()
            finisher.yield()
            #expect(try await eventually { server.log.requests.count == 1 })
            let line = try #require(server.log.requests.first)
            #expect(line.value("path") == "/a")
            #expect(line.value("status") == "201")
            #expect(line.value("aborted") == "true")
        }
    }

    @Test("So is one that leaves in the middle of its response")
    func leftDuringResponse() async throws {
        try await withServer { _ in
        } handler: { _ in
            Response(body: .bytes([UInt8](repeating: 65, count: 16 << 20)))
        } _: { server in
            let client = try await server.client(receiveBufferBytes: 8 << 10)
            try await client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
            try await client.waitForInput()
            try client.reset()
            #expect(try await eventually { server.log.requests.count == 1 })
            #expect(server.log.requests.first?.value("status") == "200")
            #expect(server.log.requests.first?.value("aborted") == "true")
        }
    }

    @Test("So is one that leaves in the middle of its request")
    func leftDuringHead() async throws {
        try await withServer { server in
            let client = try await server.client()
            try await client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\r\n")
            #expect(try await client.readAnswer().status == 200)
            try client.reset()
            #expect(try await eventually { server.log.requests.count == 2 })
            #expect(server.log.requests.map { $0.value("path") } == ["/a", "/b"])
            #expect(server.log.requests.map { $0.value("status") } == ["200", "400"])
            #expect(server.log.requests.map { $0.value("aborted") } == [nil, "true"])
        }
    }

    @Test("It can be turned off")
    func off() async throws {
        try await withServer {
            $0.logsRequests = false
        } _: { server in
            _ = try await server.exchange("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(server.log.events.isEmpty)
        }
    }
}
