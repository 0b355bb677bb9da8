import Foundation

/// What a page says, as a reader or a screen reader gets it.
struct PageTexts {
    /// The texts between tags, and those of attributes that are shown or read out.
    let all: [String]

    init(_ html: String) {
        let shown = html.replacing(/<(script|style|template)\b[\s\S]*?<\/\1>/.ignoresCase(), with: " ")
        let nodes = shown.split(separator: /<[^>]*>/).map(String.init)
        let attributes = shown.matches(of: /<[^>]*>/).flatMap { tag in
            tag.output.matches(of: /\s(?:aria-label|alt|title|placeholder|data-[a-z-]+|label)="([^"]*)"/).map {
                String($0.output.1)
            }
        }
        all = (nodes + attributes).map(Self.plain).filter { !$0.isEmpty }
    }

    private static func plain(_ text: String) -> String {
        text.replacing("&amp;", with: "&").replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&nbsp;", with: " ").replacing("\u{A0}", with: " ").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
