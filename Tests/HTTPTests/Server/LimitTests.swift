import HTTPTypes
import Testing

@testable import HTTP

@Suite struct LimitTests {
    private static func request(lineBytes: Int) -> String {
        let frame = "GET / HTTP/1.1\r\n".utf8.count
        return
            "GET /\(String(repeating: "a", count: lineBytes - frame)) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
    }

    /// A request whose header section has this many bytes, including the empty line at its end.
    private static func request(headerBytes: Int) -> String {
        let fields = "Host: a\r\nConnection: close\r\nX: "
        let filler = String(repeating: "a", count: headerBytes - fields.utf8.count - 4)
        return "GET / HTTP/1.1\r\n\(fields)\(filler)\r\n\r\n"
    }

    private static func request(fieldCount: Int) -> String {
        let fields = (0..<(fieldCount - 2)).map { "X-\($0): a\r\n" }.joined()
        return "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(fields)\r\n"
    }

    @Test(
        "The limits of a head are exact",
        arguments: [
            (request(lineBytes: 8_192), 200), (request(lineBytes: 8_193), 414),
            (request(headerBytes: 16_384), 200), (request(headerBytes: 16_385), 431),
            (request(fieldCount: 100), 200), (request(fieldCount: 101), 431),
        ])
    func head(_ request: String, _ status: Int) async throws {
        try await withServer { server in
            let answer = try await server.exchange(request)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(60))")
        }
    }

    @Test(
        "A body past the limit is 413, announced or not",
        arguments: [
            ("Content-Length: 10", "0123456789", 200), ("Content-Length: 11", "", 413),
            ("Transfer-Encoding: chunked", "5\r\n01234\r\n5\r\n56789\r\n0\r\n\r\n", 200),
            ("Transfer-Encoding: chunked", "5\r\n01234\r\n6\r\n", 413),
        ])
    func body(_ field: String, _ body: String, _ status: Int) async throws {
        try await withServer {
            $0.limits.bodyBytes = 10
        } handler: {
            await Request.echo($0)
        } _: { server in
            let answer = try await server.exchange(
                "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(field)\r\n\r\n\(body)")
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
        }
    }

    @Test("An upload that is announced as larger than a form may be is told so by the form")
    func formSpeaksFirst() async throws {
        try await withServer { _ in
        } handler: { request in
            do {
                return try await request.withMultipartForm(spoolDirectory: "/nonexistent") { _ in Response() }
            } catch {
                return Response.plainText(error as? HTTPError ?? HTTPError(.internalServerError))
            }
        } _: { server in
            let client = try await server.client()
            try await client.send(
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=a\r\n"
                    + "Content-Length: \(MultipartLimits().requestBytes + 1)\r\n\r\n")
            client.endSending()
            let answer = try await client.readToEnd()
            #expect(answer.hasPrefix("HTTP/1.1 413 "))
            #expect(answer.hasSuffix("\r\n\r\nThe upload is larger than 100 MiB.\n"))
        }
    }

    @Test("A client that goes on sending after 413 still gets the answer")
    func answerBeatsReset() async throws {
        try await withServer {
            $0.limits.lingerTimeout = .seconds(60)
        } _: { server in
            let client = try await server.client()
            try await client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999\r\n\r\n")
            try await client.send([UInt8](repeating: 65, count: 4 << 20))
            client.endSending()
            #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 413 "))
        }
    }

    @Test("Trailers have the limits of a head")
    func trailers() async throws {
        try await withServer(handler: Request.echo) { server in
            let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n"
            let client = try await server.client()
            try await client.send(head + "X-Sum: 1\r\n\r\n")
            #expect(try await client.readAnswer().body == "hi")
            try await client.send(head + "X: \(String(repeating: "a", count: 20_000))\r\n\r\n")
            #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 431 "))
        }
    }
}
