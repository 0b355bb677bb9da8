import GRDB
import Support
import Testing

@testable import Storage

@Suite struct PlanMigrationTests {
    /// Nothing that was logged before is a plan, and its days know what is unknown, without any goal being marked.
    @Test func whatWasLoggedBeforeIsEaten() throws {
        let queue = try DatabaseQueue()
        let migrator = DatabaseMigrator.workHome
        let name = try #require(migrator.migrations.first { $0.hasSuffix("plans") })
        let index = try #require(migrator.migrations.firstIndex(of: name))
        try migrator.migrate(queue, upTo: migrator.migrations[index - 1])
        let triggers = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name"
        let before = try queue.write { database in
            try database.addUser()
            try database.execute(
                sql: """
                    INSERT INTO meal_entries (user_id, day, meal, name, quantity, portion, energy_kilocalories,
                        protein_grams, carbohydrate_grams, fat_grams, logged_at)
                    VALUES (1, '2026-11-20', 'lunch', 'Egg', 1, '', 140, 12, 1, 10, 0),
                        (1, '2026-11-20', 'lunch', 'Canteen', 1, '', 600, 20, NULL, NULL, 0),
                        (1, '2026-11-20', 'snack', 'Tea', 1, '', NULL, NULL, NULL, NULL, 0),
                        (1, '2026-11-21', 'lunch', 'Egg', 1, '', 140, 12, 1, 10, 0);
                    INSERT INTO nutrition_days SELECT user_id, day, count(*), total(energy_kilocalories),
                        total(protein_grams), total(carbohydrate_grams), total(fat_grams), total(fiber_grams)
                        FROM meal_entries GROUP BY user_id, day;
                    DELETE FROM outdated_nutrition_days;
                    """)
            return try Row.fetchAll(database, sql: triggers)
        }
        try migrator.migrate(queue, upTo: name)
        try queue.write { database in
            #expect(try Row.fetchAll(database, sql: triggers) == before)
            #expect(try Int.fetchOne(database, sql: "SELECT sum(is_planned) FROM meal_entries") == 0)
            let days = "SELECT * FROM nutrition_days ORDER BY day"
            let migrated = try Row.fetchAll(database, sql: days)
            #expect(
                try String.fetchAll(
                    database,
                    sql: """
                        SELECT unknown_entries || ' ' || protein_unknown_kilocalories || ' '
                            || carbohydrate_unknown_kilocalories || ' ' || fat_unknown_kilocalories
                        FROM nutrition_days ORDER BY day
                        """) == ["1 0.0 600.0 600.0", "0 0.0 0.0 0.0"])
            try database.execute(sql: "INSERT INTO outdated_nutrition_days SELECT user_id, day FROM nutrition_days")
            for sql in AppDatabase.settlingNutritionDays { try database.execute(sql: sql) }
            #expect(try Row.fetchAll(database, sql: days) == migrated)
        }
    }
}
