import Foundation
import Support
import Testing

@testable import WorkHome

@Suite struct RoutineWorkoutTests {
    @Test func openingThePageWritesNothing() async throws {
        let alex = try await RoutinePerson()
        let page = try await alex.workout()
        #expect(page.status == 200)
        #expect(page.setRows.count == 9)
        #expect(page.main.words.contains("0 of 8 sets"))
        #expect(page.main.contains("name=\"finish\" hidden"))
        #expect(try await alex.workouts() == [])
    }

    @Test func theFieldsOfASetSpeakTheirUnit() async throws {
        let page = try await RoutinePerson().workout().main
        #expect(page.contains("aria-label=\"Weight in kg, ") && page.contains("aria-label=\"Reps, "))
    }

    @Test func aSetAsAskedIsOnePress() async throws {
        let alex = try await RoutinePerson()
        let answer = try await alex.press("done.1")
        #expect(answer.status == 303)
        #expect(answer.location == "/routines/7/workout#set-1")
        #expect(try await alex.sets() == ["bench-press normal 5 null null 60"])
        #expect(try await alex.workouts() == ["Push A 1"])
        let page = try await alex.browser.follow(answer)
        #expect(page.flash == "Set saved.")
        #expect(page.text.between("data-rest=\"", "\"") == "120")
        #expect(page.setRows.map(\.isDone) == [false, true] + Array(repeating: false, count: 7))
        #expect(page.setRow(1).words.contains("60 kg × 5"))
        #expect(page.main.words.contains("1 of 8 sets"))
    }

    /// Warm-ups count in neither number, while it goes on and when it is over.
    @Test func theBarAndTheSummaryCountTheSameSets() async throws {
        let alex = try await RoutinePerson()
        for button in ["done.0", "done.1", "skip.2", "done.4"] { try await alex.press(button) }
        let words = try await alex.workout().main.words
        let finished = try await alex.browser.follow(try await alex.press("finish")).main.words
        #expect(words.contains("2 of 8 sets"), "\(words)")
        #expect(finished.contains("2 of 8"), "\(finished)")
    }

    /// The one for every time comes before that of the routine, and a note that both have is shown once.
    @Test func theOwnNotesOfExercisesAreShown() async throws {
        let alex = try await RoutinePerson()
        for (key, note) in [("bench-press", "Seat 4"), ("pull-up", "Wide grip"), ("squat", "Low bar")] {
            try await alex.app.execute(
                """
                INSERT INTO exercise_settings (user_id, exercise_id, note)
                SELECT 1, id, '\(note)' FROM exercises WHERE key = '\(key)'
                """)
        }
        func notes() async throws -> [String] {
            try await alex.workout().main.allBetween("<p class=\"workout-note\">", "</p>")
        }
        #expect(try await notes() == ["Seat 4", "Wide grip", "All the way down"])
        try await alex.app.execute("UPDATE exercise_settings SET note = 'All the way down' WHERE note = 'Wide grip'")
        #expect(try await notes() == ["Seat 4", "All the way down"])
    }

    @Test func whatIsTypedIsWhatIsSaved() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1", ["weight.1": "62,5", "reps.1": "4", "rpe.1": "9", "kind.1": "failure"])
        #expect(try await alex.sets() == ["bench-press failure 4 null null 62.5"])
        #expect(try await alex.app.rows("SELECT rpe FROM strength_sets") == ["9"])
        #expect(try await alex.workout().setRow(1).words.contains("RPE 9"))
    }

    @Test func holdsAndCarriesHaveTheirOwnFields() async throws {
        let alex = try await RoutinePerson()
        let page = try await alex.workout()
        #expect(page.value(of: "duration.6") == "0:45")
        #expect(page.value(of: "distance.8") == "40")
        #expect(page.value(of: "reps.6") == nil)
        try await alex.press("done.6", ["duration.6": "1:05"])
        try await alex.press("done.8", ["duration.8": "35"])
        #expect(try await alex.sets() == ["plank normal 0 65 null 0", "farmers-walk normal 0 35 40 25"])
    }

    @Test func aBodyweightSetCanHaveWeightOrAssistance() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.4")
        try await alex.press("done.5", ["weight.5": "10", "load.5": "assisted"])
        #expect(try await alex.sets() == ["pull-up normal 8 null null 0", "pull-up normal 8 null null -10"])
    }

    @Test func aDoneSetIsCorrectedAndTakenBack() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        try await alex.press("done.1", ["reps.1": "6"])
        #expect(try await alex.sets() == ["bench-press normal 6 null null 60"])
        let answer = try await alex.press("undone.1")
        #expect(try await alex.browser.follow(answer).flash == "Set deleted.")
        #expect(try await alex.sets() == [])
        try await alex.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await alex.workout().setRow(1).isDone)
    }

    @Test func aSetIsSkippedAndDoneAnyway() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        let skipped = try await alex.press("skip.2")
        #expect(try await alex.browser.follow(skipped).flash == "Not done: skipped.")
        #expect(try await alex.workout().setRow(2).isSkipped)
        try await alex.press("unskip.2")
        #expect(try await !alex.workout().setRow(2).isSkipped)
        try await alex.press("skip-rest.1")
        #expect(try await alex.workout().setRows.map(\.isSkipped).prefix(4) == [true, false, true, true])
    }

    @Test func setsAndExercisesAreAddedSwappedAndMoved() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("add.1")
        try await alex.press("warm-up.1")
        var page = try await alex.workout()
        #expect(page.setRows.count == 11)
        #expect(page.setRows.filter { $0.words.contains("Warm-up of Bench Press") }.count == 2)
        let squat = try await alex.app.exercise("squat")
        #expect(try await alex.press("exercise", value: squat).location?.contains("#exercise-a1") == true)
        page = try await alex.workout()
        #expect(page.main.words.contains("Squat"))
        try await alex.press("swap.1", value: try await alex.app.exercise("dumbbell-bench-press"))
        #expect(try await alex.workout().main.words.contains("Instead of Bench Press"))
        try await alex.press("down.1")
        let order = try await alex.workout().main.allBetween(
            "<section class=\"card workout-exercise", "aria-labelledby")
        #expect(order.first?.contains("exercise-1") == false)
    }

    /// Before anything is done, an added set goes on from what is asked above it.
    @Test func anAddedSetIsLikeTheOneAboveIt() async throws {
        let alex = try await RoutinePerson()
        for slot in ["1", "3", "4"] { try await alex.press("add.\(slot)") }
        var page = try await alex.workout()
        #expect(["weight.9", "reps.9"].map { page.value(of: $0) } == ["60", "5"])
        #expect(["duration.10", "reps.10"].map { page.value(of: $0) } == ["0:45", nil])
        #expect(["weight.11", "distance.11"].map { page.value(of: $0) } == ["25", "40"])
        // What was done comes first.
        try await alex.press("done.1", ["weight.1": "62.5", "reps.1": "4"])
        page = try await alex.workout()
        #expect(["weight.9", "reps.9"].map { page.value(of: $0) } == ["62.5", "4"])
    }

    @Test func anAddedExerciseIsCountedAsItIs() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("exercise", value: try await alex.app.exercise("wall-sit"))
        let page = try await alex.workout()
        #expect(["duration.9", "reps.9"].map { page.value(of: $0) } == ["", nil])
        try await alex.press("done.9", ["duration.9": "40"])
        #expect(try await alex.sets() == ["wall-sit normal 0 40 null 0"])
    }

    /// A number of reps says nothing about a hold, and a time nothing about reps. It is asked again after the way back.
    @Test func aSwapToAnotherMeasureAsksForNothing() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("swap.2", value: try await alex.app.exercise("wall-sit"))
        try await alex.press("swap.3", value: try await alex.app.exercise("push-up"))
        var page = try await alex.workout()
        #expect(["duration.4", "reps.4"].map { page.value(of: $0) } == ["", nil])
        #expect(["duration.6", "reps.6"].map { page.value(of: $0) } == [nil, ""])
        #expect(!page.setRow(4).words.contains("8–12") && !page.setRow(6).words.contains("45"))
        try await alex.press("done.4", ["duration.4": "40"])
        page = try await alex.workout()
        #expect(page.value(of: "duration.5") == "0:40")
        try await alex.press("swap.2", value: try await alex.app.exercise("pull-up"))
        page = try await alex.workout()
        #expect(page.value(of: "reps.5") == "8")
        #expect(page.setRow(5).words.contains("8–12"))
    }

    /// The rows of the exercise that it changes places with are others too.
    @Test(arguments: [
        ("up.4", "Changed Farmer's Walk"), ("up.3", "Changed Plank"), ("down.2", "Changed Pull-Up"),
        ("down.1", "Changed Bench Press"),
    ])
    func undoNamesTheExerciseThatWasMoved(button: String, offer: String) async throws {
        let alex = try await RoutinePerson()
        try await alex.press(button)
        let offers = try await alex.workout().main.allBetween("<p class=\"undo-text\">", "</p>")
        #expect(offers.map(\.words) == [offer])
    }

    @Test func finishingLeadsToTheSummary() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        alex.app.clock.advance(hours: 1)
        try await alex.press("done.2", ["weight.2": "70"])
        let answer = try await alex.press("finish")
        #expect(answer.location == "/track/workouts/1")
        let page = try await alex.browser.follow(answer)
        #expect(page.flash == "Workout saved.")
        #expect(page.main.words.contains("Well done, Alex"))
        #expect(page.main.words.contains("Volume 650 kg"))
        #expect(page.main.words.contains("Left out: Pull-Up, Plank and Farmer's Walk"))
        #expect(try await alex.workouts() == ["Push A 0"])
        // Going on opens it again.
        let reopened = try await alex.browser.post(
            "/track/workout",
            page.fields(ofFormTo: "/track/workout") + [
                FormValue("reopen", "")
            ])
        #expect(reopened.location == "/routines/7/workout")
        #expect(try await alex.workouts() == ["Push A 1"])
    }

    /// Without a connection, the end arrives later than it was.
    @Test func aWorkoutEndsWhenItWasFinished() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        alex.app.clock.advance(seconds: 600)
        let end = Int(alex.app.clock.now.timeIntervalSince1970)
        alex.app.clock.advance(hours: 1)
        try await alex.press("finish", ["happened_at": String(end)])
        #expect(try await alex.app.rows("SELECT finished_at - started_at FROM routine_sessions") == ["600"])
    }

    @Test func changesAreKeptInTheRoutine() async throws {
        let alex = try await RoutinePerson()
        for place in 1...3 { try await alex.press("done.\(place)", ["weight.\(place)": "65"]) }
        let page = try await alex.browser.follow(try await alex.press("finish"))
        #expect(page.main.words.contains("Keep these changes in the routine?"))
        #expect(page.main.words.contains("Bench Press: 60 kg → 65 kg"))
        let kept = try await alex.browser.post("/track/workouts/1/routine")
        #expect(try await alex.browser.follow(kept).flash == "The routine is changed.")
        #expect(
            try await alex.app.rows("SELECT lines FROM routine_exercises WHERE slot = 1")
                .first?.contains("@ 65 kg") == true)
    }

    @Test func aDiscardedWorkoutKeepsItsSetsAndComesBack() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        let answer = try await alex.press("discard")
        #expect(try await alex.browser.follow(answer).flash == "Workout discarded. Its sets stay on Track.")
        #expect(try await alex.workouts() == [])
        #expect(try await alex.sets().count == 1)
        try await alex.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await alex.workout().setRow(1).isDone)
    }

    @Test func aFinishedWorkoutCanBeDeleted() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        try await alex.press("finish")
        #expect(try await alex.browser.get("/track/workouts/1/delete").main.words.contains("Its sets stay on Track."))
        let answer = try await alex.browser.post("/track/workouts/1/delete")
        #expect(answer.location == "/track?date=2026-11-21")
        #expect(try await alex.workouts() == [])
        #expect(try await alex.sets().count == 1)
        #expect(try await alex.browser.get("/track/workouts/1").status == 404)
    }

    /// It is said before, at the date, and after.
    @Test func aSetThatMovesToAnotherDayLeavesItsWorkout() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        let form = try await alex.browser.get("/track/sets/1/edit")
        let sentence = "This set is part of a workout. With another day or exercise, it leaves that workout."
        #expect(form.main.between("id=\"date-hint\">", "</p>") == sentence)
        func save(_ date: String, weight: String) async throws -> Answer {
            try await alex.browser.post("/track/sets/1", ["reps": "5", "weight": weight, "date": date])
        }
        let refused = try await save("2026-11-20", weight: "heavy")
        #expect(refused.status == 422 && refused.main.words.contains(sentence))
        let stays = try await alex.browser.follow(try await save("2026-11-21", weight: "61"))
        #expect(stays.flash == "Set saved.")
        let answer = try await save("2026-11-20", weight: "61")
        #expect(try await alex.browser.follow(answer).flash == "Set saved. It is no longer part of its workout.")
        #expect(try await !alex.browser.get("/track/sets/1/edit").main.contains("date-hint"))
        try await alex.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await alex.browser.get("/track/sets/1/edit").main.contains("date-hint"))
        #expect(try await alex.workout().setRow(1).isDone)
    }

    /// What was changed in another workout of the day is no matter of this one.
    @Test func onlyItsOwnChangesAreOffered() async throws {
        let alex = try await RoutinePerson()
        try await alex.addRoutine(8, "Pull B")
        try await alex.addExercise("barbell-row", to: 8, slot: 1, "2 x 5 @ 50 kg")
        try await alex.press("done.1")
        let first = try await alex.press("skip.2").undoStep
        try await alex.press("finish")
        let other = try await alex.press("skip.1", on: try await alex.browser.get("/routines/8/workout"))
        // The notice has a button of its own.
        _ = try await alex.browser.follow(other)
        func offers(_ path: String) async throws -> [String] {
            try await alex.browser.get(path).main.allBetween("/track/undo/", "\"")
        }
        #expect(try await offers("/track/workouts/1") == [first])
        #expect(try await offers("/routines/8/workout") == [other.undoStep])
    }

    @Test func startingAnotherRoutineEndsTheOpenOne() async throws {
        let alex = try await RoutinePerson()
        try await alex.addRoutine(8, "Pull B")
        try await alex.addExercise("barbell-row", to: 8, slot: 1, "1 x 5 @ 50 kg")
        try await alex.press("done.1")
        let other = try await alex.browser.get("/routines/8/workout")
        #expect(other.main.words.contains("Push A is still open. It ends with its last set"))
        try await alex.press("done.0", on: other)
        #expect(try await alex.workouts() == ["Push A 0", "Pull B 1"])
    }
}
