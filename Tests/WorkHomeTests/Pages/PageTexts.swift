import Foundation

/// What a page says to those who read it or hear it.
struct PageTexts {
    /// The texts between tags, and those of attributes that are shown or read out, each once.
    let all: Set<String>

    init(_ html: String) {
        let markup = html.replacing(#/<(script|style)\b[^>]*>[^<]*</\1>/#, with: "")
        let shown = markup.split(separator: /<[^>]*>/).map(String.init)
        let attributes = markup.matches(of: Self.attribute).map { String($0.output.1) }
        all = Set((shown + attributes).map(Self.plain).filter { !$0.isEmpty })
    }

    private static var attribute: Regex<(Substring, Substring)> {
        /\s(?:aria-label|alt|title|placeholder|label|data-busy|data-chart|data-announcement|data-upload-status)="([^"]*)"/
    }

    private static func plain(_ text: String) -> String {
        ["&quot;": "\"", "&#39;": "'", "&lt;": "<", "&gt;": ">", "&nbsp;": " ", "\u{A0}": " ", "&amp;": "&"].reduce(
            text
        ) {
            $0.replacing($1.key, with: $1.value)
        }.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
