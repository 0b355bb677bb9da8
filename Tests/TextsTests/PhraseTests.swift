import Testing

@testable import Texts

struct PhraseTests {
    private func sets(_ count: Int, of exercise: String) -> String {
        text("\(count, "set") of \(exercise) in \(count) \(nounOf: count, "day")")
    }

    @Test(arguments: [
        (0, "0 sets of Squat in 0 days"), (1, "1 set of Squat in 1 day"), (1_200, "1,200 sets of Squat in 1200 days"),
    ])
    func valuesAndNounsStandBetweenTheWords(_ count: Int, _ expected: String) {
        #expect(sets(count, of: "Squat") == expected)
    }

    @Test func anAmountOfATotalIsGrouped() {
        #expect(CommonTexts.amountOfTotal(400, 1_100) == "400 of 1,100")
        #expect(CommonTexts.amountOfTotal(1_200, "1,500 g") == "1,200 of 1,500 g")
    }

    @Test func aNounCanHaveAPluralOfItsOwn() {
        #expect(text("\(1, "entry", "entries")") == "1 entry")
        #expect(text("\(2, "entry", "entries")") == "2 entries")
    }

    @Test func thePseudoLanguageChangesWordsButNoValues() {
        let (words, values) = Language.$current.withValue(.pseudo) { (text("Add a set"), sets(2, of: "Squat")) }
        #expect(words == "⟦Áádd áá séét⟧")
        #expect(values == "⟦2 sééts óóf Squat ííñ 2 dááýs⟧")
        #expect(text("Add a set") == "Add a set")
    }

    @Test func aMarkedTextIsWhatStandsAroundTheBrackets() {
        let one = MarkedText("Nothing found. You can [add your own].")
        #expect([one.before, one.marked, one.after] == ["Nothing found. You can ", "add your own", "."])
        let two = MarkedText("[Keys] and [tokens] keep working.")
        #expect(
            [two.before, two.marked, two.between, two.secondMarked, two.after]
                == ["", "Keys", " and ", "tokens", " keep working."])
    }
}
