import Support
import Testing

@testable import WorkHome

/// The values that the plan editor accepts, and its error messages.
@Suite struct PlanFormTests {
    static let mistakes: [(field: String, value: String, id: String, message: String)] = [
        ("name", " \u{200B} ", "name", "Please enter a name"),
        ("name", String(repeating: "x", count: 101), "name", "Use at most 100 characters"),
        ("description", String(repeating: "x", count: 1_001), "description", "Use at most 1000 characters"),
        ("focus", "legs", "focus", "Please choose a focus"), ("level", "", "level", "Please choose a level"),
        ("rounds", "0", "rounds", "Rounds must be from 1 to 20"),
        ("rounds", "21", "rounds", "Rounds must be from 1 to 20"),
        ("amount.0", "4", "amount.0", "Sample Slow Squat: seconds must be from 5 to 3600"),
        ("amount.0", "3601", "amount.0", "Sample Slow Squat: seconds must be from 5 to 3600"),
        ("amount.0", "", "amount.0", "Sample Slow Squat: seconds must be from 5 to 3600"),
        ("amount.1", "0", "amount.1", "Sample Slow Lift: reps must be from 1 to 1000"),
        ("amount.1", "1001", "amount.1", "Sample Slow Lift: reps must be from 1 to 1000"),
        ("measure.1", "miles", "measure.1", "Sample Slow Lift: choose seconds or reps"),
        ("rest.0", "-1", "rest.0", "Sample Slow Squat: rest must be from 0 to 600 seconds"),
        ("rest.0", "601", "rest.0", "Sample Slow Squat: rest must be from 0 to 600 seconds"),
    ]

    @Test(arguments: mistakes)
    func aMistakeIsSaidBesideItsField(field: String, value: String, id: String, message: String) async throws {
        let stage = try await PlanFixture()
        let valid =
            PlanFixture.values + PlanFixture.line(0, stage.squat) + PlanFixture.line(1, stage.lift, "12", "reps")
        let typed = valid.map { FormValue($0.name, $0.name == field ? value : $0.text) }
        let page = try await stage.browser.post("/workouts", typed)
        #expect(page.status == 422)
        #expect(page.fieldErrors == [id: message])
        #expect(page.errorSummary == message)
        #expect(page.focusedField == field)
        if !field.hasPrefix("measure"), field != "focus", field != "level" { #expect(page.value(of: field) == value) }
        for other in valid where other.name != field && other.name != "goals" {
            #expect(page.value(of: other.name) == other.text, "\(other.name)")
        }
        #expect(try await stage.plans() == [])
    }

    @Test func aPlanNeedsAnExercise() async throws {
        let stage = try await PlanFixture()
        let page = try await stage.browser.post("/workouts", PlanFixture.values)
        #expect(page.status == 422)
        #expect(page.fieldErrors == ["find": "Please add at least one exercise"])
    }

    @Test func anExerciseOfSomebodyElseIsRefused() async throws {
        let stage = try await PlanFixture()
        let sam = try await stage.app.member(Cast.sam)
        _ = sam
        try await stage.app.execute(
            """
            INSERT INTO exercises (user_id, name, kind, load, equipment, primary_muscle, met)
            SELECT id, 'Secret of Sam', 'strength', 'external', 'none', 'chest', 5 FROM users WHERE email = 'sam@example.com'
            """)
        let secret = try await stage.app.rows("SELECT id FROM exercises WHERE name = 'Secret of Sam'")[0]
        for path in ["/workouts"] {
            let page = try await stage.browser.post(
                path, PlanFixture.values + PlanFixture.line(0, stage.squat) + PlanFixture.line(1, secret))
            #expect(page.status == 422)
            #expect(
                page.fieldErrors == ["find": "An exercise in the list no longer exists. It was removed from the plan."])
            #expect(!page.text.contains("Secret of Sam"))
            #expect(page.value(of: "exercise.0") == stage.squat && page.value(of: "exercise.1") == nil)
        }
        for name in ["Secret of Sam", "secret"] {
            let page = try await stage.browser.post(
                "/workouts", PlanFixture.values + [FormValue("find", name), FormValue("add", "")])
            #expect(page.fieldErrors == ["find": "Nothing found. Check the spelling."])
        }
        let added = try await stage.browser.post("/workouts", PlanFixture.values + [FormValue("add", secret)])
        #expect(!added.text.contains("Secret of Sam"))
        #expect(try await stage.plans() == [])
    }

    @Test func aPlanHoldsSixtyExercises() async throws {
        let stage = try await PlanFixture()
        let lines = (0..<60).flatMap { PlanFixture.line($0, stage.squat) }
        let full = try await stage.browser.post(
            "/workouts", PlanFixture.values + lines + [FormValue("add", stage.lift)])
        #expect(full.fieldErrors == ["find": "A plan holds at most 60 exercises"])
        #expect(PlanFixture.places(full).count == 60)
        #expect(try await stage.browser.post("/workouts", PlanFixture.values + lines).status == 303)
        #expect(try await stage.lines().count == 60)
    }

    @Test func allRoundsHoldThreeHundredExercises() async throws {
        let stage = try await PlanFixture()
        func values(rounds: String, exercises: Int) -> [FormValue] {
            PlanFixture.values.map { $0.name == "rounds" ? FormValue("rounds", rounds) : $0 }
                + (0..<exercises).flatMap { PlanFixture.line($0, stage.squat) }
        }
        let page = try await stage.browser.post("/workouts", values(rounds: "7", exercises: 43))
        #expect(page.status == 422)
        #expect(page.fieldErrors == ["rounds": "At most 300 exercises in all rounds combined"])
        #expect(page.focusedField == "rounds" && page.value(of: "rounds") == "7")
        #expect(PlanFixture.places(page).count == 43)
        #expect(try await stage.plans() == [])
        #expect(try await stage.browser.post("/workouts", values(rounds: "6", exercises: 50)).status == 303)
    }
}
