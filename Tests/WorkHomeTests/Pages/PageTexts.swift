/// What a page says: its texts, and the attributes that are shown or read out.
struct PageTexts {
    private static let spokenAttributes = ["alt=\"", "aria-label=\"", "data-busy=\"", "placeholder=\"", "title=\""]
    private static let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]

    private(set) var texts: [String] = []

    init(_ html: String) {
        var rest = html[...]
        while let open = rest.firstIndex(of: "<") {
            add(rest[..<open])
            guard let close = rest[open...].firstIndex(of: ">") else { break }
            let tag = rest[open..<close]
            addAttributes(of: tag)
            rest = rest[rest.index(after: close)...]
            for name in ["script", "style"] where tag.dropFirst().hasPrefix(name) {
                rest = rest.firstRange(of: "</\(name)").map { rest[$0.lowerBound...] } ?? ""
            }
        }
    }

    private mutating func addAttributes(of tag: Substring) {
        for name in Self.spokenAttributes {
            guard let start = tag.firstRange(of: name)?.upperBound else { continue }
            add(tag[start...].prefix { $0 != "\"" })
        }
    }

    private mutating func add(_ text: Substring) {
        var text = String(text)
        for (entity, character) in Self.entities { text = text.replacing(entity, with: character) }
        if text.contains(where: \.isLetter) { texts.append(text) }
    }
}
