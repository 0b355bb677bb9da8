import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Routines

/// Warm-ups that are proposed from the first work set, and others that a person adds.
@Suite struct WarmUpTests {
    private static let fixed = [Lifter.Entry("bench-press", "3 x 5 @ 100 kg", rest: 180)]

    private func warmUps(_ workout: RoutineWorkout) -> [String] {
        workout.exercises[0].sets.prefix { $0.kind == .warmUp }.map { set in
            "\(set.target?.amount.description ?? "-") \(set.loadableKilograms ?? 0)"
        }
    }

    @Test func theyLeadToTheFirstSetThatIsNotDone() async throws {
        let lifter = try await Lifter(Self.fixed + [Lifter.Entry("squat", "2 x 5 @ 60 kg")])
        try await lifter.send(.addWarmUps(slot: "1"))
        let workout = try #require(try await lifter.open())
        #expect(warmUps(workout) == ["10 20.0", "5 40.0", "3 60.0", "2 80.0"])
        #expect(workout.exercises.map(\.slot) == ["1", "2"])
        #expect(
            workout.exercises[0].sets.map(\.origin) == Array(repeating: .warmUp, count: 4) + [.asked, .asked, .asked])
        #expect(workout.exercises[0].sets.map(\.place) == [5, 6, 7, 8, 0, 1, 2])
        #expect(workout.exercises[0].restSeconds == 180)
        #expect(workout.nextPlace == 5)
    }

    /// Nobody warms up after a work set.
    @Test func afterAWorkSetThereAreNone() async throws {
        let lifter = try await Lifter(Self.fixed)
        let rack = try await lifter.rack("bench-press")
        try await lifter.send(.skip(place: 0))
        #expect(try await lifter.open()?.exercises[0].warmUps(on: rack).isEmpty == false)
        try await lifter.send(try await lifter.done(1))
        #expect(try await lifter.open()?.exercises[0].warmUps(on: rack) == [])
        #expect(try await lifter.send(.addWarmUps(slot: "1")).change == nil)
        #expect(try await lifter.open()?.sets.map(\.place) == [0, 1, 2])
    }

    @Test func theyStandBehindASetThatIsSkipped() async throws {
        let lifter = try await Lifter(Self.fixed)
        try await lifter.send(.skip(place: 0))
        try await lifter.send(.addWarmUps(slot: "1"))
        #expect(try await lifter.open()?.sets.map(\.place) == [0, 3, 4, 5, 6, 1, 2])
    }

    /// Also one that the routine asks for, and at most that of its exercise.
    @Test func theRestAfterThemIsShort() async throws {
        let lifter = try await Lifter([
            Lifter.Entry("bench-press", "3 x 5 @ 100 kg", rest: 180),
            Lifter.Entry("squat", "warm-up 1 x 5 @ 40 kg; 1 x 5 @ 100 kg", rest: 45),
            Lifter.Entry("deadlift", "warm-up 1 x 5 @ 40 kg; 1 x 5 @ 100 kg", rest: 0),
            Lifter.Entry("barbell-curl", "warm-up 1 x 5 @ 20 kg; 1 x 5 @ 30 kg"),
        ])
        try await lifter.send(.addWarmUps(slot: "1"))
        let workout = try #require(try await lifter.open())
        let timer = try await lifter.read { $1.restTimer.seconds }
        #expect(workout.exercises[0].sets.map(\.restSeconds) == [60, 60, 60, 60, 180, 180, 180])
        #expect(workout.exercises[1].sets.map(\.restSeconds) == [45, 45])
        #expect(workout.exercises[2].sets.map(\.restSeconds) == [0, 0])
        #expect(workout.exercises[3].sets.map(\.restSeconds) == [min(60, timer), nil])
        #expect(try await lifter.send(try await lifter.done(7)).rest == .seconds(60))
    }

    /// Two phones that began the workout from the same page.
    @Test func sentTwiceTheyAreAddedOnce() async throws {
        let lifter = try await Lifter(Self.fixed)
        let page = try await lifter.preview()
        try await lifter.send(.addWarmUps(slot: "1"), from: page)
        let before = try await lifter.everything()
        #expect(try await lifter.send(.addWarmUps(slot: "1"), "other", from: page).change == nil)
        #expect(try await lifter.everything() == before)
        try await lifter.send(.addSet(slot: "1"), "other", from: page)
        let places = try #require(try await lifter.open()?.sets.map(\.place))
        #expect(places == [3, 4, 5, 6, 0, 1, 2, 7])
    }

    @Test func oneStepTakesThemBack() async throws {
        let lifter = try await Lifter(Self.fixed)
        try await lifter.send(.skip(place: 0))
        let before = try await lifter.everything()
        let outcome = try await lifter.send(.addWarmUps(slot: "1"))
        #expect(try await lifter.undo(outcome)?.outcome != nil)
        #expect(try await lifter.everything() == before)
    }

    @Test func anExerciseWithWarmUpsOrWithoutABarGetsNone() async throws {
        let lifter = try await Lifter([
            Lifter.Entry("bench-press", "warm-up 1 x 5 @ 40 kg; 3 x 5 @ 100 kg"),
            Lifter.Entry("dumbbell-curl", "3 x 8 @ 20 kg"), Lifter.Entry("pull-up", "3 x 8"),
            Lifter.Entry("squat", "3 x 5"),
        ])
        for slot in 1...4 { #expect(try await lifter.send(.addWarmUps(slot: "\(slot)")).change == nil, "\(slot)") }
        #expect(try await lifter.open()?.sets.count == 13)
    }

    /// What was done the last time is what a weight that isn't asked will be.
    @Test func theyLeadToTheWeightOfTheLastTime() async throws {
        let lifter = try await Lifter([Lifter.Entry("squat", "3 x 5")])
        let (squat, moment) = (try await lifter.exercise("squat"), lifter.moment)
        try await lifter.write { database, user in
            let draft = StrengthSetDraft(
                exercise: squat, day: moment.today.previous, reps: 5, weightKilograms: 60)
            _ = try user.training.save(database, draft, at: moment)
        }
        try await lifter.send(.addWarmUps(slot: "1"))
        let workout = try #require(try await lifter.open())
        #expect(warmUps(workout) == ["10 20.0", "3 35.0", "2 50.0"])
    }

    /// Only what the routine asked is what its rule goes by.
    @Test func theyAreNotPartOfTheRoutine() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.send(.addWarmUps(slot: "1"))
        #expect(try await lifter.open()?.reasons == [.start])
        for place in 0..<3 { try await lifter.send(try await lifter.done(place)) }
        let workout = try #require(try await lifter.open())
        #expect(workout.workSetCount == 3 && workout.totals.sets == 3)
        try await lifter.send(.finish)
        lifter.app.clock.advance(days: 2)
        #expect(try await lifter.preview().weights() == [62.5, 62.5, 62.5])
        #expect(try await lifter.preview().sets.map(\.kind) == [.normal, .normal, .normal])
    }

    @Test func aSingleOneComesBeforeTheFirstSetThatIsNotDone() async throws {
        let lifter = try await Lifter(Self.fixed)
        try await lifter.send(try await lifter.done(0))
        let outcome = try await lifter.send(.addWarmUp(slot: "1"))
        let workout = try #require(try await lifter.open())
        #expect(workout.sets.map(\.place) == [0, 3, 1, 2])
        #expect(workout.sets.map(\.kind) == [.normal, .warmUp, .normal, .normal])
        #expect(try await lifter.undo(outcome)?.outcome != nil)
        #expect(try await lifter.open()?.sets.map(\.place) == [0, 1, 2])
        for place in 1..<3 { try await lifter.send(try await lifter.done(place)) }
        try await lifter.send(.addWarmUp(slot: "1"))
        #expect(try await lifter.open()?.sets.map(\.kind).last == .warmUp)
    }

    @Test func skippingTheRestIsTakenBackAsAWhole() async throws {
        let lifter = try await Lifter(Self.fixed)
        try await lifter.send(try await lifter.done(0))
        let outcome = try await lifter.send(.skipRest(slot: "1"))
        #expect(try await lifter.open()?.sets.map(\.isSkipped) == [false, true, true])
        #expect(try await lifter.undo(outcome)?.outcome != nil)
        #expect(try await lifter.open()?.sets.map(\.isSkipped) == [false, false, false])
    }

    @Test func aSwapBackAsksForTheLinesOwnWeightAgain() async throws {
        let lifter = try await Lifter(Self.fixed)
        let (bench, squat) = (try await lifter.exercise("bench-press").id, try await lifter.exercise("squat").id)
        let page = try await lifter.preview()
        for other in [squat, try await lifter.exercise("deadlift").id, bench] {
            try await lifter.send(.swap(slot: "1", exercise: other))
        }
        #expect(try await lifter.open()?.sets.map(\.target) == page.sets.map(\.target))
        #expect(try await lifter.open()?.sets.map(\.loadableKilograms) == [100, 100, 100])
    }
}
