import CExpat

/// Reads XML element by element, however long it is, with little memory whatever it holds: elements within elements,
/// tokens (a tag with its attributes, a comment) and different names are limited. An entity declaration is an error, and
/// nothing outside the text is ever fetched.
public final class XMLElementReader {
    private static let greatestDepth = 64
    private static let longestToken = 1 << 20
    /// The most bytes to parse at once: the parser is stopped soon after it has seen too much of one token.
    private static let pieceLength = 1 << 16
    /// In bytes: for a token, whose copies double in length, and all names.
    private static let memory = 8 << 20

    /// What the parser may still take; it points back to it, so it must stay where it is.
    private let allowance: UnsafeMutablePointer<workhome_xml_allowance>
    private let parser: OpaquePointer?
    private var depth = 0
    /// How many bytes were passed to the parser, and where the token that it has not seen all of begins.
    private var (given, tokenStart) = (0, 0)
    private let begin: (XMLElement) throws -> Void
    private let end: (XMLElement) throws -> Void
    private var failure: (any Error)?

    /// - Parameters:
    ///   - begin: called for each element; its attributes are valid until it returns.
    ///   - end: called at the end of each element.
    public init(begin: @escaping (XMLElement) throws -> Void, end: @escaping (XMLElement) throws -> Void) {
        self.begin = begin
        self.end = end
        allowance = .allocate(capacity: 1)
        allowance.initialize(to: workhome_xml_allowance(left: Self.memory))
        parser = workhome_xml_parser(allowance)
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let name else { return }
                XMLElementReader.of(data)?.handle {
                    try $0.deepen()
                    try $0.begin(XMLElement(name: name, attributes: attributes))
                }
            },
            { data, name in
                guard let name else { return }
                XMLElementReader.of(data)?.handle {
                    $0.depth -= 1
                    try $0.end(XMLElement(name: name, attributes: nil))
                }
            })
        XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
            XMLElementReader.of(data)?.handle { _ in throw XMLReadingError(line: 0, reason: "it declares an entity") }
        }
    }

    deinit {
        XML_ParserFree(parser)
        allowance.deallocate()
    }

    /// The current line, from 1.
    public var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

    /// - Parameter isLast: whether these bytes are the last.
    /// - Throws: `XMLReadingError` for invalid XML, and what the closures throw.
    public func read(_ bytes: [UInt8], isLast: Bool) throws {
        try bytes.withUnsafeBytes { buffer in
            for start in stride(from: 0, to: buffer.count, by: Self.pieceLength) {
                try parse(buffer[start..<min(start + Self.pieceLength, buffer.count)], isLast: false)
            }
            if isLast { try parse(buffer[..<0], isLast: true) }
        }
    }

    private func parse(_ piece: Slice<UnsafeRawBufferPointer>, isLast: Bool) throws {
        let bytes = UnsafeRawBufferPointer(rebasing: piece)
        let status = workhome_xml_parse(
            parser, allowance, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count),
            isLast ? 1 : 0)
        if let failure { throw failure }
        guard status != XML_STATUS_ERROR else {
            let code = XML_GetErrorCode(parser)
            let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "it is damaged"
            throw refusal(code == XML_ERROR_NO_MEMORY ? "it has too many different names" : reason)
        }
        given += bytes.count
        // Before it looks at a token again, the parser may wait for more of it: then there is no index.
        tokenStart = max(tokenStart, Int(XML_GetCurrentByteIndex(parser)))
        guard given - tokenStart <= Self.longestToken else { throw refusal("a part of it is too long") }
    }

    private func deepen() throws {
        depth += 1
        guard depth <= Self.greatestDepth else { throw refusal("its elements are too deep inside others") }
    }

    private func refusal(_ reason: String) -> XMLReadingError { XMLReadingError(line: line, reason: reason) }

    private static func of(_ data: UnsafeMutableRawPointer?) -> XMLElementReader? {
        data.map { Unmanaged<XMLElementReader>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Keeps an error of a closure, which can't pass through C, and stops the parser.
    private func handle(_ body: (XMLElementReader) throws -> Void) {
        guard failure == nil else { return }
        do {
            try body(self)
        } catch {
            failure = error
            XML_StopParser(parser, 0)
        }
    }
}

/// An element, valid during the reader's callback.
public struct XMLElement {
    fileprivate let name: UnsafePointer<CChar>
    /// Alternating names and values, terminated by nil.
    fileprivate let attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?

    public func isNamed(_ text: StaticString) -> Bool { Self.isEqual(name, text) }

    /// The value of an attribute; nil if there is none.
    public subscript(attribute: StaticString) -> String? {
        guard var place = attributes else { return nil }
        while let name = place[0], let value = place[1] {
            if Self.isEqual(name, attribute) { return String(cString: value) }
            place += 2
        }
        return nil
    }

    private static func isEqual(_ name: UnsafePointer<CChar>, _ text: StaticString) -> Bool {
        text.utf8Start.withMemoryRebound(to: CChar.self, capacity: text.utf8CodeUnitCount + 1) { start in
            var index = 0
            while start[index] == name[index] {
                if start[index] == 0 { return true }
                index += 1
            }
            return false
        }
    }
}

/// XML that is invalid or not accepted. The description is one line.
public struct XMLReadingError: Error, CustomStringConvertible {
    public let line: Int
    let reason: String

    public var description: String { line > 0 ? "Line \(line): \(reason)." : "\(reason)." }
}
