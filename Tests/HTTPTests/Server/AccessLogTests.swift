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

    @Test("It can be turned off")
    func off() async throws {
        try await withServer {
            $0.logsRequests = false
        } _: { server in
            _ = try await server.exchange("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(server.log.lines.isEmpty)
        }
    }
}
