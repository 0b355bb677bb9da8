import GRDB
import Support
import Testing

@testable import Storage
@testable import Fitness
@testable import Models
@testable import Operations
@testable import Web

@Suite struct HistoryTests {
    private static let subjects: [(subject: HistorySubject, one: Int64)] = [
        (.weight, 0), (.nutrition, 0), (.training, 0), (.exercise, 1), (.exercise, 2), (.repetitions, 1),
        (.trackable, 1), (.trackable, 2),
    ]

    /// After any changes and packing, a history equals its rows, from any day on.
    @Test(arguments: UInt64(1)...4)
    func packedHistoryMatchesTheRows(seed: UInt64) async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        try await app.register(Cast.sam)
        try await app.train { training in
            let (database, user) = (training.database, training.user)
            var random = SeededGenerator(seed: seed)
            var packed = 0
            for _ in 0..<90 {
                try Self.change(database, &random)
                try AppDatabase.settleDays(database)
                if Int.random(in: 0..<4, using: &random) == 0 {
                    try user.analysis.packHistory(database, today: Self.day(&random))
                    packed += 1
                }
                let start = Bool.random(using: &random) ? Self.day(&random) : nil
                for (subject, one) in Self.subjects {
                    #expect(
                        try user.analysis.history(database, of: subject, one, since: start).map {
                            [Double($0.daysSinceEpoch)] + $1
                        }
                        .map { $0.map(\.description) }
                            == Self.rows(database, user, subject, one, since: start).map { $0.map(\.description) },
                        "\(subject) \(one) since \(start?.description ?? "ever")")
                }
            }
            #expect(packed > 10)
            #expect(try Int.fetchOne(database, sql: "SELECT count(*) FROM history_months") ?? 0 > 3)
        }
    }

    /// The sums of packed and unpacked months equal those of their days.
    @Test(arguments: UInt64(1)...3)
    func monthsAreTheSumsOfTheirDays(seed: UInt64) async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        try await app.register(Cast.sam)
        try await app.train { training in
            let (database, user) = (training.database, training.user)
            var random = SeededGenerator(seed: seed)
            for _ in 0..<150 {
                let (user, exercise) = (Int.random(in: 1...2, using: &random), Int.random(in: 1...3, using: &random))
                try database.execute(
                    sql: """
                        INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, weight_kilograms, logged_at)
                        VALUES (?, ?, ?, 'normal', 5, ?, 0)
                        """,
                    arguments: [user, exercise, Self.day(&random), Int.random(in: 20...90, using: &random)])
            }
            try AppDatabase.settleDays(database)
            func sums(_ subject: HistorySubject) throws -> [String: [Double]] {
                try user.analysis.history(database, of: subject, since: nil).map { ($0, Array($1)) }.reduce(into: [:]) {
                    let (day, fields) = $1
                    $0["\(day.month.firstDay) \(fields[0])", default: [0, 0]][0] += fields[1]
                    $0["\(day.month.firstDay) \(fields[0])", default: [0, 0]][1] += fields[2]
                }
            }
            let expected = try sums(.training)
            #expect(expected.count > 10)
            #expect(try sums(.trainingByMonth) == expected)
            try user.analysis.packHistory(database, today: Self.day(&random))
            #expect(try sums(.trainingByMonth) == expected)
            try user.analysis.packHistory(database, today: LocalDay("2026-11-21") ?? Self.day(&random))
            #expect(try sums(.trainingByMonth) == expected)
            let packed = try user.analysis.history(database, of: .trainingByMonth, since: nil).map { day, _ in day }
            #expect(packed.filter { $0.month.description < "2026-11" }.allSatisfy { $0 == $0.month.firstDay })
        }
    }

    /// A history packed before monthly sums existed gets them with the next change.
    @Test func oldPacksAreRebuilt() async throws {
        let person = try await AnalyzedPerson()
        try await person.app.train { try $0.set("bench-press", "2025-03-09", 5, 50) }
        try await person.browser.post("/progress/measurements", ["weight": "72", "height": "170"])
        let months = "SELECT month FROM history_months WHERE subject = 'training by month'"
        #expect(try await person.app.rows(months) == ["2025-03-01"])
        try await person.app.app.database.write { database in
            try database.execute(sql: "DELETE FROM history_months WHERE subject = 'training by month'")
            try repackHistory(database)
        }
        let page = try await person.browser.get("/analyze/muscles?range=all")
        #expect(page.main.words.contains("Chest"))
        try await person.browser.post("/progress/measurements", ["weight": "71", "height": "170"])
        #expect(try await person.app.rows(months) == ["2025-03-01"])
        let report = try await Recomputation.recompute(person.app.app.database, now: person.app.clock.now)
        #expect(report.differences == [])
    }

    /// The first change of a month packs the months before it, and a change in an old month packs that one again.
    @Test func everyChangePacksWhatIsOver() async throws {
        let person = try await AnalyzedPerson()
        let packed = { try await person.app.rows("SELECT packed_before FROM histories") }
        try await person.browser.post("/progress/measurements", ["weight": "71", "height": "170"])
        #expect(try await packed() == ["2026-11-01"])
        try await person.app.execute("UPDATE weight_records SET recorded_on = '2025-03-09'")
        #expect(try await packed() == ["2025-03-01"])
        try await person.browser.post("/progress/measurements", ["weight": "72", "height": "170"])
        #expect(try await packed() == ["2026-11-01"])
        #expect(
            try await person.app.rows("SELECT month FROM history_months WHERE subject = 'weight'") == ["2025-03-01"])
    }

    /// A day of the last fourteen months.
    private static func day(_ random: inout SeededGenerator) -> LocalDay {
        (LocalDay("2026-11-21") ?? LocalDay(daysSinceEpoch: 0)) - Int.random(in: 0..<420, using: &random)
    }

    private static func change(_ database: Database, _ random: inout SeededGenerator) throws {
        let (day, other) = (day(&random), day(&random))
        let (user, one) = (Int.random(in: 1...2, using: &random), Int.random(in: 1...2, using: &random))
        let number = Double.random(in: 21...200, using: &random)
        let some = { (table: String) in
            "(SELECT id FROM \(table) WHERE user_id = \(user) ORDER BY id % \(one + 3), id LIMIT 1)"
        }
        let statements = [
            "INSERT INTO weight_records (user_id, recorded_on, recorded_at, weight_kilograms) VALUES (\(user), '\(day)', 0, \(number))",
            "UPDATE weight_records SET recorded_on = '\(other)', weight_kilograms = \(number) WHERE id = \(some("weight_records"))",
            "DELETE FROM weight_records WHERE id = \(some("weight_records"))",
            """
            INSERT INTO trackable_entries (user_id, trackable_id, day, value, logged_at)
            SELECT user_id, id, '\(day)', \(number), 0 FROM trackables WHERE id = \(one)
            """,
            "UPDATE trackable_entries SET day = '\(other)' WHERE id = \(some("trackable_entries"))",
            "DELETE FROM trackable_entries WHERE id = \(some("trackable_entries"))",
            """
            INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, weight_kilograms, logged_at)
            VALUES (\(user), \(one), '\(day)', '\(number > 150 ? "warmUp" : "normal")', \(Int(number) % 20 + 1), \(number), 0)
            """,
            "UPDATE strength_sets SET day = '\(other)', reps = 3 WHERE id = \(some("strength_sets"))",
            "DELETE FROM strength_sets WHERE id = \(some("strength_sets"))",
            """
            INSERT OR REPLACE INTO nutrition_days (user_id, day, entries, energy_kilocalories, protein_grams,
                carbohydrate_grams, fat_grams, fiber_grams) VALUES (\(user), '\(day)', 1, \(number), \(number / 3), 1, 2, 3)
            """,
            "DELETE FROM nutrition_days WHERE user_id = \(user) AND day = (SELECT max(day) FROM nutrition_days)",
        ]
        try database.execute(sql: statements.randomElement(using: &random) ?? "")
    }

    private static func rows(
        _ database: Database, _ user: User, _ subject: HistorySubject, _ one: Int64, since start: LocalDay?
    ) throws -> [[Double]] {
        let since: StatementArguments = [user.id, start?.description ?? "", "9"]
        return try Row.fetchAll(database, sql: subject.sql, arguments: subject.hasSubjectID ? since + [one] : since)
            .map { row in
                let day: LocalDay = row[0]
                return [Double(day.daysSinceEpoch)] + (1..<row.count).map { (row[$0] as Double?) ?? .nan }
            }
    }
}
