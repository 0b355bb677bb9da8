import Foundation
import GRDB
import Synchronization
import Testing

@testable import HTTP
@testable import Storage
@testable import WorkHome

@Suite struct QueryPlanTests {
    @Test func noPageAndNoFormReadsAWholeTable() async throws {
        let household = try await Household()
        let recorder = StatementRecorder()
        recorder.watch(household.app.app.database.pool)
        try await walk(household)
        let statements = recorder.statements.filter { sql in
            ["SELECT", "UPDATE", "DELETE", "INSERT", "WITH"].contains { sql.hasPrefix($0) } && !sql.contains("sqlite_")
        }
        // The walk came by everything.
        for expected in [
            "FROM weight_records", "FROM journal_entries", "FROM journal_photos", "FROM sessions JOIN users",
            "DELETE FROM login_buckets", "UPDATE users SET", "INSERT INTO journal_photos",
            "DELETE FROM journal_entries",
        ] {
            #expect(statements.contains { $0.contains(expected) }, "\(expected)")
        }
        #expect(statements.count > 30)
        let tables = try await household.app.rows("SELECT name FROM sqlite_schema WHERE type = 'table'")
        for sql in statements.sorted() {
            for step in try await plan(of: sql, household.app) {
                let isScan = tables.contains { step.hasPrefix("SCAN \($0)") }
                #expect(!isScan && !step.contains("TEMP B-TREE"), "\(step) in \(sql)")
            }
        }
    }

    @Test func aQueryWithoutAnIndexIsFound() async throws {
        let app = try await TestApp()
        #expect(try await plan(of: "SELECT * FROM users WHERE first_name = ?", app) == ["SCAN users"])
        let sorted = try await plan(of: "SELECT * FROM sessions WHERE user_id = ? ORDER BY address", app)
        #expect(sorted.last == "USE TEMP B-TREE FOR ORDER BY")
    }

    private func plan(of sql: String, _ app: TestApp) async throws -> [String] {
        try await app.app.database.write { database in
            let statement = try database.makeStatement(sql: "EXPLAIN QUERY PLAN \(sql)")
            // Which values it would have does not matter to the plan.
            statement.setUncheckedArguments([])
            return try Row.fetchAll(statement).map { $0["detail"] }
        }
    }

    private func walk(_ household: Household) async throws {
        let (app, alex) = (household.app, household.alex)
        for route in RouteTable.workHome(app.app).router.routes where route.method == .get {
            _ = try await alex.get(household.path(route.pattern))
        }
        _ = try await alex.get("/photos/\(household.photo)")
        app.clock.advance(hours: 2)
        let picture = ChosenFile(name: "photos", filename: "a", bytes: try Repository.picture("quadrants.jpg"))
        try await alex.upload("/journal/2026-11-20", ["text": "x", "remove": household.photo], files: [picture])
        let photo = try #require(
            try await alex.get("/journal/2026-11-20").main.between("<img src=\"/photos/", "?size"))
        try await alex.post("/journal/2026-11-20/photos/\(photo)/delete")
        try await alex.post("/journal/2026-11-20/delete")
        try await alex.post("/progress/measurements", ["weight": "71", "height": "170"])
        try await alex.post("/progress/weights/2/delete")
        try await alex.post("/profile", ProfileTests.values)
        try await alex.upload("/profile/photo", files: [ChosenFile(name: "photo", filename: "", bytes: picture.bytes)])
        try await alex.post("/profile/photo/delete")
        try await alex.post("/settings/sessions/99/delete")
        try await alex.post("/settings/sessions/others/delete")
        try await alex.post(
            "/profile/password", ["current_password": Cast.alex.password, "new_password": "another one"])
        try await alex.post("/logout")
        let guest = Browser(app)
        try await guest.post("/guest")
        try await guest.post("/profile/account", GuestTests.account.map { FormValue($0.name, $0.text + "x") })
        let newcomer = Browser(app)
        try await newcomer.post("/register", Cast.sam.registration(["email": "new@example.com"]))
        try await newcomer.post("/login", ["email": "new@example.com", "password": Cast.sam.password])
    }
}

/// Every statement that a pool's connections run, once each.
private final class StatementRecorder: Sendable {
    private let recorded = Mutex<Set<String>>([])

    var statements: Set<String> { recorded.withLock { $0 } }

    /// A pool makes its readers as they are needed: as many at once as it may have are all of them.
    func watch(_ pool: DatabasePool) {
        pool.writeWithoutTransaction(trace)
        let all = DispatchGroup()
        let readers = (0..<pool.configuration.maximumReaderCount).map { _ in
            all.enter()
            return Thread {
                do {
                    try pool.read { database in
                        self.trace(database)
                        all.leave()
                        all.wait()
                    }
                } catch {
                    Issue.record(error)
                }
            }
        }
        for reader in readers { reader.start() }
        all.wait()
    }

    private func trace(_ database: Database) {
        database.trace { event in
            if case .statement(let statement) = event { self.recorded.withLock { _ = $0.insert(statement.sql) } }
        }
    }
}
