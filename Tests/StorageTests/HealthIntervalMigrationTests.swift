import GRDB
import Support
import Testing

@testable import Storage

@Suite struct HealthIntervalMigrationTests {
    /// Every row and every day stays as it is, and the table takes intervals that begin at the same time.
    @Test func whatIsStoredStaysAndIsMarked() throws {
        let queue = try DatabaseQueue()
        let migrator = DatabaseMigrator.workHome
        let name = try #require(migrator.migrations.first { $0.hasSuffix("health intervals") })
        let index = try #require(migrator.migrations.firstIndex(of: name))
        try migrator.migrate(queue, upTo: migrator.migrations[index - 1])
        let samples = "SELECT id, user_id, source_id, metric, started_at, day, value, sample_count FROM health_samples"
        let days = "SELECT user_id, metric, day, value, row_id, row_value, changed_at, is_closed FROM health_days"
        let before = try queue.write { database in
            try database.addUser()
            try database.execute(
                sql: """
                    INSERT INTO health_sources (id, user_id, app, name) VALUES (1, 1, 'autoExport', 'Watch');
                    INSERT INTO health_samples (id, user_id, source_id, metric, started_at, day, value, sample_count)
                    VALUES (3, 1, 1, 'steps', -20778, '2026-11-20', 8000, 1), (4, 1, 1, 'steps', 100, '2026-11-20', 9, 4),
                        (9, 1, 1, 'weight', 100, '2026-11-20', 70.5, 1);
                    DELETE FROM health_samples WHERE id = 9;
                    INSERT INTO health_days (user_id, metric, day, value, changed_at, is_closed)
                    VALUES (1, 'steps', '2026-11-20', 8009, 5, 1);
                    """)
            return try [Row.fetchAll(database, sql: samples), Row.fetchAll(database, sql: days)]
        }
        try migrator.migrate(queue, upTo: name)
        try queue.write { database in
            #expect(try [Row.fetchAll(database, sql: samples), Row.fetchAll(database, sql: days)] == before)
            let added = "SELECT DISTINCT granularity || coalesce(ended_at, record_id, smaller_value, '') FROM health_samples"
            #expect(try String.fetchAll(database, sql: added) == ["kept"])
            let insert = """
                INSERT INTO health_samples (user_id, source_id, metric, started_at, day, value, ended_at, granularity)
                VALUES (1, 1, 'steps', 100, '2026-11-20', 5,
                """
            try database.execute(sql: "\(insert) 200, 'raw'), (1, 1, 'steps', 100, '2026-11-20', 5, 300, 'raw')")
            // The number of the deleted row is not given again.
            #expect(try Int.fetchAll(database, sql: "SELECT id FROM health_samples ORDER BY id") == [3, 4, 10, 11])
            for again in ["200, 'raw')", "NULL, 'kept')"] {
                #expect(throws: DatabaseError.self) { try database.execute(sql: "\(insert) \(again)") }
            }
        }
    }
}
