import HTTPTypes

/// The checked head of a request: its target, the framing of its body, and whether the connection stays open.
struct RequestHead: Sendable, Hashable {
    enum Target: Sendable, Hashable {
        case resource(RequestTarget)
        /// `OPTIONS *`: the server itself.
        case server
    }

    var method: HTTPRequest.Method
    var version: RequestLine.Version
    var target: Target
    /// `Host`, or the authority of a target in absolute form; empty if an HTTP/1.0 client sent none.
    var authority: String
    var headers: HTTPFields
    var framing: BodyFraming
    var keepsAlive: Bool
    var expectsContinue: Bool

    /// - Throws: `HTTPError`: 400 for an ambiguous request, 413 for a body past the limit, 417, 501.
    init(_ line: RequestLine, _ fields: HTTPFields, limits: HTTPLimits) throws {
        method = line.method
        version = line.version
        headers = fields
        let host = try Self.host(fields, version: line.version)
        (target, authority) = try Self.target(line, host: host)
        framing = try BodyFraming(fields, version: line.version, limits: limits)
        keepsAlive = Self.keepsAlive(fields, version: line.version)
        expectsContinue = try Self.expectsContinue(fields, version: line.version)
    }

    private static func host(_ fields: HTTPFields, version: RequestLine.Version) throws -> String {
        let hosts = fields.values(named: "host")
        guard let host = hosts.first else {
            guard version == .http10 else { throw HTTPError(.badRequest, "The Host is missing.") }
            return ""
        }
        guard hosts.count == 1, isAuthority(host) else {
            throw HTTPError(.badRequest, "The Host is malformed.")
        }
        return host
    }

    /// A host (an IPv6 address in brackets or a name) with an optional port (RFC 3986 §3.2); no user.
    private static func isAuthority(_ text: String) -> Bool {
        guard let colon = text.lastIndex(of: ":"), text[colon...].utf8.dropFirst().allSatisfy(isDigit) else {
            return isHost(text[...])
        }
        return isHost(text[..<colon])
    }

    private static func isHost(_ text: Substring) -> Bool {
        if text.first == "[" {
            return text.last == "]" && IPAddress(text.dropFirst().dropLast()) != nil
        }
        return !text.isEmpty
            && text.utf8.allSatisfy { isDigit($0) || isLetter($0) || "-._~!$&'()*+,;=%".utf8.contains($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func target(_ line: RequestLine, host: String) throws -> (Target, authority: String) {
        if line.target.utf8.first == UInt8(ascii: "/") {
            return (.resource(try RequestTarget(line.target)), host)
        }
        if line.target == "*", line.method == .options { return (.server, host) }
        guard line.method != .connect else { throw HTTPError(.notImplemented, "This server is no proxy.") }
        return try absoluteTarget(line.target)
    }

    /// `http://host/path`, which every server must accept (RFC 9112 §3.2.2); its authority overrides `Host`.
    private static func absoluteTarget(_ text: String) throws -> (Target, authority: String) {
        let malformed = HTTPError(.badRequest, "The address is malformed.")
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, ["http", "https"].contains(parts[0].lowercased()), parts[1].hasPrefix("//") else {
            throw malformed
        }
        let rest = parts[1].dropFirst(2)
        let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
        let authority = String(rest[..<end])
        guard isAuthority(authority) else { throw malformed }
        let path = rest[end...].first == "/" ? String(rest[end...]) : "/" + rest[end...]
        return (.resource(try RequestTarget(path)), authority)
    }

    private static func keepsAlive(_ fields: HTTPFields, version: RequestLine.Version) -> Bool {
        guard let connection = fields[.connection] else { return version == .http11 }
        let options = connection.lowercased().split(separator: ",").map { $0.trimmingSpaces() }
        return !options.contains("close") && (version == .http11 || options.contains("keep-alive"))
    }

    private static func expectsContinue(_ fields: HTTPFields, version: RequestLine.Version) throws -> Bool {
        // RFC 9110 §10.1.1: ignored in a request of HTTP/1.0.
        guard version == .http11, let expectation = fields[.expect] else { return false }
        guard expectation.lowercased() == "100-continue" else { throw HTTPError(.expectationFailed) }
        return true
    }
}

extension HTTPFields {
    /// Every value of the fields with the name, which must be in lower case.
    func values(named canonicalName: String) -> [String] {
        filter { $0.name.canonicalName == canonicalName }.map(\.value)
    }
}

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

/// The first line of a request: method, target, version (RFC 9112 §3).
struct RequestLine: Sendable, Hashable {
    enum Version: Sendable {
        case http10, http11
    }

    var method: HTTPRequest.Method
    /// Visible ASCII only.
    var target: String
    var version: Version

    /// - Throws: `HTTPError` 400 if the line is malformed, 505 for another version.
    init(_ line: UnsafeRawBufferPointer) throws {
        let space = UInt8(ascii: " ")
        guard let first = line.firstIndex(of: space), let second = line.firstIndex(of: space, from: first + 1),
            let method = Self.method(line[..<first])
        else { throw Self.malformed }
        let target = line[(first + 1)..<second]
        guard !target.isEmpty, target.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw Self.malformed }
        self.method = method
        self.target = String(decoding: target, as: UTF8.self)
        version = try Self.version(line[(second + 1)...])
    }

    private static var malformed: HTTPError { HTTPError(.badRequest, "The request line is malformed.") }

    private static func method(_ bytes: Slice<UnsafeRawBufferPointer>) -> HTTPRequest.Method? {
        switch bytes.count {
        case 0: nil
        case 3 where bytes.elementsEqual("GET".utf8): .get
        case 4 where bytes.elementsEqual("POST".utf8): .post
        default: HTTPRequest.Method(rawValue: String(decoding: bytes, as: UTF8.self))
        }
    }

    private static func version(_ bytes: Slice<UnsafeRawBufferPointer>) throws -> Version {
        if bytes.elementsEqual("HTTP/1.1".utf8) { return .http11 }
        if bytes.elementsEqual("HTTP/1.0".utf8) { return .http10 }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard bytes.count == 8, bytes.starts(with: "HTTP/".utf8), bytes.dropFirst(6).first == UInt8(ascii: "."),
            bytes.dropFirst(5).first.map(digits.contains) == true, bytes.last.map(digits.contains) == true
        else { throw malformed }
        throw HTTPError(.httpVersionNotSupported)
    }
}
