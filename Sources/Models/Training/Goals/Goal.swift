import Fitness
import GRDB

/// Something that a person aims at.
package struct Goal: Sendable, Identifiable, Equatable {
    package let id: Int64
    /// As its person named it; empty when it is named after what it counts.
    package var title: String
    package var type: GoalType
    package var measure: GoalMeasure
    /// nil where any exercise counts.
    package var exerciseID: Int64?
    package var trackableID: Int64?
    /// Of the heaviest set: how many repetitions it has at least.
    package var repetitions: Int?
    package var cadence: GoalCadence
    package var direction: GoalDirection
    package var countsFrom: LocalDay
    package var deadline: LocalDay?
    package var note: String
    package let isArchived: Bool
    /// Seconds since 1970.
    let createdAt: Int64

    /// The first day that changed since its periods were settled; nil when none did.
    let outdatedFrom: LocalDay?
    /// The first day of the period that is not settled; nil when nothing is to come.
    let nextDay: LocalDay?
    /// The last day that counts, once nothing is to come.
    let finishedOn: LocalDay?
    /// What the settled periods amount to.
    let tally: GoalTally
    /// What is to be reached, as it is now.
    package let target: Double

    let exerciseName: String?
    /// Of an exercise of the catalogue.
    let exerciseKey: String?
    /// Whether a weight is what is added to the body's.
    let isLoadAdded: Bool
    package let trackable: TrackableTraits?

    /// What a goal needs to know of its trackable.
    package struct TrackableTraits: Sendable, Equatable {
        let key: String?
        let name: String
        let unit: String
        let icon: String
        let aggregation: Trackable.Aggregation

        package func volumeUnit(_ units: Units) -> VolumeUnit? { VolumeUnit(ofTrackable: key, unit: unit, units) }
    }

    package var aggregate: GoalAggregate {
        if measure.isBest { return .best }
        if measure == .bodyWeight { return .latest }
        return trackable?.aggregation == .last ? .mean : .sum
    }
}

extension Goal: FetchableRecord {
    static let columns = """
        goals.id, goals.title, goals.type, goals.measure, goals.exercise_id, goals.trackable_id, goals.repetitions, \
        goals.cadence, goals.direction, goals.counts_from, goals.deadline, goals.note, goals.archived_at, \
        goals.outdated_from, goals.next_day, goals.finished_on, goals.streak, goals.best_streak, goals.kept_periods, \
        goals.counted_periods, \(Exercise.shownName), trackables.name, trackables.unit, trackables.aggregation, \
        (SELECT target FROM goal_targets WHERE goal_id = goals.id ORDER BY first_day DESC LIMIT 1), \
        exercises.key, goals.created_at, exercises.load, trackables.icon, \
        trackables.key
        """
    static let tables = """
        goals LEFT JOIN exercises ON exercises.id = goals.exercise_id \
        LEFT JOIN exercise_choices \
        ON exercise_choices.exercise_id = goals.exercise_id AND exercise_choices.user_id = goals.user_id \
        LEFT JOIN trackables ON trackables.id = goals.trackable_id
        """

    package init(row: Row) throws {
        id = row[0]
        title = row[1]
        type = GoalType(rawValue: row[2]) ?? .strength
        measure = GoalMeasure(rawValue: row[3]) ?? .volume
        exerciseID = row[4]
        trackableID = row[5]
        repetitions = row[6]
        cadence = GoalCadence(rawValue: row[7]) ?? .once
        direction = GoalDirection(rawValue: row[8]) ?? .increase
        countsFrom = row[9]
        deadline = row[10]
        note = row[11]
        isArchived = row.hasNull(atIndex: 12) == false
        outdatedFrom = row[13]
        nextDay = row[14]
        finishedOn = row[15]
        tally = GoalTally(streak: row[16], bestStreak: row[17], kept: row[18], counted: row[19])
        exerciseName = row[20]
        trackable = (row[21] as String?).map {
            TrackableTraits(
                key: row[29], name: $0, unit: row[22], icon: row[28],
                aggregation: Trackable.Aggregation(rawValue: row[23]) ?? .sum)
        }
        target = row[24] ?? 0
        exerciseKey = row[25]
        createdAt = row[26]
        isLoadAdded = row[27] as String? == ExerciseLoad.bodyweight.rawValue
    }
}

extension GoalPeriod: FetchableRecord {
    package static let columns = "first_day, last_day, start_value, value, target, result"

    /// Those in the table are settled.
    package init(row: Row) throws {
        self.init(
            firstDay: row[0], lastDay: row[1], start: row[2], value: row[3], target: row[4],
            result: try row.decode(atIndex: 5), isSettled: true)
    }
}

extension GoalTarget: FetchableRecord {
    package init(row: Row) throws {
        self.init(firstDay: row[0], value: row[1])
    }
}

extension GoalPause: FetchableRecord {
    package init(row: Row) throws {
        self.init(firstDay: row[0], lastDay: row[1])
    }
}

extension GoalDraft {
    /// Whether what is counted is another thing than before, so that earlier targets say nothing of it.
    func countsOtherThings(than goal: Goal) -> Bool {
        (type, measure, exerciseID, trackableID) != (goal.type, goal.measure, goal.exerciseID, goal.trackableID)
            || (repetitions, cadence, direction) != (goal.repetitions, goal.cadence, goal.direction)
    }
}

extension GoalResult: DatabaseValueConvertible {}
