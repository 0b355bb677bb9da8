import Fitness
import GRDB
import Models
import Progression

extension User {
    /// Programs that the user follows or followed.
    package var programs: Programs { Programs(user: self) }

    package struct Programs: Sendable {
        package let user: User
    }
}

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

    /// The program of which a routine is a day, or several; also one that has ended.
    package func program(_ database: Database, of routine: Int64) throws -> Program? {
        try Program.first(
            database,
            """
            SELECT \(Program.columns) FROM programs
            JOIN program_days ON program_days.program_id = programs.id
            WHERE routine_id = ? AND programs.user_id = ? LIMIT 1
            """, [routine, user.id])
    }

    /// The program as a day of which a timed workout was begun.
    package func program(_ database: Database, ofTimedWorkout workout: Int64) throws -> Program? {
        try Program.first(
            database,
            """
            SELECT \(Program.columns) FROM programs
            JOIN program_entries ON program_entries.program_id = programs.id
            WHERE workout_session_id = ? AND programs.user_id = ? LIMIT 1
            """, [workout, user.id])
    }

    /// How the program counts of which a routine is a day, also one that somebody else shares with the user.
    package func schedule(_ database: Database, of routine: Routine) throws -> ProgramSchedule? {
        guard let shown = try user.routines.visibleRoutine(database, id: routine.id) else { return nil }
        return try ProgramSchedule.first(
            database,
            """
            SELECT schedule FROM programs JOIN program_days ON program_days.program_id = programs.id
            WHERE routine_id = ? AND programs.user_id = ? LIMIT 1
            """, [shown.id, shown.owner])
    }

    /// The program that is followed and of which a routine is a day.
    package func followedProgram(_ database: Database, of routine: Int64) throws -> Program? {
        try program(database, of: routine).flatMap { $0.isFollowed ? $0 : nil }
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

    /// The last entries since its start, oldest first, without timed workouts that were broken off and workouts of routines
    /// in which only warm-ups were done.
    /// - Parameters:
    ///   - day: the last day of which to look at entries.
    ///   - limit: how many; nil for the number that decides what comes next.
    package func entries(
        _ database: Database, of program: Program, until day: LocalDay, limit: Int? = nil
    ) throws -> [ProgramEntry] {
        let limit = limit ?? ProgramCalendar.memory(of: program.schedule)
        return try ProgramEntry.all(
            database,
            """
            SELECT \(ProgramEntry.columns) FROM program_entries
            LEFT JOIN workout_sessions ON workout_sessions.id = workout_session_id
            LEFT JOIN routine_sessions ON routine_sessions.id = routine_session_id
            WHERE program_id = ? AND program_entries.user_id = ? AND program_entries.day BETWEEN ? AND ?
                AND (program_entries.day > ? OR entered_at > ?)
                AND (workout_sessions.id IS NULL OR completed_at IS NULL OR is_mostly_done)
                AND (finished_at IS NULL
                    OR EXISTS (
                        SELECT 1 FROM routine_session_sets
                        JOIN strength_sets ON session_set_id = routine_session_sets.id
                        WHERE session_id = routine_sessions.id AND strength_sets.kind <> 'warmUp')
                    OR NOT EXISTS (
                        SELECT 1 FROM routine_session_sets
                        JOIN strength_sets ON session_set_id = routine_session_sets.id
                        WHERE session_id = routine_sessions.id))
            ORDER BY program_entries.day DESC, entered_at DESC, program_entries.id DESC LIMIT ?
            """,
            [
                program.id, user.id, program.startedOn, day, program.startedOn, program.lastSecondBefore, limit,
            ]
        ).reversed()
    }

    /// What comes next in a program.
    /// - Returns: nil for a program without days.
    package func due(_ database: Database, of program: Program, on today: LocalDay) throws -> ProgramDue? {
        try outlook(database, of: program, on: today).due
    }

    func outlook(_ database: Database, of program: Program, on today: LocalDay) throws -> ProgramOutlook {
        let entries = try entries(database, of: program, until: today).map(\.calendarEntry)
        let first = min(entries.first?.day ?? today, today.startOfWeek(.monday))
        let daysOff = try user.training.daysOff(database, from: first, to: today + DaysOffDraft.maximumDaysAhead)
        return ProgramOutlook(
            program: program, days: try days(database, of: program.id), entries: entries,
            daysOff: Set(daysOff.map(\.day)), today: today)
    }

    /// What comes next in each program that is followed.
    package func dueDays(_ database: Database, on today: LocalDay) throws -> [ProgramDue] {
        try programs(database).filter(\.isFollowed).compactMap { try due(database, of: $0, on: today) }
    }

    // The week of a workout

    /// The week in which a workout of a routine begins; nil if it is no day of a program that is followed.
    func week(_ database: Database, of routine: Int64, on day: LocalDay) throws -> ProgramWeek? {
        guard let program = try followedProgram(database, of: routine) else { return nil }
        return try outlook(database, of: program, on: day).day(of: routine)?.week ?? program.week(1)
    }

    func week(_ database: Database, ofSession workout: Int64) throws -> ProgramWeek? {
        try RowReader.first(
            database, "SELECT week, is_deload FROM program_entries WHERE routine_session_id = ? AND user_id = ?",
            [workout, user.id], ProgramWeek.read) ?? nil
    }

    /// After how many weeks the sets of a routine begin again.
    func weeks(_ database: Database, of routine: Int64) throws -> Int {
        try program(database, of: routine)?.weeks ?? 1
    }

    // Forms and requests that are sent twice.

    /// Within this time after a program was created, the same one again counts as the same submission.
    private static let resubmissionSeconds: Int64 = 600

    /// The program that the same draft made shortly before.
    func resubmitted(
        _ database: Database, _ draft: ProgramDraft, from firstDay: LocalDay, at moment: TrainingMoment
    ) throws -> Int64? {
        guard let newest = try self.newest(database, draft, key: nil, from: firstDay, at: moment),
            try days(database, of: newest).map(\.activity) == draft.days.map(\.activity)
        else { return nil }
        return newest
    }

    /// The program that the same start of a built-in one made shortly before.
    /// - Parameter exercises: those of its days, by their keys.
    func resubmitted(
        _ database: Database, _ library: LibraryProgram, _ start: ProgramStart, _ exercises: [String: Exercise],
        at moment: TrainingMoment
    ) throws -> Int64? {
        let draft = ProgramDraft(library, start, days: [])
        guard let newest = try self.newest(database, draft, key: library.key, from: start.firstDay, at: moment),
            try haveSameTrainingMaxes(database, library, start, exercises),
            try haveSameWeights(database, library, start, exercises, in: newest, until: moment.today.next)
        else { return nil }
        return newest
    }

    private func newest(
        _ database: Database, _ draft: ProgramDraft, key: String?, from firstDay: LocalDay, at moment: TrainingMoment
    ) throws -> Int64? {
        let newest = try Program.first(
            database,
            """
            SELECT \(Program.columns) FROM programs WHERE user_id = ? AND name = ? AND library_key IS ?
                AND created_at >= ? AND started_on = ? AND ended_on IS NULL ORDER BY id DESC LIMIT 1
            """, [user.id, draft.name, key, moment.now.secondsSince1970 - Self.resubmissionSeconds, firstDay])
        guard let newest, newest.note == draft.note, newest.schedule == draft.schedule,
            newest.weekdays == draft.weekdays, newest.weeks == draft.weeks, newest.deloadEvery == draft.deloadEvery
        else { return nil }
        return newest.id
    }

    private func haveSameTrainingMaxes(
        _ database: Database, _ library: LibraryProgram, _ start: ProgramStart, _ exercises: [String: Exercise]
    ) throws -> Bool {
        try library.lifts.filter(\.needsTrainingMax).allSatisfy { lift in
            guard let exercise = exercises[lift.exercise]?.id else { return true }
            guard let kilograms = start.kilograms[lift.key] else {
                return try user.routines.trainingMax(database, of: exercise, from: start.firstDay) == nil
            }
            return try user.routines.trainingMax(database, of: exercise, on: start.firstDay)?.kilograms == kilograms
        }
    }

    /// - Parameter day: a weight that was said after a workout of today counts from tomorrow.
    private func haveSameWeights(
        _ database: Database, _ library: LibraryProgram, _ start: ProgramStart, _ exercises: [String: Exercise],
        in program: Int64, until day: LocalDay
    ) throws -> Bool {
        let lifts = Dictionary(uniqueKeysWithValues: library.lifts.map { ($0.key, $0) })
        return try zip(library.days, days(database, of: program)).allSatisfy { planned, made in
            guard let routine = try made.routine.flatMap({ try user.routines.routine(database, id: $0) }) else {
                return planned.plan != nil
            }
            let lines = planned.exercises.filter { exercises[$0.exercise] != nil }
            return try zip(lines, user.routines.exercises(database, of: routine, until: day))
                .allSatisfy { line, entry in
                    guard case .lift(let key) = line.progression, let lift = lifts[key], lift.asksForWeight,
                        !lift.needsTrainingMax
                    else { return true }
                    return entry.statedWeight?.kilograms == start.kilograms[key]
                }
        }
    }
}
