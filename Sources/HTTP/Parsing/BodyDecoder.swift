import HTTPTypes

/// Reads the bytes of one body from a buffer, and nothing after it.
struct BodyDecoder {
    private enum State {
        case length(Int)
        case chunked(ChunkedDecoder)
    }

    private var state: State

    init(_ framing: BodyFraming, limits: HTTPLimits) {
        switch framing {
        case .length(let length): state = .length(length)
        case .chunked: state = .chunked(ChunkedDecoder(limits: limits))
        }
    }

    var isComplete: Bool {
        switch state {
        case .length(let left): left == 0
        case .chunked(let decoder): decoder.isComplete
        }
    }

    /// The number of bytes still to come; nil if unknown.
    var remainingBytes: Int? {
        guard case .length(let left) = state else { return nil }
        return left
    }

    /// - Returns: the next piece; nil if the body is complete or more bytes are needed.
    /// - Throws: `HTTPError` 400 for a malformed chunk, 413 past the limit, 431 if the trailers are too long.
    mutating func decode(_ buffer: inout ReadBuffer) throws -> [UInt8]? {
        switch state {
        case .length(let left):
            guard left > 0, !buffer.isEmpty else { return nil }
            let piece = buffer.take(atMost: left)
            state = .length(left - piece.count)
            return piece
        case .chunked(var decoder):
            defer { state = .chunked(decoder) }
            return try decoder.decode(&buffer)
        }
    }
}

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

/// The length of a request's body (RFC 9112 §6).
enum BodyFraming: Sendable, Hashable {
    /// In bytes; 0 if there is no body.
    case length(Int)
    case chunked

    /// - Throws: `HTTPError`: 400 if two servers could read different lengths, 413 past the limit, 501 for an unknown
    ///   transfer coding before `chunked`.
    init(_ fields: HTTPFields, version: RequestLine.Version, limits: HTTPLimits) throws {
        let codings = fields[fields: .transferEncoding]
        let lengths = fields[fields: .contentLength]
        if codings.isEmpty {
            self = .length(try lengths.isEmpty ? 0 : Self.length(lengths, limit: limits.bodyBytes))
            return
        }
        guard lengths.isEmpty, version == .http11 else {
            throw HTTPError(.badRequest, "The length of the body is ambiguous.")
        }
        try Self.requireChunkedAlone(codings)
        self = .chunked
    }

    /// If `chunked` is not the last coding, the end of the body is unknown (RFC 9112 §6.3), and it may be applied only
    /// once (§7.1). Any coding before it is one that this server does not support (§6.1).
    private static func requireChunkedAlone(_ fields: [HTTPField]) throws {
        let codings = fields.flatMap { $0.value.split(separator: ",", omittingEmptySubsequences: false) }
            .map { $0.trimmingSpaces().lowercased() }
        guard codings.last == "chunked", !codings.contains(""), codings.count(where: { $0 == "chunked" }) == 1 else {
            throw HTTPError(.badRequest, "The length of the body is ambiguous.")
        }
        guard codings.count == 1 else { throw HTTPError(.notImplemented, "The transfer coding is unknown.") }
    }

    private static func length(_ fields: [HTTPField], limit: Int) throws -> Int {
        let digits = fields[0].value.utf8
        guard fields.count == 1, !digits.isEmpty,
            digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { throw HTTPError(.badRequest, "The length of the body is malformed.") }
        // A number that overflows Int is too large, not malformed.
        guard let length = Int(fields[0].value), length <= limit else { throw HTTPError(.contentTooLarge) }
        return length
    }
}
