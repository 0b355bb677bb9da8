import GRDB

/// Which numbers of a registration were sent as its form proposed them: 1 is the age, 2 the height, 4 the weighing of that
/// day, and 8 that there is no other weighing. Everybody who is here already has confirmed theirs. Another number takes the
/// place of a proposed one.
///
/// A change of weight begins with the registration's weighing, or else with the earliest, and no longer with whichever was
/// typed first.
@Sendable func markUnconfirmedNumbers(_ database: Database) throws {
    try database.execute(
        sql: """
            ALTER TABLE users ADD COLUMN unconfirmed INTEGER NOT NULL DEFAULT 0 CHECK (unconfirmed BETWEEN 0 AND 15);
            CREATE TRIGGER users_age_confirmed AFTER UPDATE OF birth_day ON users
                WHEN new.unconfirmed & 1 AND new.birth_day IS NOT old.birth_day
                BEGIN UPDATE users SET unconfirmed = unconfirmed & ~1 WHERE id = new.id; END;
            CREATE TRIGGER users_height_confirmed AFTER UPDATE OF height_centimeters ON users
                WHEN new.unconfirmed & 2 AND new.height_centimeters IS NOT old.height_centimeters
                BEGIN UPDATE users SET unconfirmed = unconfirmed & ~2 WHERE id = new.id; END;
            UPDATE users SET starting_weight_kilograms = coalesce(
                (SELECT weight_kilograms FROM weight_records WHERE user_id = users.id
                    ORDER BY recorded_on, recorded_at, id LIMIT 1),
                starting_weight_kilograms)
            WHERE starting_weight_kilograms IS NOT NULL AND NOT EXISTS (
                SELECT 1 FROM weight_records WHERE recorded_at = users.created_at
                    AND id = (SELECT min(id) FROM weight_records WHERE user_id = users.id));
            """)
}
