import Fitness
import GRDB
import Models

/// The totals and records of a workout, beside those of the last one of its routine.
package struct RoutineSummary: Sendable, Equatable {
    package struct Totals: Sendable, Equatable {
        /// Without warm-ups, as everywhere.
        package var sets = 0
        package var warmUps = 0
        package var reps = 0
        package var volumeGrams: Int64 = 0
        /// From the start to the end, or to the last set of an open workout.
        package var seconds: Int64 = 0
    }

    package struct Earlier: Sendable, Equatable {
        package let workout: Int64
        package let day: LocalDay
        package let totals: Totals
    }

    package let totals: Totals
    /// The records of its sets. The first value of a kind is not a record.
    package let records: [PersonalRecord]
    /// nil for the first workout of the routine.
    package let earlier: Earlier?

    /// In how many sets the records are: one can have several.
    package var recordSetCount: Int { Set(records.compactMap(\.mark.source.setID)).count }
}

extension RoutineWorkout {
    /// All sets but warm-ups, done or not: the 8 of `3 of 8 sets`.
    package var workSetCount: Int { sets.count { ($0.done?.kind ?? $0.kind).counts } }

    package var totals: RoutineSummary.Totals {
        let done = sets.compactMap(\.done)
        var totals = RoutineSummary.Totals()
        totals.warmUps = done.count { !$0.kind.counts }
        for set in done where set.kind.counts {
            totals.sets += 1
            totals.reps += set.reps
            totals.volumeGrams += set.volumeGrams
        }
        guard let startedAt else { return totals }
        if let finishedAt {
            totals.seconds = max(0, finishedAt - startedAt)
        } else if let last = done.map(\.loggedAt).max(), last - startedAt < Self.longestSeconds {
            totals.seconds = max(0, last - startedAt)
        }
        return totals
    }
}

extension User.Routines {
    package func summary(_ database: Database, of workout: RoutineWorkout) throws -> RoutineSummary {
        let done = Set(workout.sets.compactMap(\.done?.id))
        let records = try user.training.setRecords(database, on: workout.day).filter { record in
            record.mark.source.setID.map(done.contains) ?? false
        }
        return RoutineSummary(
            totals: workout.totals, records: records, earlier: try earlier(database, than: workout))
    }

    private func earlier(_ database: Database, than workout: RoutineWorkout) throws -> RoutineSummary.Earlier? {
        guard let routine = workout.routine else { return nil }
        let id = workout.id ?? .max
        let before = try header(
            database,
            "routine_id = ? AND (day, id) < (?, ?) ORDER BY day DESC, id DESC LIMIT 1",
            [routine, workout.day, id])
        return try before.map { before in
            RoutineSummary.Earlier(workout: before.id, day: before.day, totals: try totals(database, of: before))
        }
    }

    /// The same as `RoutineWorkout.totals`, without reading the sets.
    func totals(_ database: Database, of workout: WorkoutHeader) throws -> RoutineSummary.Totals {
        try RowReader.first(
            database,
            """
            SELECT count(*) - count(CASE strength_sets.kind WHEN 'warmUp' THEN 1 END),
                count(CASE strength_sets.kind WHEN 'warmUp' THEN 1 END),
                coalesce(sum(CASE strength_sets.kind WHEN 'warmUp' THEN 0 ELSE strength_sets.reps END), 0),
                coalesce(sum(strength_sets.volume_grams), 0),
                max(0, coalesce(?1, iif(max(strength_sets.logged_at) - ?2 < ?5, max(strength_sets.logged_at), ?2), ?2) - ?2)
            FROM routine_session_sets JOIN strength_sets ON strength_sets.session_set_id = routine_session_sets.id
            WHERE session_id = ?3 AND routine_session_sets.user_id = ?4
            """, [workout.finishedAt, workout.startedAt, workout.id, user.id, RoutineWorkout.longestSeconds]
        ) { row in
            try RoutineSummary.Totals(
                sets: row.next(), warmUps: row.next(), reps: row.next(), volumeGrams: row.next(), seconds: row.next())
        } ?? RoutineSummary.Totals()
    }
}
