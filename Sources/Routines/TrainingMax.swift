import Fitness
import GRDB
import Models
import Progression

/// The weight that percentages of an exercise are of, from a day on.
package struct TrainingMax: Sendable, Equatable {
    package let exercise: Int64
    package let firstDay: LocalDay
    package let kilograms: Double
}

extension TrainingMax: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(exercise: row.next(), firstDay: row.next(), kilograms: row.next())
    }
}

extension User.Routines {
    /// By exercise, each from its first day to its last.
    package func trainingMaxes(_ database: Database) throws -> [TrainingMax] {
        try TrainingMax.all(
            database,
            """
            SELECT exercise_id, first_day, kilograms FROM training_maxes WHERE user_id = ?
            ORDER BY exercise_id, first_day
            """, [user.id])
    }

    /// Those of an exercise that begin after a day, the next one first.
    package func trainingMaxes(_ database: Database, of exercise: Int64, after day: LocalDay) throws -> [TrainingMax] {
        try TrainingMax.all(
            database,
            """
            SELECT exercise_id, first_day, kilograms FROM training_maxes
            WHERE user_id = ? AND exercise_id = ? AND first_day > ? ORDER BY first_day
            """, [user.id, exercise, day])
    }

    /// What was said on a day.
    package func trainingMax(
        _ database: Database, of exercise: Int64, from day: LocalDay
    ) throws -> TrainingMax? {
        try TrainingMax.first(
            database,
            """
            SELECT exercise_id, first_day, kilograms FROM training_maxes
            WHERE user_id = ? AND exercise_id = ? AND first_day = ?
            """, [user.id, exercise, day])
    }

    /// Says it from a day on, instead of what was said from that day on before.
    package func setTrainingMax(_ database: Database, _ draft: TrainingMaxDraft) throws {
        try database.run(
            """
            INSERT INTO training_maxes (user_id, exercise_id, first_day, kilograms) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id, exercise_id, first_day) DO UPDATE SET kilograms = excluded.kilograms
            """, [user.id, draft.exercise, draft.firstDay, draft.kilograms])
    }

    /// - Returns: whether there was one.
    package func deleteTrainingMax(_ database: Database, of exercise: Int64, from day: LocalDay) throws -> Bool {
        try database.run(
            "DELETE FROM training_maxes WHERE user_id = ? AND exercise_id = ? AND first_day = ?",
            [user.id, exercise, day])
        return database.changesCount == 1
    }

    /// Takes back what was said since a workout, or all of it.
    package func deleteTrainingMaxes(_ database: Database, of exercise: Int64, after workout: LocalDay?) throws {
        try database.run(
            "DELETE FROM training_maxes WHERE user_id = ? AND exercise_id = ? AND first_day > coalesce(?, '')",
            [user.id, exercise, workout])
    }

    /// Changes what is said of an exercise, and leaves an undo step.
    /// - Returns: the step; nil if everything is as before.
    package func changeTrainingMaxes(
        _ database: Database, of exercise: Int64, at moment: TrainingMoment, _ change: () throws -> Void
    ) throws -> Int64? {
        try user.leaveUndoStep(
            database, at: .routine,
            of: { try StoredRow.all(database, "training_maxes", of: user.id, where: "exercise_id", is: exercise) },
            now: moment.now.secondsSince1970, change)
    }

    package func runningTrainingMax(
        _ database: Database, of exercise: Int64, on day: LocalDay
    ) throws -> RunningTrainingMax? {
        let stated = try trainingMax(database, of: exercise, on: day)
        func said() -> RunningTrainingMax? {
            stated.map { RunningTrainingMax(kilograms: $0.kilograms, firstDay: $0.day, lift: nil) }
        }
        guard let lift = try cycleLift(database, of: exercise, on: day),
            let reached = try reached(database, lift, on: day), let kilograms = reached.kilograms,
            let last = reached.lastWorkout, stated.map({ $0.day <= last }) ?? true
        else { return said() }
        func isSame(_ other: Double?) -> Bool { other.map { abs($0 - kilograms) <= weightToleranceKilograms } ?? false }
        let since =
            reached.workouts.reversed().prefix { workout in
                isSame(workout.sets.lazy.compactMap(\.target.basisKilograms).first)
            }.last?.day ?? last
        let first = stated.flatMap { isSame($0.kilograms) ? $0.day : nil } ?? since
        return RunningTrainingMax(kilograms: kilograms, firstDay: min(since, first), lift: lift)
    }

    /// As it is from now on: what was said after a workout of today counts from tomorrow.
    package func currentTrainingMax(
        _ database: Database, of exercise: Int64, on today: LocalDay
    ) throws -> RunningTrainingMax? {
        let isForTomorrow = try trainingMax(database, of: exercise, from: today.next) != nil
        return try runningTrainingMax(database, of: exercise, on: isForTomorrow ? today.next : today)
    }

    /// The day of the last workout of the lift whose rule says an exercise's training max. A training max for that day or
    /// an earlier one would change nothing.
    package func lastTrainingMaxWorkout(
        _ database: Database, of exercise: Int64, on day: LocalDay
    ) throws -> LocalDay? {
        try cycleLift(database, of: exercise, on: day).flatMap { try reached(database, $0, on: day) }?.lastWorkout
    }

    /// Says the training max of an exercise from its next workout on.
    package func sayTrainingMax(
        _ database: Database, _ kilograms: Double, of exercise: Exercise, on today: LocalDay
    ) throws {
        let last = try lastTrainingMaxWorkout(database, of: exercise.id, on: today)
        let draft = try TrainingMaxDraft.checked(
            exercise: exercise, firstDay: last.map { max(today, $0.next) } ?? today, kilograms: kilograms, today: today
        ).get()
        try setTrainingMax(database, draft)
    }

    /// Takes back what was said since the last workout: what the rule of a program has reached counts again, if there is
    /// one.
    package func takeBackTrainingMax(_ database: Database, of exercise: Int64, on today: LocalDay) throws {
        let last = try lastTrainingMaxWorkout(database, of: exercise, on: today)
        try deleteTrainingMaxes(database, of: exercise, after: last)
    }

    /// The lift of a program whose rule says the training max of an exercise.
    private func cycleLift(
        _ database: Database, of exercise: Int64, on day: LocalDay
    ) throws -> RunningTrainingMax.Lift? {
        try RunningTrainingMax.Lift.all(
            database,
            """
            SELECT programs.id, programs.name, programs.ended_on, program_days.position, routine_exercises.routine_id,
                routine_exercises.slot
            FROM programs JOIN program_days ON program_days.program_id = programs.id
            JOIN routine_exercises ON routine_exercises.routine_id = program_days.routine_id
            WHERE programs.user_id = ? AND started_on <= ? AND exercise_id = ? AND rule LIKE 'cycle %'
            """, [user.id, day, exercise]
        ).min { $0.isBefore($1) }
    }

    private func reached(
        _ database: Database, _ lift: RunningTrainingMax.Lift, on day: LocalDay
    ) throws -> ReachedTrainingMax? {
        guard let routine = try routine(database, id: lift.routine) else { return nil }
        let week = try user.programs.week(database, of: routine.id, on: day)
        let memory = try memory(database, of: routine, on: day, week: week, before: nil)
        guard let entry = memory.exercises.first(where: { $0.slot == lift.slot }), let rule = entry.rule else {
            return nil
        }
        let workouts = memory.lift(entry.slot, [entry.exercise.id]) { _ in nil }
        let kilograms = rule.trainingMax(
            after: try history(database, of: entry, workouts, memory),
            on: try occasion(database, of: entry, after: workouts, memory), try loads(database, for: entry.exercise))
        return ReachedTrainingMax(kilograms: kilograms, workouts: workouts)
    }
}

/// The training max of an exercise that counts on a day: what the rule of its program has reached, or what the person said
/// since. It is worked out each time, so that no two places can say different things.
package struct RunningTrainingMax: Sendable, Equatable {
    package let kilograms: Double
    /// The first day on which it counts.
    package let firstDay: LocalDay
    /// Where it comes from; nil for what the person said.
    package let lift: Lift?

    /// A place of a program at which the exercise is done by a `cycle`.
    package struct Lift: Sendable, Equatable {
        package let program: Int64
        package let programName: String
        package let routine: Int64
        package let slot: Int
        /// nil while the program is followed.
        fileprivate let endedOn: LocalDay?
        fileprivate let position: Int

        package init(program: Int64, programName: String, routine: Int64, slot: Int) {
            (self.program, self.programName, self.routine, self.slot) = (program, programName, routine, slot)
            (endedOn, position) = (nil, 0)
        }
    }

    package init(kilograms: Double, firstDay: LocalDay, lift: Lift?) {
        (self.kilograms, self.firstDay, self.lift) = (kilograms, firstDay, lift)
    }
}

extension RunningTrainingMax.Lift: RowReadable {
    package init(_ row: inout RowReader) throws {
        program = try row.next()
        programName = try row.next()
        endedOn = try row.next()
        position = try row.next()
        routine = try row.next()
        slot = try row.next()
    }

    /// One of a program that is followed comes first, then that of the program that ended last.
    fileprivate func isBefore(_ other: Self) -> Bool {
        guard program != other.program else { return position < other.position }
        guard endedOn != other.endedOn else { return program > other.program }
        guard let endedOn else { return true }
        return other.endedOn.map { endedOn > $0 } ?? false
    }
}

/// What the rule of a lift has reached, with the workouts that it reads.
private struct ReachedTrainingMax {
    let kilograms: Double?
    /// The oldest first.
    let workouts: [LiftWorkout]

    var lastWorkout: LocalDay? { workouts.last { workout in workout.sets.contains { $0.done != nil } }?.day }
}
