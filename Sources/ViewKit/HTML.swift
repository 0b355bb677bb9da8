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

// What `{{#x}}…{{/x}}` loops over. A view has no types, so overload resolution on the type of `x` chooses among these: the
// iterations, and the scope and the dot of each. The surrounding scope, which may be a whole page, is never copied.

/// Once, if the condition is true.
@inlinable
package func each(_ condition: Bool) -> Once<Void> { Once(condition ? () : nil) }

/// Once, if there is a value.
@inlinable
package func each<Value>(_ value: Value?) -> Once<Value> { Once(value) }

/// Once per element.
@inlinable
package func each<Value>(_ values: [Value]) -> [Value] { values }

/// Once.
@inlinable
package func each<Value>(_ value: Value) -> Once<Value> { Once(value) }

/// Does not compile, since a section over a non-optional text would always show.
@inlinable
package func each<Value: Text>(_ text: Value) -> NonOptionalSection<Value> { NonOptionalSection() }

/// Inside a condition, names refer to the surrounding scope.
@inlinable
package func scope<Scope>(of turn: Void, in scope: Scope) -> Scope { scope }

/// Inside a text, names refer to the surrounding scope.
@inlinable
package func scope<Value: Text, Scope>(of text: Value, in scope: Scope) -> Scope { scope }

/// Inside a value, names are its properties.
@inlinable
package func scope<Value, Scope>(of value: Value, in scope: Scope) -> Value { value }

/// Inside a condition, the dot is the surrounding one.
@inlinable
package func dot<Dot>(of turn: Void, in dot: Dot) -> Dot { dot }

/// Inside a text or a value, the dot is that.
@inlinable
package func dot<Value, Dot>(of value: Value, in dot: Dot) -> Value { value }

// Whether `{{^x}}…{{/x}}` is shown.

/// Whether the condition is false.
@inlinable
package func isAbsent(_ condition: Bool) -> Bool { !condition }

/// Whether the value is nil.
@inlinable
package func isAbsent<Value>(_ value: Value?) -> Bool { value == nil }

/// Whether the list is empty.
@inlinable
package func isAbsent<Value>(_ values: [Value]) -> Bool { values.isEmpty }

/// Does not compile, since the section would never show.
@inlinable
package func isAbsent<Value>(_ value: Value) -> NonOptionalSection<Value> { NonOptionalSection() }

/// One iteration or none.
@frozen
@usableFromInline
package struct Once<Element>: Sequence, IteratorProtocol {
    @usableFromInline
    var turn: Element?

    @inlinable
    init(_ turn: Element?) { self.turn = turn }

    @inlinable
    package mutating func next() -> Element? { turn.take() }
}

/// The result for a section over a value that is never absent: it does not compile.
@frozen
@usableFromInline
package struct NonOptionalSection<Value> {
    @inlinable
    init() {}
}

@available(*, unavailable, message: "this text is always there: take the section away, or make the text optional")
extension NonOptionalSection: Sequence {
    @usableFromInline
    package func makeIterator() -> Once<Value> { Once(nil) }
}
