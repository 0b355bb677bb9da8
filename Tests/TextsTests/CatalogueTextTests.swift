import Testing

@testable import Texts

struct CatalogueTextTests {
    @Test(arguments: [(0, "0 sets"), (1, "1 set"), (1_200, "1,200 sets")])
    func aNumberIsGroupedAndHasItsNoun(_ count: Int, _ expected: String) {
        #expect(CountTexts.sets(count) == expected)
    }

    @Test func aNounCanHaveAPluralOfItsOwn() {
        #expect(CountTexts.entries(1) == "1 entry")
        #expect(CountTexts.entries(2) == "2 entries")
    }

    @Test func aYearIsNotGrouped() {
        #expect(DateTexts.date(21, "Nov", 2026) == "21 Nov 2026")
    }

    @Test(arguments: [
        ("day", 1, "1 day"), ("week", 3, "3 weeks"), ("month", 1, "1 month"), ("quarter", 2, "2 quarters"),
        ("year", 1_000, "1,000 years"),
    ])
    func aTextChoosesByThePeriod(_ period: String, _ count: Int, _ expected: String) {
        #expect(PeriodTexts.count(count, period) == expected)
    }

    @Test func anAmountOfATotalIsGrouped() {
        #expect(CommonTexts.amountOfTotal(400, 1_100) == "400 of 1,100")
        #expect(CommonTexts.amountOfTotal(1_200, "1,500 g") == "1,200 of 1,500 g")
    }

    @Test func aListHasAnAndBeforeItsLastItem() {
        #expect(CommonTexts.list(["Strong"]) == "Strong")
        #expect(CommonTexts.list(["Strong", "Hevy", "FitNotes"]) == "Strong, Hevy and FitNotes")
    }

    @Test func thePseudoLanguageChangesWordsButNoValues() {
        let (words, values) = Language.$current.withValue(.pseudo) {
            (CommonTexts.addFood, GoalTexts.doneInASet("12 reps"))
        }
        #expect(words == "⟦Áádd fóóóód⟧")
        #expect(values == "⟦dóóñéé 12 reps ííñ áá séét⟧")
        #expect(CommonTexts.addFood == "Add food")
    }

    @Test func aMarkedTextIsWhatStandsAroundTheBrackets() {
        let one = TrackTexts.nothingFound
        #expect(
            [one.before, one.marked, one.after]
                == ["Nothing found. Check the spelling, or ", "add your own exercise", "."])
        let two = AccountTexts.keysAndTokensKeepWorking
        #expect(
            [two.before, two.marked, two.between, two.secondMarked, two.after]
                == ["", "API keys", " and ", "tokens of phones and scales", " keep working."])
    }
}
