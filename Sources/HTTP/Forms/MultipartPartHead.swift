import HTTPTypes

/// The header lines of a part (RFC 7578 §4).
struct MultipartPartHead: Sendable, Equatable {
    let name: String
    /// The client's name for the file, empty if none was chosen; nil for a text field.
    let filename: String?
    /// `text/plain` if the part has none.
    let contentType: String

    /// - Parameter bytes: the header lines, each with its CRLF at the end.
    /// - Throws: `HTTPError` 400.
    init(_ bytes: some Collection<UInt8>) throws {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Self.malformed }
        let headers = try Self.headers(text)
        try Self.checkTransferEncoding(headers["content-transfer-encoding"])
        guard let disposition = headers["content-disposition"] else { throw Self.malformed }
        let end = disposition.utf8.firstIndex(of: UInt8(ascii: ";")) ?? disposition.endIndex
        guard disposition[..<end].trimmingSpaces().lowercased() == "form-data",
            let parameters = HeaderParameters(disposition[end...]), let name = parameters["name"]
        else { throw Self.malformed }
        self.name = Self.unescape(name)
        filename = parameters["filename"].map(Self.unescape)
        contentType = headers["content-type"].map(String.init) ?? "text/plain"
    }

    static let malformed = HTTPError(.badRequest, "A part of the form is malformed.")

    private static func headers(_ text: String) throws -> [String: Substring] {
        var headers: [String: Substring] = [:]
        var rest = text[...]
        while let end = rest.utf8.firstRange(of: "\r\n".utf8) {
            let line = rest[..<end.lowerBound]
            rest = rest[end.upperBound...]
            guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon != line.startIndex,
                line[..<colon].utf8.allSatisfy(\.isTokenByte),
                line.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 })
            else { throw malformed }
            let value = line[line.utf8.index(after: colon)...].trimmingSpaces()
            guard headers.updateValue(value, forKey: line[..<colon].lowercased()) == nil else { throw malformed }
        }
        guard rest.isEmpty else { throw malformed }
        return headers
    }

    /// Files are not encoded: no browser does that, and RFC 7578 §4.7 deprecates it.
    private static func checkTransferEncoding(_ encoding: Substring?) throws {
        guard let encoding else { return }
        guard ["binary", "8bit", "7bit"].contains(encoding.lowercased()) else {
            throw HTTPError(.badRequest, "A part of the form has an unknown transfer encoding.")
        }
    }

    /// Browsers escape these three bytes, and nothing else (WHATWG HTML "multipart form data").
    private static func unescape(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let escaped: UInt8? =
                switch byte == UInt8(ascii: "%") ? rest.prefix(2) : [] {
                case [0x32, 0x32]: UInt8(ascii: "\"")
                case [0x30, 0x44], [0x30, 0x64]: UInt8(ascii: "\r")
                case [0x30, 0x41], [0x30, 0x61]: UInt8(ascii: "\n")
                default: nil
                }
            if escaped != nil { rest.removeFirst(2) }
            bytes.append(escaped ?? byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
