#if DEBUG
import Foundation
import HTTPTypes

/// A response as the browser received it.
package struct Answer: Sendable {
    package let request: SentRequest
    package let status: Int
    package let headers: HTTPFields
    package let bytes: [UInt8]

    package var source: String { String(decoding: bytes, as: UTF8.self) }
    /// The source with each non-breaking space replaced by a plain one.
    package var text: String { source.replacing("\u{A0}", with: " ") }
    package var location: String? { headers[.location] }
    package var cookies: [String] { headers[values: .setCookie] }

    /// The page's main element without the navigation around it.
    package var main: String { text.between("<main", "</main>") ?? "" }

    /// The error messages beside the fields, keyed by field id.
    package var fieldErrors: [String: String] {
        var errors: [String: String] = [:]
        for paragraph in text.components(separatedBy: "<p class=\"field-error\" id=\"").dropFirst() {
            let id = paragraph.components(separatedBy: "-error\"")[0]
            errors[id] = paragraph.between("<span>", "</span>")?.unescaped
        }
        return errors
    }

    /// The heading of the error summary above a form.
    package var errorSummary: String? {
        text.between("data-error-summary", "</div>")?.between("<p class=\"notice-title\">", "</p>")?.unescaped
    }

    /// The flash message of the page after a redirect.
    package var flash: String? { text.between("<p class=\"flash-text\">", "</p>")?.unescaped }

    /// The name of the field with autofocus.
    package var focusedField: String? {
        text.components(separatedBy: "<").first { $0.contains(" autofocus") }?.between("name=\"", "\"")
    }

    /// The value of the input with this name; for radio buttons and selects, the selected value.
    package func value(of name: String) -> String? {
        let tags = source.tags(with: "name=\"\(name)\"")
        let tag = tags.first { $0.contains(" checked") } ?? tags.first
        if let tag, tag.hasPrefix("textarea") {
            return tag.drop { $0 != ">" }.dropFirst(2).description.unescaped
        }
        if let tag, tag.hasPrefix("select") {
            let options = source.between("name=\"\(name)\"", "</select>")
            return options?.components(separatedBy: "<option ").first { $0.contains(" selected") }?
                .between("value=\"", "\"")
        }
        return tag?.between(" value=\"", "\"")?.unescaped
    }
}

extension String {
    /// The tags with an attribute, each without its `<` and with the text after it.
    fileprivate func tags(with attribute: String) -> [String] {
        let pieces = components(separatedBy: attribute)
        return zip(pieces, pieces.dropFirst()).compactMap { before, after in
            before.utf8.lastIndex(of: UInt8(ascii: "<")).map { start in
                before[start...].dropFirst() + attribute + after.prefix { $0 != "<" }
            }
        }
    }

    /// The text between the first occurrence of two marks.
    package func between(_ start: String, _ end: String) -> String? {
        guard let from = range(of: start)?.upperBound, let to = self[from...].range(of: end)?.lowerBound else {
            return nil
        }
        return String(self[from..<to])
    }

    /// The text between every occurrence of two marks.
    package func allBetween(_ start: String, _ end: String) -> [String] {
        components(separatedBy: start).dropFirst().compactMap { rest in
            rest.range(of: end).map { String(rest[..<$0.lowerBound]) }
        }
    }

    /// The text with its HTML entities decoded.
    package var unescaped: String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
            .reduce(self) { $0.replacing($1.0, with: $1.1) }
    }

    /// Without what only scripts show.
    package var withoutTemplates: String {
        replacing(#/<template.*?<\/template>/#.dotMatchesNewlines(), with: "")
    }

    /// The text of the markup without its tags, separated by single spaces.
    package var words: String {
        replacing(#/<[^>]*>/#, with: " ").unescaped.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
#endif
