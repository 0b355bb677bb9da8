import Fitness
import GRDB

/// Everything that was logged on a day.
package struct TrackDay: Sendable {
    package struct ExerciseSets: Sendable {
        package let exercise: Exercise
        /// In the order in which they were logged.
        package let sets: [StrengthSet]

        package init(exercise: Exercise, sets: [StrengthSet]) {
            self.exercise = exercise
            self.sets = sets
        }
    }

    package struct Cardio: Sendable {
        package let session: CardioSession
        package let exercise: Exercise
    }

    /// A timed workout that was finished.
    package struct Workout: Sendable {
        package let id: Int64
        package let planName: String
        package let durationSeconds: Int
        package let exercisesDone: Int
        package let energyKilocalories: Int
    }

    package struct Tracked: Sendable {
        package let trackable: Trackable
        package let entries: [TrackableEntry]

        package init(trackable: Trackable, entries: [TrackableEntry]) {
            self.trackable = trackable
            self.entries = entries
        }

        /// The value of the day; nil when nothing was logged.
        package var value: Double? {
            guard let last = entries.last else { return nil }
            return switch trackable.aggregation {
            case .sum: entries.reduce(0) { $0 + $1.value }
            case .last: last.value
            }
        }
    }

    package let day: LocalDay
    package let exercises: [ExerciseSets]
    package let cardio: [Cardio]
    package let workouts: [Workout]
    package let trackables: [Tracked]
    /// The last weighing of the day.
    package let weightKilograms: Double?
    package let records: DayRecords
    /// The names of the timed workouts in which sets of the day were logged.
    package var workoutNames: [Int64: String] = [:]

    package var hasTraining: Bool { !exercises.isEmpty || !cardio.isEmpty || !workouts.isEmpty }
}

extension TrackDay.Workout: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), planName: row.next(), durationSeconds: row.next(), exercisesDone: row.next(),
            energyKilocalories: row.next())
    }
}

extension User.Training {
    package func trackDay(_ database: Database, on day: LocalDay) throws -> TrackDay {
        let exercises = try exercises(database, loggedOn: day)
        return TrackDay(
            day: day,
            exercises: try exerciseDays(database, on: day, exercises),
            cardio: try cardioSessions(database, on: day).compactMap { session in
                exercises[session.exerciseID].map { TrackDay.Cardio(session: session, exercise: $0) }
            },
            workouts: try completedWorkouts(database, on: day),
            trackables: try trackedValues(database, on: day),
            weightKilograms: try weightKilograms(database, on: day),
            records: try dayRecords(database, on: day),
            workoutNames: try workoutNames(database, ofSetsOn: day))
    }

    func exercises(_ database: Database, loggedOn day: LocalDay) throws -> [Int64: Exercise] {
        let found = try Exercise.all(
            database,
            """
            SELECT \(Exercise.columns) FROM \(Exercise.tables)
            WHERE exercises.id IN (
                SELECT exercise_id FROM strength_sets WHERE user_id = :user AND day = :day
                UNION ALL SELECT exercise_id FROM cardio_sessions WHERE user_id = :user AND day = :day)
                AND coalesce(exercises.user_id, :user) = :user
            """, ["user": user.id, "day": day])
        return Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
    }

    private func workoutNames(_ database: Database, ofSetsOn day: LocalDay) throws -> [Int64: String] {
        try RowReader.dictionary(
            database,
            """
            SELECT id, plan_name FROM workout_sessions WHERE user_id = ?1 AND id IN
                (SELECT workout_session_id FROM strength_sets WHERE user_id = ?1 AND day = ?2)
            """, [user.id, day])
    }

    /// The trackables that can be logged, and archived ones with entries on that day.
    private func trackedValues(_ database: Database, on day: LocalDay) throws -> [TrackDay.Tracked] {
        let entries = Dictionary(grouping: try trackableEntries(database, on: day), by: \.trackableID)
        let current = try trackables(database)
        let others = Set(entries.keys).subtracting(current.map(\.id)).sorted()
        let archived = try others.compactMap { try trackable(database, id: $0) }
        return (current + archived).map { TrackDay.Tracked(trackable: $0, entries: entries[$0.id] ?? []) }
    }

    /// The sets of a day by exercise, in the order of each one's first set.
    func exerciseDays(
        _ database: Database, on day: LocalDay, _ exercises: [Int64: Exercise]
    ) throws -> [TrackDay.ExerciseSets] {
        let sets = try StrengthSet.all(
            database,
            """
            SELECT \(StrengthSet.columns) FROM strength_sets WHERE user_id = ? AND day = ?
            ORDER BY logged_at, id
            """, [user.id, day])
        let groups = Dictionary(grouping: sets, by: \.exerciseID)
        var order: [Int64] = []
        for set in sets where !order.contains(set.exerciseID) { order.append(set.exerciseID) }
        return order.compactMap { id in
            exercises[id].map { TrackDay.ExerciseSets(exercise: $0, sets: groups[id] ?? []) }
        }
    }

    private func cardioSessions(_ database: Database, on day: LocalDay) throws -> [CardioSession] {
        try CardioSession.all(
            database,
            """
            SELECT \(CardioSession.columns) FROM cardio_sessions WHERE user_id = ? AND day = ?
            ORDER BY logged_at, id
            """, [user.id, day])
    }

    private func completedWorkouts(_ database: Database, on day: LocalDay) throws -> [TrackDay.Workout] {
        try TrackDay.Workout.all(
            database,
            """
            SELECT id, plan_name, duration_seconds, exercises_done, energy_kilocalories FROM workout_sessions
            WHERE user_id = ? AND day = ? AND completed_at IS NOT NULL ORDER BY started_at, id
            """, [user.id, day])
    }

    private func weightKilograms(_ database: Database, on day: LocalDay) throws -> Double? {
        try Double.first(
            database,
            """
            SELECT weight_kilograms FROM weight_records WHERE user_id = ? AND recorded_on = ?
            ORDER BY recorded_at DESC, id DESC LIMIT 1
            """, [user.id, day])
    }
}
