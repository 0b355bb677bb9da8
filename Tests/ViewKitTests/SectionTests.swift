import Testing
import ViewKit

@Suite struct SectionTests {
    private struct Card: Equatable {
        let name: String
    }

    /// The number of iterations.
    private func turns(_ loop: some Sequence) -> Int { loop.reduce(0) { count, _ in count + 1 } }

    @Test func aConditionChangesNeitherScopeNorDot() {
        #expect(turns(each(false)) == 0)
        #expect(turns(each(true)) == 1)
        for turn in each(true) {
            #expect(scope(of: turn, in: "scope") == "scope")
            #expect(dot(of: turn, in: 1) == 1)
        }
    }

    @Test func aTextIsTheDotAndTheScopeStays() {
        let (text, none, number): (String?, String?, Int?) = ("text", nil, 2)
        #expect(Array(each(text)) == ["text"])
        #expect(turns(each(none)) == 0)
        #expect(Array(each(number)) == [2])
        #expect(each(["a", "b"]) == ["a", "b"])
        #expect(scope(of: "text", in: Card(name: "a")) == Card(name: "a"))
        #expect(dot(of: "text", in: Card(name: "a")) == "text")
        let markup = Markup(trusted: "<b>")
        #expect(scope(of: markup, in: "scope") == "scope")
        #expect(dot(of: markup, in: "scope") == markup)
    }

    @Test func aValueIsTheScopeAndTheDot() {
        let (card, none): (Card?, Card?) = (Card(name: "a"), nil)
        #expect(Array(each(card)) == [Card(name: "a")])
        #expect(turns(each(none)) == 0)
        #expect(Array(each(Card(name: "b"))) == [Card(name: "b")])
        #expect(each([Card(name: "c"), Card(name: "d")]).map(\.name) == ["c", "d"])
        #expect(scope(of: Card(name: "e"), in: "scope") == Card(name: "e"))
        #expect(dot(of: Card(name: "e"), in: 1) == Card(name: "e"))
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
