import GRDB
import Support
import Testing

@testable import Storage

@Suite struct BodyShareMigrationTests {
    /// Of two people with the same goal, the first has lifted a body.
    @Test func oldSetsAreCountedAgainAndWhatWasReachedStays() throws {
        let queue = try DatabaseQueue()
        let migrator = DatabaseMigrator.workHome
        try migrator.migrate(queue, upTo: "054 rest days of programs")
        try queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO exercises (id, key, name, kind, load, equipment, primary_muscle, met) VALUES
                        (1, 'push-up', 'Push-Up', 'strength', 'bodyweight', 'none', 'chest', 5),
                        (2, 'squat', 'Squat', 'strength', 'external', 'barbell', 'quads', 5);
                    """)
            for person in 1...2 {
                try database.addUser()
                try database.execute(
                    sql: """
                        INSERT INTO weight_records (user_id, weight_kilograms, recorded_on, recorded_at)
                            VALUES (\(person), 80, '2026-11-10', 1);
                        INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, weight_kilograms,
                            body_weight_kilograms, logged_at)
                        VALUES (\(person), \(person), '2026-11-12', 'normal', 10, 20, iif(\(person) = 1, 180, NULL), 1);
                        INSERT INTO achievements (user_id, key, unlocked_at) VALUES (\(person), 'volume1Tonne', 1),
                            (\(person), 'days10', 1);
                        """)
                for (goal, measure) in [(person, "volume"), (person + 10, "sessions")] {
                    try database.execute(
                        sql: """
                            INSERT INTO goals (id, user_id, title, type, measure, cadence, direction, counts_from,
                                created_at) VALUES (\(goal), \(person), '', 'strength', '\(measure)', 'weekly',
                                'increase', '2026-11-09', 0);
                            INSERT INTO goal_periods (goal_id, user_id, first_day, last_day, value, target, result)
                                VALUES (\(goal), \(person), '2026-11-09', '2026-11-15', 2000, 1000, 'kept');
                            """)
                }
            }
        }
        try migrator.migrate(queue)
        try queue.write { database in
            func rows(_ sql: String) throws -> [String] { try String.fetchAll(database, sql: sql) }
            #expect(try rows("SELECT user_id || ' ' || day FROM outdated_body_weights") == ["1 1000-01-01"])
            #expect(try rows("SELECT id || ' ' || kept_until FROM goals WHERE kept_until NOT NULL") == ["1 2026-11-15"])
            #expect(try rows("SELECT user_id || key FROM achievements WHERE is_kept = 1") == ["1volume1Tonne"])
            #expect(try rows("SELECT id || '' FROM users WHERE recounted_on NOT NULL") == ["1"])
            try database.execute(sql: "UPDATE exercises SET body_share = 0.64 WHERE id = 1")
            try AppDatabase.settleDays(database)
            let bodies = "SELECT coalesce(body_weight_kilograms, 'none') || ' ' || volume_grams FROM strength_sets"
            #expect(try rows(bodies) == ["51.2 712000", "none 200000"])
            #expect(try rows("SELECT user_id || ' ' || exercise_id FROM outdated_records") == ["1 1"])
            // From now on a set has what the last weighing until its day says, also after that is corrected.
            for (change, kilograms) in [
                ("INSERT INTO weight_records VALUES (9, 1, 180, '2026-11-11', 2)", "115.2"),
                ("UPDATE weight_records SET weight_kilograms = 81 WHERE id = 9", "51.84"),
                ("UPDATE weight_records SET recorded_on = '2026-11-13' WHERE id = 9", "51.2"),
                ("DELETE FROM weight_records WHERE user_id = 1 AND id <> 9", "51.84"),
                ("DELETE FROM weight_records WHERE id = 9", "51.84"),
                ("UPDATE exercises SET body_share = 0 WHERE id = 1", "0.0"),
            ] {
                try database.execute(sql: change)
                try AppDatabase.settleDays(database)
                #expect(
                    try rows("SELECT body_weight_kilograms || '' FROM strength_sets WHERE user_id = 1") == [kilograms],
                    "\(change)")
            }
            let best = "SELECT one_rep_max_kilograms FROM exercise_days WHERE exercise_id = 1"
            #expect(try Double.fetchOne(database, sql: best) == nil)
            // Weeks that begin on another day are counted anew.
            try database.execute(sql: "UPDATE users SET first_weekday = 6")
            #expect(try rows("SELECT kept_until FROM goals WHERE kept_until NOT NULL") == [])
        }
    }
}
