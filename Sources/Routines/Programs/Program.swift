import Fitness
import GRDB
import Models
import Progression
import Texts

/// Days that a person trains by, in rotation or each on its weekday.
package struct Program: Sendable, Identifiable, Equatable {
    package let id: Int64
    package var name: String
    package var note: String
    /// The built-in program with which it began.
    package let libraryKey: String?
    package var schedule: ProgramSchedule
    package var weekdays: [Weekday]
    /// After how many weeks its sets begin again.
    package var weeks: Int
    /// 4 if every fourth week is light; nil if no week is.
    package var deloadEvery: Int?
    package let startedOn: LocalDay
    /// nil while it is followed.
    package let endedOn: LocalDay?
    /// Seconds since 1970.
    package let createdAt: Int64
    /// When it was begun again, in seconds since 1970; nil if it never was.
    package var restartedAt: Int64?

    package var isFollowed: Bool { endedOn == nil }

    /// Whether a workout counts for its weeks: only while it is followed, and only since it was last begun.
    func counts(_ entered: PastWorkout.Entered) -> Bool {
        isFollowed && entered.program == id && isOfRun(entered)
    }

    /// Whether a workout was entered since it was begun, or begun again.
    func isOfRun(_ entered: PastWorkout.Entered) -> Bool {
        entered.day > startedOn || (entered.day == startedOn && entered.time > lastSecondBefore)
    }

    /// What was entered in the second in which it was begun again belongs to the time before, as it was there already.
    var lastSecondBefore: Int64 { restartedAt ?? -1 }

    /// How many weeks one of its cycles has, including the light week; nil if it has no cycles. A program with more days
    /// than a week, such as a list of running intervals, is one cycle.
    package func cycleWeeks(days: Int) -> Int? {
        plannedWeeks ?? (days > Weekday.allCases.count ? 1 : nil)
    }

    /// After how many weeks its sets or its light week come again; nil if all weeks are alike.
    var plannedWeeks: Int? { weeks > 1 ? weeks : deloadEvery }

    /// How a day is called within it: `A1` for the routine `GZCLP: A1`.
    package func name(of day: ProgramDay) -> String {
        let prefix = ProgramTexts.nameOfDay(name, "")
        return day.name.hasPrefix(prefix) && day.name != prefix ? String(day.name.dropFirst(prefix.count)) : day.name
    }

    /// The last one goes on for ever.
    package func week(_ number: Int) -> ProgramWeek {
        let number = min(number, ProgramWeek.numbers.upperBound)
        return ProgramWeek(number: number, isLight: ProgramCalendar.isDeload(week: number, every: deloadEvery))
    }
}

extension Program: RowReadable {
    static let columns = """
        programs.id, programs.name, programs.note, programs.library_key, programs.schedule, \
        programs.weekdays, programs.weeks, programs.deload_every, programs.started_on, programs.ended_on, \
        programs.created_at, programs.restarted_at
        """

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), name: row.next(), note: row.next(), libraryKey: row.next(), schedule: row.next(),
            weekdays: row.text { ProgramDraft.weekdays($0) }, weeks: row.next(), deloadEvery: row.next(),
            startedOn: row.next(), endedOn: row.next(), createdAt: row.next(), restartedAt: row.next())
    }
}

extension ProgramSchedule: ColumnValue {}

/// A day of a program.
package struct ProgramDay: Sendable, Equatable {
    /// Which day of the program it is, whatever its place becomes.
    package let number: Int
    package let activity: ProgramActivity
    package let name: String

    package var routine: Int64? { activity.routine }
}

extension ProgramDay: RowReadable {
    package init(_ row: inout RowReader) throws {
        number = try row.next()
        let (routine, plan) = (try row.next(Int64?.self), try row.next(Int64?.self))
        activity = routine.map { .routine($0) } ?? .plan(plan ?? 0)
        name = try row.next()
    }
}

/// A day that was done, or left out on purpose.
package struct ProgramEntry: Sendable, Equatable {
    package let id: Int64
    package let number: Int
    package let week: ProgramWeek
    package let day: LocalDay
    package let routineWorkout: Int64?
    package let timedWorkout: Int64?

    package var isSkipped: Bool { routineWorkout == nil && timedWorkout == nil }

    var calendarEntry: ProgramCalendar.Entry {
        ProgramCalendar.Entry(key: String(number), week: week.number, day: day, isSkipped: isSkipped)
    }
}

extension ProgramEntry: RowReadable {
    static let columns = """
        program_entries.id, program_entries.number, program_entries.week, program_entries.is_deload, \
        program_entries.day, program_entries.routine_session_id, program_entries.workout_session_id
        """

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        number = try row.next()
        week = ProgramWeek(number: try row.next(), isLight: try row.next())
        day = try row.next()
        routineWorkout = try row.next()
        timedWorkout = try row.next()
    }
}

/// The day of a program that comes next.
package struct ProgramDue: Sendable, Equatable {
    package let program: Program
    package let day: ProgramDay
    /// Its place among the days of the program, from 0.
    package let place: Int
    package let week: ProgramWeek
    /// When it comes; before today if it was missed.
    package let date: LocalDay
}

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
