import Testing

@testable import HTTP

@Suite struct RequestBodyTests {
    private let next = "GET /next HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

    private func post(_ fields: String, _ body: String = "") -> String {
        "POST / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n\(body)"
    }

    /// Never reads a body; answers with the path.
    @Sendable private static func ignoring(_ request: Request) async -> Response {
        Response(body: .bytes(Array("[\(request.path[0])]".utf8)))
    }

    @Test("A chunked body arrives whole, its extensions and trailers dropped, and the next request follows")
    func chunked() async throws {
        try await withServer(handler: Request.echo) { server in
            let body = "5;a=\"b\"\r\nhello\r\n6 ; c\r\n world\r\n0\r\nX-Sum: 1\r\n\r\n"
            let answers = try await server.exchange(post("Transfer-Encoding: Chunked", body) + next)
            #expect(answers.contains("\r\n\r\nhello worldHTTP/1.1 200 OK\r\n"))
        }
    }

    @Test("A large body arrives whole")
    func large() async throws {
        try await withServer(handler: Request.echo) { server in
            let body = String(repeating: "0123456789abcdef", count: 200_000)
            let client = try await server.client()
            async let answer = client.readAnswer()
            try await client.send(post("Content-Length: \(body.utf8.count)", body))
            #expect(try await answer.body == body)
        }
    }

    @Test("The handler sees the announced length; a request without one has an empty body")
    func announcedLength() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            Response(body: .bytes(Array("\(request.body.contentLength.map(String.init) ?? "none")".utf8)))
        }
        try await withServer(handler: handler) { server in
            let client = try await server.client()
            for (request, expected) in [
                (post("Content-Length: 2", "hi"), "2"), (post("Transfer-Encoding: chunked", "0\r\n\r\n"), "none"),
                (post("X: a"), "0"),
            ] {
                try await client.send(request)
                #expect(try await client.readAnswer().body == expected)
            }
        }
    }

    @Test("100 Continue is sent when the handler reads, and not before")
    func expectContinue() async throws {
        try await withServer(handler: Request.echo) { server in
            let client = try await server.client()
            try await client.send(post("Content-Length: 2\r\nExpect: 100-continue"))
            #expect(try await client.readAnswer().head == "HTTP/1.1 100 Continue")
            try await client.send("hi")
            #expect(try await client.readAnswer().body == "hi")
            try await client.send(next)
            #expect(try await client.readAnswer().status == 200)
        }
    }

    @Test("Without a reader there is no 100 Continue, and the connection ends: a body may follow or not")
    func expectUnread() async throws {
        try await withServer(handler: Self.ignoring) { server in
            let client = try await server.client()
            try await client.send(post("Content-Length: 2\r\nExpect: 100-continue"))
            let answer = try await client.readAnswer()
            #expect(answer.status == 200)
            #expect(answer.field("Connection") == "close")
        }
    }

    @Test(
        "A small body that nobody read is skipped, and the next request is answered",
        arguments: [
            ("Content-Length: 35", "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"),
            ("Transfer-Encoding: chunked", "23\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n\r\n0\r\n\r\n"),
        ])
    func unreadSmall(_ field: String, _ body: String) async throws {
        try await withServer(handler: Self.ignoring) { server in
            let answers = try await server.exchange(post(field, body) + next)
            #expect(answers.matches(of: /\[\w*\]/).map { String($0.output) } == ["[]", "[next]"])
        }
    }

    @Test("A large body that nobody read ends the connection and is never taken for a request")
    func unreadLarge() async throws {
        try await withServer(handler: Self.ignoring) { server in
            let smuggled = String(repeating: "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n", count: 3_000)
            for request in [
                post("Content-Length: \(smuggled.utf8.count)", smuggled),
                post(
                    "Transfer-Encoding: chunked",
                    "\(String(smuggled.utf8.count, radix: 16))\r\n\(smuggled)\r\n0\r\n\r\n"),
            ] {
                let client = try await server.client()
                try await client.send(request)
                client.endSending()
                let answers = try await client.readToEnd()
                #expect(answers.matches(of: /\[\w*\]/).map { String($0.output) } == ["[]"])
            }
        }
    }

    @Test("A body that was cut short is an error for the handler, and 400 for the client")
    func cutShort() async throws {
        try await withServer(handler: Request.echo) { server in
            let client = try await server.client()
            try await client.send(post("Content-Length: 10", "hi"))
            client.endSending()
            #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 400 "))
        }
    }

    @Test("A body that was kept beyond its response can't read the next request")
    func keptBody() async throws {
        let (kept, continuation) = AsyncStream<RequestBody>.makeStream()
        let handler: @Sendable (Request) async -> Response = { request in
            continuation.yield(request.body)
            return Response()
        }
        try await withServer(handler: handler) { server in
            let client = try await server.client()
            for _ in 0..<2 {
                try await client.send(post("Content-Length: 2", "hi"))
                #expect(try await client.readAnswer().status == 200)
            }
            let body = try #require(await kept.first { _ in true })
            await #expect(throws: HTTPError.self) { try await body.next() }
        }
    }

    @Test("A handler that still reads when it answers ends the connection")
    func readerLeftBehind() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            Task { try await request.body.next() }
            try? await Task.sleep(for: .milliseconds(100))
            return Response(body: .bytes([65]))
        }
        try await withServer(handler: handler) { server in
            let client = try await server.client()
            try await client.send(post("Content-Length: 2"))
            #expect(try await client.readToEnd().hasSuffix("\r\nConnection: close\r\n\r\nA"))
        }
    }

    @Test("collect(upTo:) is exact, announced or not")
    func collect() async throws {
        let pieces: [[UInt8]] = [[1, 2], [3, 4]]
        for length in [nil, 4] {
            let iterator = PieceIterator(pieces)
            let body = RequestBody(announcedLength: length) { await iterator.next() }
            #expect(try await body.collect(upTo: 4) == [1, 2, 3, 4])
            let again = PieceIterator(pieces)
            let longBody = RequestBody(announcedLength: length) { await again.next() }
            await #expect(throws: HTTPError.self) { try await longBody.collect(upTo: 3) }
        }
    }

    private actor PieceIterator {
        private var pieces: [[UInt8]]

        init(_ pieces: [[UInt8]]) {
            self.pieces = pieces
        }

        func next() -> [UInt8]? {
            pieces.isEmpty ? nil : pieces.removeFirst()
        }
    }
}
