import Support

@testable import WorkHome

/// Submits every form of the settings once, for tests that inspect the database's queries.
enum SettingsWalk {
    static func run(_ browser: Browser, _ household: Household) async throws {
        let (exercise, trackable) = (household.exercise, household.trackable)
        try await browser.post("/settings/exercises/\(exercise)", SettingsSamples.exercise)
        try await browser.post("/settings/exercises/\(exercise)/archive")
        try await browser.post("/settings/exercises/\(exercise)/restore")
        try await browser.post("/settings/exercises/\(exercise)/delete")
        try await browser.post("/settings/trackables/\(trackable)", SettingsSamples.trackable)
        try await browser.post("/settings/trackables/\(trackable)/up")
        try await browser.post("/settings/trackables/\(trackable)/archive")
        try await browser.post("/settings/trackables/\(trackable)/delete")
        try await browser.post("/settings/reminders", ["meal_reminders": "on"])
        try await browser.post("/settings/appearance", ["appearance": "dark"])
        try await browser.post("/settings/rest-timer", ["rest_timer_seconds": "60"])
    }
}
