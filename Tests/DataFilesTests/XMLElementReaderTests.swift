import Testing

@testable import DataFiles

@Suite struct XMLElementReaderTests {
    /// Reads chunks that are made as they are read.
    /// - Returns: how many elements began, how many bytes were asked for, and why it ended early.
    private func read(_ chunks: some Sequence<String>) -> (elements: Int, bytes: Int, refusal: String?) {
        var (elements, bytes) = (0, 0)
        let reader = XMLElementReader(begin: { _ in elements += 1 }, end: { _ in })
        do {
            for chunk in chunks {
                bytes += chunk.utf8.count
                try reader.read(Array(chunk.utf8), isLast: false)
            }
            try reader.read([], isLast: true)
            return (elements, bytes, nil)
        } catch {
            return (elements, bytes, "\(error)")
        }
    }

    /// A beginning, and then the same piece again and again: 256 MiB of it, if nobody stops.
    private func endless(_ beginning: String, _ piece: String) -> some Sequence<String> {
        let long = String(repeating: piece, count: max(1, (1 << 16) / piece.utf8.count))
        return sequence(state: -1) { count -> String? in
            count += 1
            guard count > 0 else { return beginning }
            return count < 4_096 ? long : nil
        }
    }

    @Test func elementsAreReadInWhateverPieces() {
        let text = "<?xml version=\"1.0\"?><a><!-- c --><b c=\"d &lt; e\"/>text<![CDATA[more]]></a>"
        for length in [1, 7, 1_000] {
            let pieces = stride(from: 0, to: text.utf8.count, by: length).map { start in
                String(decoding: Array(text.utf8)[start..<min(start + length, text.utf8.count)], as: UTF8.self)
            }
            let result = read(pieces)
            #expect(result.elements == 2 && result.refusal == nil)
        }
    }

    @Test func elementsAreAtMost64Deep() {
        let open = (0..<64).map { _ in "<a>" }
        #expect(read(open + (0..<64).map { _ in "</a>" }).refusal == nil)
        let deep = read(endless("", "<a>"))
        #expect(deep.elements == 64 && deep.bytes <= 1 << 17)
        #expect(deep.refusal == "Line 1: its elements are too deep inside others.")
        // Beside each other they may be as many as there are.
        #expect(read(["<a>"] + Array(repeating: "<b><c/></b>", count: 100_000) + ["</a>"]).elements == 200_001)
    }

    @Test(arguments: ["<a b=\"", "<a><!--", "<a><?b ", "<a><", "<a b=\"1\" ", "<!DOCTYPE a [<!-- ", "<a></"])
    func aPartThatDoesNotEndIsRefused(beginning: String) {
        let result = read(endless(beginning, "x"))
        #expect(result.bytes <= (1 << 20) + (2 << 16))
        #expect(result.refusal?.contains("too long") == true || result.refusal?.contains("Line 1") == true)
    }

    /// Nothing of these is kept, so they may be as long as the file.
    @Test(arguments: [("<a>", "text ", "</a>"), ("<a><![CDATA[", "text ", "]]></a>"), ("<a>", "&lt;&#65;", "</a>")])
    func textMayBeLong(beginning: String, piece: String, end: String) {
        let long = String(repeating: piece, count: 10_000)
        #expect(read([beginning] + Array(repeating: long, count: 100) + [end]).refusal == nil)
    }

    @Test func aLongTagIsRead() {
        #expect(read(["<a b=\"", String(repeating: "x", count: 500_000), "\"/>"]).elements == 1)
    }

    /// The parser keeps each name for good.
    @Test(arguments: [("<a", "/>"), ("<b c", "=\"\"/>")], [(0, 300_000), (10_000, 2_000)])
    func differentNamesAreLimited(element: (start: String, end: String), names: (length: Int, count: Int)) {
        let start = element.start + String(repeating: "d", count: names.length)
        let result = read(["<r>"] + (0..<names.count).map { "\(start)\($0)\(element.end)" })
        #expect(result.bytes < 16 << 20)
        #expect(result.refusal == "Line 1: it has too many different names.")
    }

    @Test func manyAttributesAreLimited() {
        let tag = "<a " + (0..<80_000).map { "b\($0)=''" }.joined(separator: " ") + "/>"
        #expect(read([tag]).refusal == "Line 1: it has too many different names.")
    }

    @Test(arguments: ["<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "<!DOCTYPE a [<!ENTITY % b \"c\">]><a/>"])
    func entitiesAreRefused(text: String) {
        #expect(read([text]).refusal == "it declares an entity.")
    }

    @Test(arguments: ["", "<a>", "<a></b>", "text", "<a>&b;</a>"])
    func whatIsNoXMLIsOneLine(text: String) {
        #expect(read([text]).refusal?.hasPrefix("Line 1: ") == true)
    }
}
