import CZlib
import HTTPTypes
import Support
import Testing

@testable import HTTP

@Suite struct CompressionTests {
    private static let page = Array(String(repeating: "<p>Twelve kilometres</p>", count: 60).utf8)

    private func response(type: String? = "text/html; charset=utf-8", bytes: [UInt8] = page) -> Response {
        Response(headers: type.map { [.contentType: $0] } ?? [:], body: .bytes(bytes))
    }

    private func compressed(_ response: Response, accept: String? = "gzip, deflate, br") throws -> Response {
        response.compressed(for: try .sample(headers: accept.map { [.acceptEncoding: $0] } ?? [:]))
    }

    @Test func aLongPageShrinksAndComesBack() throws {
        let answer = try compressed(response())
        #expect(answer.headers[.contentEncoding] == "gzip")
        #expect(answer.headers[.vary] == "Accept-Encoding")
        #expect(answer.body.count ?? .max < Self.page.count / 5)
        guard case .bytes(let bytes) = answer.body else { return }
        #expect(try gunzip(bytes) == Self.page)
    }

    @Test(arguments: [
        ("gzip", true), ("GZIP", true), ("x-gzip", true), ("br, gzip;q=0.1", true), ("gzip; q=1.000", true),
        ("*", true),
        ("br;q=1, *;q=0.5", true), ("gzip;q=0.001", true), ("identity;q=0, gzip", true),
        ("gzip;q=0", false), ("gzip;q=0.000", false), ("*;q=0", false), ("gzip;q=0, *", false), ("*, gzip;q=0", false),
        ("br", false),
        ("", false), ("identity", false), ("gzipped", false), ("gzip;q=x", false), ("gzip;q=2", false),
        ("gzip;q=-1", false),
        ("gzip;q=nan", false), ("gzip;level=1", false), (";", false), (",,", false),
    ])
    func theClientDecides(accept: String, isTaken: Bool) throws {
        let answer = try compressed(response(), accept: accept)
        #expect((answer.headers[.contentEncoding] == "gzip") == isTaken)
        #expect(answer.headers[.vary] == "Accept-Encoding")
    }

    @Test func aClientThatSaysNothingGetsItPlain() throws {
        let answer = try compressed(response(), accept: nil)
        #expect(answer.headers[.contentEncoding] == nil)
        #expect(answer.headers[.vary] == "Accept-Encoding")
    }

    @Test(arguments: [
        ("text/css", true), ("text/csv; charset=utf-8", true), ("application/json", true), ("image/svg+xml", true),
        ("application/manifest+json", true), ("TEXT/HTML", true), ("image/jpeg", false), ("application/zip", false),
        ("font/woff2", false), ("application/octet-stream", false), ("", false), (nil, false),
    ])
    func onlyTextPays(type: String?, pays: Bool) throws {
        let answer = try compressed(response(type: type))
        #expect((answer.headers[.contentEncoding] == "gzip") == pays)
        #expect((answer.headers[.vary] != nil) == pays)
    }

    @Test func shortBodiesStayPlain() throws {
        #expect(
            try compressed(response(bytes: [UInt8](repeating: 0x20, count: 1_023))).headers[.contentEncoding] == nil)
        #expect(
            try compressed(response(bytes: [UInt8](repeating: 0x20, count: 1_024))).headers[.contentEncoding] == "gzip")
    }

    @Test func whatDoesNotShrinkStaysPlain() throws {
        var generator = SeededGenerator(seed: 1)
        let noise = (0..<2_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let answer = try compressed(response(bytes: noise))
        #expect(answer.headers[.contentEncoding] == nil)
        #expect(answer.body.count == 2_000)
    }

    @Test func anEncodedOrPartialOrPinnedBodyStays() throws {
        var encoded = response()
        encoded.headers[.contentEncoding] = "br"
        #expect(try compressed(encoded).headers[.contentEncoding] == "br")
        var partial = response()
        partial.status = .partialContent
        #expect(try compressed(partial).headers[.contentEncoding] == nil)
        var pinned = response()
        pinned.headers[.cacheControl] = "private, no-transform"
        #expect(try compressed(pinned).headers[.contentEncoding] == nil)
        var file = response()
        file.body = .file(path: "/p", offset: 0, length: 5_000)
        #expect(try compressed(file).headers[.contentEncoding] == nil)
    }

    @Test(arguments: [("\"v1\"", "W/\"v1\""), ("W/\"v1\"", "W/\"v1\"")])
    func aTagBecomesWeakAndStillMatches(tag: String, sent: String) throws {
        var page = response()
        page.headers[.eTag] = tag
        let answer = try compressed(page.conditional(for: .sample()))
        #expect(answer.headers[.eTag] == sent)
        #expect(answer.headers[.acceptRanges] == nil)
        #expect(page.conditional(for: try .sample(headers: [.ifNoneMatch: sent])).status == .notModified)
    }

    @Test(arguments: [("Cookie", "Cookie, Accept-Encoding"), ("accept-encoding", "accept-encoding"), ("*", "*")])
    func varyIsAdded(vary: String, sent: String) throws {
        var page = response()
        page.headers[.vary] = vary
        #expect(try compressed(page).headers[.vary] == sent)
    }

    private func gunzip(_ bytes: [UInt8]) throws -> [UInt8] {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        try #require(inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, size) == Z_OK)
        defer { inflateEnd(&stream) }
        var input = bytes
        return [UInt8](unsafeUninitializedCapacity: 1 << 20) { output, count in
            input.withUnsafeMutableBufferPointer { source in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                count = inflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
            }
        }
    }
}
