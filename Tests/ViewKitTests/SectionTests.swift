import Testing
import ViewKit

@Suite struct SectionTests {
    private struct Card: Equatable {
        let name: String
    }

    /// The iterations of a section as text.
    private func turns<Scope, Dot>(_ loop: some Sequence<(Scope, Dot)>) -> [String] {
        loop.map { "\($0) \($1)" }
    }

    @Test func aConditionChangesNeitherScopeNorDot() {
        #expect(turns(each(true, "scope", 1)) == ["scope 1"])
        #expect(turns(each(false, "scope", 1)) == [])
    }

    @Test func aTextIsTheDotAndTheScopeStays() {
        let (text, none, number): (String?, String?, Int?) = ("text", nil, 2)
        #expect(turns(each(text, "scope", 1)) == ["scope text"])
        #expect(turns(each(none, "scope", 1)) == [])
        #expect(turns(each(number, "scope", 1)) == ["scope 2"])
        #expect(turns(each(["a", "b"], "scope", 1)) == ["scope a", "scope b"])
        #expect(turns(each([Int](), "scope", 1)) == [])
        let markup: Markup? = Markup(trusted: "<b>")
        #expect(Array(each(markup, "scope", 1)).map(\.0) == ["scope"])
        #expect(Array(each([Markup(trusted: "<b>")], "scope", 1)).map(\.1) == [Markup(trusted: "<b>")])
    }

    @Test func aValueIsTheScopeAndTheDot() {
        let (card, none): (Card?, Card?) = (Card(name: "a"), nil)
        #expect(Array(each(card, "scope", 1)).map(\.0) == [Card(name: "a")])
        #expect(Array(each(card, "scope", 1)).map(\.1) == [Card(name: "a")])
        #expect(Array(each(none, "scope", 1)).isEmpty)
        #expect(Array(each(Card(name: "b"), "scope", 1)).map(\.0) == [Card(name: "b")])
        let cards = [Card(name: "c"), Card(name: "d")]
        #expect(Array(each(cards, "scope", 1)).map(\.0) == cards)
        #expect(Array(each(cards, "scope", 1)).map(\.1) == cards)
    }

    @Test func anInvertedSectionShowsWhatIsAbsent() {
        let (text, none): (String?, String?) = ("", nil)
        #expect(isAbsent(false))
        #expect(!isAbsent(true))
        #expect(isAbsent(none))
        #expect(!isAbsent(text))
        #expect(isAbsent([Int]()))
        #expect(!isAbsent([0]))
    }
}
