import HTTPTypes

/// The chunked transfer coding (RFC 9112 §7.1). Extensions are skipped, trailers checked and dropped.
struct ChunkedDecoder {
    private enum State {
        case size
        case data(left: Int)
        case dataEnd
        case trailers(FieldSection)
        case complete
    }

    /// A size line is short; the limit is for extensions.
    private static let maximumSizeLineBytes = 256
    /// The limit for all extensions of a body, which are cheap to send and cost the server a line each.
    private static let maximumExtensionBytes = 16 << 10

    private let limits: HTTPLimits
    private var state = State.size
    private var lines = LineReader()
    private var bytesLeft: Int
    private var extensionBytesLeft = Self.maximumExtensionBytes

    init(limits: HTTPLimits) {
        self.limits = limits
        bytesLeft = limits.bodyBytes
    }

    var isComplete: Bool {
        if case .complete = state { true } else { false }
    }

    /// - Returns: the next piece; nil if the body is complete or more bytes are needed.
    mutating func decode(_ buffer: inout ReadBuffer) throws -> [UInt8]? {
        while true {
            switch state {
            case .size:
                guard let size = try readSize(&buffer) else { return nil }
                guard size <= bytesLeft else { throw HTTPError(.contentTooLarge) }
                bytesLeft -= size
                state = size == 0 ? .trailers(FieldSection(limits: limits)) : .data(left: size)
            case .data(let left):
                guard !buffer.isEmpty else { return nil }
                let piece = buffer.take(atMost: left)
                state = piece.count == left ? .dataEnd : .data(left: left - piece.count)
                return piece
            case .dataEnd:
                let end: Void? = try lines.next(in: &buffer, limit: 2, tooLong: Self.malformed) { _ in }
                guard end != nil else { return nil }
                state = .size
            case .trailers(var trailers):
                let isComplete = try trailers.parse(&buffer)
                state = isComplete ? .complete : .trailers(trailers)
                return nil
            case .complete:
                return nil
            }
        }
    }

    private static var malformed: HTTPError { HTTPError(.badRequest, "A chunk is malformed.") }

    private mutating func readSize(_ buffer: inout ReadBuffer) throws -> Int? {
        let line = try lines.next(in: &buffer, limit: Self.maximumSizeLineBytes, tooLong: Self.malformed) { line in
            let digits = line.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            return (size: try Self.size(digits), extensionBytes: try Self.checkedExtension(line[digits.endIndex...]))
        }
        guard let line else { return nil }
        extensionBytesLeft -= line.extensionBytes
        guard extensionBytesLeft >= 0 else { throw Self.malformed }
        return line.size
    }

    private static func size(_ digits: Slice<UnsafeRawBufferPointer>) throws -> Int {
        // Fifteen hexadecimal digits fit an Int.
        guard (1...15).contains(digits.count) else { throw malformed }
        return try digits.reduce(0) { size, byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): size << 4 | Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): size << 4 | Int(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): size << 4 | Int(byte - UInt8(ascii: "A") + 10)
            default: throw malformed
            }
        }
    }

    /// Optional blanks, then a semicolon; no control characters.
    private static func checkedExtension(_ bytes: Slice<UnsafeRawBufferPointer>) throws -> Int {
        let rest = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard bytes.isEmpty || rest.first == UInt8(ascii: ";"),
            rest.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") })
        else { throw malformed }
        return bytes.count
    }
}
