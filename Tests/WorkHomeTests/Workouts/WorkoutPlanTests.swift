import Support
import Testing

@testable import Fitness

@Suite struct WorkoutPlanTests {
    @Test func aNewPlanStartsWithWhatFitsThePerson() async throws {
        let page = try await TestApp().member(fitnessGoal: .buildMuscle).get("/workouts/new")
        #expect(page.status == 200)
        #expect(page.value(of: "focus") == "strength" && page.value(of: "level") == "beginner")
        #expect(page.value(of: "goals") == "buildMuscle" && page.value(of: "rounds") == "1")
        #expect(page.main.contains("No exercises yet."))
        #expect(page.main.contains("<form class=\"form plan-form\" method=\"post\" action=\"/workouts\""))
    }

    @Test func aPlanIsMade() async throws {
        let stage = try await PlanFixture()
        let values =
            PlanFixture.values + PlanFixture.line(0, stage.squat)
            + PlanFixture.line(1, stage.lift, "12", "reps", rest: "0")
            + PlanFixture.line(2, stage.squat, "5", rest: "600")
        let saved = try await stage.browser.post("/workouts", values)
        #expect(saved.status == 303)
        #expect(try await stage.plans() == ["Morning|Before breakfast|core|intermediate|loseWeight,stayFit|3"])
        #expect(
            try await stage.lines() == [
                "0 sample-squat 45 null 10", "1 sample-lift null 12 0", "2 sample-squat 5 null 600",
            ])
        let page = try await stage.browser.follow(saved)
        #expect(page.flash == "Plan saved.")
        #expect(page.main.words.contains("Core · Intermediate · Your plan Before breakfast"))
        #expect(page.main.words.contains("12 reps no rest"))
    }

    @Test func aFormThatIsSentTwiceMakesOnePlan() async throws {
        let stage = try await PlanFixture()
        let values = PlanFixture.values + PlanFixture.line(0, stage.squat)
        let first = try await stage.browser.post("/workouts", values)
        let second = try await stage.browser.post("/workouts", values)
        #expect(first.location == second.location)
        #expect(try await stage.plans().count == 1)
        // A different line makes another plan, and so does the same plan on another day.
        try await stage.browser.post("/workouts", PlanFixture.values + PlanFixture.line(0, stage.squat, "46"))
        #expect(try await stage.plans().count == 2)
        stage.app.clock.advance(days: 1)
        try await stage.browser.post("/workouts", PlanFixture.values + PlanFixture.line(0, stage.squat, "46"))
        #expect(try await stage.plans().count == 3)
    }

    // MARK: Changes of a plan

    @Test func aPlanIsEdited() async throws {
        let stage = try await PlanFixture()
        let lines = PlanFixture.line(0, stage.squat) + PlanFixture.line(1, stage.lift, "12", "reps")
        let saved = try await stage.browser.post("/workouts", PlanFixture.values + lines)
        let path = try #require(saved.location)
        let editor = try await stage.browser.get("\(path)/edit")
        for value in PlanFixture.values where value.name != "goals" {
            #expect(editor.value(of: value.name) == value.text)
        }
        #expect(PlanFixture.places(editor) == [stage.squat, stage.lift])
        #expect(editor.value(of: "amount.1") == "12" && editor.value(of: "measure.1") == "reps")
        let changed = try await stage.browser.post(
            path,
            [
                FormValue("name", "Evening"), FormValue("focus", "hiit"), FormValue("level", "advanced"),
                FormValue("rounds", "1"), FormValue("description", ""),
            ] + PlanFixture.line(0, stage.lift, "20", "reps", rest: "5"))
        #expect(changed.location == path)
        #expect(try await stage.browser.follow(changed).flash == "Plan saved.")
        #expect(try await stage.plans() == ["Evening||hiit|advanced||1"])
        #expect(try await stage.lines() == ["0 sample-lift null 20 5"])
        let wrong = try await stage.browser.post(path, PlanFixture.values)
        #expect(wrong.status == 422)
        #expect(try await stage.lines() == ["0 sample-lift null 20 5"])
    }

    @Test func anArchivedExerciseMayStay() async throws {
        let stage = try await PlanFixture()
        let path = try #require(
            try await stage.browser.post("/workouts", PlanFixture.values + PlanFixture.line(0, stage.squat)).location)
        try await stage.app.execute("UPDATE exercises SET archived_at = 1 WHERE id = \(stage.squat)")
        let longer = PlanFixture.values + PlanFixture.line(0, stage.squat, "50")
        #expect(try await stage.browser.post(path, longer).status == 303)
        #expect(try await stage.lines() == ["0 sample-squat 50 null 10"])
        #expect(try await !stage.browser.get("\(path)/edit").text.contains("<option value=\"Sample Slow Squat\">"))
    }

    @Test func theLibraryIsCopiedNotChanged() async throws {
        let stage = try await PlanFixture()
        let plan = try await SampleLibrary.id(of: "Easy Strength", stage.app)
        for path in ["/workouts/\(plan)", "/workouts/\(plan)/delete"] {
            let answer = try await stage.browser.post(path, PlanFixture.values + PlanFixture.line(0, stage.squat))
            #expect(answer.status == 404)
        }
        #expect(try await stage.browser.get("/workouts/\(plan)/edit").status == 404)
        let copied = try await stage.browser.post("/workouts/\(plan)/copy")
        #expect(copied.status == 303)
        let editor = try await stage.browser.follow(copied)
        #expect(editor.flash == "Copied. You can change this plan.")
        #expect(editor.value(of: "name") == "Copy of Easy Strength")
        #expect(
            try await stage.plans() == ["Copy of Easy Strength|Words about it|strength|beginner|loseWeight,stayFit|2"])
        #expect(try await stage.lines() == ["0 sample-squat 40 null 20", "1 sample-lift null 10 30"])
        // A double tap makes only one copy.
        #expect(try await stage.browser.post("/workouts/\(plan)/copy").location == copied.location)
        #expect(try await stage.plans().count == 1)
    }

    @Test func aCopyOfALongNameFits() async throws {
        let stage = try await PlanFixture()
        let name = String(repeating: "e\u{301}", count: 50)
        let values = PlanFixture.values.map { $0.name == "name" ? FormValue("name", name) : $0 }
        let path = try #require(
            try await stage.browser.post("/workouts", values + PlanFixture.line(0, stage.squat)).location)
        #expect(try await stage.browser.post("\(path)/copy").status == 303)
        #expect(try await stage.plans().count == 2)
    }

    @Test func aDeletedPlanLeavesItsHistory() async throws {
        let stage = try await PlanFixture()
        let path = try #require(
            try await stage.browser.post("/workouts", PlanFixture.values + PlanFixture.line(0, stage.squat)).location)
        try await SampleLibrary.addDone(stage.app, of: Cast.alex, plan: "Morning", focus: "core", day: "2026-11-20")
        let question = try await stage.browser.get("\(path)/delete")
        #expect(question.main.words.contains("“Morning” will be permanently deleted."))
        #expect(try await stage.plans().count == 1)
        let deleted = try await stage.browser.post("\(path)/delete")
        #expect(deleted.location == "/workouts")
        let list = try await stage.browser.follow(deleted)
        #expect(list.flash == "Plan deleted.")
        #expect(list.main.words.contains("Morning Done yesterday"))
        #expect(try await stage.plans() == [])
        #expect(try await stage.lines() == [])
        #expect(try await stage.browser.post("\(path)/delete").status == 404)
        #expect(try await stage.browser.post(path, PlanFixture.values + PlanFixture.line(0, stage.squat)).status == 404)
    }

    @Test func nobodyHasMoreThanTwoHundredPlans() async throws {
        let stage = try await PlanFixture()
        try await stage.app.execute(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 200)
            INSERT INTO workout_plans (user_id, name, focus, level, rounds, created_at)
            SELECT (SELECT id FROM users), 'Plan', 'core', 'beginner', 1, 0 FROM numbers
            """)
        let page = try await stage.browser.post("/workouts", PlanFixture.values + PlanFixture.line(0, stage.squat))
        #expect(page.status == 422)
        #expect(page.fieldErrors["name"]?.hasPrefix("You have 200 plans") == true)
        let library = try await SampleLibrary.id(of: "Easy Strength", stage.app)
        let copied = try await stage.browser.post("/workouts/\(library)/copy")
        #expect(copied.location == "/workouts/\(library)")
        #expect(try await stage.browser.follow(copied).flash?.hasPrefix("You have 200 plans") == true)
        #expect(try await stage.plans().count == 200)
    }

    @Test(arguments: EscapingTests.nasty)
    func aPlanIsText(text: String) async throws {
        let stage = try await PlanFixture()
        let values = PlanFixture.values.map {
            ["name", "description"].contains($0.name) ? FormValue($0.name, text) : $0
        }
        let saved = try await stage.browser.post("/workouts", values + PlanFixture.line(0, stage.squat))
        let path = try #require(saved.location)
        for page in ["/workouts", path, "\(path)/edit", "\(path)/delete"] {
            let answer = try await stage.browser.get(page)
            #expect(answer.text.unescaped.contains(text), "\(page)")
            for mark in EscapingTests.marks where text.contains(mark) {
                #expect(!answer.text.contains(mark), "\(page)")
            }
        }
        let wrong = try await stage.browser.post("/workouts", values.map { FormValue($0.name, text) })
        #expect(wrong.status == 422)
        for mark in EscapingTests.marks where text.contains(mark) { #expect(!wrong.text.contains(mark)) }
    }

    @Test func nothingIsKeptWithoutRoom() async throws {
        let stage = try await PlanFixture()
        try await stage.app.withoutRoom {
            let page = try await stage.browser.post("/workouts", PlanFixture.values + PlanFixture.line(0, stage.squat))
            #expect(page.status == 503)
            #expect(page.text.contains("Morning"))
        }
        #expect(try await stage.plans() == [])
    }
}
