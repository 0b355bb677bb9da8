import Fitness

/// A word of a search with the forms that may be in a food's name instead: singular and plural, other spellings of its
/// letters, and the words that somebody meant who mistyped it.
struct FoodWord: Sendable {
    /// As it was typed, in lower case.
    let typed: SearchText.Word
    /// The word itself comes first.
    let forms: [SearchText.Word]
    /// What may be meant if it was mistyped.
    var corrections: ArraySlice<SearchText.Word> { all[forms.count...] }
    /// The forms and the corrections: what was typed comes first.
    private(set) var all: [SearchText.Word]

    init(_ word: SearchText.Word) {
        typed = word
        forms = ([word] + Self.otherNumbers(of: word)).flatMap(SearchLetters.spellings(of:))
        all = forms
    }

    /// A typed word without spaces, folded as the index is, with other spellings of its letters, and in its original form,
    /// which the index may have where it folds less.
    init(typed: String) {
        let folded = SearchText(typed).joined
        let digits = folded.count >= 8 && folded.allSatisfy { (0x30...0x39).contains($0) }
        // The zeros that pad a barcode are not in the index.
        let word = FoodWord(digits ? Array(folded.drop { $0 == 0x30 }) : folded)
        self.typed = Array(typed.lowercased().utf8)
        forms = word.forms + SearchLetters.spellings(ofTyped: typed[...]).filter { !word.forms.contains($0) }
        all = forms
    }

    /// With the words of foods that differ by a slip.
    func corrected(by vocabulary: FoodVocabulary) -> FoodWord {
        var word = self
        word.all += slips(in: vocabulary).flatMap(SearchLetters.spellings(of:))
        return word
    }

    /// The words that differ by a slip: one in a word of four letters or more, else two in one of eight; none for a word
    /// that is right.
    func slips(in vocabulary: FoodVocabulary) -> [SearchText.Word] {
        let letters = forms[0].count
        guard letters >= 4, !isKnown(in: vocabulary) else { return [] }
        let near = vocabulary.words(near: forms[0], edits: 1)
        return near.isEmpty && letters >= 8 ? vocabulary.words(near: forms[0], edits: 2) : near
    }

    func isKnown(in vocabulary: FoodVocabulary) -> Bool { forms.contains(where: vocabulary.contains) }

    /// Two words of foods that it consists of, as German writes them: "Hähnchenbrust".
    func parts(in vocabulary: FoodVocabulary) -> [FoodWord]? {
        let word = forms[0]
        guard word.count >= 7, !isKnown(in: vocabulary) else { return nil }
        for length in (3...(word.count - 3)).reversed() {
            let (first, second) = (Array(word.prefix(length)), Array(word.dropFirst(length)))
            guard vocabulary.contains(second) else { continue }
            // "Himbeertorte" has lost the end of "Himbeere".
            let whole = ["", "e", "en"].map { first + Array($0.utf8) }.first(where: vocabulary.contains)
            if let whole { return [FoodWord(whole), FoodWord(second)] }
        }
        return nil
    }

    /// By the rules of English spelling; a form that does not exist matches nothing.
    private static func otherNumbers(of word: SearchText.Word) -> [SearchText.Word] {
        if let singular = replacing(word, "ies", with: "y") { return [singular] }
        if let singular = replacing(word, "oes", with: "o") { return [singular] }
        if let singular = replacing(word, "es", with: "") { return [singular, singular + Array("e".utf8)] }
        if replacing(word, "ss", with: "") == nil, let singular = replacing(word, "s", with: "") { return [singular] }
        if let plural = replacing(word, "y", with: "ies") { return [plural, word + Array("s".utf8)] }
        return [word + Array("s".utf8), word + Array("es".utf8)]
    }

    private static func replacing(_ word: SearchText.Word, _ ending: String, with other: String) -> SearchText.Word? {
        let ending = ending.utf8
        guard word.count > ending.count + 1, word.suffix(ending.count).elementsEqual(ending) else { return nil }
        return word.dropLast(ending.count) + Array(other.utf8)
    }
}
