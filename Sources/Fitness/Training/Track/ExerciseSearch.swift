/// A search for exercises by typed words: "db press", "pullups", "rows back", "rdl".
///
/// Ignores case, accents, punctuation and the order of the words, each of which may be a prefix. A name may be written
/// as one word or several ("pullup", "dead lift"). Names of muscles, equipment and kinds match too, after matches in
/// exercise names. If nothing matches, each word may have one typing error ("benhc", "sqaut").
package struct ExerciseSearch: Sendable {
    /// More than any real search.
    private static let maximumWords = 8
    /// In a shorter word, a changed letter usually makes another word.
    private static let shortestWordWithTypo = 4

    /// The forms of each word: as typed, in other letters, with abbreviations expanded, without a plural ending.
    private let words: [[SearchText.Word]]
    /// All words joined into one.
    private let whole: [SearchText.Word]
    private var allowsTypos = false

    package init(_ query: String) {
        let typed = SearchText.typed(query).prefix(Self.maximumWords)
        words = typed.map { spellings in
            spellings.flatMap(Self.singular) + [ExerciseSearchWords.abbreviations[spellings[0]]].compactMap(\.self)
        }
        let joined = Array(typed.map { ExerciseSearchWords.abbreviations[$0[0]] ?? $0[0] }.joined())
        whole = joined.isEmpty ? [] : SearchLetters.spellings(of: joined).flatMap(Self.singular)
    }

    /// The matching exercises, best first, otherwise in the given order; all of them for an empty query.
    /// - Parameter used: the exercises that the user trains, latest first, which come before equally good matches.
    package func matches(in exercises: [Exercise], used: [Exercise] = []) -> [Exercise] {
        guard !words.isEmpty else { return exercises }
        let known = ExerciseSearchWords()
        let places = Dictionary(used.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let found = exercises.enumerated().compactMap { index, exercise in
            rank(exercise, known).map { rank in
                (key: (Self.way(rank), places[exercise.id] ?? .max, rank, index), exercise: exercise)
            }
        }
        guard found.isEmpty, !allowsTypos else { return found.sorted { $0.key < $1.key }.map(\.exercise) }
        var forgiving = self
        forgiving.allowsTypos = true
        return forgiving.matches(in: exercises, used: used)
    }

    /// The type of match: by exact name, by words of the name, by main muscle or equipment, or by a secondary muscle.
    private static func way(_ rank: Int) -> Int { rank == 0 ? 0 : 1 + rank / 1000 }

    /// The rank of a match, 0 for the exact name; nil if it doesn't match.
    private func rank(_ exercise: Exercise, _ known: ExerciseSearchWords) -> Int? {
        let name = SearchText(exercise.name)
        let aliases = exercise.isOwn ? [] : known.aliases(of: exercise)
        let byAlias = aliases.compactMap(rank).min().map { $0 == 0 ? 1 : $0 + 200 }
        if let best = [rank(name), byAlias].compactMap({ $0 }).min() { return best }
        var texts = [name] + aliases + known.texts(of: exercise)
        if isCovered(by: texts) { return 1000 }
        texts += exercise.secondaryMuscles.compactMap { known.muscles[$0] }
        return isCovered(by: texts) ? 2000 : nil
    }

    /// The exact name first, then names with this prefix, then names with all the words, shorter ones first.
    private func rank(_ name: SearchText) -> Int? {
        if whole.contains(name.joined) { return 0 }
        if whole.contains(where: name.joined.starts) { return 100 + name.wordCount * 4 }
        guard isCovered(by: [name]) || whole.contains(where: name.hasWord) else { return nil }
        let beginsAlike = words[0].contains(where: name.joined.starts)
        return 200 + name.wordCount * 4 - (beginsAlike ? 2 : 0)
    }

    /// Whether each word is in one of the texts.
    private func isCovered(by texts: [SearchText]) -> Bool {
        words.allSatisfy { meanings in
            texts.contains { text in meanings.contains { has(text, $0) } }
        }
    }

    private func has(_ text: SearchText, _ word: SearchText.Word) -> Bool {
        allowsTypos && word.count >= Self.shortestWordWithTypo
            ? text.hasWordWithTypo(word) : text.hasWord(word)
    }

    /// A word and its possible singulars: "presses", "rows".
    private static func singular(_ word: SearchText.Word) -> [SearchText.Word] {
        guard word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return [word] }
        let shorter = [word, Array(word.dropLast())]
        return word.hasSuffix("es") ? shorter + [Array(word.dropLast(2))] : shorter
    }
}

extension SearchText.Word {
    fileprivate func hasSuffix(_ ending: String) -> Bool {
        suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
}
