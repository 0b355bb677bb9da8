import CExpat

/// Reads XML element by element, however long it is. An entity declaration is an error, and nothing outside the text is
/// ever fetched.
public final class XMLElementReader {
    private let parser: OpaquePointer?
    private let begin: (XMLElement) throws -> Void
    private let end: (XMLElement) throws -> Void
    private var failure: (any Error)?

    /// - Parameters:
    ///   - begin: called for each element; its attributes are valid until it returns.
    ///   - end: called at the end of each element.
    public init(begin: @escaping (XMLElement) throws -> Void, end: @escaping (XMLElement) throws -> Void) {
        self.begin = begin
        self.end = end
        parser = XML_ParserCreate(nil)
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let name else { return }
                XMLElementReader.of(data)?.handle { try $0.begin(XMLElement(name: name, attributes: attributes)) }
            },
            { data, name in
                guard let name else { return }
                XMLElementReader.of(data)?.handle { try $0.end(XMLElement(name: name, attributes: nil)) }
            })
        XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
            XMLElementReader.of(data)?.handle { _ in throw XMLReadingError(line: 0, reason: "it declares an entity") }
        }
    }

    deinit { XML_ParserFree(parser) }

    /// The current line, from 1.
    public var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

    /// - Parameter isLast: whether these bytes are the last.
    /// - Throws: `XMLReadingError` for invalid XML, and what the closures throw.
    public func read(_ bytes: [UInt8], isLast: Bool) throws {
        let status = bytes.withUnsafeBytes { buffer in
            XML_Parse(
                parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), isLast ? 1 : 0)
        }
        if let failure { throw failure }
        guard status != XML_STATUS_ERROR else {
            let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "it is damaged"
            throw XMLReadingError(line: line, reason: reason)
        }
    }

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
