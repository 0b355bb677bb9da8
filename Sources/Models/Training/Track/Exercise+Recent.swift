import Fitness
import GRDB

extension User.Training {
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
