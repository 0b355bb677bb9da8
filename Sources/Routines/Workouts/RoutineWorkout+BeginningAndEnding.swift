import Fitness
import GRDB
import Models
import Texts

/// How a workout begins and ends.
extension User.Routines {
    /// Begins a workout with what it would ask, or finds the one with this token, or the open one of that day.
    /// - Returns: nil if the user has no such routine.
    package func begin(
        _ database: Database, routine: Int64, on day: LocalDay, token: String, at moment: TrainingMoment
    ) throws -> Int64? {
        guard let routine = try self.routine(database, id: routine) else { return nil }
        let preview = try preview(database, of: routine, on: day, token: token)
        return try workoutOrNew(database, of: preview, ActionTime(moment, in: user.timeZone))?.id
    }

    /// - Parameter preview: what it would ask.
    func workoutOrNew(
        _ database: Database, of preview: RoutineWorkout, _ time: ActionTime
    ) throws -> WorkoutHeader? {
        let start = preview.routine.map {
            WorkoutReference.Start(routine: $0, day: preview.day, asked: AskedWorkout(preview))
        }
        let reference = WorkoutReference(token: preview.token, start: start)
        return try knownWorkout(database, reference, time) ?? begin(database, reference, time)
    }

    /// The workout with this token. For a new token, as of a second phone or of a page that was opened again, the
    /// workout of the same routine and day that was not over yet when the action happened.
    func knownWorkout(
        _ database: Database, _ reference: WorkoutReference, _ time: ActionTime
    ) throws -> WorkoutHeader? {
        guard TextLimits.fits(reference.token, RoutineWorkoutLimits.tokenLengths) else {
            throw Faults("session", RoutineTexts.workoutUnnamed)
        }
        if let known = try header(database, "token = ?", [reference.token]) { return known }
        guard let start = reference.start else { return nil }
        let others = try headers(
            database, "routine_id = ? AND day = ? AND (finished_at IS NULL OR finished_at >= ?)",
            [start.routine, start.day, time.happened])
        return others.first { $0.finishedAt == nil } ?? others.max { $0.id < $1.id }
    }

    /// One workout is open at a time. Of two, the one that began earlier is finished, at its last set.
    /// - Returns: nil if the routine is another person's, or nothing says what to begin with.
    func begin(
        _ database: Database, _ reference: WorkoutReference, _ time: ActionTime
    ) throws -> WorkoutHeader? {
        guard let start = reference.start else { return nil }
        // For somebody who travels west, the page may show tomorrow.
        let today = time.arrived.today
        if let fault = LocalDay.fault(of: start.day, until: today.next, LocalDay.isInFuture, today: today) {
            throw Faults("date", fault)
        }
        let routine = try start.routine.flatMap { try self.routine(database, id: $0) }
        if routine == nil, try Int.first(database, "SELECT 1 FROM routines WHERE id = ?", [start.routine]) != nil {
            return nil
        }
        let open = try openHeader(database)
        let isLate = open.map { (start.day, time.happened) < ($0.day, $0.startedAt) } ?? false
        if let open, !isLate { try end(database, open) }
        let began = beginning(of: start.day, time)
        let workout = try database.insert(
            into: "routine_sessions",
            [
                "user_id": user.id, "token": reference.token, "routine_id": routine?.id, "name": start.asked.name,
                "day": start.day, "started_at": began, "finished_at": isLate ? began : nil,
            ])
        try insert(database, start.asked, into: workout, on: start.day)
        if let routine {
            try user.programs.enter(
                database, workout: workout, of: routine.id, on: start.day, start.asked.week, at: time.happened)
        }
        return try header(database, "id = ?", [workout])
    }

    /// A workout begins with its first action, also one that is gone on with past midnight. One that is logged afterwards
    /// begins at noon, which stands for a time that nobody has said.
    private func beginning(of day: LocalDay, _ time: ActionTime) -> Int64 {
        let noon = LocalTime.moment(of: day, minute: RoutineWorkout.unknownMinute, in: user.timeZone)
        return time.happened - noon < Self.secondsFromNoonToNightsEnd ? time.happened : noon
    }

    /// Until four in the morning.
    private static let secondsFromNoonToNightsEnd: Int64 = 16 * 3_600

    /// The sets of an exercise that was deleted since are left out.
    private func insert(
        _ database: Database, _ asked: AskedWorkout, into workout: Int64, on day: LocalDay
    ) throws {
        var position = 0
        for exercise in asked.exercises
        where try user.training.exercise(database, id: exercise.exercise) != nil {
            for set in exercise.sets {
                try database.insert(
                    into: "routine_session_sets",
                    [
                        "session_id": workout, "user_id": user.id, "day": day, "place": set.place,
                        "position": position, "slot": exercise.slot, "group_number": exercise.group,
                        "exercise_id": exercise.exercise, "origin": WorkoutSet.Origin.asked,
                        "rest_seconds": exercise.restSeconds, "clock": exercise.clock?.description,
                        "loadable_kilograms": set.loadableKilograms,
                    ] + set.target.columnValues)
                position += 1
            }
        }
    }

    package func note(_ database: Database, id workout: Int64, _ note: String) throws {
        try database.update("routine_sessions", id: workout, of: user.id, ["note": note])
    }

    /// Finishes a workout at a time, or opens it again.
    package func finish(_ database: Database, _ workout: RoutineWorkout, at time: Int64?) throws {
        guard let header = try workout.id.flatMap({ try header(database, "id = ?", [$0]) }) else { return }
        guard let time else {
            _ = try reopen(database, header)
            return
        }
        guard workout.hasDoneSets else { throw Faults("finished_at", RoutineTexts.nothingIsDone) }
        try end(database, header, at: time)
    }

    /// A workout with nothing done is not kept.
    func finish(_ database: Database, _ workout: WorkoutHeader, _ time: ActionTime) throws -> RoutineOutcome {
        guard workout.finishedAt == nil else { return RoutineOutcome(workout: workout.id) }
        let isAfterwards = time.happened - workout.startedAt >= RoutineWorkout.longestSeconds
        let end = isAfterwards ? nil : time.happened
        return RoutineOutcome(workout: try self.end(database, workout, at: end) ? workout.id : nil)
    }

    /// Finishes a workout at a time, or at its last set. One that was logged long afterwards makes it no longer.
    /// - Returns: whether it is kept.
    @discardableResult
    func end(_ database: Database, _ workout: WorkoutHeader, at time: Int64? = nil) throws -> Bool {
        guard let last = try lastSet(database, of: workout) else {
            try database.delete(from: "routine_sessions", id: workout.id, of: user.id)
            return false
        }
        let end = max(workout.startedAt, last, time ?? 0)
        try database.update("routine_sessions", id: workout.id, of: user.id, ["finished_at": end])
        return true
    }

    func reopen(_ database: Database, _ workout: WorkoutHeader) throws -> RoutineOutcome {
        if workout.finishedAt != nil {
            if let open = try openHeader(database) { try end(database, open) }
            try database.update("routine_sessions", id: workout.id, of: user.id, ["finished_at": nil])
        }
        return RoutineOutcome(workout: workout.id)
    }

    /// Its sets stay on their day. Undoing it brings the workout back with them.
    func discard(_ database: Database, _ workout: WorkoutHeader, _ time: ActionTime) throws -> RoutineOutcome {
        let sets = try Int64.all(
            database,
            """
            SELECT strength_sets.id FROM routine_session_sets
            JOIN strength_sets ON strength_sets.session_set_id = routine_session_sets.id
            WHERE session_id = ? AND routine_session_sets.user_id = ?
            """, [workout.id, user.id])
        let previous = try stored(database, of: workout, with: sets)
        try database.delete(from: "routine_sessions", id: workout.id, of: user.id)
        let step = try user.leaveUndoStep(
            database, at: .routine, previous: previous, current: stored(database, of: workout, with: sets), token: nil,
            now: time.arrived.now.secondsSince1970)
        return RoutineOutcome(change: LoggedChange(undoStep: step, outcome: TrainingOutcome()))
    }

    /// Everything of a workout, with the sets that were logged in it.
    func stored(_ database: Database, of workout: WorkoutHeader, with sets: [Int64]) throws -> [StoredRow] {
        try StoredRow.all(database, "routine_sessions", of: user.id, is: workout.id)
            + storedRows(database, of: workout)
            + StoredRow.all(database, "program_entries", of: user.id, where: "routine_session_id", is: workout.id)
            + sets.flatMap { try StoredRow.all(database, StrengthSetDraft.table, of: user.id, is: $0) }
    }

    func storedRows(_ database: Database, of workout: WorkoutHeader) throws -> [StoredRow] {
        try StoredRow.all(database, "routine_session_sets", of: user.id, where: "session_id", is: workout.id)
    }

    /// A set that arrives late may have been done before the start or after the end of its workout, which is moved
    /// then. It is not moved for a set that was forgotten and is logged long afterwards.
    func widen(_ database: Database, _ workout: WorkoutHeader, to time: Int64) throws {
        try database.run(
            """
            UPDATE routine_sessions SET started_at = min(started_at, ?1), finished_at = max(finished_at, ?1)
            WHERE id = ?2 AND user_id = ?3
                AND (started_at BETWEEN ?1 + 1 AND ?1 + ?4 OR finished_at BETWEEN ?1 - ?4 AND ?1 - 1)
            """, [time, workout.id, user.id, Self.longestPause])
    }

    /// In seconds.
    private static let longestPause: Int64 = 3_600

    /// When the last set was logged, in seconds since 1970; nil if nothing was done. A set that was logged long afterwards
    /// counts as done at the start.
    private func lastSet(_ database: Database, of workout: WorkoutHeader) throws -> Int64? {
        try Int64.first(
            database,
            """
            SELECT max(CASE WHEN strength_sets.logged_at < ?1 + ?2 THEN strength_sets.logged_at ELSE ?1 END)
            FROM routine_session_sets JOIN strength_sets ON strength_sets.session_set_id = routine_session_sets.id
            WHERE session_id = ?3 AND routine_session_sets.user_id = ?4
            """, [workout.startedAt, RoutineWorkout.longestSeconds, workout.id, user.id])
    }
}
