import Support
import Testing

@testable import HTTP

/// Mutated bodies in random pieces, identical in every run.
@Suite struct MultipartFuzzTests {
    private static let boundary = "bnd"
    private static let limits = MultipartLimits(partHeadBytes: 120, partCount: 4)
    private static let morsels: [[UInt8]] =
        [
            "\r", "\n", "\r\n", "\r\n\r\n", "-", "--", "--bnd", "\r\n--bnd", "\r\n--bnd--", "\r\n--bnd\r\n", "\"", ";",
            ":", "\\",
            "%", " ", "\u{0}", "name=", "filename=\"", "Content-Disposition: form-data; name=x\r\n", "bn", "é",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x80]]

    @Test(arguments: 0..<4)
    func noInputDependsOnItsPieces(lane: Int) async throws {
        var generator = SeededGenerator(seed: Soak.seed(0x5EED + UInt64(lane)))
        var accepted = 0
        let rounds = Soak.amount(short: 5_000, long: 250_000)
        for round in 0..<rounds {
            // Timing-sensitive tests run in parallel.
            if round.isMultiple(of: 50) { await Task.yield() }
            var body = Self.validBody(&generator)
            let contents = body.parts.map(\.content)
            body.boundary = Self.boundary
            var bytes = body.bytes
            let mutations = Int.random(in: 0...3, using: &generator)
            for _ in 0..<mutations { Self.mutate(&bytes, &generator) }

            let whole = try ParsedMultipart([bytes], boundary: Self.boundary, limits: Self.limits)
            let pieces = Self.split(bytes, &generator)
            let split = try ParsedMultipart(pieces, boundary: Self.boundary, limits: Self.limits)
            try #require(split == whole, "round \(round): \(pieces)")
            try #require(whole.parts.reduce(0) { $0 + $1.content.count } <= bytes.count)
            try #require(whole.status == nil || whole.status == 400 || whole.status == 413)
            if mutations == 0 { try #require(whole.parts.map(\.content) == contents) }
            if whole.status == nil { accepted += 1 }
        }
        // Both outcomes occurred often.
        #expect((rounds / 5...rounds * 4 / 5).contains(accepted))
    }

    private static func validBody(_ generator: inout SeededGenerator) -> MultipartBody {
        var body = MultipartBody(boundary: boundary)
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            if Bool.random(using: &generator) {
                body.field("t", "text")
            } else {
                let bytes: [UInt8] = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                    [0x0D, 0x0A, 0x2D, 0x62, 0x00, 0xFF].randomElement(using: &generator) ?? 0
                }
                body.file("f", "a.png", bytes, type: "x/y")
            }
        }
        return body
    }

    private static func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        let position = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(bytes.count, position + Int.random(in: 0...6, using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.insert(contentsOf: morsels.randomElement(using: &generator) ?? [], at: position)
        case 1: bytes.removeSubrange(position..<end)
        case 2: bytes.replaceSubrange(position..<end, with: morsels.randomElement(using: &generator) ?? [])
        default: bytes.insert(contentsOf: bytes[position..<end], at: position)
        }
    }

    private static func split(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        var rest = bytes[...]
        let longest = Int.random(in: 1...40, using: &generator)
        while !rest.isEmpty {
            let length = Int.random(in: 1...longest, using: &generator)
            pieces.append(Array(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return pieces
    }
}
