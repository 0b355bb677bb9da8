import Fitness
import GRDB

extension Exercise: RowReadable {
    /// With the user's choices for exercises of the catalogue; `:user` is the user.
    package static let tables = """
        exercises LEFT JOIN exercise_choices \
        ON exercise_choices.exercise_id = exercises.id AND exercise_choices.user_id = :user
        """
    /// The name that the user sees.
    package static let shownName = "coalesce(exercise_choices.name, exercises.name)"
    package static let columns = """
        exercises.id, exercises.user_id, \(shownName) AS name, exercises.kind, exercises.measure, exercises.load, \
        exercises.body_share, exercises.equipment, exercises.mechanic, \
        exercises.primary_muscle, exercises.secondary_muscles, exercises.met_code, exercises.met, \
        exercises.instructions, exercises.archived_at, exercises.name AS common_name, \
        exercise_choices.hidden_at
        """

    /// The exercises for which the user has rows in a table, as `trained`: goes from one to the next along an index
    /// that begins with both ids, skipping the rows of each.
    static func trained(in table: String) -> String {
        """
        WITH RECURSIVE trained (id) AS (
            SELECT min(exercise_id) FROM \(table) WHERE user_id = :user
            UNION ALL
            SELECT (SELECT min(exercise_id) FROM \(table) WHERE user_id = :user AND exercise_id > trained.id)
            FROM trained WHERE trained.id IS NOT NULL)
        """
    }

    package init(_ row: inout RowReader) throws {
        let (id, isOwn, name) = (try row.next(Int64.self), !row.nextIsNull(), try row.next(String.self))
        var exercise = Exercise(
            id: id, isOwn: isOwn, name: name, kind: try row.next(), measure: try row.next(), load: try row.next(),
            bodyShare: try row.next(), equipment: try row.next(),
            mechanic: try row.next(), primaryMuscle: try row.next(), secondaryMuscles: try row.words(),
            metCode: try row.next(), metabolicEquivalent: try row.next(), instructions: try row.next(),
            isArchived: !row.nextIsNull())
        let commonName = try row.next(String.self)
        exercise.builtInName = commonName == name ? nil : commonName
        exercise.isHidden = !row.nextIsNull()
        self = exercise
    }
}

extension User.Training {
    /// An exercise of the catalogue or of the user's own.
    package func exercise(_ database: Database, id exercise: Int64) throws -> Exercise? {
        try Exercise.first(
            database,
            """
            SELECT \(Exercise.columns) FROM \(Exercise.tables)
            WHERE exercises.id = :exercise AND (exercises.user_id IS NULL OR exercises.user_id = :user)
            """, ["exercise": exercise, "user": user.id])
    }

    /// An exercise of the catalogue.
    package func exercise(_ database: Database, key: String) throws -> Exercise? {
        try Exercise.first(
            database, "SELECT \(Exercise.columns) FROM \(Exercise.tables) WHERE key = :key",
            ["key": key, "user": user.id])
    }

    /// The exercises that the user can choose, by name: the catalogue's and the user's own, without archived ones.
    /// - Parameter withHidden: whether to include hidden ones, which a name in a file may still mean.
    package func exercises(_ database: Database, withHidden: Bool = false) throws -> [Exercise] {
        // Each half comes in the order of its index, and SQLite merges them.
        let all = try Exercise.all(
            database,
            """
            SELECT \(Exercise.columns) FROM \(Exercise.tables)
            WHERE exercises.user_id IS NULL AND archived_at IS NULL
            UNION ALL SELECT \(Exercise.columns) FROM \(Exercise.tables)
            WHERE exercises.user_id = :user AND archived_at IS NULL
            ORDER BY common_name COLLATE NOCASE
            """, ["user": user.id])
        return (withHidden ? all : all.filter { !$0.isHidden }).byName
    }

    /// Every exercise of a user, or with nil of the catalogue, by name, including archived ones.
    package func exercises(_ database: Database, of owner: Int64?) throws -> [Exercise] {
        try Exercise.all(
            database,
            """
            SELECT \(Exercise.columns) FROM \(Exercise.tables) WHERE exercises.user_id IS :owner
            ORDER BY common_name COLLATE NOCASE
            """, ["owner": owner, "user": user.id]
        ).byName
    }

    /// The exercises of a family: those of the catalogue, and the user's own by their names.
    package func exercises(_ database: Database, of family: CardioFamily) throws -> [Int64] {
        try RowReader.all(
            database,
            "SELECT id, key, name FROM exercises WHERE kind = 'cardio' AND (user_id IS NULL OR user_id = ?)",
            [user.id]
        ) { row -> Int64? in
            let (id, key) = (try row.next(Int64.self), try row.next(String?.self))
            return CardioFamily(key: key, named: try row.next()) == family ? id : nil
        }.compactMap(\.self)
    }

    private static let recentCount = 6
    /// The number of rows in which recent exercises are looked for: some weeks of training.
    private static let recentRows = 200
    private static let frequentDays = 56

    /// The most recently trained exercises, the latest first, without archived and hidden ones.
    package func recentExercises(_ database: Database, _ kind: ExerciseKind) throws -> [Exercise] {
        let table = kind == .cardio ? "cardio_sessions" : "strength_sets"
        let ids = try Int64.all(
            database,
            """
            SELECT exercise_id FROM \(table) WHERE user_id = ?
            ORDER BY day DESC, logged_at DESC, id DESC LIMIT ?
            """, [user.id, Self.recentRows])
        var recent: [Int64] = []
        for id in ids where recent.count < Self.recentCount && !recent.contains(id) { recent.append(id) }
        return try recent.compactMap { try exercise(database, id: $0) }.filter(\.isSelectable)
    }

    /// The exercises of the last eight weeks, those done on most days first; of two done on equally many days, the one
    /// whose last day is longer ago. After a longer break, the most recent ones. Without archived and hidden ones.
    package func frequentExercises(
        _ database: Database, _ kinds: [ExerciseKind] = [.strength, .cardio], until day: LocalDay,
        atMost count: Int = 6
    ) throws -> [Exercise] {
        // Counted here: grouped by exercise, SQLite would read all days there ever were.
        let days = try Int64.all(
            database,
            """
            SELECT exercise_id FROM exercise_days INDEXED BY exercise_days_by_day
            WHERE user_id = ? AND day BETWEEN ? AND ? ORDER BY day, exercise_id
            """, [user.id, day - (Self.frequentDays - 1), day])
        var (counts, lastPlace) = ([Int64: Int](), [Int64: Int]())
        for (place, id) in days.enumerated() {
            counts[id, default: 0] += 1
            lastPlace[id] = place
        }
        let ids = counts.keys.sorted {
            (counts[$1] ?? 0, lastPlace[$0] ?? 0) < (counts[$0] ?? 0, lastPlace[$1] ?? 0)
        }
        var frequent: [Exercise] = []
        for id in ids where frequent.count < count {
            guard let exercise = try exercise(database, id: id), exercise.isSelectable, kinds.contains(exercise.kind)
            else { continue }
            frequent.append(exercise)
        }
        if !frequent.isEmpty { return frequent }
        return try Array(kinds.flatMap { try recentExercises(database, $0) }.prefix(count))
    }

    /// All exercises that the user ever trained, the latest first.
    package func trainedExercises(_ database: Database) throws -> [Exercise] {
        try user.analysis.analyzedExercises(database).map(\.exercise)
    }
}

extension [Exercise] {
    /// Sorted again if the user has renamed exercises, so that these are in their place.
    fileprivate var byName: [Exercise] {
        guard contains(where: { $0.builtInName != nil }) else { return self }
        return sorted { $0.name.lowercased() < $1.name.lowercased() }
    }
}
