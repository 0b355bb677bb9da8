import Support
import Testing

@testable import WorkHome

/// The exercise list of the plan editor, which works without JavaScript.
@Suite struct PlanFormListTests {
    // MARK: The list's buttons

    @Test func theListIsEditedByButtonsAlone() async throws {
        let stage = try await PlanFixture()
        let lines = PlanFixture.line(0, stage.squat, "x", rest: "7") + PlanFixture.line(1, stage.lift, "12", "reps")
        var values = PlanFixture.values + lines
        func press(_ button: String, _ value: String = "") async throws -> Answer {
            let page = try await stage.browser.post("/workouts", values + [FormValue(button, value)])
            #expect(page.status == 200)
            #expect(page.value(of: "name") == "Morning" && page.value(of: "rounds") == "3")
            return page
        }
        let down = try await press("down.0")
        #expect(PlanFixture.places(down) == [stage.lift, stage.squat])
        // Typed values move along, valid or not.
        #expect(down.value(of: "amount.1") == "x" && down.value(of: "rest.1") == "7")
        #expect(down.value(of: "amount.0") == "12" && down.value(of: "measure.0") == "reps")
        #expect(PlanFixture.places(try await press("up.1")) == [stage.lift, stage.squat])
        #expect(try await press("up.1").focusedField == "up.0" || PlanFixture.places(down).count == 2)
        for edge in ["up.0", "down.1", "up.7", "down.-1", "remove.9", "down.9223372036854775807"] {
            #expect(PlanFixture.places(try await press(edge)) == [stage.squat, stage.lift], "\(edge)")
        }
        let removed = try await press("remove.0")
        #expect(PlanFixture.places(removed) == [stage.lift])
        #expect(removed.value(of: "amount.0") == "12")
        #expect(removed.focusedField == "find")
        values.append(FormValue("find", " sample FAST feet "))
        let added = try await press("add")
        #expect(
            PlanFixture.places(added) == [
                stage.squat, stage.lift, try await SampleLibrary.id(SampleLibrary.fastFeet, stage.app),
            ])
        #expect(added.value(of: "amount.2") == "30" && added.value(of: "measure.2") == "seconds")
        #expect(added.value(of: "rest.2") == "15" && added.value(of: "find") == "")
        #expect(try await stage.plans() == [])
    }

    @Test func aPartOfANameFindsExercises() async throws {
        let stage = try await PlanFixture()
        let page = try await stage.browser.post(
            "/workouts", PlanFixture.values + [FormValue("find", "sample slow"), FormValue("add", "")])
        #expect(page.status == 200)
        #expect(PlanFixture.places(page) == [])
        let found = page.main.between("<ul class=\"plan-found auto-grid\"", "</ul>") ?? ""
        #expect(Set(found.allBetween("value=\"", "\"")) == [stage.squat, stage.lift])
        #expect(found.contains("aria-label=\"Add Sample Slow Squat\""))
        let added = try await stage.browser.post(
            "/workouts", PlanFixture.values + [FormValue("find", "sample slow"), FormValue("add", stage.lift)])
        #expect(PlanFixture.places(added) == [stage.lift])
    }

    /// As when logging: a typo, a plural, words in any order, a muscle, a custom name.
    @Test(arguments: ["benhc pres", "press bench", "bench presses", "BENCH", "chest"])
    func aSearchForgives(text: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let bench = try await app.exercise("bench-press")
        let page = try await browser.post(
            "/workouts", PlanFixture.values + [FormValue("find", text), FormValue("search", "")])
        #expect(page.status == 200 && PlanFixture.places(page) == [])
        let found = page.main.between("<ul class=\"plan-found auto-grid\"", "</ul>") ?? ""
        #expect(found.allBetween("value=\"", "\"").contains(bench))
    }

    @Test func whatIsTrainedComesFirst() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let incline = try await app.exercise("incline-bench-press")
        try await browser.post(
            "/track/sets", ["exercise_id": incline, "reps": "8", "weight": "60", "date": "2026-05-02"])
        for key in ["squat", "deadlift", "barbell-row", "face-pull", "lateral-raise", "hammer-curl"] {
            try await browser.post(
                "/track/sets", ["exercise_id": try await app.exercise(key), "reps": "8", "weight": "60"])
        }
        let page = try await browser.post(
            "/workouts", PlanFixture.values + [FormValue("find", "press"), FormValue("add", "")])
        let found = page.main.between("<ul class=\"plan-found auto-grid\"", "</ul>") ?? ""
        #expect(found.allBetween("value=\"", "\"").first == incline)
    }

    @Test func returnInTheSearchAddsInsteadOfSaving() async throws {
        let stage = try await PlanFixture()
        let page = try await stage.browser.post(
            "/workouts", PlanFixture.values + PlanFixture.line(0, stage.squat) + [FormValue("find", "sample slow lift")]
        )
        #expect(page.status == 200)
        #expect(PlanFixture.places(page) == [stage.squat, stage.lift])
        #expect(try await stage.plans() == [])
    }

    @Test(arguments: [("", "Type the name of an exercise first"), ("zzzz", "Nothing found. Check the spelling.")])
    func aSearchThatFindsNothingSaysSo(text: String, message: String) async throws {
        let page = try await TestApp().member().post(
            "/workouts", PlanFixture.values + [FormValue("find", text), FormValue("add", "")])
        #expect(page.status == 422)
        #expect(page.fieldErrors == ["find": message])
        #expect(page.focusedField == "find")
    }
}
