import GRDB

/// Everything that was logged on a day.
struct TrackDay: Sendable {
    struct ExerciseSets: Sendable {
        let exercise: Exercise
        /// In the order in which they were logged.
        let sets: [StrengthSet]
    }

    struct Cardio: Sendable {
        let session: CardioSession
        let exercise: Exercise
    }

    /// A timed workout that was finished.
    struct Workout: Sendable {
        let id: Int64
        let planName: String
        let durationSeconds: Int
        let exercisesDone: Int
        let energyKilocalories: Int
    }

    struct Tracked: Sendable {
        let trackable: Trackable
        let entries: [TrackableEntry]

        /// The value of the day; nil when nothing was logged.
        var value: Double? {
            guard let last = entries.last else { return nil }
            return switch trackable.aggregation {
            case .sum: entries.reduce(0) { $0 + $1.value }
            case .last: last.value
            }
        }
    }

    let day: LocalDay
    let exercises: [ExerciseSets]
    let cardio: [Cardio]
    let workouts: [Workout]
    let trackables: [Tracked]
    /// The last weighing of the day.
    let weightKilograms: Double?
    let records: DayRecords
    /// The names of the timed workouts in which sets of the day were logged.
    var workoutNames: [Int64: String] = [:]

    var hasTraining: Bool { !exercises.isEmpty || !cardio.isEmpty || !workouts.isEmpty }
}

extension TrackDay.Workout: FetchableRecord {
    init(row: Row) throws {
        id = row[0]
        planName = row[1]
        durationSeconds = row[2]
        exercisesDone = row[3]
        energyKilocalories = row[4]
    }
}
