import Testing

@testable import HTTP

@Suite struct MalformedRequestTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var name: String
        var status: Int
        var request: String
        var testDescription: String { name }
    }

    private static let host = "Host: a\r\n"

    static let samples: [Sample] = [
        Sample(name: "no words", status: 400, request: "hello\r\n\r\n"),
        Sample(name: "no version", status: 400, request: "GET /\r\n\(host)\r\n"),
        Sample(name: "two spaces", status: 400, request: "GET  / HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "space at the end", status: 400, request: "GET / HTTP/1.1 \r\n\(host)\r\n"),
        Sample(name: "tab between", status: 400, request: "GET\t/\tHTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "method with a colon", status: 400, request: "G:T / HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "two empty lines first", status: 400, request: "\r\n\r\nGET / HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "version 1.2", status: 505, request: "GET / HTTP/1.2\r\n\(host)\r\n"),
        Sample(name: "version 2.0", status: 505, request: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
        Sample(name: "another protocol", status: 400, request: "GET / HTTQ/1.1\r\n\(host)\r\n"),
        Sample(name: "lower case version", status: 400, request: "GET / http/1.1\r\n\(host)\r\n"),
        Sample(name: "bare LF after the request line", status: 400, request: "GET / HTTP/1.1\n\(host)\r\n"),
        Sample(name: "bare LF in the head", status: 400, request: "GET / HTTP/1.1\r\nHost: a\n\r\n"),
        Sample(name: "bare CR in the target", status: 400, request: "GET /\rx HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "bare CR in a value", status: 400, request: "GET / HTTP/1.1\r\n\(host)X: a\rb\r\n\r\n"),
        Sample(name: "NUL in a value", status: 400, request: "GET / HTTP/1.1\r\n\(host)X: a\0b\r\n\r\n"),
        Sample(name: "NUL in the target", status: 400, request: "GET /\0 HTTP/1.1\r\n\(host)\r\n"),
        Sample(
            name: "control character in a value", status: 400, request: "GET / HTTP/1.1\r\n\(host)X: a\u{1}\r\n\r\n"),
        Sample(name: "DEL in a value", status: 400, request: "GET / HTTP/1.1\r\n\(host)X: a\u{7F}\r\n\r\n"),
        Sample(name: "space before the colon", status: 400, request: "GET / HTTP/1.1\r\n\(host)X : a\r\n\r\n"),
        Sample(name: "no name", status: 400, request: "GET / HTTP/1.1\r\n\(host): a\r\n\r\n"),
        Sample(name: "no colon", status: 400, request: "GET / HTTP/1.1\r\n\(host)X\r\n\r\n"),
        Sample(name: "name with a brace", status: 400, request: "GET / HTTP/1.1\r\n\(host){X}: a\r\n\r\n"),
        Sample(name: "name beyond ASCII", status: 400, request: "GET / HTTP/1.1\r\n\(host)Ä: a\r\n\r\n"),
        Sample(name: "folded line", status: 400, request: "GET / HTTP/1.1\r\n\(host)X: a\r\n b\r\n\r\n"),
        Sample(name: "folded first field", status: 400, request: "GET / HTTP/1.1\r\n \(host)\r\n"),
        Sample(name: "no Host", status: 400, request: "GET / HTTP/1.1\r\nX: a\r\n\r\n"),
        Sample(name: "two Hosts", status: 400, request: "GET / HTTP/1.1\r\n\(host)\(host)\r\n"),
        Sample(name: "two Hosts in HTTP/1.0", status: 400, request: "GET / HTTP/1.0\r\n\(host)\(host)\r\n"),
        Sample(name: "empty Host", status: 400, request: "GET / HTTP/1.1\r\nHost:\r\n\r\n"),
        Sample(name: "Host with a path", status: 400, request: "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n"),
        Sample(name: "Host with a user", status: 400, request: "GET / HTTP/1.1\r\nHost: a@b\r\n\r\n"),
        Sample(name: "Host list", status: 400, request: "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"),
        Sample(name: "Host with a lettered port", status: 400, request: "GET / HTTP/1.1\r\nHost: a:b\r\n\r\n"),
        Sample(
            name: "length and chunked", status: 400, request: post("Content-Length: 1\r\nTransfer-Encoding: chunked")),
        Sample(name: "two lengths", status: 400, request: post("Content-Length: 1\r\nContent-Length: 2")),
        Sample(name: "one length twice", status: 400, request: post("Content-Length: 1\r\nContent-Length: 1")),
        Sample(name: "length list", status: 400, request: post("Content-Length: 1, 1")),
        Sample(name: "negative length", status: 400, request: post("Content-Length: -1")),
        Sample(name: "signed length", status: 400, request: post("Content-Length: +1")),
        Sample(name: "hexadecimal length", status: 400, request: post("Content-Length: 0x1")),
        Sample(name: "empty length", status: 400, request: post("Content-Length:")),
        Sample(name: "too long a length", status: 413, request: post("Content-Length: 105906177")),
        Sample(name: "longer than an Int", status: 413, request: post("Content-Length: 99999999999999999999")),
        Sample(name: "gzip, then chunked", status: 501, request: post("Transfer-Encoding: gzip, chunked")),
        Sample(
            name: "gzip and chunked", status: 501,
            request: post("Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked")),
        Sample(name: "gzip alone", status: 400, request: post("Transfer-Encoding: gzip")),
        Sample(name: "chunked, then gzip", status: 400, request: post("Transfer-Encoding: chunked, gzip")),
        Sample(
            name: "chunked, then gzip, without a space", status: 400, request: post("Transfer-Encoding: chunked,gzip")),
        Sample(
            name: "chunked before and after", status: 400, request: post("Transfer-Encoding: chunked, gzip, chunked")),
        Sample(name: "identity", status: 400, request: post("Transfer-Encoding: identity")),
        Sample(name: "chunked twice", status: 400, request: post("Transfer-Encoding: chunked, chunked")),
        Sample(
            name: "two fields of chunked", status: 400,
            request: post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked")),
        Sample(
            name: "chunked and identity", status: 400,
            request: post("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity")),
        Sample(name: "chunked with a parameter", status: 400, request: post("Transfer-Encoding: chunked;a=b")),
        Sample(name: "no coding", status: 400, request: post("Transfer-Encoding:")),
        Sample(name: "an empty coding", status: 400, request: post("Transfer-Encoding: , chunked")),
        Sample(name: "quoted chunked", status: 400, request: post("Transfer-Encoding: \"chunked\"")),
        Sample(
            name: "chunked in HTTP/1.0", status: 400,
            request: "POST / HTTP/1.0\r\n\(host)Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        Sample(name: "unknown expectation", status: 417, request: post("Content-Length: 1\r\nExpect: tea")),
        Sample(name: "CONNECT", status: 501, request: "CONNECT a:443 HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "authority form", status: 400, request: "GET a:443 HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "asterisk", status: 400, request: "GET * HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "another scheme", status: 400, request: "GET ftp://a/ HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "absolute form without a host", status: 400, request: "GET http:///x HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "absolute form with a user", status: 400, request: "GET http://u@a/ HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "relative target", status: 400, request: "GET x HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "broken escape", status: 400, request: "GET /%2 HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "encoded NUL", status: 400, request: "GET /%00 HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "not UTF-8", status: 400, request: "GET /%FF HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "raw UTF-8", status: 400, request: "GET /ä HTTP/1.1\r\n\(host)\r\n"),
        Sample(name: "fragment", status: 400, request: "GET /a#b HTTP/1.1\r\n\(host)\r\n"),
    ]

    private static func post(_ fields: String) -> String {
        "POST / HTTP/1.1\r\n\(host)\(fields)\r\n\r\n"
    }

    @Test("A malformed request gets its status, never the handler, and the connection ends", arguments: samples)
    func refused(_ sample: Sample) async throws {
        try await withServer(handler: { _ in Response(status: .ok) }) { server in
            // The bytes after the malformed request must not be parsed as another request.
            let answer = try await server.exchange(sample.request + "GET /next HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 \(sample.status) "), "\(answer)")
            #expect(answer.contains("\r\nConnection: close\r\n"))
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "one response only")
        }
    }

    static let badChunks = [
        "x\r\n", "\r\n", "-1\r\n", "0x5\r\n", "5 5\r\nhello\r\n", "5\nhello\r\n", "5\r\nhelloX\r\n", "5\r\nhello\n",
        "5;a=\u{1}\r\nhello\r\n", "5\r\nhello\r\n0\r\nX : a\r\n\r\n", "ffffffffffffffff\r\n",
        "5;" + String(repeating: "a", count: 300) + "\r\nhello\r\n",
    ]

    @Test("A bad chunk is 400, and nothing after it is read", arguments: badChunks)
    func badChunk(_ chunk: String) async throws {
        try await withServer(handler: Request.echo) { server in
            let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
            let answer = try await server.exchange(head + chunk + "GET /next HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "one response only")
        }
    }

    @Test("The app renders the server's own refusals")
    func ownPage() async throws {
        try await withServer { configuration in
            configuration.errorResponse = { error, _ in
                Response(status: error.status, body: .bytes(Array("<h1>Sorry</h1>".utf8)))
            }
        } _: { server in
            let answer = try await server.exchange("x\r\n")
            #expect(answer.hasSuffix("\r\n\r\n<h1>Sorry</h1>"))
        }
    }
}
