import Support
import Testing

@testable import WorkHome

/// The page of a workout says which plates to put on, and proposes warm-ups.
@Suite struct RoutineLoadingTests {
    private func loadings(_ page: Answer) -> [String] {
        page.main.components(separatedBy: "<li class=\"workout-set").dropFirst().map { row in
            row.between("data-set-loading>", "</div>")?.words ?? "missing"
        }
    }

    @Test func equalSetsSayItOnceAndNothingIsSaidWithoutABar() async throws {
        let alex = try await RoutinePerson()
        #expect(
            try await loadings(alex.workout())
                == ["30 kg Per side: 5", "60 kg Per side: 20", "", "", "", "", "", "", ""])
    }

    @Test func usualPlatesAreCalledAssumedUntilSomebodySaysWhichThereAre() async throws {
        let alex = try await RoutinePerson()
        let assumed = "Assumes a bar of 20 kg and common plates."
        #expect(try await alex.workout().main.words.contains(assumed))
        let equipment = try await alex.browser.get("/settings/equipment").main.words
        #expect(equipment.contains("Until something is added, a bar of 20 kg and common plates are assumed."))
        let bench = try await alex.app.exercise("bench-press")
        let link = "href=\"/settings/exercises/\(bench)/setup\">With Olympic bar</a>"
        #expect(try await !alex.workout().main.contains(link))
        try await alex.browser.post("/settings/equipment/usual", ["unit": "kilograms"])
        let known = try await alex.workout().main
        #expect(!known.words.contains(assumed) && known.contains(link))
    }

    @Test func theWeightOfDumbbellsIsThatOfOne() async throws {
        let alex = try await RoutinePerson()
        let note = "Weights are those of one dumbbell."
        let carry = try await alex.workout().main.words.components(separatedBy: note)
        #expect(carry.count == 2 && carry[0].contains("Farmer"), "of the four exercises only the carry has dumbbells")
        try await alex.addRoutine(8, "Dumbbells")
        try await alex.addExercise("dumbbell-bench-press", to: 8, slot: 1, "2 x 8 @ work", rule: "double +2 kg")
        #expect(try await alex.browser.get("/routines/8/workout").main.words.contains(note))
        #expect(try await alex.browser.get("/routines/8/edit").main.contains("The work weight today, of one dumbbell."))
        let exercise = try await alex.app.exercise("dumbbell-bench-press")
        let form = try await alex.browser.get("/track/new/strength?exercise=\(exercise)")
        #expect(form.main.words.contains("Of one dumbbell, even if you lift two"))
        let barbell = try await alex.browser.get("/track/new/strength?exercise=\(alex.person.bench)")
        #expect(!barbell.main.words.contains("dumbbell, even"))
    }

    @Test func itIsForTheWeightThatWasTyped() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.2", ["weight.2": "62.5"])
        let shown = try await loadings(alex.workout())
        #expect(shown[1].hasPrefix("60 kg") && shown[2] == "62.5 kg Per side: 20 + 1.25")
        #expect(shown[3] == "60 kg Per side: 20")
        let refused = try await alex.press("done.3", ["weight.3": "80", "reps.3": ""])
        #expect(refused.status == 422)
        #expect(loadings(refused)[3].hasPrefix("80 kg Per side:"))
    }

    @Test func theExactTargetStandsBesideWhatCanBeLoaded() async throws {
        let alex = try await RoutinePerson()
        try await alex.addRoutine(8, "Odd")
        try await alex.addExercise("squat", to: 8, slot: 1, "2 x 5 @ 62.3 kg")
        let page = try await alex.browser.get("/routines/8/workout")
        #expect(loadings(page) == ["62.5 kg Per side: 20 + 1.25", ""])
        #expect(page.setRow(0).words.contains("Target: 62.3 kg × 5, load 62.5 kg"))
        #expect(page.value(of: "weight.0") == "62.5")
        let typed = try await alex.press("done.0", ["weight.0": "62.3"], on: page)
        let after = try await alex.browser.follow(typed)
        #expect(
            loadings(after)[0] == "62.3 kg can’t be loaded. 60 kg Per side: 20 62.5 kg Per side: 20 + 1.25")
    }

    /// It is said once for an exercise, the weights stay as they are asked, and no warm-ups are proposed.
    @Test func tooManyOddPlatesAreSaidToBeTooMany() async throws {
        let alex = try await RoutinePerson()
        try await alex.browser.post("/settings/equipment/usual", ["unit": "kilograms"])
        for index in 0..<30 {
            try await alex.app.execute(
                """
                INSERT INTO plates (weight, unit, pairs, sleeve_millimeters)
                VALUES (\(1.01 + Double(index) * 0.37), '\(index % 2 == 0 ? "kilograms" : "pounds")', 50, 50)
                """)
        }
        try await alex.addRoutine(8, "Odd")
        try await alex.addExercise("squat", to: 8, slot: 1, "1 x 5 @ 62.3 kg; 1 x 5 @ 65.1 kg")
        let page = try await alex.browser.get("/routines/8/workout")
        #expect(loadings(page) == ["There are too many different plates to work out what to load.", ""])
        #expect(page.value(of: "weight.0") == "62.3")
        #expect(!page.main.contains("name=\"warm-ups."))
    }

    @Test func warmUpsAreOnePress() async throws {
        let alex = try await RoutinePerson()
        try await alex.addRoutine(8, "Legs")
        try await alex.addExercise("squat", to: 8, slot: 1, "2 x 5 @ 100 kg")
        try await alex.addExercise("plank", to: 8, slot: 2, "1 x 45 s")
        let page = try await alex.browser.get("/routines/8/workout")
        #expect(page.main.allBetween("name=\"warm-ups.", "\"") == ["1"])
        let answer = try await alex.press("warm-ups.1", on: page)
        #expect(answer.location == "/routines/8/workout#exercise-1")
        let after = try await alex.browser.follow(answer)
        #expect(after.flash == "Warm-ups added.")
        #expect(after.setRows.count == 7)
        #expect(after.setRows.prefix(4).allSatisfy { $0.words.contains("Warm-up of Squat") })
        #expect(loadings(after).prefix(3) == ["20 kg Empty bar", "40 kg Per side: 10", "60 kg Per side: 20"])
        #expect(!after.main.contains("name=\"warm-ups."))
        // The same press of an older page.
        try await alex.press("warm-ups.1", on: page)
        #expect(try await alex.browser.get("/routines/8/workout").setRows.count == 7)
        try await alex.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await alex.browser.get("/routines/8/workout").setRows.count == 3)
    }
}
