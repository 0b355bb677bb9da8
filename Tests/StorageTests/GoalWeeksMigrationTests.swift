import GRDB
import Support
import Testing

@testable import Storage

@Suite struct GoalWeeksMigrationTests {
    /// Of two people with the same goals, the second has weeks from Sunday.
    @Test func weeksThatBeginOnAnotherDayAreCountedAgain() throws {
        let queue = try DatabaseQueue()
        let migrator = DatabaseMigrator.workHome
        try migrator.migrate(queue, upTo: "050 unconfirmed numbers")
        try queue.write { database in
            for (person, day) in [(1, 0), (2, 6)] {
                try database.addUser(", first_weekday", ", \(day)")
                for (goal, cadence) in [(person, "weekly"), (person + 10, "daily")] {
                    try database.execute(
                        sql: """
                            INSERT INTO goals (id, user_id, title, type, measure, cadence, direction, counts_from, created_at,
                                next_day, settles_on)
                                VALUES (?1, ?2, '', 'workouts', 'workouts', ?3, 'increase', '2026-11-10', 0, '2026-11-16',
                                    '2026-11-23');
                            """, arguments: [goal, person, cadence])
                    try database.execute(
                        sql: """
                            INSERT INTO goal_periods (goal_id, user_id, first_day, last_day, value, target, result)
                                VALUES (?1, ?2, '2026-11-09', '2026-11-15', 1, 1, 'kept')
                            """, arguments: [goal, person])
                    try database.execute(
                        sql: "INSERT INTO celebrations (user_id, goal_id, period) VALUES (?2, ?1, '2026-11-09')",
                        arguments: [goal, person])
                }
            }
        }
        try migrator.migrate(queue)
        let periods = "SELECT goal_id || ' ' || first_day FROM goal_periods ORDER BY goal_id"
        let celebrations = "SELECT goal_id || ' ' || period FROM celebrations ORDER BY goal_id"
        let outdated = "SELECT id || ' ' || outdated_from FROM goals WHERE outdated_from NOT NULL AND next_day IS NULL"
        try queue.write { database in
            #expect(try String.fetchAll(database, sql: periods) == ["1 2026-11-09", "11 2026-11-09", "12 2026-11-09"])
            #expect(
                try String.fetchAll(database, sql: celebrations) == [
                    "1 2026-11-09", "2 2026-11-08", "11 2026-11-09", "12 2026-11-09",
                ])
            #expect(try String.fetchAll(database, sql: outdated) == ["2 2026-11-10"])
            // From now on it is so for everybody who changes the day.
            try database.execute(sql: "UPDATE users SET first_weekday = 5")
            #expect(try String.fetchAll(database, sql: periods) == ["11 2026-11-09", "12 2026-11-09"])
            #expect(
                try String.fetchAll(database, sql: celebrations) == [
                    "1 2026-11-07", "2 2026-11-07", "11 2026-11-09", "12 2026-11-09",
                ])
            #expect(try String.fetchAll(database, sql: "\(outdated) ORDER BY id") == ["1 2026-11-10", "2 2026-11-10"])
        }
    }
}
