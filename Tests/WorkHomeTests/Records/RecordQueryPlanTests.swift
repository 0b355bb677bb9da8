import GRDB
import Support
import Synchronization
import Testing

@testable import Storage
@testable import Models
@testable import Web

@Suite struct RecordQueryPlanTests {
    @Test func findingRecordsReadsNoWholeTable() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let recorded = Mutex<Set<String>>([])
        try await app.app.database.write { database in
            database.trace { event in
                if case .statement(let statement) = event { recorded.withLock { _ = $0.insert(statement.sql) } }
            }
        }
        try await app.train { training in
            let set = try training.set("bench-press", "2026-11-18", 8, 80)
            try training.set("bench-press", "2026-11-19", 8, 82.5)
            try training.session("running", "2026-11-19", seconds: 3000, meters: 10_000)
            _ = try training.user.training.delete(training.database, StrengthSet.self, id: set, at: training.moment)
        }
        let statements = recorded.withLock { $0 }.filter { sql in
            ["SELECT", "INSERT", "DELETE"].contains { sql.hasPrefix($0) } && sql.contains("personal_records")
        }
        #expect(statements.count >= 5)
        for sql in statements {
            let steps = try await app.app.database.write { database in
                let statement = try database.makeStatement(sql: "EXPLAIN QUERY PLAN \(sql)")
                statement.setUncheckedArguments([])
                return try Row.fetchAll(statement).map { $0["detail"] as String }
            }
            for step in steps { #expect(!step.hasPrefix("SCAN") && !step.contains("TEMP B-TREE"), "\(step) in \(sql)") }
        }
    }
}
