import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An SVG or HTML fragment parsed as XML; nil when there is none or it is not well-formed.
final class ParsedMarkup: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    init?(_ markup: String?) {
        super.init()
        guard let markup else { return nil }
        let parser = XMLParser(data: Data(markup.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func all(_ name: String, class word: String? = nil) -> [Element] {
        elements.filter { element in
            let words = (element.attributes["class"] ?? "").split(separator: " ").map(String.init)
            return element.name == name && (word.map(words.contains) ?? true)
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if let current = open.last { elements[current].text += string }
    }
}

extension ParsedMarkup.Element {
    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

    /// A coordinate in percent.
    func percent(_ attribute: String) -> Double? {
        attributes[attribute].flatMap { $0.hasSuffix("%") ? Double($0.dropLast()) : nil }
    }

    /// The corners of a path that uses only the commands M, L, H, V and Z, and h0 for a dot.
    var corners: [(x: Double, y: Double)] {
        var corners: [(x: Double, y: Double)] = []
        for match in (attributes["d"] ?? "").matches(of: /[ML](-?[0-9.]+) (-?[0-9.]+)|([HV])(-?[0-9.]+)/) {
            if let x = match.output.1.flatMap({ Double($0) }), let y = match.output.2.flatMap({ Double($0) }) {
                corners.append((x, y))
            } else if let end = match.output.4.flatMap({ Double($0) }), let last = corners.last {
                corners.append(match.output.3 == "H" ? (end, last.y) : (last.x, end))
            }
        }
        return corners
    }
}
