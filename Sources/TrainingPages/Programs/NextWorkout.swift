import Fitness
import GRDB
import Models
import Routines
import Texts

/// What a program asks after a workout of it: when, which day, and its first lift.
struct NextWorkout: Sendable {
    private let due: ProgramDue
    /// How many days the program has.
    private let days: Int
    /// nil for a timed workout.
    private let first: WorkoutExercise?

    /// - Returns: nil if the workout is no day of a program that is followed.
    init?(_ database: Database, _ user: User, after workout: RoutineWorkout, today: LocalDay) throws {
        let program = try workout.routine.flatMap { try user.programs.program(database, of: $0) }
        try self.init(database, user, of: program, today: today)
    }

    /// - Returns: also nil if it was broken off, because then it is due again.
    init?(_ database: Database, _ user: User, after workout: TimedWorkout, today: LocalDay) throws {
        guard workout.run.isMostlyDone else { return nil }
        let program = try user.programs.program(database, ofTimedWorkout: workout.id)
        try self.init(database, user, of: program, today: today)
    }

    private init?(_ database: Database, _ user: User, of program: Program?, today: LocalDay) throws {
        guard let program, program.isFollowed, let due = try user.programs.due(database, of: program, on: today)
        else { return nil }
        let routine = try due.day.routine.flatMap { try user.routines.routine(database, id: $0) }
        self.due = due
        days = try user.programs.days(database, of: program.id).count
        first = try routine.map {
            try user.routines.preview(database, of: $0, on: max(due.date, today), token: "next")
        }?.exercises.first
    }

    /// `Next: Wednesday, B1: Overhead Press 5 × 3+ at 30 kg`
    func text(_ units: Units, today: LocalDay) -> String {
        let name = due.program.name(of: due.day)
        let targets = first?.sets.compactMap(\.loadedTarget).filter(\.isWork) ?? []
        guard let first, !targets.isEmpty else {
            let isTimed = due.day.routine == nil
            return RoutineTexts.nextWorkout(
                date(today), isTimed ? ProgramTexts.joined(name, due.position(of: days)) : name)
        }
        let sets = RoutineTargetText(exercise: first.exercise, units: units).summary(targets)
        return RoutineTexts.nextWorkoutWithLift(date(today), name, first.exercise.name, sets)
    }

    private func date(_ today: LocalDay) -> String {
        switch due.date - today {
        case ...0: ProgramTexts.today
        case 1..<7: due.date.weekday.name
        default: due.date.relativeText(today: today)
        }
    }
}
