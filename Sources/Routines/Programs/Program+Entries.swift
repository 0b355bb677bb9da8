import Fitness
import GRDB
import Models

extension User.Programs {
    /// Notes that a workout of a routine is a day of its program, if it is one: of several, the one that comes next.
    /// - Parameters:
    ///   - week: the one that its page showed.
    ///   - time: seconds since 1970.
    package func enter(
        _ database: Database, workout: Int64, of routine: Int64, on day: LocalDay, _ week: ProgramWeek?,
        at time: Int64
    ) throws {
        guard let program = try followedProgram(database, of: routine),
            let next = try outlook(database, of: program, on: day).day(of: routine)
        else { return }
        try database.insert(
            into: "program_entries",
            columns(program.id, next.number, week ?? next.week, on: day, at: time)
                + ["routine_session_id": workout])
    }

    /// Notes that a timed workout is the day that is due in a program, if it is its plan.
    package func enter(
        _ database: Database, timedWorkout: Int64, plan: Int64, at moment: TrainingMoment
    ) throws {
        guard let due = try dueDays(database, on: moment.today).first(where: { $0.day.activity == .plan(plan) }),
            // A second tap leads to the workout that the first one started.
            try Int.first(
                database, "SELECT 1 FROM program_entries WHERE workout_session_id = ?", [timedWorkout]) == nil
        else { return }
        try database.insert(
            into: "program_entries",
            columns(
                due.program.id, due.day.number, due.week, on: moment.today, at: moment.now.secondsSince1970)
                + ["workout_session_id": timedWorkout])
    }

    /// Leaves out the day that is due.
    /// - Parameter number: the day that the page showed.
    /// - Returns: false if the user follows no such program, or another day is due by now.
    package func skip(
        _ database: Database, _ program: Int64, number: Int, at moment: TrainingMoment
    ) throws -> Bool {
        guard let program = try self.program(database, id: program), program.isFollowed,
            let due = try due(database, of: program, on: moment.today), due.day.number == number
        else { return false }
        try database.insert(
            into: "program_entries",
            columns(program.id, number, due.week, on: moment.today, at: moment.now.secondsSince1970))
        return true
    }

    /// Brings back the day that was left out last, if nothing was done since.
    /// - Returns: false if there is none.
    package func unskip(_ database: Database, _ program: Int64, on today: LocalDay) throws -> Bool {
        guard let program = try self.program(database, id: program),
            let last = try entries(database, of: program, until: today, limit: 1).last, last.isSkipped
        else { return false }
        return try database.delete(from: "program_entries", id: last.id, of: user.id)
    }

    /// The open workout of a program, also one from before the program was begun again.
    package func openWorkout(_ database: Database, of program: Int64) throws -> RoutineWorkout? {
        guard let open = try user.routines.openHeader(database),
            try entered(database, workout: open.id)?.program == program
        else { return nil }
        return try user.routines.workout(database, open)
    }

    /// Whether a workout belongs to the time before its program was begun again.
    package func isBeforeRun(_ database: Database, workout: Int64, of program: Program) throws -> Bool {
        try entered(database, workout: workout).map { $0.program == program.id && !program.isOfRun($0) } ?? false
    }

    private func entered(_ database: Database, workout: Int64) throws -> PastWorkout.Entered? {
        try RowReader.first(
            database,
            """
            SELECT program_id, day, entered_at FROM program_entries WHERE routine_session_id = ? AND user_id = ?
            """, [workout, user.id]
        ) { PastWorkout.Entered(program: try $0.next(), day: try $0.next(), time: try $0.next()) }
    }

    private func columns(
        _ program: Int64, _ number: Int, _ week: ProgramWeek, on day: LocalDay, at time: Int64
    ) -> ColumnValues {
        [
            "program_id": program, "user_id": user.id, "number": number, "week": week.number,
            "is_deload": week.isLight, "day": day, "entered_at": time,
        ]
    }
}
