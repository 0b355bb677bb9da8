import Fitness
import Foundation
import GRDB
import Models

/// What was trained, the latest first: workouts of routines, timed workouts, and what was logged on a day besides.
package struct WorkoutHistory: Sendable {
    package enum Kind: Int64, Sendable {
        case routine, timed, day
    }

    package struct Entry: Sendable {
        package let kind: Kind
        /// 0 for a day.
        package let id: Int64
        package let day: LocalDay
        /// Empty for a day.
        package let name: String
        /// Of a timed workout the time alone.
        package fileprivate(set) var totals = RoutineSummary.Totals()
        /// Of a timed workout.
        package let kilocalories: Int
        package fileprivate(set) var records = 0
    }

    package let entries: [Entry]
    /// How many come before the next page; nil on the last one.
    package let nextSkipped: Int?
}

extension User.Routines {
    private static let shownEntries = 30

    /// - Parameter words: of the name of a workout or an exercise; empty for everything.
    package func history(_ database: Database, words: String, skipping skipped: Int) throws -> WorkoutHistory {
        var (names, exercises) = (nil as String?, nil as String?)
        if !words.isEmpty {
            names = try json(workoutNames(database, with: words))
            let all = try user.training.trainedExercises(database)
            exercises = try json(ExerciseSearch(words).matches(in: all).map(\.id))
        }
        let found = try WorkoutHistory.Entry.all(
            database, Self.historyStatement,
            [
                "user": user.id, "names": names, "exercises": exercises, "limit": Self.shownEntries + 1,
                "skipped": skipped,
            ])
        return WorkoutHistory(
            entries: try found.prefix(Self.shownEntries).map { try filled(database, $0) },
            nextSkipped: found.count > Self.shownEntries ? skipped + Self.shownEntries : nil)
    }

    /// Each part is in the order of an index, so that no more is read than is shown.
    private static let historyStatement = """
        SELECT 0, id, day, started_at AS began, name, 0, 0 FROM routine_sessions
        WHERE user_id = :user AND (:names IS NULL OR name IN (SELECT value FROM json_each(:names))
            OR EXISTS (SELECT 1 FROM routine_session_sets WHERE session_id = routine_sessions.id
                AND exercise_id IN (SELECT value FROM json_each(:exercises))))
        UNION ALL
        SELECT 1, id, day, started_at, plan_name, duration_seconds, energy_kilocalories FROM workout_sessions
        WHERE user_id = :user AND completed_at IS NOT NULL
            AND (:names IS NULL OR plan_name IN (SELECT value FROM json_each(:names)))
        UNION ALL
        SELECT 2, 0, day, 0, '', 0, 0 FROM training_days
        WHERE user_id = :user AND strength_sets > 0 AND EXISTS (
            SELECT 1 FROM strength_sets WHERE user_id = :user AND day = training_days.day
                AND session_set_id IS NULL AND workout_session_id IS NULL
                AND (:names IS NULL OR exercise_id IN (SELECT value FROM json_each(:exercises))))
        ORDER BY day DESC, began DESC, id DESC LIMIT :limit OFFSET :skipped
        """

    /// The names of workouts with all of these words.
    private func workoutNames(_ database: Database, with words: String) throws -> [String] {
        let names = try String.set(
            database,
            """
            SELECT name FROM routine_sessions WHERE user_id = ?1
            UNION ALL SELECT plan_name FROM workout_sessions WHERE user_id = ?1
            """, [user.id])
        let words = words.split(separator: " ")
        return names.filter { name in
            words.allSatisfy { name.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
        }
    }

    private func json(_ values: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
    }

    /// With its sets and records.
    private func filled(_ database: Database, _ entry: WorkoutHistory.Entry) throws -> WorkoutHistory.Entry {
        var entry = entry
        switch entry.kind {
        case .timed: break
        case .routine:
            guard let header = try header(database, "id = ?", [entry.id]) else { break }
            entry.totals = try totals(database, of: header)
            entry.records = try records(
                database, "routine_session_sets JOIN strength_sets ON session_set_id = routine_session_sets.id",
                "session_id = ? AND routine_session_sets.user_id = ?", [entry.id, user.id])
        case .day:
            entry.totals = try totals(database, besidesWorkoutsOn: entry.day)
            entry.records = try records(database, "strength_sets", Self.besidesWorkouts, [user.id, entry.day])
        }
        return entry
    }

    private static let besidesWorkouts = """
        strength_sets.user_id = ? AND strength_sets.day = ? AND session_set_id IS NULL AND workout_session_id IS NULL
        """

    private func totals(
        _ database: Database, besidesWorkoutsOn day: LocalDay
    ) throws -> RoutineSummary.Totals {
        try RowReader.first(
            database,
            """
            SELECT count(*) - count(CASE kind WHEN 'warmUp' THEN 1 END), count(CASE kind WHEN 'warmUp' THEN 1 END),
                coalesce(sum(CASE kind WHEN 'warmUp' THEN 0 ELSE reps END), 0), coalesce(sum(volume_grams), 0)
            FROM strength_sets WHERE \(Self.besidesWorkouts)
            """, [user.id, day]
        ) { row in
            try RoutineSummary.Totals(
                sets: row.next(), warmUps: row.next(), reps: row.next(), volumeGrams: row.next())
        } ?? RoutineSummary.Totals()
    }

    /// How many records were set in the sets of these tables.
    private func records(
        _ database: Database, _ tables: String, _ condition: String, _ arguments: StatementArguments
    ) throws -> Int {
        try Int.first(
            database,
            """
            SELECT count(*) FROM \(tables) JOIN personal_records ON set_id = strength_sets.id
            WHERE is_baseline = 0 AND \(condition)
            """, arguments) ?? 0
    }
}

extension WorkoutHistory.Kind: ColumnValue {}

extension WorkoutHistory.Entry: RowReadable {
    package init(_ row: inout RowReader) throws {
        kind = try row.next()
        id = try row.next()
        day = try row.next()
        _ = try row.next(Int64.self)
        name = try row.next()
        totals = RoutineSummary.Totals(seconds: try row.next())
        kilocalories = try row.next()
    }
}
