import GRDB

/// Finds the exercises that a user has trained and has records of. Queries for one exercise's records work as well with
/// this order of columns as with the old one.
@Sendable func findTrainedExercises(_ database: Database) throws {
    try database.execute(
        sql: """
            DROP INDEX personal_records_of_line;
            CREATE INDEX personal_records_of_line
                ON personal_records (user_id, exercise_id, kind, weight_grams, value, day);
            CREATE INDEX exercise_days_of_user ON exercise_days (user_id, exercise_id, day);
            """)
}
