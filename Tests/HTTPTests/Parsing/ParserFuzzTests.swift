import HTTPTypes
import Support
import Testing

@testable import HTTP

/// The parsers on malformed input: they always end, respect the limits, and give the same result however it was split.
@Suite struct ParserFuzzTests {
    /// Everything parsed from one connection's bytes.
    private struct Reading: Equatable {
        var heads: [RequestHead] = []
        var bodies: [[UInt8]] = []
        /// nil when the bytes ended in the middle or at the end of a message.
        var status: Int?
    }

    private static let limits = {
        var limits = HTTPLimits()
        limits.requestLineBytes = 64
        limits.headerBytes = 160
        limits.headerFieldCount = 6
        limits.bodyBytes = 48
        return limits
    }()

    private static let seeds = [
        "GET /a?b=c HTTP/1.1\r\nHost: a\r\n\r\n",
        "POST /f HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5;x=y\r\nhello\r\n0\r\nT: 1\r\n\r\n",
        "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nOPTIONS * HTTP/1.1\r\nHost: [::1]:80\r\n\r\n",
        "\r\nGET http://a/%41/../b HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nCookie: a=b; c=d\r\n\r\n",
    ].map { Array($0.utf8) }

    private static let fragments = [
        "\r\n", "\n", "\r", "\0", " ", "\t", ":", ",", "%", "%2e", "/../", "Host: b\r\n", "Content-Length: 3\r\n",
        "Transfer-Encoding: chunked\r\n", "Transfer-Encoding: gzip\r\n", "0\r\n\r\n", "ffffffffffffffff\r\n",
        "HTTP/1.1",
        "\u{FF}", "GET ", "X: y\r\n", "99999999999999999999",
    ].map { Array($0.utf8) }

    @Test("Tens of thousands of inputs, whole and in pieces", arguments: 0..<4)
    func mutations(_ part: Int) throws {
        var random = SeededGenerator(seed: Soak.seed(0x5EED + UInt64(part)))
        for index in 0..<Soak.amount(short: 5_000, long: 250_000) {
            let input = Self.input(&random)
            let whole = try Self.read(input, pieces: [input.count])
            let pieces = index.isMultiple(of: 10) ? [1] : (0..<4).map { _ in Int.random(in: 1...40, using: &random) }
            let other = try Self.read(input, pieces: pieces)
            if whole != other {
                Issue.record("\(pieces): \(String(decoding: input, as: UTF8.self).debugDescription)")
                return
            }
        }
    }

    private static let hostile = [
        "dot segments": "GET /" + String(repeating: "/..", count: 300_000) + " HTTP/1.1\r\nHost: a\r\n\r\n",
        "blanks": "GET / HTTP/1.1\r\nHost: a\r\nX:" + String(repeating: " ", count: 1_000_000) + "\r\n\r\n",
        "fields": "GET / HTTP/1.1\r\nHost: a\r\n" + (0..<50_000).map { "X\($0): a\r\n" }.joined() + "\r\n",
        "small chunks": "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
            + String(repeating: "1\r\na\r\n", count: 100_000),
    ]

    @Test("Hostile input costs time in proportion to its length", arguments: hostile.keys.sorted())
    func hostileInput(_ name: String) throws {
        let text = try #require(Self.hostile[name])
        var limits = HTTPLimits()
        limits.requestLineBytes = 2 << 20
        limits.headerBytes = 2 << 20
        limits.headerFieldCount = 60_000
        let start = ContinuousClock.now
        // Pieces of a few bytes are the worst case for a parser that starts over with every piece.
        _ = try Self.read(Array(text.utf8), pieces: [64], limits: limits)
        #expect(start.duration(to: .now) < .seconds(20))
    }

    private static func input(_ random: inout SeededGenerator) -> [UInt8] {
        guard Int.random(in: 0..<20, using: &random) > 0 else {
            return (0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
        var input = seeds[Int.random(in: 0..<seeds.count, using: &random)]
        if Bool.random(using: &random) { input += seeds[Int.random(in: 0..<seeds.count, using: &random)] }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let at = Int.random(in: 0...input.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: input.insert(contentsOf: fragments[Int.random(in: 0..<fragments.count, using: &random)], at: at)
            case 1: input.removeSubrange(at..<min(input.count, at + Int.random(in: 1...4, using: &random)))
            case 2 where at < input.count: input[at] = UInt8.random(in: 0...255, using: &random)
            default: input.insert(contentsOf: input[at..<min(input.count, at + 30)], at: at)
            }
        }
        return input
    }

    /// Feeds the input in pieces of the given lengths, cycling through them.
    private static func read(_ input: [UInt8], pieces: [Int], limits: HTTPLimits = limits) throws -> Reading {
        var reading = Reading()
        var buffer = ReadBuffer()
        var parser = RequestHeadParser(limits: limits)
        var decoder: BodyDecoder?
        var position = 0
        var turn = 0
        while position < input.count, reading.status == nil {
            let end = min(input.count, position + max(1, pieces[turn % pieces.count]))
            input[position..<end].withUnsafeBytes { buffer.append($0) }
            position = end
            turn += 1
            do {
                try consume(&buffer, &parser, &decoder, into: &reading, limits: limits)
            } catch let error as HTTPError {
                reading.status = error.status.code
            }
        }
        return reading
    }

    private static func consume(
        _ buffer: inout ReadBuffer, _ parser: inout RequestHeadParser, _ decoder: inout BodyDecoder?,
        into reading: inout Reading, limits: HTTPLimits
    ) throws {
        while true {
            while let piece = try decoder?.decode(&buffer) {
                reading.bodies[reading.bodies.count - 1] += piece
                try #require(reading.bodies[reading.bodies.count - 1].count <= limits.bodyBytes)
            }
            if let current = decoder, !current.isComplete { return }
            guard let head = try parser.parse(&buffer) else { return }
            try #require(head.headers.count <= limits.headerFieldCount)
            let bytes = head.headers.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count }
            try #require(bytes <= limits.headerBytes)
            reading.heads.append(head)
            reading.bodies.append([])
            parser = RequestHeadParser(limits: limits)
            decoder = BodyDecoder(head.framing, limits: limits)
        }
    }
}
