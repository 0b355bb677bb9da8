import Fitness
import Foundation
import GRDB
import Models

/// A user's training in Strong's iOS format, which many apps read: a row per set or session. A workout of a routine is one
/// there, too; what else was logged on a day is another.
package struct StrongCSV: Sendable {
    static let columns = [
        "Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Weight Unit", "Reps", "RPE",
        "Distance", "Distance Unit", "Seconds", "Notes", "Workout Notes",
    ]
    /// Of what belongs to no workout of a routine.
    static let workoutName = "Training"
    private static let pieceBytes = 64 << 10

    package let user: Int64
    package let units: Units

    package init(user: Int64, units: Units) {
        self.user = user
        self.units = units
    }

    package func write(_ database: Database, to sink: ([UInt8]) throws -> Void) throws {
        var bytes: [UInt8] = []
        CSVLine.append(Self.columns.map(\.databaseValue), to: &bytes)
        let rows = try Row.fetchCursor(
            database, sql: Self.statement,
            arguments: [
                "user": user, "kilograms": units.weight.kilograms(1),
                "meters": units.distance.metersPerUnit, "weightUnit": units.weight == .pounds ? "lbs" : "kg",
                "distanceUnit": units.distance.symbol,
            ])
        while let row = try rows.next() {
            CSVLine.append(try Self.values(of: row), to: &bytes)
            guard bytes.count >= Self.pieceBytes else { continue }
            try sink(bytes)
            bytes.removeAll(keepingCapacity: true)
        }
        try sink(bytes)
    }

    /// Apps that read "Assisted Pull-Up" expect the assistance as a positive weight, which is negative here.
    private static func values(of row: Row) throws -> [DatabaseValue] {
        var values = Array(row.databaseValues.prefix(columns.count))
        let name = try row.decode(String.self, atIndex: 3)
        if Exercise.isAssisted(name, try row.decode(atIndex: columns.count)) {
            values[5] = try row.decode(Double.self, atIndex: 5).magnitude.databaseValue
        }
        let isBuiltIn = try row.decode(Bool.self, atIndex: columns.count + 1)
        if isBuiltIn, let known = StrongNames.byName[name] { values[3] = known.databaseValue }
        return values
    }

    /// The sets of an exercise are numbered within a workout; special kinds of sets have a letter. What does not apply is 0.
    /// The date is when the workout, or else the day's training, began, or noon if that is unknown.
    private static let statement = """
        WITH lines AS (
            SELECT sets.day, sets.logged_at, sets.logged_minute, 0 AS is_cardio, sets.id, sets.exercise_id, sets.kind,
                sets.weight_kilograms, sets.reps, sets.rpe, coalesce(sets.distance_meters, 0.0) AS distance_meters,
                coalesce(sets.duration_seconds, 0) AS seconds, sets.note, coalesce(asked.session_id, 0) AS session
            FROM strength_sets AS sets LEFT JOIN routine_session_sets AS asked ON asked.id = sets.session_set_id
            WHERE sets.user_id = :user
            UNION ALL
            SELECT day, logged_at, logged_minute, 1, id, exercise_id, 'normal', 0.0, 0, NULL,
                coalesce(distance_meters, 0.0), duration_seconds, note, 0 FROM cardio_sessions WHERE user_id = :user
        ), trained AS (
            SELECT day, session, min(logged_at) AS first, max(logged_at) AS last, min(logged_minute) AS minute,
                count(logged_minute) = count(*) AS is_timed
            FROM lines GROUP BY day, session
        ), workouts AS (
            SELECT trained.day, session, coalesce(name, '\(workoutName)') AS name, coalesce(routine_sessions.note, '') AS note,
                max(0, coalesce(minute - max(0, first - coalesce(started_at, first)) / 60, 720)) AS minute,
                iif(is_timed, max(0, coalesce(finished_at, last) - coalesce(started_at, first)) / 60, 0) AS minutes
            FROM trained LEFT JOIN routine_sessions ON routine_sessions.id = session
        )
        SELECT printf('%s %02d:%02d:00', lines.day, workouts.minute / 60, workouts.minute % 60), workouts.name,
            printf('%dm', workouts.minutes), exercises.name,
            CASE lines.kind WHEN 'warmUp' THEN 'W' WHEN 'drop' THEN 'D' WHEN 'failure' THEN 'F'
                ELSE row_number() OVER (PARTITION BY lines.day, lines.session, lines.exercise_id, lines.kind
                    ORDER BY lines.logged_at, lines.is_cardio, lines.id) END,
            round(lines.weight_kilograms / :kilograms, 4), :weightUnit, lines.reps, lines.rpe,
            round(lines.distance_meters / :meters, 4), :distanceUnit, lines.seconds, lines.note, workouts.note,
            exercises.load, exercises.user_id IS NULL
        FROM lines JOIN workouts ON workouts.day = lines.day AND workouts.session = lines.session
            JOIN exercises ON exercises.id = lines.exercise_id
        ORDER BY lines.day, workouts.minute, lines.session, lines.logged_at, lines.is_cardio, lines.id
        """
}
