import Support
import Testing

@testable import WorkHome

/// Wrong input, other people's workouts, and what arrives twice or from an older page.
@Suite struct RoutineWorkoutErrorTests {
    @Test(
        arguments: [
            (["reps.1": ""], "Reps required"), (["reps.1": "2.5"], "Please enter a whole number"),
            (["weight.1": ""], "Weight required"), (["weight.1": "heavy"], "Please enter a number"),
            (["weight.1": "-5"], "Must be positive"), (["reps.1": "-1"], "Enter 0 or more"),
        ])
    func wrongInputKeepsEverythingTyped(changes: [String: String], message: String) async throws {
        let alex = try await RoutinePerson()
        let typed = changes.merging(["reps.2": "3", "weight.3": "61"]) { $1 }
        let answer = try await alex.press("done.1", typed)
        #expect(answer.status == 422)
        #expect(answer.setRow(1).words.contains(message))
        for (name, value) in typed { #expect(answer.value(of: name) == value, "\(name)") }
        #expect(try await alex.sets() == [])
        #expect(try await alex.workouts() == [])
        // The page that is shown again works.
        try await alex.press("done.1", ["reps.1": "5", "weight.1": "60"], on: answer)
        #expect(try await alex.sets() == ["bench-press normal 5 null null 60"])
    }

    @Test func anImplausibleSetIsAskedAbout() async throws {
        let alex = try await RoutinePerson()
        let asked = try await alex.press("done.1", ["weight.1": "601"])
        #expect(asked.status == 422)
        #expect(asked.setRow(1).words.contains("If it is correct, tap the button again."))
        try await alex.press("done.1", on: asked)
        #expect(try await alex.sets() == ["bench-press normal 5 null null 601"])
    }

    @Test func theReturnKeyAloneChangesNothing() async throws {
        let alex = try await RoutinePerson()
        let page = try await alex.workout()
        let answer = try await alex.browser.post("/track/workout", page.fields(ofFormTo: "/track/workout"))
        #expect(answer.status == 422)
        #expect(answer.errorSummary == "Tap the check mark of the set that you did.")
        #expect(try await alex.workouts() == [])
    }

    @Test func anotherPersonsWorkoutIsNotFound() async throws {
        let alex = try await RoutinePerson()
        let page = try await alex.workout()
        try await alex.press("done.1", on: page)
        let begun = try await alex.workout()
        let sam = try await alex.app.member(Cast.sam)
        for path in ["/routines/7/workout", "/track/workouts/1", "/track/workouts/1/delete"] {
            #expect(try await sam.get(path).status == 404, "\(path)")
        }
        for path in ["/track/workouts/1/delete", "/track/workouts/1/routine"] {
            #expect(try await sam.post(path).status == 404, "\(path)")
        }
        #expect(try await sam.get("/track/workout/exercises?workout=1&slot=1").status == 404)
        #expect(try await sam.get("/track/workout/exercises?routine=7").status == 404)
        for name in ["done.2", "undone.1", "skip.2", "add.1", "finish", "discard"] {
            #expect(try await alex.press(name, on: begun, by: sam).status == 404, "\(name)")
        }
        #expect(try await alex.press("done.2", on: page, by: sam).status == 404)
        #expect(try await alex.press("swap.1", value: "999999").status == 422)
        #expect(try await alex.sets().count == 1)
    }

    @Test(arguments: ["", "session=", "session=unknown&done.1=", "session=unknown&routine=7&asked={}&done.1="])
    func aFormWithoutAWorkoutIsNotFound(body: String) async throws {
        let alex = try await RoutinePerson()
        let fields = body.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return FormValue(parts[0], parts[1])
        }
        #expect(try await alex.browser.post("/track/workout", fields).status == 404)
        #expect(try await alex.workouts() == [])
    }

    @Test func twoPagesAreOneWorkout() async throws {
        let alex = try await RoutinePerson()
        let (phone, tablet) = (try await alex.workout(), try await alex.workout())
        try await alex.press("done.1", on: phone)
        try await alex.press("done.2", on: tablet)
        try await alex.press("done.1", on: phone)
        #expect(try await alex.workouts() == ["Push A 1"])
        #expect(try await alex.sets().count == 2)
        #expect(try await alex.workout().setRows.map(\.isDone).prefix(3) == [false, true, true])
    }

    @Test func aSetOfASwappedExerciseIsNotLost() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        let old = try await alex.workout()
        try await alex.press("swap.1", value: try await alex.app.exercise("dumbbell-bench-press"))
        try await alex.press("done.2", on: old)
        #expect(try await alex.sets() == Array(repeating: "bench-press normal 5 null null 60", count: 2))
    }

    @Test func reloadingAFormWithErrorsLeadsToTheWorkout() async throws {
        let alex = try await RoutinePerson()
        #expect(try await alex.browser.get("/track/workout").location == "/workouts")
        try await alex.press("done.1")
        #expect(try await alex.browser.get("/track/workout").location == "/routines/7/workout")
    }

    @Test func poundsStayPounds() async throws {
        let alex = try await RoutinePerson()
        try await alex.person.usePounds()
        // 60 kg are 132.3 lb, for which 130 lb can be loaded.
        #expect(try await alex.workout().value(of: "weight.1") == "130")
        // What nobody changed is stored exactly.
        try await alex.press("done.1")
        try await alex.press("done.2", ["weight.2": "135"])
        #expect(
            try await alex.app.rows("SELECT printf('%.8f', weight_kilograms) FROM strength_sets")
                == ["58.96700810", "61.23496995"])
    }
}
