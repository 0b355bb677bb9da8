/// The bytes of a page, in the order in which its views write them.
@usableFromInline
package struct HTML: Sendable {
    @usableFromInline
    package private(set) var bytes: [UInt8] = []

    /// - Parameter capacity: the number of bytes to reserve before the buffer has to grow.
    package init(capacity: Int = 16_384) { bytes.reserveCapacity(capacity) }

    /// Everything that was written, for a view to insert as it is.
    package var markup: Markup { Markup(trusted: string) }

    /// Everything that was written.
    package var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes text so that a browser shows it and never reads it as markup.
    ///
    /// The parameter is an existential because Swift then reports a wrong type at the value, not at the function.
    @inlinable
    package mutating func text(_ value: any PlainText) { value.write(to: &self) }

    /// Writes markup as it is.
    @inlinable
    package mutating func raw(_ markup: Markup) { append(markup.html) }

    /// Writes a piece of a view's own markup.
    @inlinable
    package mutating func literal(_ piece: StaticString) { piece.withUTF8Buffer { append($0) } }

    @usableFromInline
    mutating func append(_ piece: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: piece) }

    @usableFromInline
    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Works on bytes: to Swift, a quotation mark with a combining accent is another character, but in a browser it
    /// still ends the attribute.
    @usableFromInline
    mutating func appendEscaped(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            for index in utf8.indices {
                guard let entity = Self.entity(of: utf8[index]) else { continue }
                append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
                literal(entity)
                start = index + 1
            }
            append(UnsafeBufferPointer(rebasing: utf8[start...]))
        }
    }

    private static func entity(of byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}

/// A value that a section can test without opening a scope: `{{#note}}{{.}} of {{title}}{{/note}}`.
@usableFromInline
package protocol Text: Sendable {}

/// A value that `{{name}}` can show.
@usableFromInline
package protocol PlainText: Text {
    func write(to html: inout HTML)
}

extension String: PlainText {
    @inlinable
    package func write(to html: inout HTML) { html.appendEscaped(self) }
}

extension Int: PlainText {
    @inlinable
    package func write(to html: inout HTML) { html.append(description) }
}

extension Int64: PlainText {
    @inlinable
    package func write(to html: inout HTML) { html.append(description) }
}

extension Markup: Text {}

/// HTML or SVG that goes into a page as it is.
///
/// Only code that builds markup creates one, and it escapes all user input.
@usableFromInline
package struct Markup: Sendable, Hashable {
    @usableFromInline
    package let html: String

    /// - Parameter html: markup in which all text is escaped already.
    package init(trusted html: String) { self.html = html }
}
