import GRDB
import Support
import Testing

@testable import Storage

@Suite struct NutritionDaysTests {
    private static let sums = """
        SELECT user_id, day, count(*), total(energy_kilocalories), total(protein_grams), total(carbohydrate_grams),
            total(fat_grams), total(fiber_grams), sum(energy_kilocalories IS NULL),
            total(iif(protein_grams IS NULL, energy_kilocalories, 0)),
            total(iif(carbohydrate_grams IS NULL, energy_kilocalories, 0)),
            total(iif(fat_grams IS NULL, energy_kilocalories, 0))
        FROM meal_entries WHERE is_planned = 0 GROUP BY user_id, day ORDER BY user_id, day
        """

    /// After any change of the entries, each day is the sum of what was eaten, unknown values add nothing, and a day
    /// without is gone.
    @Test(arguments: 1...UInt64(Soak.amount(short: 3, long: 24)))
    func theyAreTheSumsOfTheEntries(seed: UInt64) async throws {
        let file = try TemporaryDatabase()
        try await file.open().write { database in
            var random = SeededGenerator(seed: Soak.seed(seed))
            for _ in 0..<2 { try database.addUser() }
            for _ in 0..<200 {
                try Self.change(database, &random)
                try AppDatabase.settleDays(database)
                let days = try Row.fetchAll(database, sql: "SELECT * FROM nutrition_days ORDER BY user_id, day")
                #expect(days.map { Array($0.databaseValues) } == (try Self.entries(database)))
            }
            #expect(try Int.fetchOne(database, sql: "SELECT count(*) FROM nutrition_days") ?? 0 > 0)
            try database.execute(sql: "DELETE FROM users WHERE id = 1")
            try AppDatabase.settleDays(database)
            #expect(try Int64.fetchAll(database, sql: "SELECT DISTINCT user_id FROM nutrition_days") == [2])
        }
    }

    private static func entries(_ database: Database) throws -> [[DatabaseValue]] {
        try Row.fetchAll(database, sql: sums).map { Array($0.databaseValues) }
    }

    private static func change(_ database: Database, _ random: inout SeededGenerator) throws {
        let day = "2026-11-\(10 + Int.random(in: 0..<6, using: &random))"
        let user = Int.random(in: 1...2, using: &random)
        let energy = Bool.random(using: &random) ? Double.random(in: 0...900, using: &random) : nil
        let (protein, isPlanned) = (Bool.random(using: &random) ? 12.3 : nil, Bool.random(using: &random))
        switch Int.random(in: 0..<7, using: &random) {
        case 0..<3:
            try database.execute(
                sql: """
                    INSERT INTO meal_entries (user_id, day, meal, name, quantity, portion, energy_kilocalories,
                        protein_grams, logged_at, is_planned) VALUES (?, ?, 'lunch', 'Food', 1, '', ?, ?, 0, ?)
                    """,
                arguments: [user, day, energy, protein, isPlanned])
        case 3:
            try database.execute(
                sql: """
                    UPDATE meal_entries SET day = ?, energy_kilocalories = ?
                    WHERE id = (SELECT max(id) FROM meal_entries WHERE user_id = ?)
                    """,
                arguments: [day, energy, user])
        case 4:
            try database.execute(
                sql: """
                    UPDATE meal_entries SET is_planned = ?
                    WHERE id = (SELECT max(id) FROM meal_entries WHERE user_id = ?)
                    """,
                arguments: [isPlanned, user])
        default:
            try database.execute(
                sql: "DELETE FROM meal_entries WHERE id = (SELECT min(id) FROM meal_entries WHERE user_id = ?)",
                arguments: [user])
        }
    }
}
