import Foundation
import Testing

@testable import HTTP

@Suite struct FileResponseTests {
    private static func withFile(bytes: Int, _ body: (String) async throws -> Void) async throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "workhome-\(UUID()).bin")
        try Data((0..<bytes).map { UInt8(65 + $0 % 26) }).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try await body(url.path)
    }

    private let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test("A part of a file arrives whole, and the connection goes on")
    func part() async throws {
        try await Self.withFile(bytes: 300_000) { path in
            let handler: @Sendable (Request) async -> Response = { _ in
                Response(body: .file(path: path, offset: 27, length: 200_000))
            }
            try await withServer(handler: handler) { server in
                let client = try await server.client()
                for _ in 0..<2 {
                    try await client.send(get)
                    let body = try await client.readAnswer().body
                    #expect(body.utf8.count == 200_000)
                    #expect(body.utf8.enumerated().allSatisfy { $1 == UInt8(65 + ($0 + 27) % 26) })
                }
                try await client.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(try await client.readAnswer(hasBody: false).field("Content-Length") == "200000")
            }
        }
    }

    @Test("A file that is missing or too short is 500")
    func missing() async throws {
        try await Self.withFile(bytes: 10) { path in
            for body in [
                Response.Body.file(path: path + "x", offset: 0, length: 10), .file(path: path, offset: 0, length: 11),
            ] {
                try await withServer(handler: { _ in Response(body: body) }) { server in
                    let client = try await server.client()
                    try await client.send(get)
                    #expect(try await client.readAnswer().status == 500)
                    #expect(server.log.events.contains { $0.level == .error })
                }
            }
        }
    }

    @Test("A file that shrank under the response ends the connection early")
    func shrank() async throws {
        try await Self.withFile(bytes: 100_000) { path in
            let handler: @Sendable (Request) async -> Response = { _ in
                Response(body: .file(path: path, offset: 0, length: 200_000))
            }
            try await withServer(handler: handler) { server in
                let client = try await server.client()
                try await client.send(get)
                let answer = try await client.readToEnd()
                #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
                #expect(answer.utf8.count < 200_000)
                #expect(server.log.events.contains { $0.level == .error })
            }
        }
    }
}
