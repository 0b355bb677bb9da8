import GRDB
import Support
import Testing

@testable import Storage

@Suite struct TrainingDayCountsTests {
    /// After any change of the rows, each day and the totals are their sums, and an empty day is gone.
    @Test(arguments: 1...UInt64(Soak.amount(short: 3, long: 24)))
    func theyAreTheSumsOfTheRows(seed: UInt64) async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.write { database in
            var random = TrainingRows(seed: seed)
            try random.begin(database)
            for step in 0..<250 {
                let change = try random.change(database)
                if step % 5 == 0 { try expectSums(database, after: change) }
            }
            try expectSums(database, after: "everything")
            #expect(try Int.fetchOne(database, sql: "SELECT count(*) FROM training_days") ?? 0 > 0)
        }
    }

    @Test func aPersonGoesWithTheirDaysAndTotals() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.write { database in
            var random = TrainingRows(seed: 7)
            try random.begin(database)
            for _ in 0..<80 { _ = try random.change(database) }
            try database.execute(sql: "DELETE FROM users WHERE id = 1")
            try expectSums(database, after: "a person left")
            for table in ["training_days", "training_totals", "training_patterns"] {
                let users = try Int.fetchAll(database, sql: "SELECT DISTINCT user_id FROM \(table)")
                #expect(users == [2], "\(table)")
            }
        }
    }

    @Test func anExerciseGoesWithWhatWasLoggedOfIt() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.write { database in
            var random = TrainingRows(seed: 8)
            try random.begin(database)
            for _ in 0..<80 { _ = try random.change(database) }
            try database.execute(sql: "DELETE FROM exercises")
            try expectSums(database, after: "the exercises went")
            #expect(try Int.fetchOne(database, sql: "SELECT sum(strength_sets) FROM training_totals") == 0)
        }
    }

    /// The patterns become outdated only when the outline of a day changes.
    @Test(
        arguments: [
            (sets("'2026-11-21', 5, 'normal', 600"), false), (sets("'2026-11-22', 5, 'normal', 600"), true),
            (sets("'2026-11-21', 5, 'normal', 400"), true), (sets("'2026-11-21', 5, 'normal', 1300"), true),
            ("UPDATE strength_sets SET reps = 9", false), ("UPDATE strength_sets SET day = '2026-11-20'", true),
            ("DELETE FROM strength_sets", true), (cardio, true),
            ("INSERT INTO days_off VALUES (1, '2026-11-20', 'sick')", true),
            ("UPDATE users SET rest_days_per_week = 3", true), ("UPDATE users SET first_weekday = 6", true),
            ("UPDATE users SET rest_days_per_week = 2, first_name = 'Sam'", false),
        ])
    func aChangeOfTheOutlineIsNoticed(sql: String, isOutdated: Bool) async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        let found = try await database.write { database in
            let random = TrainingRows(seed: 1)
            try random.begin(database)
            for _ in 0..<2 { try database.execute(sql: Self.sets("'2026-11-21', 5, 'normal', 600")) }
            try database.execute(sql: "UPDATE training_patterns SET is_outdated = 0")
            try database.execute(sql: sql)
            return try Bool.fetchOne(database, sql: "SELECT is_outdated FROM training_patterns WHERE user_id = 1")
        }
        #expect(found == isOutdated)
    }

    private static func sets(_ values: String) -> String {
        """
        INSERT INTO strength_sets (user_id, exercise_id, day, reps, kind, logged_minute, weight_kilograms, logged_at)
        VALUES (1, 1, \(values), 50, 0)
        """
    }

    private static let cardio = """
        INSERT INTO cardio_sessions (user_id, exercise_id, day, duration_seconds, energy_kilocalories, logged_at)
        VALUES (1, 1, '2026-11-21', 60, 5, 0)
        """

    private func expectSums(_ database: Database, after change: String) throws {
        let sums = try Sums.ofRows(database)
        let days = try Sums.stored(database, "SELECT * FROM training_days")
        #expect(days == sums, "after \(change)")
        for user in [1, 2] {
            let totals = try Sums.stored(database, "SELECT *, '' AS day FROM training_totals WHERE user_id = \(user)")
            let ofUser = sums.filter { $0.key.user == user }.map(\.value)
            for (_, total) in totals {
                #expect(total == Sums.zero.merging(ofUser), "after \(change)")
            }
            let count = try Int.fetchOne(
                database, sql: "SELECT training_days FROM training_totals WHERE user_id = \(user)")
            #expect(count ?? 0 == ofUser.count, "after \(change)")
        }
    }
}

private struct DayKey: Hashable {
    let user: Int
    let day: String
}

/// The sums of a day, keyed by column name.
private enum Sums {
    static let names = [
        "strength_sets", "repetitions", "volume_grams", "cardio_sessions", "cardio_seconds", "cardio_meters",
        "workouts", "completed_workouts", "workout_seconds", "energy_kilocalories", "early_entries", "late_entries",
    ]
    static let zero = Dictionary(uniqueKeysWithValues: names.map { ($0, 0) })

    static func stored(_ database: Database, _ sql: String) throws -> [DayKey: [String: Int]] {
        let rows = try Row.fetchAll(database, sql: sql).map { row in
            let values = names.map { ($0, row[$0] as Int) }
            return (DayKey(user: row["user_id"], day: row["day"]), Dictionary(uniqueKeysWithValues: values))
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    /// Computed row by row.
    static func ofRows(_ database: Database) throws -> [DayKey: [String: Int]] {
        var sums: [DayKey: [String: Int]] = [:]
        func add(_ row: Row, _ values: [String: Int]) {
            let minute = row["logged_minute"] as Int?
            let times = [
                "early_entries": minute.map { $0 < 7 * 60 } == true ? 1 : 0,
                "late_entries": minute.map { $0 >= 21 * 60 } == true ? 1 : 0,
            ]
            let key = DayKey(user: row["user_id"], day: row["day"])
            sums[key] = (sums[key] ?? zero).merging([values, times])
        }
        for row in try Row.fetchAll(database, sql: "SELECT * FROM strength_sets") {
            let counts = (row["kind"] as String) != "warmUp"
            let load = (row["weight_kilograms"] as Double) + ((row["body_weight_kilograms"] as Double?) ?? 0)
            let reps = counts ? row["reps"] as Int : 0
            add(
                row,
                [
                    "strength_sets": 1, "repetitions": reps,
                    "volume_grams": Int((max(0, load) * 1_000).rounded()) * reps,
                ])
        }
        for row in try Row.fetchAll(database, sql: "SELECT * FROM cardio_sessions") {
            let meters = (row["distance_meters"] as Double?) ?? 0
            add(
                row,
                [
                    "cardio_sessions": 1, "cardio_seconds": row["duration_seconds"],
                    "cardio_meters": Int(meters.rounded()), "energy_kilocalories": row["energy_kilocalories"],
                ])
        }
        for row in try Row.fetchAll(database, sql: "SELECT * FROM workout_sessions WHERE completed_at IS NOT NULL") {
            add(
                row,
                [
                    "workouts": 1,
                    "completed_workouts": 2 * (row["exercises_done"] as Int) >= row["exercise_count"] as Int ? 1 : 0,
                    "workout_seconds": row["duration_seconds"],
                    "energy_kilocalories": row["energy_kilocalories"],
                ])
        }
        return sums
    }
}

extension [String: Int] {
    fileprivate func merging(_ others: [[String: Int]]) -> [String: Int] {
        others.reduce(self) { $0.merging($1, uniquingKeysWith: +) }
    }
}
