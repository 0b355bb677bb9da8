import Testing

@testable import WorkHome

@Suite struct WorkoutPlanTests {
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

    /// Comes by every statement of the plans, for the test of query plans.
    static func walk(_ browser: Browser, plan: Int64) async throws {
        let path = "/workouts/\(plan)"
        let copied = try await browser.post("\(path)/copy")
        let exercise = try await browser.follow(copied).value(of: "exercise.0") ?? ""
        #expect(try await browser.post("/workouts", values + line(0, exercise)).status == 303)
        #expect(try await browser.post(path, values + line(0, exercise)).status == 303)
        #expect(try await browser.post("\(path)/delete").status == 303)
    }

    private struct Stage {
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

        /// The person's own plans and their lines, as the tables have them.
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
    }

    @Test func aNewPlanStartsWithWhatFitsThePerson() async throws {
        let page = try await TestApp().member(fitnessGoal: .buildMuscle).get("/workouts/new")
        #expect(page.status == 200)
        #expect(page.value(of: "focus") == "strength" && page.value(of: "level") == "beginner")
        #expect(page.value(of: "goals") == "buildMuscle" && page.value(of: "rounds") == "1")
        #expect(page.main.contains("No exercises yet."))
        #expect(page.main.contains("<form class=\"form plan-form\" method=\"post\" action=\"/workouts\""))
    }

    @Test func aPlanIsMade() async throws {
        let stage = try await Stage()
        let values =
            Self.values + Self.line(0, stage.squat) + Self.line(1, stage.lift, "12", "reps", rest: "0")
            + Self.line(2, stage.squat, "5", rest: "600")
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
        let stage = try await Stage()
        let values = Self.values + Self.line(0, stage.squat)
        let first = try await stage.browser.post("/workouts", values)
        let second = try await stage.browser.post("/workouts", values)
        #expect(first.location == second.location)
        #expect(try await stage.plans().count == 1)
        // Another line is another plan, and so is the same plan made on another day.
        try await stage.browser.post("/workouts", Self.values + Self.line(0, stage.squat, "46"))
        #expect(try await stage.plans().count == 2)
        stage.app.clock.advance(days: 1)
        try await stage.browser.post("/workouts", Self.values + Self.line(0, stage.squat, "46"))
        #expect(try await stage.plans().count == 3)
    }

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
        let stage = try await Stage()
        let valid = Self.values + Self.line(0, stage.squat) + Self.line(1, stage.lift, "12", "reps")
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
        let stage = try await Stage()
        let page = try await stage.browser.post("/workouts", Self.values)
        #expect(page.status == 422)
        #expect(page.fieldErrors == ["find": "Please add at least one exercise"])
    }

    @Test func anExerciseOfSomebodyElseIsRefused() async throws {
        let stage = try await Stage()
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
                path, Self.values + Self.line(0, stage.squat) + Self.line(1, secret))
            #expect(page.status == 422)
            #expect(page.fieldErrors == ["find": "An exercise of the list is not there any more. It was taken off"])
            #expect(!page.text.contains("Secret of Sam"))
            #expect(page.value(of: "exercise.0") == stage.squat && page.value(of: "exercise.1") == nil)
        }
        for name in ["Secret of Sam", "secret"] {
            let page = try await stage.browser.post(
                "/workouts", Self.values + [FormValue("find", name), FormValue("add", "")])
            #expect(page.fieldErrors == ["find": "No exercise has that in its name"])
        }
        let added = try await stage.browser.post("/workouts", Self.values + [FormValue("add", secret)])
        #expect(!added.text.contains("Secret of Sam"))
        #expect(try await stage.plans() == [])
    }

    // MARK: The list's buttons

    private func places(_ page: Answer) -> [String] {
        (0..<60).compactMap { page.value(of: "exercise.\($0)") }
    }

    @Test func theListIsEditedByButtonsAlone() async throws {
        let stage = try await Stage()
        var values = Self.values + Self.line(0, stage.squat, "x", rest: "7") + Self.line(1, stage.lift, "12", "reps")
        func press(_ button: String, _ value: String = "") async throws -> Answer {
            let page = try await stage.browser.post("/workouts", values + [FormValue(button, value)])
            #expect(page.status == 200)
            #expect(page.value(of: "name") == "Morning" && page.value(of: "rounds") == "3")
            return page
        }
        let down = try await press("down.0")
        #expect(places(down) == [stage.lift, stage.squat])
        // What was typed moves along, right or wrong.
        #expect(down.value(of: "amount.1") == "x" && down.value(of: "rest.1") == "7")
        #expect(down.value(of: "amount.0") == "12" && down.value(of: "measure.0") == "reps")
        #expect(places(try await press("up.1")) == [stage.lift, stage.squat])
        #expect(try await press("up.1").focusedField == "up.0" || places(down).count == 2)
        for edge in ["up.0", "down.1", "up.7", "down.-1", "remove.9", "down.9223372036854775807"] {
            #expect(places(try await press(edge)) == [stage.squat, stage.lift], "\(edge)")
        }
        let removed = try await press("remove.0")
        #expect(places(removed) == [stage.lift])
        #expect(removed.value(of: "amount.0") == "12")
        #expect(removed.focusedField == "find")
        values.append(FormValue("find", " sample FAST feet "))
        let added = try await press("add")
        #expect(
            places(added) == [stage.squat, stage.lift, try await SampleLibrary.id(SampleLibrary.fastFeet, stage.app)])
        #expect(added.value(of: "amount.2") == "30" && added.value(of: "measure.2") == "seconds")
        #expect(added.value(of: "rest.2") == "15" && added.value(of: "find") == "")
        #expect(try await stage.plans() == [])
    }

    @Test func aPartOfANameFindsExercises() async throws {
        let stage = try await Stage()
        let page = try await stage.browser.post(
            "/workouts", Self.values + [FormValue("find", "sample slow"), FormValue("add", "")])
        #expect(page.status == 200)
        #expect(places(page) == [])
        let found = page.main.between("<ul class=\"plan-found\"", "</ul>") ?? ""
        #expect(Set(found.allBetween("value=\"", "\"")) == [stage.squat, stage.lift])
        #expect(found.contains("aria-label=\"Add Sample Slow Squat\""))
        let added = try await stage.browser.post(
            "/workouts", Self.values + [FormValue("find", "sample slow"), FormValue("add", stage.lift)])
        #expect(places(added) == [stage.lift])
    }

    @Test func returnInTheSearchAddsInsteadOfSaving() async throws {
        let stage = try await Stage()
        let page = try await stage.browser.post(
            "/workouts", Self.values + Self.line(0, stage.squat) + [FormValue("find", "sample slow lift")])
        #expect(page.status == 200)
        #expect(places(page) == [stage.squat, stage.lift])
        #expect(try await stage.plans() == [])
    }

    @Test(arguments: [("", "Type the name of an exercise first"), ("zzzz", "No exercise has that in its name")])
    func aSearchThatFindsNothingSaysSo(text: String, message: String) async throws {
        let page = try await TestApp().member().post(
            "/workouts", Self.values + [FormValue("find", text), FormValue("add", "")])
        #expect(page.status == 422)
        #expect(page.fieldErrors == ["find": message])
        #expect(page.focusedField == "find")
    }

    @Test func aPlanHoldsSixtyExercises() async throws {
        let stage = try await Stage()
        let lines = (0..<60).flatMap { Self.line($0, stage.squat) }
        let full = try await stage.browser.post(
            "/workouts", Self.values + lines + [FormValue("add", stage.lift)])
        #expect(full.fieldErrors == ["find": "A plan holds at most 60 exercises"])
        #expect(places(full).count == 60)
        #expect(try await stage.browser.post("/workouts", Self.values + lines).status == 303)
        #expect(try await stage.lines().count == 60)
    }

    @Test func allRoundsHoldThreeHundredExercises() async throws {
        let stage = try await Stage()
        func values(rounds: String, exercises: Int) -> [FormValue] {
            Self.values.map { $0.name == "rounds" ? FormValue("rounds", rounds) : $0 }
                + (0..<exercises).flatMap { Self.line($0, stage.squat) }
        }
        let page = try await stage.browser.post("/workouts", values(rounds: "7", exercises: 43))
        #expect(page.status == 422)
        #expect(page.fieldErrors == ["rounds": "At most 300 exercises in all rounds together"])
        #expect(page.focusedField == "rounds" && page.value(of: "rounds") == "7")
        #expect(places(page).count == 43)
        #expect(try await stage.plans() == [])
        #expect(try await stage.browser.post("/workouts", values(rounds: "6", exercises: 50)).status == 303)
    }

    // MARK: Changes of a plan

    @Test func aPlanIsEdited() async throws {
        let stage = try await Stage()
        let saved = try await stage.browser.post(
            "/workouts", Self.values + Self.line(0, stage.squat) + Self.line(1, stage.lift, "12", "reps"))
        let path = try #require(saved.location)
        let editor = try await stage.browser.get("\(path)/edit")
        for value in Self.values where value.name != "goals" { #expect(editor.value(of: value.name) == value.text) }
        #expect(places(editor) == [stage.squat, stage.lift])
        #expect(editor.value(of: "amount.1") == "12" && editor.value(of: "measure.1") == "reps")
        let changed = try await stage.browser.post(
            path,
            [
                FormValue("name", "Evening"), FormValue("focus", "hiit"), FormValue("level", "advanced"),
                FormValue("rounds", "1"), FormValue("description", ""),
            ] + Self.line(0, stage.lift, "20", "reps", rest: "5"))
        #expect(changed.location == path)
        #expect(try await stage.browser.follow(changed).flash == "Plan saved.")
        #expect(try await stage.plans() == ["Evening||hiit|advanced||1"])
        #expect(try await stage.lines() == ["0 sample-lift null 20 5"])
        let wrong = try await stage.browser.post(path, Self.values)
        #expect(wrong.status == 422)
        #expect(try await stage.lines() == ["0 sample-lift null 20 5"])
    }

    @Test func anArchivedExerciseMayStay() async throws {
        let stage = try await Stage()
        let path = try #require(
            try await stage.browser.post("/workouts", Self.values + Self.line(0, stage.squat)).location)
        try await stage.app.execute("UPDATE exercises SET archived_at = 1 WHERE id = \(stage.squat)")
        #expect(try await stage.browser.post(path, Self.values + Self.line(0, stage.squat, "50")).status == 303)
        #expect(try await stage.lines() == ["0 sample-squat 50 null 10"])
        #expect(try await !stage.browser.get("\(path)/edit").text.contains("<option value=\"Sample Slow Squat\">"))
    }

    @Test func theLibraryIsCopiedNotChanged() async throws {
        let stage = try await Stage()
        let plan = try await SampleLibrary.id(of: "Easy Strength", stage.app)
        for path in ["/workouts/\(plan)", "/workouts/\(plan)/delete"] {
            let answer = try await stage.browser.post(path, Self.values + Self.line(0, stage.squat))
            #expect(answer.status == 404)
        }
        #expect(try await stage.browser.get("/workouts/\(plan)/edit").status == 404)
        let copied = try await stage.browser.post("/workouts/\(plan)/copy")
        #expect(copied.status == 303)
        let editor = try await stage.browser.follow(copied)
        #expect(editor.flash == "Copied. This plan is yours to change.")
        #expect(editor.value(of: "name") == "Copy of Easy Strength")
        #expect(
            try await stage.plans() == ["Copy of Easy Strength|Words about it|strength|beginner|loseWeight,stayFit|2"])
        #expect(try await stage.lines() == ["0 sample-squat 40 null 20", "1 sample-lift null 10 30"])
        // Tapped twice, it is one copy.
        #expect(try await stage.browser.post("/workouts/\(plan)/copy").location == copied.location)
        #expect(try await stage.plans().count == 1)
    }

    @Test func aCopyOfALongNameFits() async throws {
        let stage = try await Stage()
        let name = String(repeating: "e\u{301}", count: 50)
        let values = Self.values.map { $0.name == "name" ? FormValue("name", name) : $0 }
        let path = try #require(
            try await stage.browser.post("/workouts", values + Self.line(0, stage.squat)).location)
        #expect(try await stage.browser.post("\(path)/copy").status == 303)
        #expect(try await stage.plans().count == 2)
    }

    @Test func aDeletedPlanLeavesItsHistory() async throws {
        let stage = try await Stage()
        let path = try #require(
            try await stage.browser.post("/workouts", Self.values + Self.line(0, stage.squat)).location)
        try await SampleLibrary.addDone(stage.app, of: Cast.alex, plan: "Morning", focus: "core", day: "2026-11-20")
        let question = try await stage.browser.get("\(path)/delete")
        #expect(question.main.words.contains("“Morning” will be gone for good."))
        #expect(try await stage.plans().count == 1)
        let deleted = try await stage.browser.post("\(path)/delete")
        #expect(deleted.location == "/workouts")
        let list = try await stage.browser.follow(deleted)
        #expect(list.flash == "Plan deleted.")
        #expect(list.main.words.contains("Morning Done yesterday"))
        #expect(try await stage.plans() == [])
        #expect(try await stage.lines() == [])
        #expect(try await stage.browser.post("\(path)/delete").status == 404)
        #expect(try await stage.browser.post(path, Self.values + Self.line(0, stage.squat)).status == 404)
    }

    @Test func nobodyHasMoreThanTwoHundredPlans() async throws {
        let stage = try await Stage()
        try await stage.app.execute(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 200)
            INSERT INTO workout_plans (user_id, name, focus, level, rounds, created_at)
            SELECT (SELECT id FROM users), 'Plan', 'core', 'beginner', 1, 0 FROM numbers
            """)
        let page = try await stage.browser.post("/workouts", Self.values + Self.line(0, stage.squat))
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
        let stage = try await Stage()
        let values = Self.values.map { ["name", "description"].contains($0.name) ? FormValue($0.name, text) : $0 }
        let saved = try await stage.browser.post("/workouts", values + Self.line(0, stage.squat))
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
        let stage = try await Stage()
        try await stage.app.withoutRoom {
            let page = try await stage.browser.post("/workouts", Self.values + Self.line(0, stage.squat))
            #expect(page.status == 503)
            #expect(page.text.contains("Morning"))
        }
        #expect(try await stage.plans() == [])
    }
}
