import GRDB

/// What a row of a table adds to its training day: an SQL expression for each column.
private struct Contribution {
    let table: String
    /// The condition under which a row counts.
    var condition = "true"
    let columns: KeyValuePairs<String, String>

    /// `$` stands for the row, `old` or `new`.
    func sql(of row: String, _ expression: String) -> String {
        expression.replacing("$", with: row)
    }
}

private let earlyAndLate: (early: String, late: String) = (
    "coalesce($.logged_minute < 420, 0)", "coalesce($.logged_minute >= 1260, 0)"
)

private let strengthSets = Contribution(
    table: "strength_sets",
    columns: [
        "strength_sets": "1", "repetitions": "CASE $.kind WHEN 'warmUp' THEN 0 ELSE $.reps END",
        "volume_grams": "$.volume_grams", "early_entries": earlyAndLate.early, "late_entries": earlyAndLate.late,
    ])

private let cardioSessions = Contribution(
    table: "cardio_sessions",
    columns: [
        "cardio_sessions": "1", "cardio_seconds": "$.duration_seconds",
        "cardio_meters": "CAST(round(coalesce($.distance_meters, 0)) AS INTEGER)",
        "energy_kilocalories": "$.energy_kilocalories", "early_entries": earlyAndLate.early,
        "late_entries": earlyAndLate.late,
    ])

private let timedWorkouts = Contribution(
    table: "workout_sessions", condition: "$.completed_at IS NOT NULL",
    columns: [
        "workouts": "1", "completed_workouts": "$.is_mostly_done", "workout_seconds": "$.duration_seconds",
        "energy_kilocalories": "$.energy_kilocalories", "early_entries": earlyAndLate.early,
        "late_entries": earlyAndLate.late,
    ])

private let counts = [
    "strength_sets", "repetitions", "volume_grams", "cardio_sessions", "cardio_seconds", "cardio_meters", "workouts",
    "completed_workouts", "workout_seconds", "energy_kilocalories", "early_entries", "late_entries",
]

/// Keeps `training_days` and `training_totals` in sync with what is logged, by triggers. A day with nothing left has no
/// row.
func countTrainingDays(_ database: Database) throws {
    try count(database, strengthSets)
    try count(database, cardioSessions)
    let changes = counts.map { "\($0) = \($0) + new.\($0) - old.\($0)" }.joined(separator: ", ")
    try database.execute(
        sql: """
            CREATE TRIGGER training_days_inserted AFTER INSERT ON training_days
            BEGIN UPDATE training_totals SET training_days = training_days + 1,
                \(counts.map { "\($0) = \($0) + new.\($0)" }.joined(separator: ", ")) WHERE user_id = new.user_id; END;
            CREATE TRIGGER training_days_updated AFTER UPDATE ON training_days
            BEGIN
                UPDATE training_totals SET \(changes) WHERE user_id = new.user_id;
                DELETE FROM training_days WHERE user_id = new.user_id AND day = new.day
                    AND new.strength_sets + new.cardio_sessions + new.workouts = 0;
            END;
            CREATE TRIGGER training_days_deleted AFTER DELETE ON training_days
            BEGIN UPDATE training_totals SET training_days = training_days - 1,
                \(counts.map { "\($0) = \($0) - old.\($0)" }.joined(separator: ", ")) WHERE user_id = old.user_id; END;
            """)
}

/// Workouts are counted from their own migration on.
func countWorkouts(_ database: Database) throws {
    try count(database, timedWorkouts)
}

private func count(_ database: Database, _ contribution: Contribution) throws {
    let table = contribution.table
    let names = contribution.columns.map(\.key)
    func adding(_ row: String) -> String {
        let values = contribution.columns.map { contribution.sql(of: row, $0.value) }.joined(separator: ", ")
        return """
            INSERT INTO training_days (user_id, day, \(names.joined(separator: ", ")))
            SELECT \(row).user_id, \(row).day, \(values) WHERE \(contribution.sql(of: row, contribution.condition))
            ON CONFLICT (user_id, day) DO UPDATE SET
                \(names.map { "\($0) = \($0) + excluded.\($0)" }.joined(separator: ", "));
            """
    }
    func removing(_ row: String) -> String {
        let sets = contribution.columns.map { "\($0.key) = \($0.key) - \(contribution.sql(of: row, $0.value))" }
        return """
            UPDATE training_days SET \(sets.joined(separator: ", "))
            WHERE user_id = \(row).user_id AND day = \(row).day AND \(contribution.sql(of: row, contribution.condition));
            """
    }
    try database.execute(
        sql: """
            CREATE TRIGGER \(table)_day_insert AFTER INSERT ON \(table) BEGIN \(adding("new")) END;
            CREATE TRIGGER \(table)_day_update AFTER UPDATE ON \(table) BEGIN \(removing("old")) \(adding("new")) END;
            CREATE TRIGGER \(table)_day_delete AFTER DELETE ON \(table) BEGIN \(removing("old")) END;
            """)
}
