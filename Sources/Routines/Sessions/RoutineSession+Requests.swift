import Fitness
import GRDB
import Models

extension User.Routines {
    /// A session with its done sets, what was done the last time and, while it is open, why its weights are asked.
    package func session(_ database: Database, id session: Int64) throws -> RoutineSession? {
        try header(database, "id = ?", [session]).map { try detailed(database, $0) }
    }

    package func session(_ database: Database, token: String) throws -> RoutineSession? {
        try header(database, "token = ?", [token]).map { try detailed(database, $0) }
    }

    /// The one that is not finished; there is at most one.
    package func openSession(_ database: Database) throws -> RoutineSession? {
        try openHeader(database).map { try detailed(database, $0) }
    }

    /// The sessions of a day with their done sets, the oldest first.
    package func sessions(_ database: Database, on day: LocalDay) throws -> [RoutineSession] {
        try headers(database, "day = ? ORDER BY started_at, id", [day]).map { try session(database, $0) }
    }

    /// The last sessions of a routine, the newest first.
    package func sessionOverviews(
        _ database: Database, of routine: Int64, limit: Int
    ) throws -> [RoutineSessionOverview] {
        try headers(database, "routine_id = ? ORDER BY day DESC, id DESC LIMIT ?", [routine, limit]).map { header in
            RoutineSessionOverview(
                id: header.id, routine: routine, day: header.day, isOpen: header.finishedAt == nil,
                totals: try totals(database, of: header))
        }
    }

    func openHeader(_ database: Database) throws -> SessionHeader? {
        try header(database, "finished_at IS NULL")
    }

    func header(
        _ database: Database, _ condition: String, _ arguments: StatementArguments = []
    ) throws -> SessionHeader? {
        try headers(database, condition, arguments).first
    }

    func headers(
        _ database: Database, _ condition: String, _ arguments: StatementArguments
    ) throws -> [SessionHeader] {
        try SessionHeader.all(
            database, "SELECT \(SessionHeader.columns) FROM routine_sessions WHERE user_id = ? AND \(condition)",
            [user.id] + arguments)
    }

    /// What was asked and what was done.
    func session(_ database: Database, _ header: SessionHeader) throws -> RoutineSession {
        let rows = try rows(database, of: header.id)
        let done = try doneSets(database, of: header.id)
        var exercises: [SessionExercise] = []
        for row in rows {
            let set = row.set(done[row.id])
            let known = exercises.firstIndex { $0.slot == row.slot && $0.exercise.id == row.exercise.id }
            if let known {
                exercises[known].sets.append(set)
            } else {
                let asked = try row.askedExercise.flatMap { try user.training.exercise(database, id: $0) }
                exercises.append(
                    SessionExercise(
                        slot: row.slot, exercise: row.exercise, askedExercise: asked, group: row.group,
                        restSeconds: row.restSeconds, clock: row.clock, note: "", sets: [set]))
            }
        }
        return RoutineSession(
            id: header.id, token: header.token, routine: header.routine, name: header.name, day: header.day,
            startedAt: header.startedAt, finishedAt: header.finishedAt, note: header.note,
            week: try user.programs.week(database, ofSession: header.id), exercises: exercises
        ).withRests(user.restTimer)
    }

    func rows(_ database: Database, of session: Int64) throws -> [SessionRow] {
        try SessionRow.all(
            database,
            """
            SELECT \(SessionRow.columns) FROM routine_session_sets JOIN \(Exercise.tables)
            WHERE exercises.id = routine_session_sets.exercise_id AND session_id = :session
                AND routine_session_sets.user_id = :user
            ORDER BY routine_session_sets.position, routine_session_sets.id
            """, ["session": session, "user": user.id])
    }

    /// By the row of what was asked.
    func doneSets(_ database: Database, of session: Int64) throws -> [Int64: StrengthSet] {
        let sets = try RowReader.all(
            database,
            """
            SELECT strength_sets.session_set_id, \(StrengthSet.columns)
            FROM routine_session_sets JOIN strength_sets ON strength_sets.session_set_id = routine_session_sets.id
            WHERE session_id = ? AND routine_session_sets.user_id = ?
            """, [session, user.id]
        ) { (try $0.next(Int64.self), try StrengthSet(&$0)) }
        return Dictionary(uniqueKeysWithValues: sets)
    }
}
