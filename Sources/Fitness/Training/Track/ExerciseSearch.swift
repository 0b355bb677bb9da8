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

/// The words besides the name by which a search finds exercises, in the language of whoever searches.
struct ExerciseSearchWords: Sendable {
    /// Abbreviations of words in names.
    static let abbreviations: [SearchText.Word: SearchText.Word] = [
        Array("db".utf8): Array("dumbbell".utf8), Array("bb".utf8): Array("barbell".utf8),
        Array("kb".utf8): Array("kettlebell".utf8), Array("bw".utf8): Array("bodyweight".utf8),
    ]

    /// By the name of a catalogue exercise.
    private static let aliases: [String: [SearchText]] = Dictionary(
        uniqueKeysWithValues: ExerciseCatalogue.all.map { ($0.name, $0.aliases.map { SearchText($0) }) })

    /// The other names of a catalogue exercise, including its catalogue name if the user has renamed it.
    func aliases(of exercise: Exercise) -> [SearchText] {
        (exercise.builtInName.map { [SearchText($0)] } ?? []) + (Self.aliases[exercise.catalogueName] ?? [])
    }

    let muscles = Self.texts(Muscle.allCases) { "\($0.name) \(Self.synonyms(of: $0))" }

    private let equipment = Self.texts(Equipment.allCases) { "\($0.name) \(Self.synonyms(of: $0))" }

    private static let kinds: [ExerciseKind: SearchText] = [
        .strength: SearchText("strength"), .cardio: SearchText("cardio endurance"),
        .mobility: SearchText("mobility stretch warm up"),
    ]

    private static let bodyweight = SearchText("bodyweight")

    /// The properties of an exercise, without secondary muscles.
    func texts(of exercise: Exercise) -> [SearchText] {
        let texts = [muscles[exercise.primaryMuscle], equipment[exercise.equipment], Self.kinds[exercise.kind]]
        return texts.compactMap { $0 } + (exercise.load == .bodyweight ? [Self.bodyweight] : [])
    }

    private static func texts<Value: Hashable>(_ values: [Value], _ text: (Value) -> String) -> [Value: SearchText] {
        Dictionary(uniqueKeysWithValues: values.map { ($0, SearchText(text($0))) })
    }

    private static func synonyms(of muscle: Muscle) -> String {
        switch muscle {
        case .chest: "pecs pectorals"
        case .lats: "back"
        case .upperBack: "rhomboids"
        case .lowerBack: "spine"
        case .traps: "trapezius back neck"
        case .shoulders: "delts deltoids"
        case .biceps, .triceps: "arms"
        case .forearms: "arms grip wrists"
        case .abdominals, .obliques: "abs core belly waist"
        case .glutes: "butt bum legs"
        case .quadriceps: "quads thighs legs"
        case .hamstrings: "thighs legs"
        case .adductors: "groin inner thighs legs"
        case .abductors: "hips outer thighs legs"
        case .hipFlexors: "legs"
        case .calves: "calf legs"
        case .neck, .heart, .fullBody: ""
        }
    }

    private static func synonyms(of equipment: Equipment) -> String {
        switch equipment {
        case .cable: "pulley"
        case .band: "resistance elastic"
        case .suspension: "trx rings straps"
        case .bicycle: "bike"
        case .pool: "water"
        default: ""
        }
    }
}

/// A text prepared for searching: lower-case words without accents and punctuation, as UTF-8.
package struct SearchText: Sendable {
    package typealias Word = [UInt8]

    /// The words without separators.
    package private(set) var joined: Word = []
    /// The index in `joined` where each word begins.
    private var starts: [Int] = []

    package init(_ text: String) {
        var isInWord = false
        for byte in SearchLetters.plain(text[...]) where byte != UInt8(ascii: "'") {
            let isPart = Self.isPart(byte)
            if isPart, !isInWord { starts.append(joined.count) }
            if isPart { joined.append(Self.lowercased(byte)) }
            isInWord = isPart
        }
    }

    /// The words of what is typed, each in all its spellings, as written first.
    package static func typed(_ text: String) -> [[Word]] {
        zip(SearchText(text).words, SearchText(SearchLetters.writtenOut(text[...])).words).map { word, long in
            SearchLetters.spellings(of: word) + (long == word ? [] : [long])
        }
    }

    package var wordCount: Int { starts.count }

    package var words: [Word] {
        zip(starts, starts.dropFirst() + [joined.count]).map { Array(joined[$0..<$1]) }
    }

    /// Whether one of its words, or that word joined with those after it, begins with this word.
    package func hasWord(_ word: Word) -> Bool {
        starts.contains { joined[$0...].starts(with: word) }
    }

    /// The same with one typing error: a letter that is wrong, missing, extra, or swapped with the next.
    package func hasWordWithTypo(_ word: Word) -> Bool {
        starts.contains { Self.isOneTypo(word[...], fromBeginningOf: joined[$0...]) }
    }

    private static func isOneTypo(_ typed: Word.SubSequence, fromBeginningOf text: Word.SubSequence) -> Bool {
        let same = zip(typed, text).prefix { $0 == $1 }.count
        let (rest, left) = (typed.dropFirst(same), text.dropFirst(same))
        guard let first = rest.first else { return true }
        let (afterRest, afterLeft) = (rest.dropFirst(), left.dropFirst())
        let isSwapped = first == afterLeft.first && afterRest.first == left.first
        return left.dropFirst().starts(with: afterRest) || left.starts(with: afterRest) || afterLeft.starts(with: rest)
            || isSwapped && afterLeft.dropFirst().starts(with: afterRest.dropFirst())
    }

    /// Letters and digits; bytes beyond ASCII belong to letters of other scripts.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
