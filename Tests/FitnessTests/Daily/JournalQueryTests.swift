import Samples
import Testing

@testable import Fitness

@Suite struct JournalQueryTests {
    @Test(arguments: [
        ("knee hurts", "\"knee\" \"hurts\" *"), ("\"knee\" OR (", "\"knee\" \"or\" *"), ("it's", "\"it\" \"s\" *"),
        ("1 2 3 4 5 6 7 8 9", "\"1\" \"2\" \"3\" \"4\" \"5\" \"6\" \"7\" \"8\" *"),
    ])
    func whatIsTypedIsNoSyntax(typed: String, expression: String) {
        #expect(JournalQuery(typed).expression == expression)
    }

    @Test func nothingIsLookedForWithoutAWord() {
        for typed in ["", " ", "*", "\"\"", "–", "🙂"] { #expect(JournalQuery(typed).isEmpty, "\(typed)") }
        #expect(!JournalQuery(String(repeating: "a", count: 5_000)).isEmpty)
    }

    @Test func onlyTheLastWordMayBeABeginning() {
        let query = JournalQuery("Knee hur")
        for word in ["knee", "KNEE", "Knée", "hurts", "hur"] { #expect(query.finds(word[...]), "\(word)") }
        for word in ["knees", "hu", "churn"] { #expect(!query.finds(word[...]), "\(word)") }
    }

    @Test func aShortTextIsShownToItsEnd() {
        let parts = SearchExcerpt("My knee\nhurts! 👍🏽", JournalQuery("knee")).parts
        #expect(parts.map(\.text) == ["My ", "knee", " hurts! 👍🏽"])
        #expect(parts.map(\.isFound) == [false, true, false])
    }

    /// For any text, the parts form a contiguous piece of it, with exactly the matching words marked.
    @Test func anExcerptIsAPieceOfItsText() {
        var random = SeededGenerator(seed: 11)
        let vocabulary = ["knee", "Knée", "hurts", "ran", "slept", "well", "kilometers", "a", "–", "👍🏽"]
        for _ in 0..<500 {
            let text = (0..<Int.random(in: 1...120, using: &random)).map { _ in
                vocabulary.randomElement(using: &random) ?? ""
            }.joined(separator: " ")
            let excerpt = SearchExcerpt(text, JournalQuery("knee"))
            let shown = excerpt.parts.filter { $0.text != "…" }
            let piece = shown.map(\.text).joined()
            #expect(text.contains(piece) && piece.count <= 160)
            #expect(excerpt.parts.first?.text == "…" || text.hasPrefix(piece))
            #expect(excerpt.parts.last?.text == "…" || text.hasSuffix(piece))
            for part in shown {
                let words = part.text.split(separator: " ")
                let found = words.filter { ["knee", "Knée"].contains($0) }
                #expect(part.isFound ? words.count == 1 && found.count == 1 : found.isEmpty, "\(part)")
            }
            let isThere = ["knee", "Knée"].contains { text.split(separator: " ").contains($0[...]) }
            #expect(shown.contains(where: \.isFound) == isThere)
        }
    }
}
