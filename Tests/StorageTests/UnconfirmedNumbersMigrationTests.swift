import GRDB
import Support
import Testing

@testable import Storage

@Suite struct UnconfirmedNumbersMigrationTests {
    /// Who is here already has confirmed their numbers, and a change begins with the registration's or the earliest weight.
    @Test func existingPeopleHaveConfirmedTheirNumbers() throws {
        let queue = try DatabaseQueue()
        let migrator = DatabaseMigrator.workHome
        try migrator.migrate(queue, upTo: "048 plain letters")
        try queue.write { database in
            // The first has the weighing of a registration, the second typed an earlier one later.
            let weight = (columns: ", weight_kilograms, starting_weight_kilograms", values: ", 71.4, 71.4")
            try database.addUser(weight.columns, weight.values)
            try database.addUser(weight.columns, weight.values)
            try database.execute(
                sql: """
                    INSERT INTO weight_records (user_id, weight_kilograms, recorded_on, recorded_at)
                    VALUES (1, 71.4, '2026-11-20', 0), (1, 73.2, '2026-11-01', 9),
                        (2, 71.4, '2026-11-20', 8), (2, 73.2, '2026-11-01', 9);
                    """)
        }
        try migrator.migrate(queue)
        try queue.write { database in
            let users = "SELECT unconfirmed || ' ' || starting_weight_kilograms FROM users ORDER BY id"
            #expect(try String.fetchAll(database, sql: users) == ["0 71.4", "0 73.2"])
            // Another number is the person's own.
            try database.execute(sql: "UPDATE users SET unconfirmed = 3, first_name = 'Ada' WHERE id = 1")
            for (change, left) in [
                ("last_name = 'Stone'", 3), ("birth_day = '2001-11-21'", 2), ("height_centimeters = 165", 0),
            ] {
                try database.execute(sql: "UPDATE users SET \(change) WHERE id = 1")
                #expect(try Int.fetchOne(database, sql: "SELECT unconfirmed FROM users WHERE id = 1") == left)
            }
        }
    }
}
