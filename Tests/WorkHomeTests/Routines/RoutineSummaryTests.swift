import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Progression
@testable import Routines

@Suite struct RoutineSummaryTests {
    @Test func aSessionIsComparedWithTheLastOne() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.train()
        lifter.app.clock.advance(days: 2)
        try await lifter.send(try await lifter.done(0, reps: 6))
        lifter.app.clock.advance(seconds: 300)
        try await lifter.send(try await lifter.done(1))
        try await lifter.send(.skip(place: 2))
        try await lifter.send(.finish)
        let workout = try #require(try await lifter.workout())
        let summary = try await lifter.read { try $1.routines.summary($0, of: workout) }
        #expect(summary.totals == .init(sets: 2, reps: 11, volumeGrams: 687_500, seconds: 300))
        #expect(workout.workSetCount == 3)
        #expect(summary.earlier?.totals == .init(sets: 3, reps: 15, volumeGrams: 900_000, seconds: 0))
        #expect(summary.earlier?.day == lifter.today - 2)
        #expect(Set(summary.records.map(\.kind)).isSuperset(of: [.weight, .oneRepMax]))
        let first = try await lifter.read { database, user in
            try user.routines.workout(database, id: try #require(summary.earlier?.workout))
        }
        let firstWorkout = try #require(first)
        #expect(try await lifter.read { try $1.routines.summary($0, of: firstWorkout) }.earlier == nil)
    }

    /// Also while one is open, and with nothing but warm-ups.
    @Test func anOverviewAddsUpWhatItsSessionDoes() async throws {
        let lifter = try await Lifter([Lifter.Entry("bench-press", "warm-up 2 x 5 @ 20 kg; 2 x 5 @ 60 kg")])
        let overview = {
            try await lifter.read { [routine = lifter.routine] in
                try $1.routines.workoutOverviews($0, of: routine, limit: 1)
            }.first
        }
        #expect(try await overview() == nil)
        for place in 0..<4 {
            try await lifter.send(try await lifter.done(place))
            lifter.app.clock.advance(seconds: 90)
            #expect(try await overview()?.totals == (try await lifter.open())?.totals)
        }
        #expect(try await overview()?.isOpen == true)
        let open = RoutineSummary.Totals(sets: 2, warmUps: 2, reps: 10, volumeGrams: 600_000, seconds: 270)
        #expect(try await overview()?.totals == open)
        try await lifter.send(.finish)
        let finished = try #require(try await lifter.workout())
        #expect(
            try await overview()
                == RoutineWorkoutOverview(
                    id: try #require(finished.id), routine: lifter.routine, day: lifter.today, isOpen: false,
                    totals: finished.totals))
        #expect(finished.totals.seconds == 360)
    }

    @Test func whatDiffersCanBeKept() async throws {
        let lifter = try await Lifter([
            Lifter.Entry("bench-press", "2 x 5 @ 60 kg"), Lifter.Entry("squat", "2 x 5"),
            Lifter.Entry("plank", "1 x 45 s"),
        ])
        let dip = try await lifter.exercise("dip")
        try await lifter.send(.swap(slot: "2", exercise: dip.id))
        try await lifter.send(.addSet(slot: "3"))
        try await lifter.send(.move(slot: "3", by: -2))
        let curl = try await lifter.exercise("barbell-curl")
        try await lifter.send(.addExercise(curl.id))
        let workout = try #require(try await lifter.open())
        for entry in workout.inOrder where entry.exercise.slot != "a1" || entry.set.place == 6 {
            let amount = entry.exercise.slot == "3" ? SetAmount.time(seconds: 45) : .reps(5)
            let draft = StrengthSetDraft(
                exercise: entry.exercise.exercise, day: lifter.today, amount: amount,
                weightKilograms: entry.exercise.slot == "1" ? 65 : 10)
            try await lifter.send(.done(place: entry.set.place, draft))
        }
        let done = try #require(try await lifter.open())
        let changes = try await lifter.read { try $1.routines.changes($0, of: done) }
        let (bench, squat, plank) = (
            try await lifter.exercise("bench-press"), try await lifter.exercise("squat"),
            try await lifter.exercise("plank")
        )
        #expect(
            changes == [
                .weight(slot: 1, bench, from: 60, to: 65), .swapped(slot: 2, from: squat, to: dip),
                .sets(slot: 3, plank, from: 1, to: 2), .order, .added(curl, sets: 1),
            ])
        let (id, moment) = (try #require(done.id), lifter.moment)
        #expect(try await lifter.write { try $1.routines.keepChanges($0, of: id, at: moment) })
        let preview = try await lifter.preview("next")
        #expect(preview.exercises.map(\.slot) == ["3", "1", "2", "4"])
        #expect(preview.exercises.map(\.exercise.id) == [plank.id, bench.id, dip.id, curl.id])
        #expect(preview.exercises.map(\.sets.count) == [2, 2, 2, 1])
        #expect(preview.weights() == [65, 65])
        // The workout stays as it was.
        #expect(try await lifter.open()?.sets.map(\.target) == done.sets.map(\.target))
        // What is kept is not asked again, and a second tap keeps nothing more.
        #expect(try await lifter.read { try $1.routines.changes($0, of: done) } == [])
        #expect(try await lifter.write { try $1.routines.keepChanges($0, of: id, at: moment) })
        #expect(try await lifter.preview("later").exercises.map(\.sets.count) == [2, 2, 2, 1])
    }

    /// Those of the exercise before say nothing about it.
    @Test func aKeptSwapTakesTheWeightsThatWereLifted() async throws {
        let lines = "warm-up 1 x 5 @ 20 kg; 3 x 8 @ 40 kg"
        let lifter = try await Lifter([Lifter.Entry("overhead-press", lines), Lifter.Entry("squat", "2 x 5 @ 60 kg")])
        for (slot, key) in [("1", "dumbbell-curl"), ("2", "dip")] {
            try await lifter.send(.swap(slot: slot, exercise: try await lifter.exercise(key).id))
        }
        for (place, kilograms) in [(1, 16.0), (2, 16), (3, 14), (4, 0)] {
            try await lifter.send(try await lifter.done(place, reps: 8, kilograms: kilograms))
        }
        try await lifter.send(.finish)
        let (id, moment) = (try #require(try await lifter.workout()?.id), lifter.moment)
        #expect(try await lifter.write { try $1.routines.keepChanges($0, of: id, at: moment) })
        #expect(
            try await lifter.app.rows("SELECT lines FROM routine_exercises ORDER BY slot") == [
                "warm-up 1 x 5; 3 x 8 @ 16 kg", "2 x 5",
            ])
    }

    @Test func aKeptSwapToAnotherMeasureTakesWhatWasDone() async throws {
        let lifter = try await Lifter([Lifter.Entry("pull-up", "2 x 8-12", "double +2.5 kg / 5 lb")])
        let plank = try await lifter.exercise("plank")
        try await lifter.send(.swap(slot: "1", exercise: plank.id))
        let draft = StrengthSetDraft(
            exercise: plank, day: lifter.today, amount: .time(seconds: 40), weightKilograms: 0)
        try await lifter.send(.done(place: 0, draft))
        try await lifter.send(.finish)
        let (id, moment) = (try #require(try await lifter.workout()?.id), lifter.moment)
        #expect(try await lifter.write { try $1.routines.keepChanges($0, of: id, at: moment) })
        #expect(try await lifter.app.rows("SELECT lines, rule FROM routine_exercises") == ["2 x 40 s null"])
    }

    /// A rule goes on from what was lifted.
    @Test func aKeptSwapStatesTheWeightOfItsRule() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.send(.swap(slot: "1", exercise: try await lifter.exercise("dumbbell-curl").id))
        for place in 0..<3 { try await lifter.send(try await lifter.done(place, reps: 5, kilograms: 16)) }
        try await lifter.send(.finish)
        let (id, moment) = (try #require(try await lifter.workout()?.id), lifter.moment)
        #expect(try await lifter.write { try $1.routines.keepChanges($0, of: id, at: moment) })
        lifter.app.clock.advance(days: 2)
        #expect(try await lifter.preview("next").weights() == [16, 16, 16])
    }

    @Test func aSessionAsAskedHasNothingToKeep() async throws {
        let lifter = try await Lifter(Lifter.usual)
        try await lifter.train(reps: [5, 0, 3])
        let workout = try #require(try await lifter.workout("day \(lifter.today)"))
        #expect(try await lifter.read { try $1.routines.changes($0, of: workout) } == [])
    }

    @Test func reasonsAreSaidInTheUnitOfTheirPerson() {
        let today = LocalDay(daysSinceEpoch: 20_800)
        func text(_ reason: Reason, _ unit: WeightUnit = .kilograms) -> String {
            var units = Units()
            units.weight = unit
            return ReasonText.text(reason, units, today: today).replacing("\u{A0}", with: " ")
        }
        let step = Step(kilograms: 2.5, pounds: 5)
        #expect(text(.progressed(by: step)) == "Every rep last time: +2.5 kg")
        #expect(text(.progressed(by: step), .pounds) == "Every rep last time: +5 lb")
        #expect(text(.progressed(by: Step(percent: 2.5))) == "Every rep last time: +2.5 %")
        #expect(text(.progressedFrom(kilograms: 90, by: step)) == "Every rep at 90 kg last time: +2.5 kg")
        #expect(text(.repeated(misses: 1, of: 3)) == "Missed once: same as last time, lighter after 3 misses")
        #expect(text(.repeated(misses: 2, of: 3)) == "Missed 2 times in a row: same as last time, lighter after 3")
        #expect(
            text(.repeated(misses: 3, of: 3))
                == "Missed 3 times in a row: same as last time, since nothing lighter can be loaded")
        #expect(text(.heldAfterIllness(until: today)) == "Sick days before: same as last time")
        #expect(
            text(.comeback(percent: 90, days: 12)) == "After 12 days without training: 90 % of the weight, not counted")
        #expect(
            text(.stalledCycle(by: step.times(3)))
                == "Reps missed all through the last cycle: training max −7.5 kg")
        #expect(
            ReasonText.text(.comeback(percent: 90, days: 12), Units(), today: today, hasWeight: false)
                == "After 12 days without training: same as last time, not counted")
        // The sets of 5/3/1 are others each week, and only its training max stays.
        func onMaximum(_ reason: Reason) -> String {
            let units = Units(weight: .kilograms, distance: .kilometers)
            let text = ReasonText.text(reason, units, today: today, trainingMax: 100)
            return text.replacing("\u{A0}", with: " ")
        }
        #expect(onMaximum(.heldAfterIllness(until: today)) == "Sick days before: same training max of 100 kg")
        #expect(onMaximum(.heldOnDayOff(.travel)) == "Traveling: same training max of 100 kg, not counted")
        #expect(onMaximum(.back) == "On a training max of 100 kg")
        #expect(onMaximum(.newCycle(by: step)) == "New cycle: training max +2.5 kg")
    }
}

@Suite struct AskedWorkoutTests {
    @Test func aFormGivesItBack() async throws {
        let lines = "warm-up 1 x 5 @ 50 % work; 3 x 5-8 @ work rpe 8"
        let lifter = try await Lifter([Lifter.Entry("bench-press", lines, "double +2.5 kg", work: 61.3)])
        let asked = AskedWorkout(try await lifter.preview())
        #expect(AskedWorkout(json: try asked.json) == asked)
        let bench = try await lifter.exercise("bench-press").id
        #expect(asked.exercise(at: 3) == bench && asked.exercise(at: 4) == nil)
    }

    /// The most that a routine may have fits into a form.
    @Test func theLongestRoutineFits() async throws {
        let entry = Lifter.Entry("bench-press", "15 x 8-12 @ 87.5 % work rpe 8.5", "double +2.5 kg", work: 61.234_567)
        let lifter = try await Lifter(Array(repeating: entry, count: 10))
        let asked = AskedWorkout(try await lifter.preview())
        #expect(asked.exercises.flatMap(\.sets).count == RoutineDraft.maximumSets)
        #expect(AskedWorkout(json: try asked.json) == asked)
    }

    @Test(arguments: [
        ("\"place\":0", "\"place\":1000"), ("\"place\":0", "\"place\":1"), ("\"kilograms\":60", "\"kilograms\":1e9"),
        ("\"share\":1", "\"share\":3"), ("\"amount\":\"5\"", "\"amount\":\"five\""),
        ("\"slot\":\"1\"", "\"slot\":\"\""),
        ("\"group\":0", "\"group\":-1"), ("\"name\":\"Push A\"", "\"name\":\"\""), ("{", "["),
        ("\"name\":\"Push A\"", "\"name\":\"\(String(repeating: "a", count: 40_000))\""),
    ])
    func whatNoPageShowsIsRefused(part: String, other: String) async throws {
        let lifter = try await Lifter(Lifter.bench)
        let json = try AskedWorkout(try await lifter.preview()).json
        #expect(AskedWorkout(json: json) != nil)
        #expect(json.contains(part))
        #expect(AskedWorkout(json: json.replacing(part, with: other, maxReplacements: 1)) == nil)
    }
}
