import GRDB
import Support
import Testing

@testable import Models
@testable import Storage

@Suite struct StoredWordsTests {
    /// A measure or a metric that a new version has is known from its first start on, without a migration.
    @Test func aStartAddsTheOnesThatAreMissing() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.loadCatalogues(foods: .sample, now: 1)
        let words =
            "SELECT type || measure || takes_exercise || takes_trackable || takes_repetitions FROM goal_measures"
        let all = try await database.read { try String.fetchAll($0, sql: words) }
        try await database.write {
            try $0.execute(
                sql: """
                    DELETE FROM goal_measures WHERE type = 'nutrient';
                    UPDATE goal_measures SET takes_repetitions = 1;
                    DELETE FROM health_metrics WHERE metric = 'sleep';
                    """)
        }
        try await database.loadCatalogues(foods: .sample, now: 2)
        #expect(try await database.read { try String.fetchAll($0, sql: words) } == all)
        #expect(try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM health_metrics") } == 8)
    }

    /// A measure that only a later version has stays, because its goals do.
    @Test func othersStay() async throws {
        let file = try TemporaryDatabase()
        let database = try file.open()
        try await database.write {
            try $0.execute(sql: "INSERT INTO goal_measures VALUES ('journal', 'entries', 0, 0, 0)")
        }
        try await database.loadCatalogues(foods: .sample, now: 1)
        #expect(
            try await database.read {
                try Bool.fetchOne($0, sql: "SELECT count(*) = 1 FROM goal_measures WHERE type = 'journal'")
            } == true)
    }

    /// What migrations list is what the program has, so that a start after them writes nothing.
    @Test func migrationsListTheSame() async throws {
        let file = try TemporaryDatabase()
        #expect(try await file.open().read { try LookupTables.areStored($0) })
    }
}
