import HTTPTypes
import Testing

@testable import HTTP

@Suite struct ConnectionTests {
    private let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    private let last = "GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

    @Sendable private static func echoPath(_ request: Request) async -> Response {
        if request.path == ["slow"] { try? await Task.sleep(for: .milliseconds(100)) }
        return Response(body: .bytes(Array("[\(request.path.joined(separator: "/"))]".utf8)))
    }

    @Test("A connection serves many requests; a response has its length, its date and no Connection field")
    func keepAlive() async throws {
        try await withServer { server in
            let client = try await server.client()
            for _ in 0..<3 {
                try await client.send(get)
                let answer = try await client.readAnswer()
                #expect(answer.head.hasPrefix("HTTP/1.1 200 OK\r\n"))
                #expect(answer.body == "ok")
                #expect(answer.field("Content-Length") == "2")
                #expect(answer.field("Connection") == nil)
                let date = try #require(answer.field("Date"))
                #expect(date.wholeMatch(of: /[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT/) != nil)
            }
        }
    }

    @Test("Pipelined requests are answered in their order, also when the first is slow")
    func pipelining() async throws {
        try await withServer(handler: Self.echoPath) { server in
            let requests = ["slow", "b", "c"].map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined()
            let answers = try await server.exchange(requests + last)
            let bodies = answers.matches(of: /\[\w+\]/).map { String($0.output) }
            #expect(bodies == ["[slow]", "[b]", "[c]", "[last]"])
        }
    }

    @Test("A request may arrive byte by byte, after an empty line")
    func byteByByte() async throws {
        try await withServer {
            $0.limits.headTimeout = .seconds(60)
        } handler: {
            await Request.echo($0)
        } _: { server in
            let client = try await server.client()
            for byte in "\r\nPOST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi".utf8 {
                try await client.send([byte])
            }
            #expect(try await client.readAnswer().body == "hi")
        }
    }

    @Test("Connection: close ends the connection after its response")
    func close() async throws {
        try await withServer { server in
            let answer = try await server.exchange(last)
            #expect(answer.hasSuffix("\r\nConnection: close\r\n\r\nok"))
        }
    }

    @Test("A handler may ask for the end of the connection")
    func handlerCloses() async throws {
        try await withServer(handler: { _ in Response(headers: [.connection: "close"]) }) { server in
            let answer = try await server.exchange(get)
            #expect(answer.contains("\r\nConnection: close\r\n"))
        }
    }

    @Test("HTTP/1.0 needs no Host, ends by default, stays when asked to")
    func http10() async throws {
        try await withServer { server in
            #expect(try await server.exchange("GET / HTTP/1.0\r\n\r\n").contains("\r\nConnection: close\r\n"))
            let client = try await server.client()
            try await client.send("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n")
            #expect(try await client.readAnswer().field("Connection") == "keep-alive")
            try await client.send("GET / HTTP/1.0\r\n\r\n")
            #expect(try await client.readToEnd().hasSuffix("ok"))
        }
    }

    @Test("HEAD has the fields of GET and no body")
    func head() async throws {
        try await withServer { server in
            let client = try await server.client()
            try await client.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
            let answer = try await client.readAnswer(hasBody: false)
            #expect(answer.field("Content-Length") == "2")
            try await client.send(last)
            #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 200 OK\r\n"), "no body in between")
        }
    }

    @Test("204 and 304 have neither body nor length", arguments: [204, 304])
    func noBody(_ code: Int) async throws {
        let handler: @Sendable (Request) async -> Response = { _ in
            Response(status: .init(code: code), body: .bytes([65]))
        }
        try await withServer(handler: handler) { server in
            let answer = try await server.exchange(last)
            #expect(answer.hasPrefix("HTTP/1.1 \(code) "))
            #expect(!answer.contains("Content-Length"))
            #expect(answer.hasSuffix("\r\n\r\n"))
        }
    }

    @Test("A client that ended its half of the connection still gets its response")
    func halfClosed() async throws {
        try await withServer(handler: Self.echoPath) { server in
            let client = try await server.client()
            try await client.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
            client.endSending()
            #expect(try await client.readToEnd().hasSuffix("[slow]"))
        }
    }

    @Test("A head that was cut short is 400; nothing at all is no request")
    func cutShort() async throws {
        try await withServer { server in
            let client = try await server.client()
            try await client.send("GET / HT")
            client.endSending()
            #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 400 "))
            let silent = try await server.client()
            silent.endSending()
            #expect(try await silent.readToEnd() == "")
        }
    }

    @Test("The absolute form names the host and the path; OPTIONS * asks the server itself")
    func otherForms() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            Response(body: .bytes(Array("\(request.authority) \(request.path)".utf8)))
        }
        try await withServer(handler: handler) { server in
            let client = try await server.client()
            try await client.send("GET HTTP://b:80/x?y HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await client.readAnswer().body == #"b:80 ["x"]"#)
            try await client.send("GET http://[::1]?y HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await client.readAnswer().body == #"[::1] [""]"#)
            try await client.send("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await client.readAnswer().status == 204)
        }
    }

    @Test("A line break in a redirect's target adds no field")
    func lineBreakInTarget() async throws {
        let handler: @Sendable (Request) async -> Response = { request in
            Response(status: .seeOther, headers: [.location: request.query["to"] ?? "/"])
        }
        try await withServer(handler: handler) { server in
            let client = try await server.client()
            try await client.send("GET /?to=/%0D%0ASet-Cookie:%20a=b HTTP/1.1\r\nHost: a\r\n\r\n")
            let answer = try await client.readAnswer()
            #expect(answer.field("Set-Cookie") == nil)
            #expect(answer.head.split(separator: "\r\n").count == 4, "status, Location, Content-Length, Date")
        }
    }
}
