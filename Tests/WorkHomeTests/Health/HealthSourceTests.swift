import GRDB
import Support
import Synchronization
import Testing

@testable import Storage
@testable import Models
@testable import Web

@Suite struct HealthSourceTests {
    @Test func whatASourceBroughtIsDeleted() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        try await phone.post(HealthPhone.autoExport, AutoExportSample.everything)
        try await phone.export(
            "step_count", "count", [AutoExportSample.item(900, "2026-11-20 08:00:00 +0000", source: "Phone")])
        // An entry that the user edited belongs to the user.
        try await browser.post("/track/entries/2", ["value": "333"])
        let page = try await browser.get("/settings/health")
        #expect(page.main.words.contains("Scale Sent by Health Auto Export"))
        for name in ["Watch", "Scale", "Health Auto Export"] {
            let id = try #require(
                try await phone.app.rows("SELECT id FROM health_sources WHERE name = '\(name)'").first)
            #expect(
                try await browser.get("/settings/health/sources/\(id)/delete").main.words
                    .contains("Delete everything from \(name)?"))
            try await browser.post("/settings/health/sources/\(id)/delete")
        }
        #expect(try await phone.days() == ["steps 2026-11-20 900"])
        #expect(try await phone.app.count("cardio_sessions") == 0)
        #expect(try await phone.app.count("personal_records") == 0)
        #expect(try await phone.app.count("weight_records") == 1)
        #expect(try await phone.entries() == ["steps 2026-11-20 333 Watch"])
    }

    /// For a user who never entered a weight, no weight remains without the scale.
    @Test func deletingTheOnlyScaleRemovesTheWeight() async throws {
        let phone = try await HealthPhone.ofNewMember()
        try await phone.app.execute("DELETE FROM weight_records")
        try await phone.export(
            "weight_body_mass", "kg", [AutoExportSample.item(71.5, "2026-11-20 07:00:00 +0000", source: "Scale")])
        let weights = "SELECT weight_kilograms, starting_weight_kilograms FROM users"
        #expect(try await phone.app.rows(weights) == ["71.5 71.5"])
        let browser = try await phone.app.signIn(Cast.alex)
        try await browser.post("/settings/health/sources/1/delete")
        #expect(try await phone.app.rows(weights) == ["null null"])
        #expect(try await browser.get("/progress").status == 200)
        #expect(try await browser.get("/").status == 200)
    }

    @Test func thePageSaysWhatCame() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        try await phone.post(HealthPhone.autoExport, AutoExportSample.everything)
        let words = try await browser.get("/settings/health").main.words
        #expect(words.contains("Today, 21 Nov, 09:30 Health Auto Export, Phone: 10 new, 1 left out"))
        #expect(words.contains("Body fat 18.4 % · Yesterday, 20 Nov"))
        #expect(words.contains("Weight 70.1 kg · Yesterday, 20 Nov"))
        #expect(words.contains("http://home.local/api/v1/health/auto-export") == false)
        #expect(
            try await browser.get("/settings/health").text.contains(
                "value=\"http://home.local/api/v1/health/auto-export\""))
    }

    /// Adding or deleting thirty runs recalculates the records of running only once.
    @Test func whatFollowsFromManyWorkoutsIsMadeOnce() async throws {
        let phone = try await HealthPhone.ofNewMember()
        func runs(_ seconds: Int) -> String {
            AutoExportSample.payload(
                [],
                workouts: (1...30).map { number in
                    AutoExportSample.workout(
                        "\(number)", start: "2026-10-\(number < 10 ? "0" : "")\(number) 07:00:00 +0000"
                    ).replacing("1800", with: "\(seconds)")
                })
        }
        let refreshes = StatementCount(beginningWith: "SELECT totals.training_days")
        refreshes.watch(phone.app.app.database.pool)
        try await phone.post(HealthPhone.autoExport, runs(1_800))
        try await phone.post(HealthPhone.autoExport, runs(1_900))
        #expect(try await phone.app.rows("SELECT count(*), sum(duration_seconds) FROM cardio_sessions") == ["30 57000"])
        #expect(try await phone.app.rows("SELECT count(*) FROM training_days") == ["30"])
        let browser = try await phone.app.signIn(Cast.alex)
        try await browser.post("/settings/health/sources/1/delete")
        #expect(try await phone.app.count("cardio_sessions") == 0)
        #expect(try await phone.app.count("personal_records") == 0)
        #expect(refreshes.count == 3)
    }

    @Test func onlyTheLastSyncsAreRemembered() async throws {
        let phone = try await HealthPhone.ofNewMember()
        for _ in 0..<(HealthSync.kept + 5) { try await phone.post(HealthPhone.autoExport, "{\"data\":{}}") }
        #expect(try await phone.app.count("health_syncs") == HealthSync.kept)
    }
}

/// Counts the executions of a statement on the single write connection.
private final class StatementCount: Sendable {
    private let beginning: String
    private let counted = Mutex(0)

    init(beginningWith beginning: String) { self.beginning = beginning }

    var count: Int { counted.withLock { $0 } }

    func watch(_ pool: DatabasePool) {
        pool.writeWithoutTransaction { database in
            database.trace { event in
                guard case .statement(let statement) = event, statement.sql.hasPrefix(self.beginning) else { return }
                self.counted.withLock { $0 += 1 }
            }
        }
    }
}
