import HTTP

@testable import Fitness
@testable import Forms
@testable import Models
@testable import Routines
@testable import TrainingPages
@testable import Web

extension PageStates {
    /// Programs: those of the library, and one of the user's own followed, due, missed, in a light week and ended.
    mutating func addPrograms(_ visit: MemberVisit) async throws {
        let (library, today) = (visit.app.training.programs, visit.today)
        let days = [
            ProgramDay(number: 1, activity: .routine(1), name: "‹A›"),
            ProgramDay(number: 2, activity: .plan(1), name: "‹B›"),
        ]
        let entries = [
            ProgramEntry(
                id: 2, number: 2, week: ProgramWeek(number: 2, isLight: false), day: today, routineWorkout: nil,
                timedWorkout: nil),
            ProgramEntry(
                id: 1, number: 1, week: ProgramWeek(number: 1, isLight: true), day: today - 1, routineWorkout: 1,
                timedWorkout: nil),
        ]
        let (lifts, records) = try await visit.read { database, user in
            let own = try user.programs.program(database, id: 1)
            return (
                try own.map { try user.programs.lifts(database, of: $0, on: today) } ?? [],
                try own.flatMap {
                    try user.programs.records(database, of: $0, routine: 2, slot: 1, on: today, limit: 9)
                }
            )
        }
        var states: [ProgramState] = []
        for (place, endedOn) in [(0, nil), (1, nil), (0, today)] as [(Int, LocalDay?)] {
            let program = Program(
                id: 1, name: "‹Name›", note: "‹Note›", libraryKey: nil, schedule: place == 0 ? .rotation : .weekly,
                weekdays: [.monday, .friday], weeks: place == 0 ? 4 : 1, deloadEvery: 8, startedOn: today - 30,
                endedOn: endedOn, createdAt: 0)
            let due = ProgramDue(
                program: program, day: days[place], place: place, week: ProgramWeek(number: 5, isLight: place == 0),
                date: today + (2 * place - 1))
            states.append(ProgramState(program: program, days: days, due: due))
        }
        for dayOff in [nil, DayOffReason.sick, .travel] {
            for (number, state) in states.enumerated() {
                add(
                    ProgramPage(
                        state: state, lifts: number == 0 ? lifts : [], entries: number == 1 ? [] : entries,
                        cycles: number, dayOff: dayOff, units: visit.user.units, today: today), visit)
            }
        }
        let empty = ProgramState(program: states[0].program, days: [], due: nil)
        add(
            ProgramPage(
                state: empty, lifts: [], entries: [], cycles: 0, dayOff: nil, units: visit.user.units, today: today),
            visit)
        add(ProgramsPage(states, library: library, today: today), visit)
        add(ProgramsPage([], library: library, today: today), visit)
        if let records {
            let before = records.records.map {
                LiftRecord(
                    workout: $0.workout, day: $0.day, week: $0.week, exercise: $0.exercise, sets: $0.sets,
                    isBeforeRun: true)
            }
            for shown in [records.records, before, []] {
                add(
                    ProgramLiftPage(
                        program: states[0].program, exercise: records.exercise, records: shown, user: visit.user,
                        today: today), visit)
            }
            try addTrainingMaxes(visit, states[0].program, records.exercise)
        }
        let totals = RoutineSummary.Totals(sets: 9, reps: 45, volumeGrams: 2_700_000, seconds: 3_600)
        for exercise in [lifts.first?.exercise, nil] {
            let changes = exercise.map(Self.cycleLifts) ?? []
            let cycle = ProgramCycle(
                number: 1, firstDay: today - 20, lastDay: today, workouts: [], timedWorkouts: 3, skippedDays: 1,
                totals: totals, records: [], lifts: changes)
            for (cycles, state) in [(1, states[0]), (1, states[2]), (2, states[0])] {
                add(
                    ProgramCyclePage(program: state.program, cycle: cycle, cycles: cycles, units: visit.user.units),
                    visit)
            }
        }
        try await addProgramForms(visit, states[0].program, days)
    }

    /// The form of a training max: as it is proposed, as it is known, and with errors.
    private mutating func addTrainingMaxes(
        _ visit: MemberVisit, _ program: Program, _ exercise: RoutineExercise
    ) throws {
        let today = visit.today
        var exercise = exercise
        exercise.rule = .cycle(step: Step(kilograms: 5), weeks: 4)
        let typed = ["training_max=x&first_day=x", "training_max=5000&first_day=\(today)"]
        let states: [(Double?, String?)] = [(nil, nil), (100, nil), (100, typed[0]), (100, typed[1])]
        let next = TrainingMax(exercise: exercise.exercise.id, firstDay: today + 9, kilograms: 105)
        for (known, typed) in states {
            let running = known.map { RunningTrainingMax(kilograms: $0, firstDay: today - 9, lift: nil) }
            var form = TrainingMaxForm(
                exercise.exercise, action: Paths.programLift(program.id, routine: 2, slot: 1), known: running,
                estimate: 120, bodyKilograms: 0, lastWorkout: today - 2, visit.user.units, today: today)
            if let typed {
                form.take(FormFields(try Query(parsing: typed)))
                _ = form.validate()
            }
            add(
                ProgramLiftPage(
                    program: program, exercise: exercise, records: [], user: visit.user, today: today,
                    running: running, form: form, toCome: known == nil ? [] : [next],
                    removePath: Paths.trainingMaxRemoval(program.id, routine: 2, slot: 1)), visit)
        }
    }

    /// One for each rule that goes on from something else, with and without an open set.
    private static func cycleLifts(_ exercise: Exercise) -> [ProgramCycle.Lift] {
        let rules: [(ProgressionRule, ProgramCycle.OpenSet?)] = [
            (
                .cycle(step: Step(kilograms: 5), weeks: 4),
                ProgramCycle.OpenSet(kilograms: 60, reps: 8, oneRepMaxKilograms: 76)
            ),
            (.effort, ProgramCycle.OpenSet(kilograms: 60, reps: 20, oneRepMaxKilograms: nil)),
            (.linear(step: Step(kilograms: 5)), nil),
        ]
        return rules.map { rule, best in
            ProgramCycle.Lift(
                routine: 2, slot: 1, exercise: exercise, title: exercise.name, rule: rule, before: 60,
                after: best == nil ? 60 : 70,
                best: best)
        }
    }

    private mutating func addProgramForms(
        _ visit: MemberVisit, _ program: Program, _ days: [ProgramDay]
    ) async throws {
        let today = visit.today
        for program in visit.app.training.programs {
            let (exercises, all) = try await visit.read { database, user in
                (
                    try user.routines.exercises(database, withKeys: program.lifts.map(\.exercise)),
                    try program.days.map { day in
                        let exercises = try user.routines.exercises(database, of: day, in: program)
                        return LibraryProgramPage.Day(
                            name: day.name, groups: RoutineOutline(exercises, user.units).groups, plan: nil)
                    }
                )
            }
            add(LibraryProgramPage(program, all), visit)
            let estimates = Dictionary(
                uniqueKeysWithValues: program.lifts.map {
                    ($0.key, ProposedStart(kilograms: 61.25, isEstimated: true))
                })
            var form = ProgramStartForm(program, exercises, estimates: estimates, visit.user, today: today)
            add(ProgramStartPage(form: form, name: program.name), visit)
            form.take(FormFields(try Query(parsing: "first_day=x&schedule=x")))
            _ = form.validate()
            add(ProgramStartPage(form: form, name: program.name), visit)
        }
        let choices = try await visit.read { try ProgramForm.Choice.all($0, $1, for: nil) }
        for (program, typed) in [(nil, ""), (program, ""), (nil, "name=&weeks=x&deload_every=x&day.0=x&save=")] {
            var form = ProgramForm(program, days: program == nil ? [] : days, visit.user, choices: choices)
            if !typed.isEmpty {
                form.take(FormFields(try Query(parsing: typed)))
                _ = form.validate()
            }
            add(ProgramFormPage(form: form), visit)
        }
    }
}
