import Fitness
import GRDB
import Models
import Progression
import Texts

/// An exercise that progresses in a program, on one day or on several together.
package struct ProgramLift: Sendable {
    package let routine: Int64
    package let slot: Int
    package let exercise: Exercise
    /// With its days where the exercise is in the program twice: `A1 · Bench Press`.
    package fileprivate(set) var title: String
    package let rule: ProgressionRule
    /// What its next workout asks, with the reason.
    package let next: WorkoutExercise
    /// The days on which it is done.
    package let days: [ProgramDay]
}

/// What was asked of a lift in one workout, and what was done.
package struct LiftRecord: Sendable, Equatable {
    package let workout: Int64
    package let day: LocalDay
    package let week: ProgramWeek?
    package let exercise: Exercise
    package let sets: [AskedSet]
    /// Whether it was done before the program was begun again.
    package let isBeforeRun: Bool

    /// The weight that the rule went on from: of a `cycle` the training max.
    package var basisKilograms: Double? { sets.lazy.compactMap(\.target.basisKilograms).first }
}

extension User.Programs {
    /// Each lift once, in the order of the days.
    package func lifts(_ database: Database, of program: Program, on day: LocalDay) throws -> [ProgramLift] {
        var seen: Set<RoutinePlace> = []
        var found: [ProgramLift] = []
        let days = try days(database, of: program.id)
        for id in days.compactMap(\.routine) {
            guard let routine = try user.routines.routine(database, id: id) else { continue }
            let asked = try user.routines.asked(database, of: routine, on: day)
            let shared = try user.routines.lifts(database, of: id)
            for exercise in try user.routines.exercises(database, of: routine, until: day) {
                let place = RoutinePlace(routine: id, slot: exercise.slot)
                guard let rule = exercise.rule, rule != .fixed, !seen.contains(place),
                    let next = asked.first(where: { $0.slot == String(exercise.slot) })
                else { continue }
                let places = shared[exercise.slot] ?? [place]
                seen.formUnion(places)
                let routines = Set(places.map(\.routine))
                found.append(
                    ProgramLift(
                        routine: id, slot: exercise.slot, exercise: next.exercise, title: next.exercise.name,
                        rule: rule, next: next,
                        days: days.filter { $0.routine.map(routines.contains) ?? false }))
            }
        }
        let counts: [Int64: Int] = found.reduce(into: [:]) { $0[$1.exercise.id, default: 0] += 1 }
        for index in found.indices where counts[found[index].exercise.id, default: 0] > 1 {
            let names = found[index].days.map(program.name(of:)).joined(separator: ", ")
            found[index].title = ProgramTexts.joined(names, found[index].title)
        }
        return found
    }

    /// The last workouts of a lift of the program, newest first.
    /// - Returns: nil if the routine is no day of the program, or has no such exercise.
    package func records(
        _ database: Database, of program: Program, routine: Int64, slot: Int, on day: LocalDay, limit: Int
    ) throws -> (exercise: RoutineExercise, records: [LiftRecord])? {
        guard try days(database, of: program.id).contains(where: { $0.routine == routine }),
            let found = try user.routines.routine(database, id: routine),
            let exercise = try user.routines.exercises(database, of: found, until: day).first(where: {
                $0.slot == slot
            })
        else { return nil }
        let lift = try user.routines.lifts(database, of: routine)[slot] ?? []
        var exercises = [exercise.exercise.id: exercise.exercise]
        for other in try user.routines.ladder(database, of: exercise).values { exercises[other.id] = other }
        let workouts = try Dictionary(grouping: lift, by: \.routine).flatMap { routine, places in
            try user.routines.pastWorkouts(
                database, of: routine, slots: Set(places.map(\.slot)), until: day, before: nil, limit: limit)
        }
        let records = workouts.compactMap { workout -> LiftRecord? in
            guard let (sets, id) = workout.asked(lift, Set(exercises.keys)) else { return nil }
            return LiftRecord(
                workout: workout.id, day: workout.day, week: workout.week,
                exercise: exercises[id] ?? exercise.exercise, sets: sets,
                isBeforeRun: !(workout.entered.map(program.isOfRun) ?? (workout.day >= program.startedOn)))
        }
        return (exercise, Array(records.sorted { ($0.day, $0.workout) > ($1.day, $1.workout) }.prefix(limit)))
    }

    /// By the key of the lift: the training max that the person has, or 90 % of their estimated one-rep max; else 85 % of
    /// what the estimate gives for the asked reps, as it can be loaded, and without sets the empty bar.
    package func proposedStarts(
        _ database: Database, of program: LibraryProgram, _ exercises: [String: Exercise], on day: LocalDay
    ) throws -> [String: ProposedStart] {
        var starts: [String: ProposedStart] = [:]
        for lift in program.lifts where lift.asksForWeight {
            guard let exercise = exercises[lift.exercise] else { continue }
            starts[lift.key] = try proposedStart(database, of: lift, in: program, exercise, on: day)
        }
        return starts
    }

    private func proposedStart(
        _ database: Database, of lift: LibraryLift, in program: LibraryProgram, _ exercise: Exercise, on day: LocalDay
    ) throws -> ProposedStart? {
        if lift.needsTrainingMax, let max = try user.routines.currentTrainingMax(database, of: exercise.id, on: day) {
            return ProposedStart(kilograms: max.kilograms, isEstimated: false)
        }
        let loads = try user.routines.loads(database, for: exercise)
        let lines = program.days.lazy.flatMap(\.exercises).first { $0.progression == .lift(lift.key) }?.lines ?? []
        let estimate = try user.routines.estimatedOneRepMax(database, of: exercise.id, on: day)
        let body = try user.training.movedBody(database, exercise, on: day)
        let next = (lift.progression ?? .fixed).next(
            lines.filter { $0.week <= 1 }, after: LiftHistory(estimatedOneRepMax: estimate),
            on: Occasion(day: day, unit: user.units.weight, bodyKilograms: body ?? 0), loads)
        switch next.proposal {
        case .trainingMax(let kilograms) where kilograms > 0:
            return ProposedStart(kilograms: (kilograms * 2).rounded() / 2, isEstimated: true)
        case .workWeight(let kilograms) where kilograms > 0:
            return ProposedStart(kilograms: kilograms, isEstimated: true)
        default: break
        }
        guard !lift.needsTrainingMax, let bar = loads.rack?.emptyBar, bar.kilograms > 0 else { return nil }
        return ProposedStart(kilograms: bar.kilograms, isEstimated: false)
    }
}

/// The weight with which a lift of a built-in program could begin.
package struct ProposedStart: Sendable, Equatable {
    package let kilograms: Double
    /// From the person's own sets, instead of an empty bar.
    package let isEstimated: Bool
}
