import Support

@testable import WorkHome

/// All actions of a health app and of its page, for tests that inspect the database's queries.
enum HealthWalk {
    static func run(_ household: Household) async throws {
        let (app, alex) = (household.app, household.alex)
        let phone = try await HealthPhone(app, name: "Walk")
        for _ in 0..<2 { try await phone.post(HealthPhone.autoExport, AutoExportSample.everything) }
        try await phone.post(
            HealthPhone.autoExport,
            AutoExportSample.everything.replacing("18.4", with: "18.5").replacing("1800", with: "1810"))
        try await phone.post(HealthPhone.hcWebhook, HCWebhookTests.payload)
        try await phone.export("step_count", "count", [AutoExportSample.item(7, "2026-11-20 17:00:00 +0000")])
        try await phone.export("weight_body_mass", "kg", [AutoExportSample.item(70, "2026-11-01 17:00:00 +0000")])
        try await phone.export("weight_body_mass", "kg", [AutoExportSample.item(71, "2026-11-01 17:00:00 +0000")])
        for weight in ["71", "72"] {
            _ = try await phone.send(
                .post, HealthPhone.weightEntries,
                .urlEncoded([FormValue("date", "2026-11-02T07:00:00Z"), FormValue("weight", weight)]))
        }
        _ = try await phone.send(.get, HealthPhone.weightEntries)
        let smaller = "SELECT id FROM health_samples WHERE user_id = 1 AND smaller_value IS NOT NULL"
        let corrected = try await app.rows(smaller)[0]
        _ = try await alex.get("/settings/health")
        let tapped = try await alex.post("/settings/health/corrections/\(corrected)", ["keep": "larger"])
        try await alex.post("/track/undo/\(tapped.undoStep)")
        try await alex.post("/settings/health/corrections/\(corrected)")
        try await alex.post("/settings/health/sources/1/down")
        let entry = try await app.rows("SELECT max(id) FROM health_samples")[0]
        let path = "\(HealthPhone.weightEntries)\(entry)"
        _ = try await phone.send(
            .patch, path, .urlEncoded([FormValue("date", "2026-11-03T07:00:00Z"), FormValue("weight", "73")]))
        _ = try await phone.send(.delete, path)
        try await alex.post("/settings/health/tokens", ["name": "Other"])
        _ = try await alex.get("/settings/health")
        let sources = try await app.rows("SELECT id FROM health_sources WHERE user_id = 1")
        for source in sources { try await alex.post("/settings/health/sources/\(source)/delete") }
        try await alex.post("/settings/health/tokens/1/delete")
        try await alex.post("/reminders/dismissals", ["reminder": "workout"])
        _ = try await alex.get("/")
    }
}
