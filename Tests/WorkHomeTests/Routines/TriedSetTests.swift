import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Routines
@testable import WorkHome

/// Several sets of one tap: one step to undo, and one answer that tells everything.
@Suite struct TriedSetTests {
    /// A superset of two exercises that were done once with less.
    private func person() async throws -> RoutinePerson {
        let alex = try await RoutinePerson()
        try await alex.addRoutine(8, "Two at once")
        try await alex.addExercise("bench-press", to: 8, slot: 1, "2 x 5 @ 60 kg")
        try await alex.addExercise("squat", to: 8, slot: 2, "1 x 5 @ 80 kg", isJoined: true)
        try await press(alex, "done-rest.1", ["weight.0": "40", "weight.1": "40", "weight.2": "50"])
        try await press(alex, "finish")
        alex.app.clock.advance(days: 2)
        return alex
    }

    @discardableResult
    private func press(
        _ alex: RoutinePerson, _ name: String, _ changes: [String: String] = [:]
    ) async throws -> Answer {
        try await alex.press(name, changes, on: try await alex.browser.get("/routines/8/workout"))
    }

    private func records(_ page: Answer) -> [String] {
        page.text.allBetween("<p class=\"flash-more\"><a class=\"link\" href=\"", "</a>")
            .filter { $0.contains(" of ") && $0.contains("#") }
    }

    @Test func allDoneTellsTheRecordOfEachExercise() async throws {
        let alex = try await person()
        let page = try await alex.browser.follow(try await press(alex, "done-rest.1"))
        #expect(page.flash == "Sets saved. New personal record!")
        let told = records(page)
        #expect(told.count == 2, "\(told)")
        #expect(told.contains { $0.contains("Bench Press") } && told.contains { $0.contains("Squat") })
    }

    @Test func oneTapTellsTheRecordAndTheMissAndUndoTakesBothBack() async throws {
        let alex = try await person()
        let before = try await alex.sets()
        let answer = try await press(alex, "done-rest.1", ["reps.1": "0"])
        let page = try await alex.browser.follow(answer)
        #expect(page.flash == "Sets saved. New personal record! Those with 0 reps count as missed.")
        #expect(records(page).count == 2)
        #expect(page.setRows.map(\.isDone) == [true, false, true])
        #expect(page.setRow(1).words.contains("Missed"))
        #expect(try await alex.sets().count == before.count + 2)
        try await alex.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await alex.sets() == before)
        let undone = try await alex.browser.get("/routines/8/workout")
        #expect(undone.setRows.allSatisfy { !$0.isDone && !$0.isSkipped })
        // There was one step for all of it.
        #expect(try await alex.app.rows("SELECT count(*) FROM undo_steps WHERE noun = 'routine'") == ["0"])
    }

    @Test(arguments: [
        (["reps.0": "0"], "Sets saved. Those with 0 reps count as missed."),
        (["reps.0": "0", "reps.1": "0", "reps.2": "0"], "Not done: these sets count as missed. You can undo it."),
    ])
    func missesAreTold(changes: [String: String], flash: String) async throws {
        let alex = try await person()
        let light = ["weight.0": "40", "weight.1": "40", "weight.2": "50"]
        let answer = try await press(alex, "done-rest.1", light.merging(changes) { $1 })
        let page = try await alex.browser.follow(answer)
        #expect(page.flash == flash)
        #expect(page.setRows.filter(\.isSkipped).count == changes.count)
        try await alex.browser.post("/track/undo/\(answer.undoStep)")
        let undone = try await alex.browser.get("/routines/8/workout")
        #expect(undone.setRows.allSatisfy { !$0.isDone && !$0.isSkipped })
    }

    /// Their places have another exercise by the time they arrive, and so they become added sets.
    @Test func equalSetsOfOneTapAreSeveralSetsHoweverOftenItIsSent() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let page = try await lifter.preview()
        let sets = try await lifter.tried(0..<3, page)
        try await lifter.send(.swap(slot: "1", exercise: try await lifter.exercise("squat").id), from: page)
        let (before, now) = (try await lifter.everything(), lifter.moment.now.secondsSince1970)
        let outcome = try await lifter.send(.doneAll(sets), from: page, happenedAt: now)
        let done = (3...5).map { "\($0) bench-press 5 60" }
        #expect(try await lifter.doneSets() == done)
        #expect(outcome.done == 3 && outcome.place == 5)
        let again = try await lifter.send(.doneAll(sets), from: page, happenedAt: now)
        #expect(again.change == nil)
        #expect(try await lifter.doneSets() == done)
        #expect(try await lifter.undo(outcome)?.outcome != nil)
        #expect(try await lifter.everything() == before)
    }

    /// The place that was added for it goes with it, and what was skipped before is skipped again.
    @Test func oneUndoTakesBackAllThatASingleSetChanged() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let page = try await lifter.preview()
        try await lifter.send(.skip(place: 1), from: page)
        let skipped = try await lifter.everything()
        let done = try await lifter.send(try await lifter.done(1, page), from: page)
        #expect(try await lifter.doneSets() == ["1 bench-press 5 60"])
        #expect(try await lifter.undo(done)?.outcome != nil)
        #expect(try await lifter.everything() == skipped)
        try await lifter.send(.swap(slot: "1", exercise: try await lifter.exercise("squat").id), from: page)
        let swapped = try await lifter.everything()
        let added = try await lifter.send(try await lifter.done(0, page), from: page)
        #expect(try await lifter.doneSets() == ["3 bench-press 5 60"])
        #expect(try await lifter.undo(added)?.outcome != nil)
        #expect(try await lifter.everything() == swapped)
    }

    @Test func aSetThatLostItsPlaceTakesNoneThatAnotherOneHas() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let page = try await lifter.preview()
        let draft = try #require(try await lifter.tried(0..<1, page).first?.draft)
        try await lifter.send(.addExercise(draft.exercise.id), from: page)
        try await lifter.send(.swap(slot: "1", exercise: try await lifter.exercise("squat").id), from: page)
        let outcome = try await lifter.send(
            .doneAll([TriedSet(place: 0, draft), TriedSet(place: 3, draft)]), from: page)
        #expect(outcome.done == 2)
        #expect(try await lifter.doneSets() == (3...4).map { "\($0) bench-press 5 60" })
    }

    /// What another phone has done or skipped by then stays, whether a set is said to be done or missed.
    @Test func aMissOfManyTakesNothingBack() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let page = try await lifter.preview()
        let bench = try await lifter.exercise("bench-press").id
        try await lifter.send(try await lifter.done(0, page), from: page)
        let missed = [TriedSet(missed: 0, exercise: bench), TriedSet(missed: 1, exercise: bench)]
        let outcome = try await lifter.send(.doneAll(missed), from: page)
        #expect(outcome.missed == 1 && outcome.done == 0 && outcome.rest == .person)
        #expect(try await lifter.open()?.sets.map { $0.done != nil } == [true, false, false])
        #expect(try await lifter.open()?.sets.map(\.isMissed) == [false, true, false])
    }

    /// Once as its page showed it, and once to change it. What its page shows beside it is not read.
    @Test func aTapReadsItsWorkoutTwice() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        let page = try await alex.workout()
        let recorder = StatementRecorder()
        recorder.watch(alex.app.app.database)
        #expect(try await alex.press("done.2", on: page).status == 303)
        #expect(recorder.count(of: "FROM routine_session_sets JOIN exercises") == 2)
        #expect(recorder.count(of: "noun = :place") == 0)
        #expect(recorder.count(of: "FROM plates") == 0, "a set that is done needs no weights to be found")
        // One that is refused shows the page.
        #expect(try await alex.press("done.3", ["reps.3": "x"], on: page).status == 422)
        #expect(recorder.count(of: "noun = :place") == 1)
    }
}
