#if DEBUG
import Foundation
import HTTPTypes

/// What a browser got back.
package struct Answer: Sendable {
    package let request: SentRequest
    package let status: Int
    package let headers: HTTPFields
    package let bytes: [UInt8]

    package var source: String { String(decoding: bytes, as: UTF8.self) }
    /// The source as a person reads it: a space that does not break is a space.
    package var text: String { source.replacing("\u{A0}", with: " ") }
    package var location: String? { headers[.location] }
    package var cookies: [String] { headers[values: .setCookie] }

    /// The page's main part without the navigation around it.
    package var main: String { text.between("<main", "</main>") ?? "" }

    /// What stands beside the fields, by the fields' ids.
    package var fieldErrors: [String: String] {
        var errors: [String: String] = [:]
        for paragraph in text.components(separatedBy: "<p class=\"field-error\" id=\"").dropFirst() {
            let id = paragraph.components(separatedBy: "-error\"")[0]
            errors[id] = paragraph.between("<span>", "</span>")?.unescaped
        }
        return errors
    }

    /// The heading of the list of errors above a form.
    package var errorSummary: String? {
        text.between("data-error-summary", "</div>")?.between("<p class=\"notice-title\">", "</p>")?.unescaped
    }

    /// The one message of a page after a redirect.
    package var flash: String? { text.between("<p class=\"flash-text\">", "</p>")?.unescaped }

    /// The name of the field that the cursor begins in.
    package var focusedField: String? {
        text.components(separatedBy: "<").first { $0.contains(" autofocus") }?.between("name=\"", "\"")
    }

    /// The value of the input of that name; of radio buttons and options, the one that is chosen.
    package func value(of name: String) -> String? {
        let tags = source.components(separatedBy: "<").filter { $0.contains("name=\"\(name)\"") }
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
    /// What stands between two marks, the first time that it does.
    package func between(_ start: String, _ end: String) -> String? {
        guard let from = range(of: start)?.upperBound, let to = self[from...].range(of: end)?.lowerBound else {
            return nil
        }
        return String(self[from..<to])
    }

    /// Everything that stands between two such marks.
    package func allBetween(_ start: String, _ end: String) -> [String] {
        components(separatedBy: start).dropFirst().compactMap { rest in
            rest.range(of: end).map { String(rest[..<$0.lowerBound]) }
        }
    }

    /// The text that the markup spells.
    package var unescaped: String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
            .reduce(self) { $0.replacing($1.0, with: $1.1) }
    }

    /// The words of a piece of markup, without its tags.
    package var words: String {
        replacing(#/<[^>]*>/#, with: " ").unescaped.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
#endif
