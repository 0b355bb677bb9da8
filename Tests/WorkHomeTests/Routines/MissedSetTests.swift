import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Routines
@testable import WorkHome

/// A set that was tried without one rep: 0 reps, and the row's usual button.
@Suite struct MissedSetTests {
    @Test func noRepsAreASetThatIsNotDone() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        let answer = try await alex.press("done.2", ["reps.2": "0", "weight.2": "heavy"])
        #expect(answer.status == 303)
        #expect(answer.location == "/routines/7/workout#set-2")
        let page = try await alex.browser.follow(answer)
        #expect(page.flash == "Not done: this set counts as missed. You can undo it.")
        #expect(page.text.between("data-rest=\"", "\"") == "120", "who tried rests")
        #expect(page.setRow(2).isSkipped)
        #expect(page.setRow(2).words.contains("Missed") && !page.setRow(2).words.contains("Skipped"))
        #expect(try await alex.sets().count == 1)
        // The same again is nothing new.
        try await alex.press("done.2", ["reps.2": "0"], on: try await alex.workout())
        #expect(try await alex.app.count("undo_steps") == 2)
        try await alex.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await !alex.workout().setRow(2).isSkipped)
    }

    @Test func aSetThatWasNotDoneAfterAllComesBackWithOneUndo() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        let answer = try await alex.press("done.1", ["reps.1": "0"])
        #expect(try await alex.browser.follow(answer).setRow(1).isSkipped)
        #expect(try await alex.sets() == [])
        #expect(try await alex.app.count("personal_records") == 0)
        try await alex.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await alex.workout().setRow(1).isDone)
        #expect(try await alex.sets() == ["bench-press normal 5 null null 60"])
        #expect(try await alex.app.rows("SELECT count(*) FROM routine_session_sets WHERE skipped_at > 0") == ["0"])
    }

    @Test func ofManySetsAtOnceOnlyTheOthersAreDone() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done-rest.1", ["reps.2": "0"])
        #expect(try await alex.sets().count == 3)
        #expect(try await alex.workout().setRows.prefix(4).map(\.isDone) == [true, true, false, true])
        #expect(try await alex.workout().setRow(2).isSkipped)
    }

    @Test func itStaysOneOfTheExerciseThatWasTried() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1", ["reps.1": "0"])
        let dumbbells = try await alex.app.exercise("dumbbell-bench-press")
        try await alex.press("swap.1", value: dumbbells, on: try await alex.workout())
        let bench = try await alex.app.exercise("bench-press")
        #expect(
            try await alex.app.rows(
                "SELECT exercise_id, is_missed FROM routine_session_sets WHERE place IN (1, 2) ORDER BY place")
                == ["\(bench) 1", "\(dumbbells) 0"])
    }

    @Test func theSummarySaysWhatWasMissedAndWhatWasSkipped() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        try await alex.press("done.2", ["reps.2": "0"])
        for button in ["skip.3", "skip-rest.2"] { try await alex.press(button) }
        let skipped = try await alex.workout().setRow(3).words
        #expect(skipped.contains("Skipped") && !skipped.contains("Missed"))
        let summary = try await alex.browser.follow(try await alex.press("finish")).main.words
        #expect(summary.contains("Missed: 1 set of Bench Press"), "\(summary)")
        #expect(summary.contains("Skipped: 1 set of Bench Press and 2 sets of Pull-Up"), "\(summary)")
        #expect(summary.contains("Left out: Plank and Farmer's Walk"), "\(summary)")
    }

    @Test func theHistoryOfALiftSaysIt() async throws {
        let alex = try await RoutinePerson()
        try await alex.app.execute(
            """
            UPDATE routine_exercises SET rule = 'linear +2.5 kg / 5 lb' WHERE slot = 1;
            INSERT INTO programs (id, user_id, name, schedule, weekdays, weeks, started_on, created_at)
            VALUES (1, 1, 'Mine', 'rotation', '1', 1, '2026-11-01', 0);
            INSERT INTO program_days (program_id, number, user_id, position, routine_id) VALUES (1, 1, 1, 0, 7);
            """)
        try await alex.press("done.1")
        try await alex.press("done.2", ["reps.2": "0"])
        for button in ["skip.3", "finish"] { try await alex.press(button) }
        let history = try await alex.browser.get("/programs/1/lifts/7-1").main.words
        #expect(history.contains(" × 5, missed, skipped"), "\(history)")
    }

    @Test func aSkippedSetThatWasTriedAfterAllIsMissed() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let page = try await lifter.preview()
        let bench = try await lifter.exercise("bench-press").id
        try await lifter.send(.skip(place: 0), from: page)
        #expect(try await lifter.open()?.sets.map(\.isMissed) == [false, false, false])
        try await lifter.send(.missed(place: 0, exercise: bench), from: page)
        #expect(try await lifter.open()?.sets.map(\.isMissed) == [true, false, false])
        try await lifter.send(.unskip(place: 0), from: page)
        let sets = try await lifter.open()?.sets ?? []
        #expect(sets.count == 3 && !sets.contains { $0.isSkipped || $0.isMissed })
    }

    @Test func theRuleJudgesItAsAMiss() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.train()
        lifter.app.clock.advance(hours: 48)
        let page = try await lifter.preview("second")
        #expect(page.weights() == [62.5, 62.5, 62.5])
        let bench = try await lifter.exercise("bench-press").id
        for place in [0, 1] { try await lifter.send(try await lifter.done(place, page), "second", from: page) }
        try await lifter.send(.missed(place: 2, exercise: bench), "second", from: page)
        try await lifter.send(.finish, "second", from: page)
        lifter.app.clock.advance(hours: 48)
        #expect(try await lifter.preview("third").weights() == [62.5, 62.5, 62.5])
    }

    /// What waited without a connection changes neither what was logged after it nor another exercise.
    @Test func whatArrivesLateTakesNothingAway() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let page = try await lifter.preview()
        let bench = try await lifter.exercise("bench-press").id
        let before = lifter.moment.now.secondsSince1970
        lifter.app.clock.advance(hours: 1)
        try await lifter.send(try await lifter.done(0, page), from: page)
        let known = try await lifter.everything()
        try await lifter.send(.missed(place: 0, exercise: bench), from: page, happenedAt: before)
        try await lifter.send(.missed(place: 1, exercise: bench + 1), from: page)
        #expect(try await lifter.everything() == known)
        let outcome = try await lifter.send(.missed(place: 1, exercise: bench), from: page)
        #expect(outcome.rest == .person)
        #expect(try await lifter.open()?.sets.map(\.isSkipped) == [false, true, false])
    }
}
