import HTTPTypes
import Testing

@testable import HTTP

@Suite struct ResponseFormatTests {
    private let format = ResponseFormat(method: .get, keepsAlive: true, isHTTP10: false)

    @Test("A head is written as RFC 9112 has it; framing is the server's business")
    func head() throws {
        let response = Response(
            headers: [.contentType: "text/plain", .contentLength: "99", .transferEncoding: "chunked", .date: "never"],
            body: .bytes([1, 2, 3]))
        let date = Array("Sun, 06 Nov 1994 08:49:37 GMT".utf8)
        let head = String(decoding: try format.head(of: response, date: date), as: UTF8.self)
        #expect(
            head == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 3\r\n"
                + "Date: Sun, 06 Nov 1994 08:49:37 GMT\r\n\r\n")
    }

    @Test("A line break or a NUL in a value is never written", arguments: ["a\r\nb: c", "a\rb", "a\nb", "a\0b"])
    func lineBreak(_ value: String) {
        var bytes: [UInt8] = []
        #expect(throws: UnsendableResponse.self) {
            try Array(value.utf8).withUnsafeBytes { try ResponseFormat.append("X", $0, to: &bytes) }
        }
        #expect(bytes.isEmpty)
    }

    @Test("A handler that answers with an interim status answers 500")
    func interim() async throws {
        try await withServer(handler: { _ in Response(status: .continue) }) { server in
            let client = try await server.client()
            try await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await client.readAnswer().status == 500)
            #expect(server.log.events.contains { $0.level == .error })
        }
    }
}
