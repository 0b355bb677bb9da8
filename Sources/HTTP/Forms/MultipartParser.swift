import HTTPTypes

/// An incremental parser of `multipart/form-data` (RFC 7578, RFC 2046 §5.1).
///
/// Feed it the body in pieces of any size, and after each piece take events until there are none. It reads each byte
/// once or twice and keeps at most one part's head, so a long body takes linear time and constant memory. Everything
/// before the first delimiter and after the last is skipped.
struct MultipartParser: Sendable {
    enum Event: Sendable, Equatable {
        case partBegan(MultipartPartHead)
        /// Some of the part's content, never empty.
        case content(ArraySlice<UInt8>)
        case partEnded
    }

    private enum State {
        case preamble
        /// After a boundary; holds the last byte of its line that was not a space.
        case delimiterLine(UInt8?)
        case head
        case content
        case epilogue
    }

    private var state = State.preamble
    private var head: [UInt8] = []
    private var input: ArraySlice<UInt8> = []
    private var search: DelimiterSearch
    private var partCount = 0
    private let limits: MultipartLimits

    /// - Parameter boundary: 1 to 70 bytes, from the content type.
    init(boundary: String, limits: MultipartLimits) {
        search = DelimiterSearch(boundary: boundary)
        self.limits = limits
    }

    /// - Precondition: the events of the last piece have been taken.
    mutating func feed(_ bytes: [UInt8]) {
        precondition(input.isEmpty)
        input = bytes[...]
    }

    /// - Returns: nil if more input is needed.
    /// - Throws: `HTTPError` 400 for a malformed body, 413 for an exceeded limit.
    mutating func next() throws -> Event? {
        while !input.isEmpty || search.hasDelimiter {
            if let event = try step() { return event }
        }
        return nil
    }

    /// - Throws: `HTTPError` 400 if the closing delimiter is missing.
    func finish() throws {
        guard case .epilogue = state else { throw MultipartPartHead.malformed }
    }

    private mutating func step() throws -> Event? {
        switch state {
        case .preamble:
            if search.advance(in: &input) == .delimiter { state = .delimiterLine(nil) }
            return nil
        case .delimiterLine(let last):
            return try stepDelimiterLine(last)
        case .head:
            return try stepHead()
        case .content:
            return stepContent()
        case .epilogue:
            input = []
            return nil
        }
    }

    private mutating func stepContent() -> Event? {
        switch search.advance(in: &input) {
        case .content(let bytes): return .content(bytes)
        case .needsInput: return nil
        case .delimiter:
            state = .delimiterLine(nil)
            return .partEnded
        }
    }

    /// Two dashes end the form; otherwise the line contains only spaces (RFC 2046's transport padding).
    private mutating func stepDelimiterLine(_ last: UInt8?) throws -> Event? {
        guard let byte = input.popFirst() else { return nil }
        switch (last, byte) {
        case (nil, UInt8(ascii: "-")), (nil, UInt8(ascii: "\r")): state = .delimiterLine(byte)
        case (UInt8(ascii: "-"), UInt8(ascii: "-")): state = .epilogue
        case (UInt8(ascii: "\r"), UInt8(ascii: "\n")): try beginHead()
        case (nil, 0x20), (nil, 0x09): break
        default: throw MultipartPartHead.malformed
        }
        return nil
    }

    private mutating func beginHead() throws {
        partCount += 1
        guard partCount <= limits.partCount else { throw limits.tooManyParts }
        head.removeAll(keepingCapacity: true)
        state = .head
    }

    /// Reads the head up to its empty line.
    private mutating func stepHead() throws -> Event? {
        while let byte = input.popFirst() {
            head.append(byte)
            guard head.count <= limits.partHeadBytes else { throw limits.partHeadTooLarge }
            if byte == UInt8(ascii: "\n"), head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
                state = .content
                return .partBegan(try MultipartPartHead(head.dropLast(2)))
            }
        }
        return nil
    }
}

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
