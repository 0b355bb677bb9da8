import Crypto
import GRDB
import Models

/// Every derived number of a user as text, by a descriptive name.
struct DerivedNumbers: Sendable, Equatable {
    private static let userColumns = [
        "current_streak", "streak_alive_until", "best_streak", "total_workouts", "total_calories_burned",
        "total_points", "level", "weight_kilograms", "starting_weight_kilograms",
    ]
    private static let patternColumns = [
        "streak_began_on", "comebacks", "weekends", "all_round_weeks", "early_days", "late_days",
    ]

    /// The columns of a nutrition day.
    private static let nutritionCounts = [
        "entries", "energy_kilocalories", "protein_grams", "carbohydrate_grams", "fat_grams", "fiber_grams",
        "unknown_entries", "protein_unknown_kilocalories", "carbohydrate_unknown_kilocalories",
        "fat_unknown_kilocalories",
    ]

    /// The columns of an exercise's day.
    private static let exerciseCounts = [
        "sets", "repetitions", "most_repetitions", "volume_grams", "heaviest_kilograms", "one_rep_max_kilograms",
        "cardio_sessions", "cardio_seconds", "cardio_meters", "paced_seconds",
        "longest_seconds", "held_seconds", "farthest_meters", "carried_meters",
    ]

    private static let goalColumns = [
        "next_day", "settles_on", "finished_on", "streak", "best_streak", "kept_periods", "counted_periods",
    ]

    private(set) var values: [String: String] = [:]

    init(_ database: Database, user: Int64) throws {
        try note(database, "users", Self.userColumns, "id = ?", user)
        try note(
            database, "training_totals", ["training_days", "records"] + User.Training.dayCounts, "user_id = ?", user)
        try note(database, "training_patterns", Self.patternColumns, "user_id = ?", user)
        try note(database, "training_days", User.Training.dayCounts, keys: ["day"], "user_id = ?", user)
        try note(database, "nutrition_days", Self.nutritionCounts, keys: ["day"], "user_id = ?", user)
        try note(database, "health_days", ["value"], keys: ["metric", "day"], "user_id = ?", user)
        try note(
            database, "strength_sets", ["body_weight_kilograms"], keys: ["id"],
            "user_id = ? AND body_weight_kilograms NOT NULL", user)
        try note(
            database, "exercise_days", Self.exerciseCounts, keys: ["exercise_id", "day"], "user_id = ?", user)
        try note(database, "goals", Self.goalColumns, keys: ["id"], "user_id = ?", user)
        try note(
            database, "goal_periods", ["last_day", "start_value", "value", "target", "result"],
            keys: ["goal_id", "first_day"], "user_id = ?", user)
        let keys = try String.all(
            database, "SELECT key FROM achievements WHERE user_id = ? AND revoked_at IS NULL", [user])
        for key in keys { values["achievement \(key)"] = "unlocked" }
        try note(
            database, "personal_records", ["value", "is_baseline"],
            keys: ["exercise_id", "kind", "weight_grams", "day", "set_id", "cardio_session_id"], "user_id = ?", user)
        try note(database, "exercise_bests", ["value"], keys: ["exercise_id", "kind"], "user_id = ?", user)
        try note(
            database, "history_months", ["records"], keys: ["subject", "subject_id", "month"], "user_id = ?", user)
    }

    private mutating func note(
        _ database: Database, _ table: String, _ columns: [String], keys: [String] = [], _ condition: String,
        _ user: Int64
    ) throws {
        let sql = "SELECT \((keys + columns).joined(separator: ", ")) FROM \(table) WHERE \(condition)"
        for row in try Row.fetchAll(database, sql: sql, arguments: [user]) {
            let names = keys.compactMap { key in
                Self.text(row[key]).map { keys.count > 1 ? "\(key) \($0)" : $0 }
            }
            for column in columns {
                let name = ([table] + names + [column]).joined(separator: " ")
                // Damaged data may contain duplicates.
                let all = [values[name], Self.text(row[column])].compactMap { $0 }
                values[name] = all.isEmpty ? nil : all.joined(separator: ", ")
            }
        }
    }

    private static func text(_ value: DatabaseValue) -> String? {
        switch value.storage {
        case .null: nil
        case .int64(let number): String(number)
        case .double(let number): String(number)
        case .string(let text): text
        case .blob(let data):
            "\(data.count) bytes, SHA-256 \(SHA256Digest.hexadecimal(SHA256Digest.hash(Array(data)).prefix(4)))…"
        }
    }
}
