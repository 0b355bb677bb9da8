import Support

@testable import Operations
@testable import Web

/// A user with one logged set, into whose account files are imported.
struct ImportFixture {
    let app: TestApp
    let alex: Browser

    init() async throws {
        app = try await TestApp()
        alex = try await app.member()
        let bench = try await app.exercise("bench-press")
        try await alex.post(
            "/track/sets", ["exercise_id": bench, "reps": "5", "weight": "70", "date": "2026-10-06"])
    }

    /// All rows of the user, including derived values.
    func state() async throws -> [String] {
        var rows: [String] = []
        for table in [
            "strength_sets", "cardio_sessions", "exercises", "exercise_days", "training_days", "training_totals",
            "trackables", "trackable_entries", "weight_records", "meal_entries", "nutrition_days", "goals",
            "goal_periods", "health_samples", "health_days", "health_workouts", "journal_entries", "import_rows",
        ] {
            rows += try await app.rows("SELECT '\(table)', * FROM \(table) WHERE user_id = 1")
        }
        let numbers = try await app.app.database.read { try DerivedNumbers($0, user: 1) }
        return rows + numbers.values.map { "\($0.key) \($0.value)" }.sorted()
    }

    func differences() async throws -> [Recomputation.Difference] {
        try await Recomputation.recompute(app.app.database, now: app.clock.now).differences
    }
}
