import HTTPTypes

/// Reads the head of one request from bytes as they arrive (RFC 9112 §2). Each byte is read a constant number of times,
/// and the result does not depend on how the bytes were split.
struct RequestHeadParser {
    private let limits: HTTPLimits
    private var lines = LineReader()
    private var line: RequestLine?
    private var fields: FieldSection
    private var skippedEmptyLine = false

    init(limits: HTTPLimits) {
        self.limits = limits
        fields = FieldSection(limits: limits)
    }

    /// The request line as soon as it is known, for the log of a rejected request.
    var requestLine: RequestLine? { line }

    /// - Returns: nil if more bytes are needed.
    /// - Throws: `HTTPError`; the connection can then not be used for another request.
    mutating func parse(_ buffer: inout ReadBuffer) throws -> RequestHead? {
        while line == nil {
            guard try parseLine(&buffer) else { return nil }
        }
        guard let line, try fields.parse(&buffer) else { return nil }
        return try RequestHead(line, fields.fields, limits: limits)
    }

    private mutating func parseLine(_ buffer: inout ReadBuffer) throws -> Bool {
        // RFC 9112 §2.2: some clients send an empty line after a body.
        let mayBeEmpty = !skippedEmptyLine
        let found: RequestLine?? = try lines.next(
            in: &buffer, limit: limits.requestLineBytes, tooLong: HTTPError(.uriTooLong)
        ) { bytes in
            bytes.isEmpty && mayBeEmpty ? nil : try RequestLine(bytes)
        }
        guard let found else { return false }
        line = found
        skippedEmptyLine = true
        return true
    }
}
