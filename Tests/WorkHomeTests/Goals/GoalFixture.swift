import Support

@testable import WorkHome

/// Alex with a few goals, and short forms for them.
struct GoalFixture {
    let app: TestApp
    let browser: Browser
    let bench: String
    let running: String

    /// 2026-11-21 is a Saturday.
    init(clock: TestClock = TestClock(), weightKilograms: Double? = 70) async throws {
        app = try await TestApp(clock: clock)
        browser = try await app.member(weightKilograms: weightKilograms)
        bench = try await app.exercise("bench-press")
        running = try await app.exercise("running")
    }

    /// The form of a goal of three runs a week.
    var threeRuns: [FormValue] {
        [
            FormValue("type", "cardio"), FormValue("measure", "sessions"), FormValue("exercise_id", running),
            FormValue("target", "3"), FormValue("cadence", "weekly"), FormValue("direction", "increase"),
        ]
    }

    /// The form of a goal of one heavy set.
    var bench100: [FormValue] {
        [
            FormValue("type", "strength"), FormValue("measure", "heaviest"), FormValue("exercise_id", bench),
            FormValue("target", "100"), FormValue("reps", "1"), FormValue("cadence", "once"),
        ]
    }

    @discardableResult
    func add(_ values: [FormValue], _ changes: KeyValuePairs<String, String> = [:]) async throws -> Answer {
        try await post("/goals", values, changes)
    }

    @discardableResult
    func post(_ path: String, _ values: [FormValue], _ changes: KeyValuePairs<String, String> = [:]) async throws
        -> Answer
    {
        let changed = changes.map { FormValue($0.key, $0.value) }
        return try await browser.post(
            path, values.filter { value in !changed.contains { $0.name == value.name } } + changed)
    }

    @discardableResult
    func run(_ day: String = "2026-11-21", kilometers: String = "5") async throws -> Answer {
        try await browser.post(
            "/track/cardio", ["exercise_id": running, "duration": "30", "distance": kilometers, "date": day])
    }

    @discardableResult
    func lift(
        _ kilograms: String, reps: String = "1", day: String = "2026-11-21", kind: String = "normal",
        exercise: String? = nil
    ) async throws -> Answer {
        try await browser.post(
            "/track/sets",
            ["exercise_id": exercise ?? bench, "reps": reps, "weight": kilograms, "date": day, "kind": kind])
    }

    /// The text of a page's main element.
    func words(_ path: String) async throws -> String { try await browser.get(path).main.words }

    /// The goals that the next page congratulates on.
    func celebrated(_ path: String = "/goals") async throws -> [String] {
        try await browser.get(path).text.allBetween("<p class=\"flash-more\"><a class=\"link\" href=\"", "</a>")
            .compactMap { $0.components(separatedBy: ">").last?.unescaped }.filter { $0.hasPrefix("Goal") }
    }
}
