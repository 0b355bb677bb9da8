/// A word of a search with its singular and plural forms, any of which may be in a food's name.
struct FoodWord: Sendable {
    /// The word itself comes first.
    let forms: [SearchText.Word]

    init(_ word: SearchText.Word) {
        forms = [word] + Self.otherNumbers(of: word)
    }

    /// A typed word without spaces, in the app's folded form and in its original one, which the index folds itself.
    init(typed: String) {
        let folded = SearchText(typed).joined
        let digits = folded.count >= 8 && folded.allSatisfy { (0x30...0x39).contains($0) }
        // The zeros that pad a barcode are not in the index.
        self.init(digits ? Array(folded.drop { $0 == 0x30 }) : folded, or: Array(typed.lowercased().utf8))
    }

    private init(_ word: SearchText.Word, or other: SearchText.Word) {
        forms = FoodWord(word).forms + (other == word ? [] : [other])
    }

    /// By the rules of English spelling; a form that does not exist matches nothing.
    private static func otherNumbers(of word: SearchText.Word) -> [SearchText.Word] {
        func replacing(_ ending: StaticString, with other: String) -> SearchText.Word? {
            let count = ending.utf8CodeUnitCount
            let suffix = UnsafeBufferPointer(start: ending.utf8Start, count: count)
            guard word.count > count + 1, word.suffix(count).elementsEqual(suffix) else { return nil }
            return word.dropLast(count) + Array(other.utf8)
        }
        if let singular = replacing("ies", with: "y") { return [singular] }
        if let singular = replacing("oes", with: "o") { return [singular] }
        if let singular = replacing("es", with: "") { return [singular, singular + Array("e".utf8)] }
        if replacing("ss", with: "") == nil, let singular = replacing("s", with: "") { return [singular] }
        if let plural = replacing("y", with: "ies") { return [plural, word + Array("s".utf8)] }
        return [word + Array("s".utf8), word + Array("es".utf8)]
    }
}
