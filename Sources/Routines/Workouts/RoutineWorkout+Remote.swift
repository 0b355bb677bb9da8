import Fitness
import GRDB
import Models

/// What was asked of a logged set.
package struct AskedOfSet: Sendable {
    package let sessionSet: Int64
    /// nil for an added set of which nothing was asked.
    package let target: TargetSet?
    package let loadableKilograms: Double?
}

/// Why a set can't be logged in a place of a workout.
package enum WorkoutSetRefusal: Error {
    /// The user has no such place, or it has another exercise or day.
    case doesNotFit
    case isDone
}

/// What the API does with workouts, without a page.
extension User.Routines {
    /// Begins a workout with what it would ask, or finds the one with this token, or the open one of that day.
    /// - Returns: nil if the user has no such routine.
    package func begin(
        _ database: Database, routine: Int64, on day: LocalDay, token: String, at moment: TrainingMoment
    ) throws -> Int64? {
        guard let routine = try self.routine(database, id: routine) else { return nil }
        let asked = AskedWorkout(try preview(database, of: routine, on: day, token: token))
        let start = WorkoutReference.Start(routine: routine.id, day: day, asked: asked)
        let time = ActionTime(moment, happenedAt: nil, in: user.timeZone)
        return try workoutOrNew(database, WorkoutReference(token: token, start: start), time)?.id
    }

    /// A workout with its done sets, without what its page shows besides.
    package func loggedWorkout(_ database: Database, id workout: Int64) throws -> RoutineWorkout? {
        try header(database, "id = ?", [workout]).map { try self.workout(database, $0) }
    }

    /// Finishes a workout at a time, or opens it again.
    /// - Returns: false if nothing is done, so that there is nothing to keep.
    package func finish(_ database: Database, id workout: Int64, at time: Int64?) throws -> Bool {
        guard let header = try header(database, "id = ?", [workout]) else { return false }
        guard let time else {
            _ = try reopen(database, header)
            return true
        }
        guard try self.workout(database, header).hasDoneSets else { return false }
        return try end(database, header, at: time)
    }

    package func note(_ database: Database, id workout: Int64, _ note: String) throws {
        try database.update("routine_sessions", id: workout, of: user.id, ["note": note])
    }

    /// - Returns: the day on which a set of this place is logged; nil if the user has no such place.
    package func day(_ database: Database, ofWorkoutSet row: Int64) throws -> LocalDay? {
        try LocalDay.all(
            database, "SELECT day FROM routine_session_sets WHERE id = ? AND user_id = ?", [row, user.id]
        ).first
    }

    /// Logs a set in a place of a workout, which is not skipped then.
    /// - Returns: the id of the set.
    package func log(
        _ database: Database, _ draft: StrengthSetDraft, in place: Int64, at moment: TrainingMoment
    ) throws -> Int64 {
        let (header, row) = try openPlace(database, place, of: draft.exercise, on: draft.day)
        let time = ActionTime(moment, happenedAt: nil, in: user.timeZone)
        _ = try done(database, row, draft, in: header, time)
        try widen(database, header, to: time.happened)
        guard let set = try doneSet(database, in: row.id) else { throw WorkoutSetRefusal.doesNotFit }
        return set.id
    }

    /// Says of a place of a workout that its set was tried, and not one rep of it was done.
    package func miss(
        _ database: Database, _ exercise: Exercise, on day: LocalDay?, in place: Int64, at moment: TrainingMoment
    ) throws {
        let (header, row) = try openPlace(database, place, of: exercise, on: day)
        let time = ActionTime(moment, happenedAt: nil, in: user.timeZone)
        let outcome = try missed(database, row.place, of: exercise.id, in: header, time)
        if outcome.change != nil { try widen(database, header, to: time.happened) }
    }

    /// - Throws: `WorkoutSetRefusal` for a place that is not the user's, is another exercise's or day's, or is done.
    private func openPlace(
        _ database: Database, _ place: Int64, of exercise: Exercise, on day: LocalDay?
    ) throws -> (WorkoutHeader, WorkoutRow) {
        let workout = try Int64.first(
            database, "SELECT session_id FROM routine_session_sets WHERE id = ? AND user_id = ?", [place, user.id])
        guard let header = try workout.flatMap({ try header(database, "id = ?", [$0]) }),
            let row = try rows(database, of: header.id).first(where: { $0.id == place }),
            row.exercise.id == exercise.id, header.day == day
        else { throw WorkoutSetRefusal.doesNotFit }
        guard try doneSet(database, in: row.id) == nil else { throw WorkoutSetRefusal.isDone }
        return (header, row)
    }

    /// What was asked of a set; nil if it was not logged in a workout.
    package func asked(_ database: Database, ofSet set: Int64) throws -> AskedOfSet? {
        try RowReader.first(
            database,
            """
            SELECT routine_session_sets.id, \(TargetSet.columns), routine_session_sets.loadable_kilograms
            FROM strength_sets JOIN routine_session_sets ON routine_session_sets.id = strength_sets.session_set_id
            WHERE strength_sets.id = ? AND strength_sets.user_id = ?
            """, [set, user.id]
        ) { row in
            AskedOfSet(
                sessionSet: try row.next(), target: try TargetSet.read(&row).1, loadableKilograms: try row.next())
        }
    }
}
