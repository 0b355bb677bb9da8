/// A language that texts can be in: what the compiler has to know of it.
struct Language: Sendable {
    /// The name of its folder (BCP 47).
    let tag: String
    /// Its case of `Language` in the target of the texts.
    let name: String
    /// The whole numbers of each plural category of CLDR; all others are `other`.
    let plurals: [String: [Int]]

    static let english = Language(tag: "en", name: "english", plurals: ["one": [1]])

    /// French and Spanish have `many` for millions in compact forms, which no text has.
    static let all = [
        english,
        Language(tag: "de", name: "german", plurals: ["one": [1]]),
        Language(tag: "fr", name: "french", plurals: ["one": [0, 1]]),
        Language(tag: "es", name: "spanish", plurals: ["one": [1]]),
    ]

    /// The category of the numbers that have none of their own.
    static let other = "other"

    func numbers(of category: String) -> [Int] { plurals[category] ?? [] }

    /// Those of all languages.
    static let categories: Set = ["zero", "one", "two", "few", "many", other]
}
