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

    func dayRecords(_ database: Database, on day: LocalDay) throws -> DayRecords {
        DayRecords(
            records: try DayRecords.Record.all(
                database,
                """
                SELECT exercise_id, kind, set_id, cardio_session_id, is_baseline FROM personal_records
                WHERE user_id = ? AND day = ? ORDER BY id
                """, [user.id, day]))
    }
}

/// The personal records of what was logged on one day.
package struct DayRecords: Sendable {
    struct Record: Sendable {
        let exerciseID: Int64
        let kind: RecordKind
        let setID: Int64?
        let cardioSessionID: Int64?
        let isBaseline: Bool
    }

    let records: [Record]

    /// The badge of a set: the first of its records in the order of the kinds.
    package func badge(ofSet set: Int64) -> RecordBadge? { badge { $0.setID == set } }
    package func badge(ofCardioSession session: Int64) -> RecordBadge? { badge { $0.cardioSessionID == session } }

    /// A record of the whole day, such as the most volume.
    package func badge(ofDayOf exercise: Int64) -> RecordBadge? {
        badge { $0.exerciseID == exercise && $0.setID == nil && $0.cardioSessionID == nil }
    }

    /// Whether this is the first set of its exercise, which later ones improve on.
    package func isFirst(_ set: StrengthSet) -> Bool {
        let kinds = baselines { $0.setID == set.id }
        // Without a known body weight there are only records for repetitions. Time and distance have no volume.
        let isBodyAlone = set.weightKilograms == 0 && (set.bodyWeightKilograms ?? 0 == 0 || set.reps == 0)
        return !kinds.isDisjoint(with: [.repetitions, .distance, .duration])
            && (isBodyAlone || !kinds.isDisjoint(with: [.weight, .setVolume]))
    }

    package func isFirst(_ session: CardioSession) -> Bool {
        !baselines { $0.cardioSessionID == session.id }.isDisjoint(with: [.distance, .duration])
    }

    private func badge(_ condition: (Record) -> Bool) -> RecordBadge? {
        let found = records.filter { condition($0) && !$0.isBaseline }
        let kind = RecordKind.allCases.first { kind in found.contains { $0.kind == kind } }
        guard let record = found.first(where: { $0.kind == kind }) else { return nil }
        return RecordBadge(exercise: record.exerciseID, kind: record.kind)
    }

    /// The kinds of the matching records, if all of them are baselines.
    private func baselines(_ condition: (Record) -> Bool) -> Set<RecordKind> {
        let found = records.filter(condition)
        return found.allSatisfy(\.isBaseline) ? Set(found.map(\.kind)) : []
    }
}

extension DayRecords.Record: RowReadable {
    init(_ row: inout RowReader) throws {
        try self.init(
            exerciseID: row.next(), kind: row.next(), setID: row.next(), cardioSessionID: row.next(),
            isBaseline: row.next())
    }
}

/// The badge beside a set or session that was a record. It links to the record and reads out its kind.
package struct RecordBadge: Sendable {
    package let exercise: Int64
    package let kind: RecordKind

    package var label: String { kind.name }
}
