import Fitness
import GRDB
import Models

/// Finds the exercise that another app calls "Bench Press (Barbell)", "Squat, Barbell" or "DB Curl". Sets in the wrong
/// exercise spoil its records, so only the same words match without asking.
package struct ExerciseMatcher: Sendable {
    package struct Match: Sendable {
        /// The unambiguous match.
        package var certain: Exercise?
        /// The most similar exercises, best first.
        package var nearest: [Exercise] = []

        /// The possible matches, most likely first.
        package var likely: [Exercise] { (certain.map { [$0] } ?? []) + nearest.filter { $0.id != certain?.id } }
    }

    /// How exactly a name matches an exercise.
    private enum MatchQuality: Int, Comparable {
        /// Letter for letter.
        case spelling = 3
        /// Word for word.
        case name = 2
        /// By an alias, or by its name without the equipment that it implies.
        case meaning = 1

        static func < (one: MatchQuality, other: MatchQuality) -> Bool { one.rawValue < other.rawValue }
    }

    private struct Candidate: Sendable {
        let exercise: Exercise
        let name: ExerciseNameWords
        /// The name the user gave it.
        let ownName: ExerciseNameWords?
        /// Its aliases: exact synonyms, and names that are only similar.
        let aliases: [ExerciseNameWords]
        let nearAliases: [ExerciseNameWords]
        /// The words that a name may include, because the exercise is done so: its equipment, and sitting.
        let implied: Set<String>
    }

    /// By the name of the built-in exercise.
    private static let aliases = Dictionary(uniqueKeysWithValues: ExerciseCatalogue.all.map { ($0.name, $0.aliases) })
    private static let nearestCount = 3
    private static let minimumSimilarity = 0.25

    private let candidates: [Candidate]

    package init(_ exercises: [Exercise]) {
        candidates = exercises.map { exercise in
            let name = ExerciseNameWords(exercise.catalogueName)
            let known = exercise.isOwn ? [] : Self.aliases[exercise.catalogueName] ?? []
            let isSame = known.map { ExerciseNameWords.isSame($0, as: name) }
            let words = known.map(ExerciseNameWords.init)
            return Candidate(
                exercise: exercise, name: name,
                ownName: exercise.builtInName == nil ? nil : ExerciseNameWords(exercise.name),
                aliases: zip(words, isSame).filter(\.1).map(\.0),
                nearAliases: zip(words, isSame).filter { !$1 }.map(\.0),
                implied: Self.implied(by: exercise))
        }
    }

    /// - Parameter isCardio: whether it is logged by time alone.
    package func match(_ name: String, isCardio: Bool) -> Match {
        let imported = ImportedName(name, isCardio: isCardio)
        let possible = candidates.filter { imported.isLogged(as: $0.exercise) }
        return Match(certain: Self.certain(name, possible), nearest: Self.nearest(name, possible))
    }

    /// Whether an exercise with this name is logged differently, such as a deadlift for which a file has a time.
    package func isLoggedDifferently(_ name: String, isCardio: Bool) -> Bool {
        let imported = ImportedName(name, isCardio: isCardio)
        return candidates.contains {
            !imported.isLogged(as: $0.exercise) && Self.matchQuality(name, ExerciseNameWords(name), $0) != nil
        }
    }

    /// The only exercise with this name; nil for an ambiguous one such as "Row".
    private static func certain(_ name: String, _ candidates: [Candidate]) -> Exercise? {
        let words = ExerciseNameWords(name)
        let found = candidates.compactMap { candidate in
            matchQuality(name, words, candidate).map { (exercise: candidate.exercise, matchQuality: $0) }
        }
        guard let best = found.map(\.matchQuality).max() else { return nil }
        let same = found.filter { $0.matchQuality == best }
        if best > .meaning, let own = same.first(where: \.exercise.isOwn) { return own.exercise }
        return same.count == 1 ? same[0].exercise : nil
    }

    private static func matchQuality(_ name: String, _ words: ExerciseNameWords, _ candidate: Candidate)
        -> MatchQuality?
    {
        if candidate.exercise.isNamed(name.nameKey) { return .spelling }
        guard !words.words.isEmpty else { return nil }
        if words.isSame(as: candidate.name) || candidate.ownName.map(words.isSame) == true { return .name }
        // If the name lacks the exercise's equipment, another equipment may be meant.
        guard candidate.name.equipment.isSubset(of: words.words) else { return nil }
        let isMatch = ([candidate.name] + candidate.aliases).contains { called in
            words.isSame(as: called)
                || called.words.isSubset(of: words.words)
                    && words.words.subtracting(called.words).isSubset(of: candidate.implied)
        }
        return isMatch ? .meaning : nil
    }

    private static func nearest(_ name: String, _ candidates: [Candidate]) -> [Exercise] {
        let words = ExerciseNameWords(name)
        let similar = candidates.compactMap { candidate -> (exercise: Exercise, similarity: Double, wordCount: Int)? in
            let own = candidate.ownName.map { [$0] } ?? []
            let names = [candidate.name] + own + candidate.aliases + candidate.nearAliases
            let similarity = names.map { Self.similarity(words, $0, candidate.implied) }.max() ?? 0
            return similarity >= minimumSimilarity ? (candidate.exercise, similarity, candidate.name.words.count) : nil
        }
        // For equally similar ones, the plainest first: "Squat" before "Goblet Squat".
        let sorted = similar.sorted {
            ($1.similarity, $0.wordCount, $0.exercise.name) < ($0.similarity, $1.wordCount, $1.exercise.name)
        }
        return sorted.prefix(nearestCount).map(\.exercise)
    }

    /// The share of movement words in common. Differing qualifiers count twice.
    private static func similarity(
        _ words: ExerciseNameWords, _ name: ExerciseNameWords, _ implied: Set<String>
    ) -> Double {
        let (said, called) = (words.words.subtracting(implied), name.words.subtracting(implied))
        let movement = said.intersection(called).subtracting(ExerciseNameWords.equipmentWords)
        // Exercises are not similar just because both are on an incline, or with one arm.
        guard !movement.subtracting(ExerciseNameWords.qualifierWords).isSubset(of: ["arm", "leg", "bar"]) else {
            return 0
        }
        let others = words.qualifiers.symmetricDifference(name.qualifiers).count
        return Double(movement.count) / Double(said.union(called).count + others)
    }

    private static func implied(by exercise: Exercise) -> Set<String> {
        var words = ExerciseNameWords(exercise.equipment.name).equipment
        // People sit in most of what is called a machine.
        if ExerciseNameWords(exercise.catalogueName).words.contains("machine") { words.insert("seated") }
        return exercise.load == .bodyweight ? words.union(["bodyweight"]) : words
    }
}

/// Which exercises a user matched with other apps' names, for the next import.
package struct ChosenExercises: Sendable {
    var choices: [ImportedName: ImportChoice] = [:]

    package subscript(name: ImportedName) -> ImportChoice? { choices[name.compared] }
}

extension User.Imports {
    package func chosenExercises(_ database: Database) throws -> ChosenExercises {
        let choices = try RowReader.all(
            database, "SELECT name, kind, exercise_id FROM exercise_names WHERE user_id = ?", [user.id]
        ) { row in
            let name = try ImportedName(row.next(), isCardio: row.next(ExerciseKind.self) == .cardio)
            return (name, try row.next(Int64?.self).map { ImportChoice.exercise($0) } ?? .leaveOut)
        }
        return ChosenExercises(choices: Dictionary(choices) { $1 })
    }

    /// Remembers the choice for each name. A custom exercise is remembered once it is created.
    func rememberExercises(_ database: Database, _ choices: [ImportedName: ImportChoice]) throws {
        for (name, choice) in choices {
            switch choice {
            case .exercise(let exercise): try remember(database, name, as: exercise)
            case .leaveOut: try remember(database, name, as: nil)
            case .create: try forget(database, name)
            }
        }
    }

    /// - Parameter exercise: nil for a name that is left out.
    func remember(_ database: Database, _ name: ImportedName, as exercise: Int64?) throws {
        try database.run(
            """
            INSERT INTO exercise_names (user_id, name, kind, exercise_id) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id, name, kind) DO UPDATE SET exercise_id = excluded.exercise_id
            """, [user.id, name.compared.name, name.kind.rawValue, exercise])
    }

    private func forget(_ database: Database, _ name: ImportedName) throws {
        try database.run(
            "DELETE FROM exercise_names WHERE user_id = ? AND name = ? AND kind = ?",
            [user.id, name.compared.name, name.kind.rawValue])
    }
}

extension ImportedName {
    package var kind: ExerciseKind { isCardio ? .cardio : .strength }

    /// The same name for any case.
    fileprivate var compared: ImportedName { ImportedName(name.nameKey, isCardio: isCardio) }
}
