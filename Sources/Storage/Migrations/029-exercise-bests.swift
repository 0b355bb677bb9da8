import GRDB

/// The best values that the list of PRs shows, kept by triggers: searching for them took a third of the page's time.
@Sendable func createExerciseBests(_ database: Database) throws {
    let kinds = "('oneRepMax', 'weight', 'repetitions', 'distance', 'pace5Kilometers', 'duration')"
    func isCounted(_ row: String) -> String { "\(row).weight_grams = 0 AND \(row).kind IN \(kinds)" }
    let sameLine = "user_id = old.user_id AND exercise_id = old.exercise_id AND kind = old.kind"
    let left = "value) FROM personal_records WHERE \(sameLine) AND weight_grams = 0"
    try database.execute(
        sql: """
            CREATE TABLE exercise_bests (
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                exercise_id INTEGER NOT NULL,
                kind TEXT NOT NULL,
                value REAL NOT NULL,
                PRIMARY KEY (user_id, exercise_id, kind)
            ) STRICT, WITHOUT ROWID;
            INSERT INTO exercise_bests
            SELECT user_id, exercise_id, kind, iif(kind = 'pace5Kilometers', min(value), max(value))
            FROM personal_records WHERE \(isCounted("personal_records")) GROUP BY user_id, exercise_id, kind;

            CREATE TRIGGER personal_records_best_insert AFTER INSERT ON personal_records WHEN \(isCounted("new"))
            BEGIN
                INSERT INTO exercise_bests VALUES (new.user_id, new.exercise_id, new.kind, new.value)
                ON CONFLICT DO UPDATE SET value
                    = iif(kind = 'pace5Kilometers', min(value, excluded.value), max(value, excluded.value));
            END;
            CREATE TRIGGER personal_records_best_delete AFTER DELETE ON personal_records
            WHEN \(isCounted("old")) AND EXISTS (SELECT 1 FROM exercise_bests WHERE \(sameLine) AND value = old.value)
            BEGIN
                DELETE FROM exercise_bests WHERE \(sameLine);
                INSERT INTO exercise_bests SELECT old.user_id, old.exercise_id, old.kind, value FROM (
                    SELECT iif(old.kind = 'pace5Kilometers', (SELECT min(\(left)), (SELECT max(\(left))) AS value)
                WHERE value IS NOT NULL;
            END;
            """)
}
