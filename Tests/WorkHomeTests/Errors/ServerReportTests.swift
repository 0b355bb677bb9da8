import Foundation
import GRDB
import Support
import Testing

@testable import Storage
@testable import Models
@testable import Operations
@testable import Web

@Suite struct ServerReportTests {
    private struct Report: Decodable {
        struct Backup: Decodable {
            let age_seconds: Int
            let proven: Bool
        }

        let status: String
        let version: String
        let schema: String
        let uptime_seconds: Int
        let backup: Backup?
        let backup_failed: Bool
    }

    private func report(_ answer: Answer) throws -> Report {
        try JSONDecoder().decode(Report.self, from: Data(answer.bytes))
    }

    @Test func itTellsTheStateAndNothingOfAnybody() async throws {
        let household = try await Household()
        let app = household.app
        app.clock.advance(seconds: 90)
        let first = try await Browser(app).get("/healthz?full")
        #expect(first.status == 200)
        #expect(first.headers[.contentType] == "application/json")
        #expect(first.text.contains("\"backup\":null"))
        app.app.backups?.start()
        await app.app.backups?.finish()
        app.clock.advance(seconds: 100)
        let answer = try await Browser(app).get("/healthz?full")
        let report = try report(answer)
        #expect(report.status == "ok")
        #expect(report.uptime_seconds >= 190)
        #expect(report.schema == DatabaseMigrator.workHome.migrations.last)
        #expect(report.version == WorkHomeVersion.current)
        #expect(report.backup?.age_seconds == 100)
        #expect(report.backup?.proven == true)
        #expect(!report.backup_failed)
        for secret in [app.folders.root, "Alex", "Stone", "example.com", "users"] {
            #expect(!answer.text.contains(secret), "\(secret)")
        }
        #expect(try await Browser(app).get("/healthz").text == "ok")
    }

    @Test func aBackupThatFailedIsTold() async throws {
        let app = try await TestApp()
        let keeper = try #require(app.app.backups)
        keeper.start()
        await keeper.finish()
        app.clock.advance(days: 1)
        try await app.execute("CREATE TABLE strange (id INTEGER)")
        keeper.start()
        await keeper.finish()
        let failed = try report(try await Browser(app).get("/healthz?full"))
        #expect(failed.backup_failed)
        #expect(failed.backup?.age_seconds == 86_400)
        try await app.execute("DROP TABLE strange")
        app.clock.advance(hours: 1)
        keeper.start()
        await keeper.finish()
        #expect(try report(try await Browser(app).get("/healthz?full")).backup_failed == false)
    }

    @Test func itIsUnavailableWhenTheDatabaseDoesNotAnswer() async throws {
        let app = try await TestApp()
        try app.app.database.pool.close()
        let answer = try await Browser(app).get("/healthz?full")
        #expect(answer.status == 503)
        #expect(try report(answer).status == "unavailable")
    }
}
