import GRDB

/// Leads from a person to the exercises that they trained and have records of. Whatever asks for the records of one
/// exercise finds them in this order of columns as it did in the other.
@Sendable func findTrainedExercises(_ database: Database) throws {
    try database.execute(
        sql: """
            DROP INDEX personal_records_of_line;
            CREATE INDEX personal_records_of_line
                ON personal_records (user_id, exercise_id, kind, weight_grams, value, day);
            CREATE INDEX exercise_days_of_user ON exercise_days (user_id, exercise_id, day);
            """)
}
