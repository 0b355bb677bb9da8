import Fitness
import GRDB
import Models
import Storage

extension User.Programs {
    /// Those that are followed first, and then the newest first.
    package func programs(_ database: Database) throws -> [Program] {
        try Program.all(
            database,
            "SELECT \(Program.columns) FROM programs WHERE user_id = ? ORDER BY id DESC", [user.id]
        ).sorted { first, second in
            guard first.isFollowed == second.isFollowed else { return first.isFollowed }
            return (first.endedOn ?? first.startedOn, first.id) > (second.endedOn ?? second.startedOn, second.id)
        }
    }

    package func program(_ database: Database, id program: Int64) throws -> Program? {
        try Program.first(
            database, "SELECT \(Program.columns) FROM programs WHERE id = ? AND user_id = ?",
            [program, user.id])
    }

    /// The program of which a routine is a day.
    package func program(_ database: Database, of routine: Int64) throws -> Program? {
        try Program.first(
            database,
            """
            SELECT \(Program.columns) FROM programs
            JOIN program_days ON program_days.program_id = programs.id
            WHERE routine_id = ? AND programs.user_id = ?
            """, [routine, user.id])
    }

    /// The routines that are days of other programs.
    package func routinesOfOthers(_ database: Database, than program: Int64?) throws -> Set<Int64> {
        try Int64.set(
            database,
            "SELECT routine_id FROM program_days WHERE user_id = ? AND program_id IS NOT ? AND routine_id IS NOT NULL",
            [user.id, program])
    }

    /// In their order.
    package func days(_ database: Database, of program: Int64) throws -> [ProgramDay] {
        try ProgramDay.all(
            database,
            """
            SELECT number, routine_id, plan_id, coalesce(routines.name, workout_plans.name) FROM program_days
            LEFT JOIN routines ON routines.id = routine_id LEFT JOIN workout_plans ON workout_plans.id = plan_id
            WHERE program_id = ? AND program_days.user_id = ? ORDER BY position
            """, [program, user.id])
    }

    /// The last ones since its start, oldest first. A timed workout that was broken off is none.
    /// - Parameter day: the last day of which to look at entries.
    package func entries(
        _ database: Database, of program: Program, until day: LocalDay, limit: Int = ProgramCalendar.memory
    ) throws -> [ProgramEntry] {
        try ProgramEntry.all(
            database,
            """
            SELECT \(ProgramEntry.columns) FROM program_entries
            LEFT JOIN workout_sessions ON workout_sessions.id = workout_session_id
            WHERE program_id = ? AND program_entries.user_id = ? AND program_entries.day BETWEEN ? AND ?
                AND (workout_sessions.id IS NULL OR completed_at IS NULL OR is_mostly_done)
            ORDER BY program_entries.day DESC, entered_at DESC, program_entries.id DESC LIMIT ?
            """, [program.id, user.id, program.startedOn, day, limit]
        ).reversed()
    }

    /// What comes next in a program.
    /// - Returns: nil for a program without days.
    package func due(_ database: Database, of program: Program, on today: LocalDay) throws -> ProgramDue? {
        let days = try days(database, of: program.id)
        let calendar = ProgramCalendar(
            days: days.map { String($0.number) }, schedule: program.schedule, weekdays: program.weekdays,
            firstDay: program.startedOn)
        let entries = try entries(database, of: program, until: today).map(\.calendarEntry)
        let first = min(entries.last?.day ?? today, today.startOfWeek(.monday))
        let daysOff = try user.training.daysOff(database, from: first, to: today + DaysOffDraft.maximumDaysAhead)
        guard let due = calendar.due(after: entries, today: today, daysOff: Set(daysOff.map(\.day))),
            let place = days.firstIndex(where: { String($0.number) == due.key })
        else { return nil }
        return ProgramDue(program: program, day: days[place], place: place, week: program.week(due.week), date: due.day)
    }

    /// What comes next in each program that is followed.
    package func dueDays(_ database: Database, on today: LocalDay) throws -> [ProgramDue] {
        try programs(database).filter(\.isFollowed).compactMap { try due(database, of: $0, on: today) }
    }

    // The week of a workout

    /// The week in which a workout of a routine begins; nil if it is no day of a program.
    func week(_ database: Database, of routine: Int64, on day: LocalDay) throws -> ProgramWeek? {
        guard let program = try program(database, of: routine) else { return nil }
        return try due(database, of: program, on: day)?.week ?? program.week(1)
    }

    func week(_ database: Database, ofSession session: Int64) throws -> ProgramWeek? {
        try RowReader.first(
            database, "SELECT week, is_deload FROM program_entries WHERE routine_session_id = ? AND user_id = ?",
            [session, user.id], ProgramWeek.read) ?? nil
    }

    /// After how many weeks the sets of a routine begin again.
    func weeks(_ database: Database, of routine: Int64) throws -> Int {
        try program(database, of: routine)?.weeks ?? 1
    }
}
