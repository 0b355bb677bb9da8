import Support

@testable import Fitness
@testable import Forms
@testable import Models
@testable import Progression
@testable import Routines
@testable import TrainingPages
@testable import Web

extension PageStates {
    /// A routine's workout in every state, and its summary.
    mutating func addRoutineWorkouts(_ visit: MemberVisit) async throws {
        let (sets, exercises, finished) = try await visit.read { database, user in
            (
                try user.training.trackDay(database, on: visit.today.previous).exercises.flatMap(\.sets),
                try user.training.exercises(database).filter { $0.kind == .strength },
                try user.routines.workout(database, id: 1)
            )
        }
        guard let done = sets.first, let finished, let bar = exercises.first(where: { $0.load == .external }),
            let body = exercises.first(where: { $0.load == .bodyweight })
        else { throw NoWorkoutRuns() }
        var workout = RoutineWorkout(
            token: "‹token›", routine: 1, name: "‹Routine›", day: visit.today, note: "‹Note›",
            exercises: [
                Self.exercise("1", bar, group: 0, done), Self.exercise("2", body, group: 0, done, .time(seconds: 45)),
                Self.exercise("3", bar, group: 1, done, .distance(meters: 40, seconds: nil)),
            ])
        workout.exercises[1].askedExercise = bar
        for (index, clock) in [GroupClock.every(seconds: 90), .every(seconds: 90), .tabata].enumerated() {
            workout.exercises[index].clock = clock
        }
        for isBegun in [false, true] {
            workout.id = isBegun ? 1 : nil
            workout.startedAt = isBegun ? 0 : nil
            workout.day = isBegun ? visit.today.previous : visit.today
            try addWorkout(workout, other: isBegun ? nil : finished, isWrong: isBegun, visit)
        }
        try addPickers(workout, exercises, visit)
        try addSummaries(finished, bar, body, visit)
        addHistory(finished, visit)
    }

    private mutating func addHistory(_ workout: RoutineWorkout, _ visit: MemberVisit) {
        let totals = RoutineSummary.Totals(sets: 3, warmUps: 1, reps: 15, volumeGrams: 900_000, seconds: 2_520)
        let kinds: [WorkoutHistory.Kind] = [.routine, .timed, .day]
        let entries = kinds.map { kind in
            WorkoutHistory.Entry(
                kind: kind, id: 1, day: visit.today, name: "‹Name›", totals: totals, kilocalories: 200, records: 2)
        }
        let routine = Routine(id: 1, owner: 1, name: "‹Routine›", note: "", isShared: false, createdAt: 0)
        let states: [(String, Int, [WorkoutHistory.Entry])] = [
            ("", 0, entries), ("", 0, []), ("‹Words›", 0, []), ("", 30, []),
        ]
        for (words, skipped, shown) in states {
            add(
                WorkoutHistoryPage(
                    words: words, skipped: skipped,
                    history: WorkoutHistory(entries: shown, nextSkipped: shown.isEmpty ? nil : 30),
                    routines: shown.isEmpty ? [] : [routine], units: visit.user.units, today: visit.today), visit)
        }
        var form = WorkoutDetailsForm(of: 1, workout.details(in: .gmt), at: visit.moment)
        add(WorkoutDetailsPage(form: form), visit)
        for path in WorkoutDetailsForm.fieldPaths { form[keyPath: path].error = "‹Wrong›" }
        add(WorkoutDetailsPage(form: form), visit)
        var other = workout
        (other.day, other.exercises) = (workout.day - 7, [])
        let choices = [Field.Option(value: "1", label: "‹Day›")]
        for shown in [other, nil] {
            add(
                WorkoutComparisonPage(
                    workout: workout, other: shown, choices: shown == nil ? [] : choices, units: visit.user.units,
                    today: visit.today), visit)
        }
    }

    /// An exercise with a set in every state.
    private static func exercise(
        _ slot: String, _ exercise: Exercise, group: Int, _ done: StrengthSet,
        _ amount: AskedAmount = .reps(8...12, isOpen: false)
    ) -> WorkoutExercise {
        let target = TargetSet(kind: .drop, amount: amount, kilograms: 61, effort: 8)
        func set(_ place: Int, _ kind: SetKind) -> WorkoutSet {
            WorkoutSet(place: place, origin: .asked, kind: kind, target: target, isSkipped: false)
        }
        let first = (Int(slot) ?? 0) * 10
        var sets = (0..<5).map { set(first + $0, [.warmUp, .normal, .failure, .drop, .normal][$0]) }
        sets[1].loadableKilograms = 60
        sets[1].previous = done
        sets[2].isSkipped = true
        sets[3].done = done
        sets[4].target = nil
        return WorkoutExercise(
            slot: slot, exercise: exercise, group: group, restSeconds: 90, note: "‹Note›",
            reason: .progressed(by: Step(kilograms: 2.5)), proposal: .harder, sets: sets)
    }

    private mutating func addWorkout(
        _ workout: RoutineWorkout, other: RoutineWorkout?, isWrong: Bool, _ visit: MemberVisit
    ) throws {
        let undo = [UndoOffer(step: 1, text: "‹Changed a set›")]
        let records = DayRecords(
            records: workout.sets.compactMap(\.done).map {
                DayRecords.Record(
                    exerciseID: $0.exerciseID, kind: .weight, setID: $0.id, cardioSessionID: nil, isBaseline: false)
            })
        var form = RoutineActionForm(workout, token: try FormToken(), visit.user.units)
        if isWrong {
            form.problem = "‹Problem›"
            form.markAllWrong()
        }
        let partner = TrainingPartner(id: 2, firstName: "‹Ben›", lastName: "‹Two›", isAllowed: true, allows: true)
        let state = RoutineWorkoutState(
            workout: workout, other: other, undo: undo, records: records, partners: isWrong ? [] : [partner])
        add(try RoutineWorkoutPage(state, form: form, user: visit.user, today: visit.today), visit)
    }

    private mutating func addPickers(
        _ workout: RoutineWorkout, _ exercises: [Exercise], _ visit: MemberVisit
    ) throws {
        for (slot, words) in [(nil, ""), ("1", ""), ("1", "no such exercise")] as [(String?, String)] {
            for isBegun in [false, true] {
                var workout = workout
                workout.id = isBegun ? 1 : nil
                add(
                    try RoutineExercisePicker(
                        workout, slot: slot, words: words, token: FormToken(), units: visit.user.units, all: exercises,
                        recent: Array(exercises.prefix(1)), frequent: Array(exercises.prefix(1)), used: []), visit)
            }
        }
    }

    private mutating func addSummaries(
        _ workout: RoutineWorkout, _ bar: Exercise, _ body: Exercise, _ visit: MemberVisit
    ) throws {
        let totals = RoutineSummary.Totals(sets: 3, reps: 15, volumeGrams: 900_000, seconds: 2_520)
        let changes: [RoutineChange] = [
            .weight(slot: 1, bar, from: 60, to: 65), .sets(slot: 1, bar, from: 3, to: 4),
            .swapped(slot: 1, from: bar, to: body), .added(body, sets: 2), .order,
        ]
        for (volume, day) in [(900_000, visit.today), (800_000, visit.today - 9)] as [(Int64, LocalDay)] {
            var (workout, earlier) = (workout, totals)
            workout.day = day
            workout.exercises += [Self.exercise("9", body, group: 9, workout.sets.compactMap(\.done)[0])]
            workout.exercises[1].sets.removeAll { $0.done != nil }
            earlier.volumeGrams = volume
            let summary = RoutineSummary(
                totals: totals, records: [],
                earlier: RoutineSummary.Earlier(workout: 1, day: visit.today - 7, totals: earlier))
            add(
                RoutineSummaryPage(
                    workout: workout, id: 1, summary: summary, changes: changes, records: DayRecords(records: []),
                    next: nil, noteForm: WorkoutNoteForm(of: 1, note: "‹Note›"), undo: [], token: try FormToken(),
                    user: visit.user, today: visit.today), visit)
        }
    }
}

extension RoutineActionForm {
    /// Every field with an error, and every set with a question.
    fileprivate mutating func markAllWrong() {
        for index in sets.indices {
            for path in SetFields.fieldPaths {
                sets[index].inputs[keyPath: path].error = "‹Wrong›"
            }
            sets[index].warnings = Warnings(["‹Sure?›"])
        }
    }
}
