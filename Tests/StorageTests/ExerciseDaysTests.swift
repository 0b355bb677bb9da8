import GRDB
import Support
import Testing

@testable import Storage

@Suite struct ExerciseDaysTests {
    /// After any change of the rows, each day equals the totals of its sets and sessions, and an empty day is gone.
    @Test(arguments: 1...UInt64(Soak.amount(short: 3, long: 24)))
    func daysMatchTheirRows(seed: UInt64) async throws {
        let file = try TemporaryDatabase()
        try await file.open().write { database in
            var random = TrainingRows(seed: seed)
            random.hasAmounts = true
            try random.begin(database)
            for _ in 0..<250 {
                let change = try random.change(database)
                try AppDatabase.settleDays(database)
                #expect(
                    try ExerciseDayOracle.stored(database) == ExerciseDayOracle.counted(database), "after \(change)")
            }
            #expect(try Int.fetchOne(database, sql: "SELECT count(*) FROM exercise_days") ?? 0 > 0)
        }
    }

    /// However many years of data there are, deleted rows are found by their day.
    @Test func aChangedDayIsFoundAtOnce() async throws {
        let file = try TemporaryDatabase()
        try await file.open().read { database in
            for statements in [AppDatabase.settlingExerciseDays, AppDatabase.settlingNutritionDays] {
                let plan = try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \(statements[0])")
                #expect(plan.contains { ($0["detail"] as String).contains("day=?") }, "\(plan)")
            }
        }
    }

    @Test func theyGoWithTheirPersonAndTheirExercise() async throws {
        let file = try TemporaryDatabase()
        try await file.open().write { database in
            let random = TrainingRows(seed: 9)
            try random.begin(database)
            for (user, exercise) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
                try database.execute(
                    sql: """
                        INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, weight_kilograms, logged_at)
                        VALUES (?1, ?2, '2026-11-20', 'normal', 5, 60, 0), (?1, ?2, '2026-11-20', 'normal', 8, 50, 0)
                        """, arguments: [user, exercise])
            }
            try database.execute(sql: "DELETE FROM users WHERE id = 1")
            try database.execute(sql: "DELETE FROM exercises WHERE id = 2")
            try AppDatabase.settleDays(database)
            let left = try Row.fetchAll(database, sql: "SELECT DISTINCT user_id, exercise_id FROM exercise_days")
            #expect(left.map { Array($0.databaseValues) } == [[2.databaseValue, 1.databaseValue]])
            #expect(try ExerciseDayOracle.stored(database) == ExerciseDayOracle.counted(database))
        }
    }

    /// The migration fills the table for existing households.
    @Test func whatWasLoggedBeforeIsCounted() throws {
        let queue = try DatabaseQueue()
        let migrator = DatabaseMigrator.workHome
        let name = try #require(migrator.migrations.first { $0.hasSuffix("exercise days") })
        let index = try #require(migrator.migrations.firstIndex(of: name))
        try migrator.migrate(queue, upTo: migrator.migrations[index - 1])
        try queue.write { database in
            var random = TrainingRows(seed: 10)
            try random.begin(database)
            for _ in 0..<150 { _ = try random.change(database) }
        }
        try migrator.migrate(queue, upTo: name)
        try queue.read { database in
            let stored = try ExerciseDayOracle.stored(database)
            #expect(!stored.isEmpty)
            #expect(try stored == ExerciseDayOracle.counted(database))
        }
    }
}

/// Reference implementation: the days of exercises, computed row by row.
private enum ExerciseDayOracle {
    struct Day: Equatable {
        var counts: [Int]
        var heaviest: Double?
        var oneRepMax: Double?
        /// Old schemas don't have them.
        var longest = 0
        var held = 0
        var farthest = 0.0
        var carried = 0.0
    }

    static func stored(_ database: Database) throws -> [String: Day] {
        let rows = try Row.fetchAll(database, sql: "SELECT * FROM exercise_days")
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                let names = [
                    "sets", "repetitions", "most_repetitions", "volume_grams", "cardio_sessions", "cardio_seconds",
                    "cardio_meters", "paced_seconds",
                ]
                return (
                    key(row),
                    Day(
                        counts: names.map { row[$0] }, heaviest: row["heaviest_kilograms"],
                        oneRepMax: row["one_rep_max_kilograms"], longest: row["longest_seconds"] ?? 0,
                        held: row["held_seconds"] ?? 0, farthest: row["farthest_meters"] ?? 0,
                        carried: row["carried_meters"] ?? 0)
                )
            })
    }

    static func counted(_ database: Database) throws -> [String: Day] {
        var days: [String: Day] = [:]
        let none = Day(counts: Array(repeating: 0, count: 8))
        for row in try Row.fetchAll(database, sql: "SELECT * FROM strength_sets WHERE kind <> 'warmUp'") {
            var day = days[key(row)] ?? none
            let (reps, weight): (Int, Double) = (row["reps"], row["weight_kilograms"])
            let load = weight + (row["body_weight_kilograms"] ?? 0)
            day.counts[0] += 1
            day.counts[1] += reps
            day.counts[2] = max(day.counts[2], reps)
            day.counts[3] += row["volume_grams"] as Int
            day.heaviest = max(day.heaviest ?? weight, weight)
            if load > 0, 1...12 ~= reps {
                let estimate = reps == 1 ? load : load * (1 + Double(reps) / 30)
                day.oneRepMax = max(day.oneRepMax ?? estimate, estimate)
            }
            let (seconds, meters): (Int, Double) = (row["duration_seconds"] ?? 0, row["distance_meters"] ?? 0)
            if meters == 0 { day.longest = max(day.longest, seconds) }
            day.held += seconds
            day.farthest = max(day.farthest, meters)
            day.carried += meters
            days[key(row)] = day
        }
        for row in try Row.fetchAll(database, sql: "SELECT * FROM cardio_sessions") {
            var day = days[key(row)] ?? none
            let (seconds, meters): (Int, Double?) = (row["duration_seconds"], row["distance_meters"])
            day.counts[4] += 1
            day.counts[5] += seconds
            day.counts[6] += Int((meters ?? 0).rounded())
            if meters != nil { day.counts[7] += seconds }
            days[key(row)] = day
        }
        return days.mapValues { day in
            var day = day
            day.carried = day.carried.rounded()
            return day
        }
    }

    private static func key(_ row: Row) -> String {
        "\(row["user_id"] as Int) \(row["exercise_id"] as Int) \(row["day"] as String)"
    }
}
