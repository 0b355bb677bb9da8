import HTTPTypes

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
