import Support
import Testing
import Texts

@testable import Fitness
@testable import Models
@testable import Routines

@Suite struct RoutineWorkoutProgressTests {
    @Test func theFirstActionStoresWhatThePageShowed() async throws {
        let lifter = try await Lifter(Lifter.usual)
        let page = try await lifter.preview()
        // What is changed in between is not what the page showed.
        try await lifter.app.execute("UPDATE routine_exercises SET lines = '1 x 1 @ 10 kg'")
        let outcome = try await lifter.send(try await lifter.done(0, page), from: page)
        let workout = try #require(try await lifter.workout())
        #expect(workout.sets.map(\.target) == page.sets.map(\.target))
        #expect(workout.sets.map(\.loadableKilograms) == page.sets.map(\.loadableKilograms))
        #expect(workout.sets.map(\.place) == page.sets.map(\.place))
        #expect(workout.exercises.map(\.group) == [0, 1, 1])
        #expect(workout.isOpen && workout.name == "Push A" && workout.day == lifter.today)
        #expect(workout.sets.map { $0.done?.reps } == [5, nil, nil, nil, nil, nil, nil, nil])
        #expect(outcome.workout == workout.id && outcome.place == 0 && outcome.rest == .seconds(180))
        #expect(outcome.change?.outcome.unlocked.isEmpty == false)
        // These rows were asked for a reason that is no more.
        #expect(workout.reasons == [nil, nil, nil])
    }

    /// Of dumbbells, a stack and an assisting machine.
    @Test(arguments: [
        EndOfRack(exercise: "dumbbell-bench-press", use: "dumbbell", kind: "fixed", weights: "[20, 22, 24]", work: 22),
        EndOfRack(exercise: "lat-pulldown", use: "cable", kind: "stack", weights: "[20, 22, 24]", work: 22),
        EndOfRack(exercise: "assisted-pull-up", use: "machine", kind: "stack", weights: "[2, 4, 6]", work: -2),
    ])
    func atTheEndOfTheRackRepsRise(rack: EndOfRack) async throws {
        let lifter = try await Lifter([.init(rack.exercise, "3 x 5 @ work", "linear +2 kg", work: rack.work)])
        let addOns = rack.kind == "stack" ? "'[]'" : "NULL"
        try await lifter.app.execute(
            """
            INSERT INTO equipment (name, kind, unit, used_for, weights, add_ons, is_assisting, created_at) VALUES
            ('Rack', '\(rack.kind)', 'kilograms', '\(rack.use)', '\(rack.weights)', \(addOns), \(rack.work < 0 ? 1 : 0), 0)
            """)
        let most = rack.work + 2
        for reps in [nil, nil, 6, 7] {
            let page = try await lifter.preview("day \(lifter.today)")
            if let reps {
                #expect(page.weights() == [most, most, most])
                #expect(page.reasons == [.atHeaviest(kilograms: most, reps: reps)])
                #expect(page.sets.allSatisfy { $0.target?.amount == .reps(reps...reps, isOpen: false) })
            }
            try await lifter.train()
            lifter.app.clock.advance(days: 2)
        }
    }

    struct EndOfRack: Sendable {
        let exercise: String
        let use: String
        let kind: String
        let weights: String
        let work: Double
    }

    @Test func anOpenSessionSaysWhyAndWhatIsNext() async throws {
        let lifter = try await Lifter(Lifter.usual)
        try await lifter.send(try await lifter.done(0))
        let workout = try #require(try await lifter.open())
        #expect(workout.reasons == [.start, nil, nil])
        #expect(workout.nextPlace == 1)
        try await lifter.send(.skip(place: 1))
        #expect(try await lifter.open()?.nextPlace == 2)
        try await lifter.send(.unskip(place: 1))
        #expect(try await lifter.open()?.nextPlace == 1)
    }

    @Test func theSameAgainIsNothingNewAndOtherValuesACorrection() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.send(try await lifter.done(0))
        let before = try await lifter.everything()
        lifter.app.clock.advance(seconds: 90)
        #expect(try await lifter.send(try await lifter.done(0)).change == nil)
        #expect(try await lifter.everything() == before)
        let corrected = try await lifter.send(try await lifter.done(0, reps: 4, kilograms: 65))
        #expect(corrected.rest == nil)
        #expect(try await lifter.doneSets() == ["0 bench-press 4 65"])
        _ = try await lifter.undo(corrected)
        #expect(try await lifter.everything() == before)
    }

    /// No set is ever lost.
    @Test func aPlaceThatIsGoneOrHasAnotherExerciseBecomesAnAddedSet() async throws {
        let lifter = try await Lifter(Lifter.usual)
        let page = try await lifter.preview()
        try await lifter.send(try await lifter.done(0, page), from: page)
        guard case .done(_, let draft) = try await lifter.done(0, page, reps: 7) else { return }
        let first = lifter.moment.now.secondsSince1970
        try await lifter.send(.done(place: 900, draft))
        lifter.app.clock.advance(seconds: 60)
        try await lifter.send(.done(place: 3, draft))
        #expect(
            try await lifter.doneSets() == ["0 bench-press 5 60", "8 bench-press 7 60", "9 bench-press 7 60"])
        let workout = try #require(try await lifter.open())
        #expect(workout.exercises.map(\.sets.count) == [5, 2, 3])
        #expect(workout.exercises[0].sets.map(\.origin) == [.asked, .asked, .asked, .added, .added])
        // The same set, sent once more.
        try await lifter.send(.done(place: 900, draft), happenedAt: first)
        #expect(try await lifter.doneSets().count == 3)
    }

    /// All columns come back.
    @Test func everyChangeCanBeUndone() async throws {
        let lifter = try await Lifter(Lifter.usual)
        try await lifter.send(try await lifter.done(0))
        try await lifter.send(.skip(place: 7))
        let (squat, dip) = (try await lifter.exercise("squat").id, try await lifter.exercise("dip").id)
        let actions: [RoutineAction] = [
            try await lifter.done(1), try await lifter.done(0, reps: 3), .undone(place: 0), .skip(place: 1),
            .unskip(place: 7), .addSet(slot: "2"),
            .swap(slot: "1", exercise: squat), .addExercise(dip), .move(slot: "1", by: 1), .move(slot: "3", by: -1),
            .discard,
        ]
        for action in actions {
            let before = try await lifter.everything()
            let outcome = try await lifter.send(action)
            #expect(try await lifter.everything() != before, "\(action)")
            #expect(try await lifter.undo(outcome)?.outcome != nil, "\(action)")
            #expect(try await lifter.everything() == before, "\(action)")
        }
    }

    @Test func aSwapKeepsWhatIsDoneAndConvertsTheWeight() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let (other, moment) = (try await lifter.exercise("incline-bench-press"), lifter.moment)
        try await lifter.write { database, user in
            _ = try user.training.save(
                database, StrengthSetDraft(exercise: other, day: moment.today.previous, reps: 5, weightKilograms: 47.5),
                at: moment)
        }
        try await lifter.send(try await lifter.done(0))
        try await lifter.send(.swap(slot: "1", exercise: other.id))
        let workout = try #require(try await lifter.open())
        #expect(workout.exercises.map(\.exercise.id) == [try await lifter.exercise("bench-press").id, other.id])
        #expect(workout.exercises.map(\.sets.count) == [1, 2])
        #expect(workout.exercises[1].askedExercise?.id == workout.exercises[0].exercise.id)
        #expect(workout.exercises[1].sets.map(\.loadableKilograms) == [47.5, 47.5])
        try await lifter.send(try await lifter.done(1))
        try await lifter.send(.finish)
        // A workout with another exercise says nothing about the lift.
        lifter.app.clock.advance(days: 2)
        #expect(try await lifter.preview().weights() == [60, 60, 60])
        #expect(try await lifter.preview().reasons == [.start])
    }

    @Test func aSwapBackAsksForTheRulesWeightAgain() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let (bench, squat) = (try await lifter.exercise("bench-press").id, try await lifter.exercise("squat").id)
        try await lifter.send(.swap(slot: "1", exercise: squat))
        #expect(try await lifter.open()?.weights() == [nil, nil, nil])
        try await lifter.send(.swap(slot: "1", exercise: bench))
        #expect(try await lifter.open()?.weights() == [60, 60, 60])
        #expect(try await lifter.open()?.exercises.map(\.askedExercise) == [nil])
        await #expect(throws: Faults("exercise", RoutineTexts.exerciseNotFound)) {
            try await lifter.send(.swap(slot: "1", exercise: 999_999))
        }
    }

    @Test func addedExercisesAndSetsComeWhereTheyBelong() async throws {
        let lifter = try await Lifter(Lifter.usual)
        let dip = try await lifter.exercise("dip").id
        try await lifter.send(.addExercise(dip))
        try await lifter.send(.addSet(slot: "1"))
        var workout = try #require(try await lifter.open())
        #expect(workout.exercises.map(\.slot) == ["1", "2", "3", "a1"])
        #expect(workout.exercises.map(\.sets.count) == [4, 2, 3, 3])
        #expect(workout.exercises[3].sets.map(\.target) == [nil, nil, nil])
        try await lifter.send(.move(slot: "a1", by: -1))
        try await lifter.send(.move(slot: "3", by: -1))
        workout = try #require(try await lifter.open())
        #expect(workout.exercises.map(\.slot) == ["1", "a1", "3", "2"])
        #expect(workout.exercises.map(\.sets.count) == [4, 3, 3, 2])
        for _ in workout.sets.count..<RoutineDraft.maximumSets { try await lifter.send(.addSet(slot: "1")) }
        let full = Faults("sets", RoutineTexts.tooManySetsInWorkout(RoutineDraft.maximumSets))
        await #expect(throws: full) { try await lifter.send(.addSet(slot: "1")) }
    }

    @Test func theKindOfADoneSetIsThatOfTheSet() async throws {
        let lifter = try await Lifter(Lifter.bench)
        guard case .done(_, var draft) = try await lifter.done(0) else { return }
        draft.kind = .warmUp
        try await lifter.send(.done(place: 0, draft))
        let set = try #require(try await lifter.open()?.sets.first)
        #expect(set.done?.kind == .warmUp && set.kind == .normal)
    }

    @Test func theDayIsThatOfTheSession() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let yesterday = lifter.today.previous
        let page = try await lifter.preview("late", on: yesterday)
        let outcome = try await lifter.send(try await lifter.done(0, page), "late", from: page)
        #expect(try await lifter.app.rows("SELECT day, logged_minute FROM strength_sets") == ["\(yesterday) null"])
        #expect(outcome.rest == nil)
    }

    @Test func aDeletedOrMovedSetLeavesItsPlace() async throws {
        let lifter = try await Lifter(Lifter.bench)
        for place in 0..<3 { try await lifter.send(try await lifter.done(place)) }
        let (bench, squat) = (try await lifter.exercise("bench-press"), try await lifter.exercise("squat"))
        let (sets, moment) = (try await lifter.open()?.sets.compactMap(\.done?.id) ?? [], lifter.moment)
        try await lifter.write { database, user in
            _ = try user.training.delete(database, StrengthSet.self, id: sets[0], at: moment)
            var draft = StrengthSetDraft(exercise: bench, day: moment.today.previous, reps: 5, weightKilograms: 60)
            _ = try user.training.update(database, id: sets[1], draft, at: moment)
            draft = StrengthSetDraft(exercise: squat, day: moment.today, reps: 5, weightKilograms: 60)
            _ = try user.training.update(database, id: sets[2], draft, at: moment)
        }
        #expect(try await lifter.open()?.sets.map(\.done) == [nil, nil, nil])
        #expect(try await lifter.app.count("strength_sets") == 2)
        try await lifter.send(try await lifter.done(1))
        #expect(try await lifter.open()?.sets.map { $0.done != nil } == [false, true, false])
    }

    @Test func anEditThatStaysOnItsDayKeepsItsPlace() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.send(try await lifter.done(0))
        let (bench, moment) = (try await lifter.exercise("bench-press"), lifter.moment)
        let set = try #require(try await lifter.open()?.sets[0].done?.id)
        try await lifter.write { database, user in
            let draft = StrengthSetDraft(exercise: bench, day: moment.today, reps: 9, weightKilograms: 50)
            _ = try user.training.update(database, id: set, draft, at: moment)
        }
        #expect(try await lifter.open()?.sets[0].done?.reps == 9)
    }

    @Test func sessionsStayWhenTheirRoutineGoes() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let page = try await lifter.preview()
        try await lifter.send(try await lifter.done(0, page), from: page)
        let (routine, other) = (lifter.routine, try await lifter.preview("other"))
        #expect(try await lifter.write { try $1.routines.delete($0, id: routine) })
        let workout = try #require(try await lifter.workout())
        #expect(workout.routine == nil && workout.name == "Push A" && workout.sets[0].done != nil)
        try await lifter.send(try await lifter.done(1, page), from: page)
        // A page without a connection, whose routine is gone by the time it sends.
        try await lifter.send(try await lifter.done(2, other), "other", from: other)
        #expect(try await lifter.app.count("strength_sets") == 3)
    }
}
