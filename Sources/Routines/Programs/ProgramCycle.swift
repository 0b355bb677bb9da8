import Fitness
import GRDB
import Models

/// What a cycle of a program amounts to.
package struct ProgramCycle: Sendable {
    /// Counted from 1.
    package let number: Int
    package let firstDay: LocalDay
    package let lastDay: LocalDay
    package let workouts: [RoutineSession]
    package let timedWorkouts: Int
    package let skippedDays: Int
    package let totals: RoutineSummary.Totals
    package let records: [PersonalRecord]
    package let lifts: [Lift]

    /// A lift with the first and the last weight that its rule went on from.
    package struct Lift: Sendable {
        package let exercise: Exercise
        package let first: Double
        package let last: Double
    }
}

extension User.Programs {
    private static let longestCycle = 400

    /// - Returns: nil if nothing was done in it, or if the program has no cycles.
    package func cycle(
        _ database: Database, _ number: Int, of program: Program, on today: LocalDay
    ) throws -> ProgramCycle? {
        let days = try days(database, of: program.id)
        guard let length = program.cycleWeeks(days: days.count), number >= 1 else { return nil }
        let weeks = (number - 1) * length + 1...number * length
        let entries = try entries(database, of: program, until: today, limit: Self.longestCycle)
            .filter { weeks.contains($0.week.number) }
        guard let first = entries.first, let last = entries.last else { return nil }
        let workouts = try entries.compactMap(\.routineSession).compactMap { id in
            try user.routines.header(database, "id = ?", [id]).map { try user.routines.session(database, $0) }
        }
        var totals = RoutineSummary.Totals()
        for workout in workouts {
            totals.sets += workout.totals.sets
            totals.reps += workout.totals.reps
            totals.volumeGrams += workout.totals.volumeGrams
            totals.seconds += workout.totals.seconds
        }
        let done = Set(workouts.flatMap(\.sets).compactMap(\.done?.id))
        let records = try Set(workouts.map(\.day)).sorted().flatMap { day in
            try user.training.setRecords(database, on: day).filter { record in
                record.mark.source.setID.map(done.contains) ?? false
            }
        }
        return ProgramCycle(
            number: number, firstDay: first.day, lastDay: last.day, workouts: workouts,
            timedWorkouts: entries.count { $0.timedWorkout != nil }, skippedDays: entries.count(where: \.isSkipped),
            totals: totals, records: records,
            lifts: try lifts(database, of: program, on: today).compactMap { lift in
                try change(database, of: lift, in: program, weeks, on: today)
            })
    }

    private func change(
        _ database: Database, of lift: ProgramLift, in program: Program, _ weeks: ClosedRange<Int>, on today: LocalDay
    ) throws -> ProgramCycle.Lift? {
        let records = try records(
            database, of: program, routine: lift.routine, slot: lift.slot, on: today, limit: Self.longestCycle)
        let bases = records?.records.filter { record in
            record.day >= program.startedOn && record.week.map { weeks.contains($0.number) && !$0.isLight } ?? false
        }.compactMap(\.basisKilograms)
        guard let first = bases?.last, let last = bases?.first else { return nil }
        return ProgramCycle.Lift(exercise: lift.exercise, first: first, last: last)
    }

    /// How many cycles have begun.
    package func cycles(_ database: Database, of program: Program, on today: LocalDay) throws -> Int {
        let days = try days(database, of: program.id)
        guard let length = program.cycleWeeks(days: days.count),
            let last = try entries(database, of: program, until: today, limit: 1).last
        else { return 0 }
        return (last.week.number - 1) / length + 1
    }
}
