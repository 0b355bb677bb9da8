import Fitness
import Foundation
import GRDB
import Models

/// A user's training in Strong's iOS format, which many apps read: a row per set or session, a workout per day.
package struct StrongCSV: Sendable {
    static let columns = [
        "Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Weight Unit", "Reps", "RPE",
        "Distance", "Distance Unit", "Seconds", "Notes", "Workout Notes",
    ]
    /// Of every workout.
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
        var values = Array(row.databaseValues.dropLast())
        if Exercise.isAssisted(try row.decode(atIndex: 3), try row.decode(atIndex: values.count)) {
            values[5] = try row.decode(Double.self, atIndex: 5).magnitude.databaseValue
        }
        return values
    }

    /// The sets of an exercise are numbered within a day; special kinds of sets have a letter. What does not apply is
    /// 0. The date is when the day's training began, or noon if that is unknown.
    private static let statement = """
        WITH lines AS (
            SELECT day, logged_at, logged_minute, 0 AS is_cardio, id, exercise_id, kind, weight_kilograms, reps, rpe,
                coalesce(distance_meters, 0.0) AS distance_meters, coalesce(duration_seconds, 0) AS seconds, note
            FROM strength_sets WHERE user_id = :user
            UNION ALL
            SELECT day, logged_at, logged_minute, 1, id, exercise_id, 'normal', 0.0, 0, NULL,
                coalesce(distance_meters, 0.0), duration_seconds, note FROM cardio_sessions WHERE user_id = :user
        ), days AS (
            SELECT day, coalesce(min(logged_minute), 720) AS minute,
                iif(count(logged_minute) = count(*), (max(logged_at) - min(logged_at)) / 60, 0) AS minutes
            FROM lines GROUP BY day
        )
        SELECT printf('%s %02d:%02d:00', lines.day, days.minute / 60, days.minute % 60), '\(workoutName)',
            printf('%dm', days.minutes), exercises.name,
            CASE lines.kind WHEN 'warmUp' THEN 'W' WHEN 'drop' THEN 'D' WHEN 'failure' THEN 'F'
                ELSE row_number() OVER (PARTITION BY lines.day, lines.exercise_id, lines.kind
                    ORDER BY lines.logged_at, lines.is_cardio, lines.id) END,
            round(lines.weight_kilograms / :kilograms, 4), :weightUnit, lines.reps, lines.rpe,
            round(lines.distance_meters / :meters, 4), :distanceUnit, lines.seconds, lines.note, '', exercises.load
        FROM lines JOIN days ON days.day = lines.day JOIN exercises ON exercises.id = lines.exercise_id
        ORDER BY lines.day, lines.logged_at, lines.is_cardio, lines.id
        """
}
