import Testing

/// What the generated code needs of its target.
enum Language {
    case english, german, french, pseudo

    @TaskLocal static var current = english
}

enum DecimalText {
    static func grouped(_ number: Int) -> String { number < 1_000 ? String(number) : "\(number / 1_000),…" }
}

enum PseudoLanguage {
    static func bracketed(_ text: String) -> String { text.isEmpty ? text : "⟦\(text)⟧" }
}

package struct MarkedText {
    let text: String

    init(_ text: String) { self.text = text }
}

/// The texts of the folders `en`, `de` and `fr`, as the plugin compiles them.
struct SampleTests {
    private func said(in language: Language, _ text: () -> String) -> String {
        Language.$current.withValue(language, operation: text)
    }

    @Test(arguments: [
        (Language.english, "Add set"), (.german, "Satz hinzufügen"), (.french, "Ajouter une série"),
        (.pseudo, "⟦Áádd séét⟧"),
    ])
    func aTextIsInTheLanguageOfItsReader(_ language: Language, _ expected: String) {
        #expect(said(in: language) { SampleWordsTexts.addSet } == expected)
    }

    @Test(arguments: [
        (Language.english, 0, "No sets of Squat"), (.english, 1, "1 set of Squat"), (.english, -1, "-1 sets of Squat"),
        (.english, 1_200, "1,… sets of Squat"), (.german, 0, "Squat: 0 Sätze"), (.german, 1, "Squat: ein Satz"),
        (.french, 0, "0 série de Squat"), (.french, 1, "1 série de Squat"), (.french, 2, "2 séries de Squat"),
        (.pseudo, 2, "⟦2 sééts óóf Squat⟧"),
    ])
    func aNumberChoosesTheWordsOfItsLanguage(_ language: Language, _ sets: Int, _ expected: String) {
        // The order of the arguments is that of the comment above the English text.
        #expect(said(in: language) { SampleWordsTexts.setsOf("Squat", sets) } == expected)
    }

    @Test func digitsAreNotGrouped() { #expect(SampleWordsTexts.sinceYear(2026) == "since 2026") }

    @Test func aWordChoosesToo() {
        #expect(SampleWordsTexts.change(1, "added") == "Added it today")
        #expect(SampleWordsTexts.change(2, "added") == "Added 2 today")
        #expect(SampleWordsTexts.change(2, "keptAsItWas") == "Kept today")
        #expect(SampleWordsTexts.change(2, "something else") == "Nothing today")
        #expect(said(in: .pseudo) { SampleWordsTexts.change(2, "added") } == "⟦Ááddééd 2 tóódááý⟧")
    }

    @Test func wordsOfSwiftAreNames() {
        #expect(SampleWordsTexts.repeat == "Repeat")
        #expect(SampleWordsTexts.in("bed") == "in bed")
    }

    @Test func whiteSpaceIsThatOfFluent() {
        #expect(SampleWordsTexts.nothing == "")
        #expect(SampleWordsTexts.blanks == " between\u{A0}🏋 ")
        #expect(SampleWordsTexts.signs == #"\ "'`$ {"}\["#)
        #expect(
            SampleWordsTexts.lines("It") == """
                One
                  indented line.

                After a blank line
                It goes on.
                """)
    }

    @Test func thePseudoLanguageHasNoEmptyBrackets() {
        #expect(said(in: .pseudo) { SampleWordsTexts.nothing } == "")
        #expect(said(in: .pseudo) { SampleWordsTexts.maybeNothing("") } == "")
        #expect(said(in: .pseudo) { SampleWordsTexts.maybeNothing("a") } == "⟦a⟧")
    }

    @Test func bracketsMarkPieces() {
        let found: MarkedText = SampleWordsTexts.nothingFound
        #expect(found.text == "Nothing found. [Add your own].")
        #expect(SampleWordsTexts.entriesWait(1).text == "[Look at it] or [leave]")
        #expect(said(in: .german) { SampleWordsTexts.entriesWait(2).text } == "[2 ansehen] oder [gehen]")
    }
}
