import Support
import Testing

@testable import WorkHome

/// A user with the sample library, and values for the plan editor.
struct PlanFixture {
    let app: TestApp
    let browser: Browser
    let squat: String
    let lift: String

    init() async throws {
        app = try await TestApp()
        try await SampleLibrary.load(app)
        browser = try await app.member()
        squat = try await SampleLibrary.id(SampleLibrary.slowSquat, app)
        lift = try await SampleLibrary.id(SampleLibrary.slowLift, app)
    }

    /// The user's own plans and their lines as stored.
    func plans() async throws -> [String] {
        try await app.rows(
            """
            SELECT name || '|' || summary || '|' || focus || '|' || level || '|' || goals || '|' || rounds
            FROM workout_plans WHERE user_id IS NOT NULL ORDER BY id
            """)
    }

    func lines() async throws -> [String] {
        try await app.rows(
            """
            SELECT position, exercises.key, seconds, reps, rest_seconds FROM workout_plan_exercises
            JOIN exercises ON exercises.id = exercise_id
            WHERE workout_plan_exercises.user_id IS NOT NULL ORDER BY plan_id, position
            """)
    }

    static let values: [FormValue] = [
        FormValue("name", "Morning"), FormValue("description", "Before breakfast"), FormValue("focus", "core"),
        FormValue("level", "intermediate"), FormValue("goals", "stayFit"), FormValue("goals", "loseWeight"),
        FormValue("rounds", "3"),
    ]

    static func line(
        _ place: Int, _ exercise: String, _ amount: String = "45", _ measure: String = "seconds", rest: String = "10"
    ) -> [FormValue] {
        [
            FormValue("exercise.\(place)", exercise), FormValue("amount.\(place)", amount),
            FormValue("measure.\(place)", measure), FormValue("rest.\(place)", rest),
        ]
    }

    /// The exercises in the editor's list.
    static func places(_ page: Answer) -> [String] {
        (0..<60).compactMap { page.value(of: "exercise.\($0)") }
    }

    /// Runs every statement of the plans, for the test of query plans.
    static func walk(_ browser: Browser, plan: Int64) async throws {
        let path = "/workouts/\(plan)"
        let copied = try await browser.post("\(path)/copy")
        let exercise = try await browser.follow(copied).value(of: "exercise.0") ?? ""
        #expect(try await browser.post("/workouts", values + line(0, exercise)).status == 303)
        #expect(try await browser.post(path, values + line(0, exercise)).status == 303)
        #expect(try await browser.post("\(path)/delete").status == 303)
    }
}
