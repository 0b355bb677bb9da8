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
