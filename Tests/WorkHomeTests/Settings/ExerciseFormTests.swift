import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct ExerciseFormTests {
    private let columns = """
        SELECT name, kind, load, equipment, mechanic, primary_muscle, secondary_muscles, met_code, met, instructions,
            archived_at FROM exercises WHERE user_id IS NOT NULL ORDER BY id
        """

    /// The id of the next exercise; the catalogue's come first.
    private func nextID(_ app: TestApp) async throws -> String {
        try await app.rows("SELECT max(id) + 1 FROM exercises")[0]
    }

    @Test func whatWasTypedIsKeptAndShown() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let next = try await nextID(app)
        let answer = try await browser.post("/settings/exercises", SettingsSamples.exercise)
        #expect(
            "\(Transcript(answer))" == """
                POST /settings/exercises
                Content-Type: application/x-www-form-urlencoded
                Cookie: workhome=<token>
                Sec-Fetch-Site: same-origin

                name=Tower%20Fly&kind=strength&load=external&equipment=cable&mechanic=isolation&primary_muscle=chest\
                &secondary_muscles=shoulders&secondary_muscles=biceps&intensity=vigorous\
                &instructions=Bring%20your%20hands%20together.

                303
                Location: /settings/exercises/\(next)
                Set-Cookie: workhome_notice=exercise-added; Path=/; Max-Age=60; HttpOnly; SameSite=Lax
                """)
        #expect(
            try await app.rows(columns) == [
                "Tower Fly strength external cable isolation chest shoulders,biceps 02050 6 "
                    + "Bring your hands together. null"
            ])
        let page = try await browser.follow(answer)
        #expect(page.flash == "Exercise added.")
        let words = page.main.words
        for text in [
            "Kind Strength", "Main muscle Chest", "Other muscles Shoulders, Biceps", "Equipment Cable",
            "About 420 kcal an hour at 70 kg (6 MET)",
            "Activity 02050 of the 2024 Adult Compendium of Physical Activities", "Nothing logged yet",
        ] {
            #expect(words.contains(text), "\(text)")
        }
    }

    @Test func theFormBeginsAsItIsAndKeepsWhatItIsNotAsked() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let id = try await app.addExercise("Tower Fly", of: browser)
        let page = try await browser.get("/settings/exercises/\(id)/edit")
        let expected = [
            "name": "Tower Fly", "kind": "strength", "load": "external", "equipment": "cable",
            "mechanic": "isolation", "primary_muscle": "chest", "intensity": "vigorous",
            "instructions": "Bring your hands together.",
        ]
        for (name, value) in expected { #expect(page.value(of: name) == value, "\(name)") }
        let ticked = page.text.components(separatedBy: "<input").filter {
            $0.contains("name=\"secondary_muscles\"") && $0.contains(" checked")
        }
        #expect(ticked.compactMap { $0.between("value=\"", "\"") } == ["shoulders", "biceps"])
        let before = try await app.rows(columns)
        #expect(try await browser.post("/settings/exercises/\(id)", SettingsSamples.exercise).status == 303)
        #expect(try await app.rows(columns) == before)
    }

    @Test(
        arguments: [
            ("name", "", "Please enter a name"), ("name", " \u{200B} ", "Please enter a name"),
            ("name", String(repeating: "x", count: 101), "Use at most 100 characters"),
            ("name", "bench PRESS", "There is a built-in exercise with that name. Use it, or choose another name"),
            ("name", " Bench  Press", "There is a built-in exercise with that name. Use it, or choose another name"),
            ("name", "übung", "You already have an exercise with that name"),
            ("kind", "magic", "Please choose a kind"),
            ("load", "moon", "Please choose what the weight means"),
            ("equipment", "sword", "Please choose from the list"),
            ("mechanic", "lever", "Please choose from the list"),
            ("primary_muscle", "tail", "Please choose from the list"),
            ("secondary_muscles", "wings", "Please choose from the list"),
            ("secondary_muscles", "chest,lats,wings", "Please choose from the list"),
            ("intensity", "", "Please choose how hard it is"),
            ("instructions", String(repeating: "y", count: 4_001), "Use at most 4000 characters"),
        ])
    func whatIsWrongStandsBesideTheField(field: String, typed: String, message: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let own = try await app.addExercise("ÜBUNG", of: browser)
        _ = try await browser.get("/settings")
        for path in ["/settings/exercises", "/settings/exercises/\(try await app.addExercise("Row", of: browser))"] {
            let before = try await app.rows(columns)
            let values = SettingsSamples.changed(SettingsSamples.exercise, [field: typed])
            let answer = try await browser.post(path, values)
            #expect(answer.status == 422)
            #expect(answer.fieldErrors == [field: message])
            if !["kind", "load", "equipment", "mechanic", "primary_muscle", "secondary_muscles", "intensity"]
                .contains(field)
            {
                #expect(answer.value(of: field) == typed)
            }
            #expect(try await app.rows(columns) == before)
        }
        #expect(own > 0)
    }

    @Test func anArchivedNameIsTold() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let id = try await app.addExercise("Tower Fly", of: browser)
        try await browser.post("/settings/exercises/\(id)/archive")
        let answer = try await browser.post("/settings/exercises", SettingsSamples.exercise)
        #expect(
            answer.fieldErrors == [
                "name": "You have an archived exercise with that name. Restore it, or choose another name"
            ])
    }

    @Test func twoPeopleMayHaveTheSameName() async throws {
        let app = try await TestApp()
        _ = try await app.addExercise("Tower Fly", of: try await app.member(Cast.alex))
        _ = try await app.addExercise("Tower Fly", of: try await app.member(Cast.sam))
        #expect(try await app.rows("SELECT user_id FROM exercises WHERE name = 'Tower Fly'").count == 2)
    }

    @Test func theMainMuscleIsNotAnotherToo() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post(
            "/settings/exercises",
            SettingsSamples.exercise.map { $0.text == "biceps" ? FormValue($0.name, "chest") : $0 })
        #expect(
            try await app.rows("SELECT secondary_muscles FROM exercises WHERE user_id IS NOT NULL") == ["shoulders"])
    }

    @Test func kindAndWeightStayOnceThereAreSets() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let id = try await app.addExercise("Tower Fly", of: browser, sets: 2)
        let page = try await browser.get("/settings/exercises/\(id)/edit")
        #expect(page.main.words.contains("This can’t be changed: you already logged 2 sets this way."))
        #expect(page.value(of: "kind") == nil && page.value(of: "load") == nil)
        for change in [("kind", "cardio"), ("load", "bodyweight")] {
            let values = SettingsSamples.changed(SettingsSamples.exercise, [change.0: change.1, "name": "Other"])
            let answer = try await browser.post("/settings/exercises/\(id)", values)
            #expect(answer.status == 422)
            #expect(answer.fieldErrors == ["kind": "Kind and weight can’t be changed any more"])
            #expect(answer.value(of: "name") == "Other")
            #expect(answer.main.words.contains("Kind Strength, total load"))
        }
        // Everything else can still be changed.
        let renamed = SettingsSamples.changed(SettingsSamples.exercise, ["name": "Cable Crossover"])
        #expect(try await browser.post("/settings/exercises/\(id)", renamed).status == 303)
        #expect(try await browser.get("/settings/exercises").main.words.contains("Cable Crossover"))
    }

    @Test func theWeightIsAskedForSetsAlone() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for (kind, load) in [("cardio", "external"), ("mobility", "bodyweight"), ("strength", "bodyweight")] {
            try await browser.post(
                "/settings/exercises",
                SettingsSamples.changed(SettingsSamples.exercise, ["name": kind, "kind": kind, "load": "bodyweight"]))
            #expect(try await app.rows("SELECT load FROM exercises WHERE name = '\(kind)'") == [load])
        }
    }

    @Test func thePickerComesBackWithTheNewOne() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let back = "/track/new/strength?date=2026-11-20"
        let form = try await browser.get(
            "/settings/exercises/new?name=Face%20Pull&kind=cardio&back=\(PercentEncoding.encode(back))")
        #expect(form.value(of: "name") == "Face Pull")
        #expect(form.value(of: "kind") == "cardio")
        #expect(form.value(of: "back") == back)
        #expect(form.text.contains("href=\"\(back)\">Cancel</a>"))
        let answer = try await browser.post(
            "/settings/exercises", SettingsSamples.exercise + [FormValue("back", back)])
        let id = try await app.rows("SELECT max(id) FROM exercises")[0]
        #expect(answer.location == "\(back)&exercise=\(id)")
    }

    @Test(
        arguments: [
            "//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "track", "",
            "/a\r\nSet-Cookie: x=1", "/\t/evil.example", "/ä", "/" + String(repeating: "x", count: 500),
        ])
    func nobodyIsSentElsewhere(back: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let next = try await nextID(app)
        let form = try await browser.get("/settings/exercises/new?back=\(PercentEncoding.encode(back))")
        #expect(form.value(of: "back") == nil)
        let answer = try await browser.post(
            "/settings/exercises", SettingsSamples.exercise + [FormValue("back", back)])
        #expect(answer.location == "/settings/exercises/\(next)")
    }

    @Test(arguments: EscapingTests.nasty)
    func namesAndInstructionsAreText(text: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let id = try await app.addExercise("Tower Fly", of: browser)
        let values = SettingsSamples.changed(SettingsSamples.exercise, ["name": text, "instructions": text])
        #expect(try await browser.post("/settings/exercises/\(id)", values).status == 303)
        for path in [
            "/settings/exercises", "/settings/exercises/\(id)", "/settings/exercises/\(id)/edit",
            "/settings/exercises/\(id)/delete",
        ] {
            let page = try await browser.get(path)
            #expect(page.text.unescaped.contains(text), "\(path)")
            for mark in EscapingTests.marks where text.contains(mark) { #expect(!page.text.contains(mark), "\(path)") }
        }
    }
}
