import Support

@testable import WorkHome

/// Alex with the ids of what is logged, and short forms for logging.
struct TrackedPerson {
    let app: TestApp
    let browser: Browser
    let bench: String
    let pullUp: String
    let assistedPullUp: String
    let running: String

    init(weightKilograms: Double? = 70) async throws {
        app = try await TestApp()
        browser = try await app.member(weightKilograms: weightKilograms)
        bench = try await app.exercise("bench-press")
        pullUp = try await app.exercise("pull-up")
        assistedPullUp = try await app.exercise("assisted-pull-up")
        running = try await app.exercise("running")
    }

    func usePounds() async throws { try await app.execute("UPDATE users SET weight_unit = 'pounds'") }
    func useKilograms() async throws { try await app.execute("UPDATE users SET weight_unit = 'kilograms'") }

    /// Logs a set, of the bench press unless the values contain an exercise.
    @discardableResult
    func logSet(_ values: KeyValuePairs<String, String>) async throws -> Answer {
        let given = values.map { FormValue($0.key, $0.value) }
        let hasExercise = given.contains { $0.name == "exercise_id" }
        return try await browser.post(
            "/track/sets", (hasExercise ? [] : [FormValue("exercise_id", bench)]) + given)
    }

    @discardableResult
    func logRun(_ values: KeyValuePairs<String, String>) async throws -> Answer {
        try await browser.post(
            "/track/cardio", [FormValue("exercise_id", running)] + values.map { FormValue($0.key, $0.value) })
    }

    func sets() async throws -> [String] {
        try await app.rows("SELECT day, kind, reps, weight_kilograms, rpe, note FROM strength_sets ORDER BY id")
    }

    /// All columns of all logged rows.
    func everything() async throws -> [String] {
        try await app.rows("SELECT * FROM strength_sets ORDER BY id")
            + app.rows("SELECT printf('%.17g', weight_kilograms) FROM strength_sets ORDER BY id")
            + app.rows("SELECT * FROM cardio_sessions ORDER BY id")
            + app.rows("SELECT * FROM trackable_entries ORDER BY id")
            + app.rows("SELECT * FROM training_days ORDER BY day")
            + app.rows(
                "SELECT exercise_id, kind, weight_grams, value, day, set_id, is_baseline FROM personal_records "
                    + "ORDER BY exercise_id, kind, weight_grams, day, set_id")
    }

    /// The cards of a day's page: their accessible names and their text.
    func cards(on day: String = "2026-11-21") async throws -> [(spoken: String, words: String)] {
        try await browser.get("/track?date=\(day)").main.allBetween(
            "<section class=\"card log-card\" id=", "</section>"
        )
        .map {
            ($0.between("aria-label=\"", "\"")?.unescaped ?? "", String($0.drop { $0 != ">" }.dropFirst()).words)
        }
    }
}

extension Answer {
    /// The id of the undo step that it offers.
    var undoStep: String {
        String((cookies.first?.between("undo=", ";") ?? "").prefix { $0.isNumber })
    }
}
