import Fitness
import GRDB

extension User.Training {
    private static let recentCount = 6
    /// The number of rows in which recent exercises are looked for: some weeks of training.
    private static let recentRows = 200

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

    /// All exercises that the user ever trained, the latest first.
    package func trainedExercises(_ database: Database) throws -> [Exercise] {
        try user.analysis.analyzedExercises(database).map(\.exercise)
    }
}
