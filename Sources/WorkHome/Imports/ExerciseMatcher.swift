/// Finds the exercise that another app calls by another name: "Bench Press (Barbell)", "Squat, Barbell", "DB Curl".
struct ExerciseMatcher: Sendable {
    struct Match: Sendable {
        let exercise: Exercise
        /// 1 for the very same words.
        let likeness: Double

        static let certainLikeness = 0.95

        /// Alike enough to be taken without a question.
        var isCertain: Bool { likeness >= Self.certainLikeness }
        /// Alike enough to be proposed.
        var isLikely: Bool { likeness >= 0.5 }
    }

    private struct Candidate: Sendable {
        let exercise: Exercise
        /// The words of each of its names.
        let names: [Set<SearchText.Word>]
        /// What a name may say besides, because the exercise is done with it.
        let implied: Set<SearchText.Word>
    }

    private let candidates: [Candidate]

    init(_ exercises: [Exercise]) {
        candidates = exercises.map { exercise in
            let aliases = exercise.isOwn ? [] : ExerciseSearchWords.aliases[exercise.name] ?? []
            return Candidate(
                exercise: exercise,
                names: [Self.words(SearchText(exercise.name))] + aliases.map(Self.words),
                implied: Self.implied(by: exercise))
        }
    }

    /// The exercises that are most alike, best first.
    /// - Parameter isCardio: whether it is logged as a time, and not as repetitions.
    func matches(_ name: String, isCardio: Bool, most: Int = 8) -> [Match] {
        let words = Self.words(SearchText(name))
        guard !words.isEmpty else { return [] }
        let kind: ExerciseKind = isCardio ? .cardio : .strength
        let matches = candidates.lazy.filter { $0.exercise.kind == kind }.compactMap { candidate in
            let likeness = candidate.names.map { Self.likeness(words, $0, candidate.implied) }.max() ?? 0
            return likeness > 0.2 ? Match(exercise: candidate.exercise, likeness: likeness) : nil
        }
        return Array(
            matches.sorted { ($1.likeness, $0.exercise.name) < ($0.likeness, $1.exercise.name) }.prefix(most))
    }

    /// Whether an exercise of this name is here and is logged in another way, such as a plank that a file has a time of.
    func isLoggedOtherwise(_ name: String, isCardio: Bool) -> Bool {
        let words = Self.words(SearchText(name))
        let kind: ExerciseKind = isCardio ? .cardio : .strength
        return candidates.contains { candidate in
            candidate.exercise.kind != kind
                && candidate.names.contains { Self.likeness(words, $0, candidate.implied) >= Match.certainLikeness }
        }
    }

    /// How many of the words they have in common; other equipment makes another exercise.
    private static func likeness(
        _ words: Set<SearchText.Word>, _ name: Set<SearchText.Word>, _ implied: Set<SearchText.Word>
    ) -> Double {
        guard words != name else { return 1 }
        let (said, called) = (words.subtracting(implied), name.subtracting(implied))
        guard !said.isEmpty, !called.isEmpty else { return 0 }
        let common = Double(said.intersection(called).count)
        let likeness = common / (Double(said.union(called).count))
        let isOther = !said.symmetricDifference(called).isDisjoint(with: equipment)
        // Without a word about it the equipment is a guess, if a good one.
        return isOther ? likeness * 0.6 : likeness * (words.subtracting(said) == name.subtracting(called) ? 1 : 0.97)
    }

    private static func implied(by exercise: Exercise) -> Set<SearchText.Word> {
        var words = Self.words(SearchText(exercise.equipment.name)).intersection(equipment)
        if exercise.load == .bodyweight { words.formUnion(["bodyweight", "weighted"].map { Array($0.utf8) }) }
        return words
    }

    private static let equipment: Set<SearchText.Word> = Set(
        [
            "barbell", "dumbbell", "kettlebell", "machine", "cable", "band", "smith", "bodyweight", "weighted",
            "assisted", "suspension",
        ].map { Array($0.utf8) })

    private static func words(_ text: SearchText) -> Set<SearchText.Word> {
        Set(text.words.map { singular(ExerciseSearchWords.abbreviations[$0] ?? $0) })
    }

    /// Without the ending of a plural: "presses" and "press", "rows" and "row".
    private static func singular(_ word: SearchText.Word) -> SearchText.Word {
        let (s, e) = (UInt8(ascii: "s"), UInt8(ascii: "e"))
        guard word.count > 3, word.last == s, word[word.count - 2] != s else { return word }
        let isOfSibilant = word.count > 5 && word[word.count - 2] == e && word[word.count - 3] == s
        return Array(word.dropLast(isOfSibilant ? 2 : 1))
    }
}
