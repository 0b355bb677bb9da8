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
    package func write(to html: inout HTML) {
        html.appendEscaped(self)
    }
}

extension Int: PlainText {
    @inlinable
    package func write(to html: inout HTML) {
        html.append(description)
    }
}

extension Markup: Text {}
