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
