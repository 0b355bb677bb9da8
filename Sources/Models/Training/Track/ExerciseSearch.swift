import Fitness

/// A search over exercises, as somebody types it: "db press", "pullups", "rows back", "rdl".
///
/// Case, accents and punctuation don't count, nor does the order of the words, and each may be a word's beginning. A
/// name may be written in one word or in more ("pullup", "dead lift"). Muscles, equipment and kind are found by their
/// names too, after the exercises that are called so. Where nothing matches, each word may have one slip ("benhc", "sqaut").
package struct ExerciseSearch: Sendable {
    /// More than anybody types.
    private static let maximumWords = 8
    /// A shorter word with another letter is another word.
    private static let shortestWordWithSlip = 4

    /// Each word as it may be meant: as typed, written out, without the ending of a plural.
    private let words: [[SearchText.Word]]
    /// All of them as one word.
    private let whole: [SearchText.Word]
    private var forgivesSlips = false

    package init(_ query: String) {
        let typed = SearchText(query).words.prefix(Self.maximumWords)
        let writtenOut = typed.map { ExerciseSearchWords.abbreviations[$0] ?? $0 }
        words = zip(typed, writtenOut).map { Self.singular($0) + ($0 == $1 ? [] : [$1]) }
        let joined = Array(writtenOut.joined())
        whole = joined.isEmpty ? [] : Self.singular(joined)
    }

    /// The exercises that match, best first, otherwise in the order given; all of them for a query without a word.
    /// - Parameter used: what its person trains, the latest first: it comes before others that are found in the same way.
    package func matches(in exercises: [Exercise], used: [Exercise] = []) -> [Exercise] {
        guard !words.isEmpty else { return exercises }
        let places = Dictionary(used.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let found = exercises.enumerated().compactMap { index, exercise in
            rank(exercise).map { rank in
                (key: (Self.way(rank), places[exercise.id] ?? .max, rank, index), exercise: exercise)
            }
        }
        guard found.isEmpty, !forgivesSlips else { return found.sorted { $0.key < $1.key }.map(\.exercise) }
        var forgiving = self
        forgiving.forgivesSlips = true
        return forgiving.matches(in: exercises, used: used)
    }

    /// By its very name, by words of its name, by its muscle or equipment, or by a muscle that helps.
    private static func way(_ rank: Int) -> Int { rank == 0 ? 0 : 1 + rank / 1000 }

    /// How well an exercise matches, 0 for its very name; nil when it doesn't.
    private func rank(_ exercise: Exercise) -> Int? {
        let name = SearchText(exercise.name)
        let aliases = exercise.isOwn ? [] : ExerciseSearchWords.aliases(of: exercise)
        let byAlias = aliases.compactMap(rank).min().map { $0 == 0 ? 1 : $0 + 200 }
        if let best = [rank(name), byAlias].compactMap({ $0 }).min() { return best }
        var texts = [name] + aliases + ExerciseSearchWords.texts(of: exercise)
        if isCovered(by: texts) { return 1000 }
        texts += exercise.secondaryMuscles.compactMap { ExerciseSearchWords.muscles[$0] }
        return isCovered(by: texts) ? 2000 : nil
    }

    /// The very name, then one that begins so, then one with all the words: the fewer others it has, the better.
    private func rank(_ name: SearchText) -> Int? {
        if whole.contains(name.joined) { return 0 }
        if whole.contains(where: name.joined.starts) { return 100 + name.wordCount * 4 }
        guard isCovered(by: [name]) || whole.contains(where: name.hasWord) else { return nil }
        let beginsAlike = words[0].contains(where: name.joined.starts)
        return 200 + name.wordCount * 4 - (beginsAlike ? 2 : 0)
    }

    /// Whether each of the words is in one of the texts.
    private func isCovered(by texts: [SearchText]) -> Bool {
        words.allSatisfy { meanings in
            texts.contains { text in meanings.contains { has(text, $0) } }
        }
    }

    private func has(_ text: SearchText, _ word: SearchText.Word) -> Bool {
        forgivesSlips && word.count >= Self.shortestWordWithSlip
            ? text.hasAlmostWord(word) : text.hasWord(word)
    }

    /// A word and what it may be the plural of: "presses", "rows".
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
