import Fitness
import GRDB

package struct Goal: Sendable, Identifiable, Equatable {
    package let id: Int64
    /// As the user named it; empty when it is named after what it counts.
    package var title: String
    package var type: GoalType
    package var measure: GoalMeasure
    /// nil when any exercise counts.
    package var exerciseID: Int64?
    /// Whether all exercises of its family count.
    package var countsFamily: Bool
    package var trackableID: Int64?
    /// For the heaviest set: its minimum number of repetitions.
    package var repetitions: Int?
    package var cadence: GoalCadence
    /// The first day of its person's week, as it is stored: whoever asks may have been read before it was changed.
    package let firstWeekday: Weekday
    package var direction: GoalDirection
    package var countsFrom: LocalDay
    package var deadline: LocalDay?
    package var note: String
    package let isArchived: Bool
    /// Seconds since 1970.
    let createdAt: Int64

    /// The first day that changed since its periods were settled; nil when none did.
    let outdatedFrom: LocalDay?
    /// The first day of the running period, which is not settled; nil when the goal is over.
    let nextDay: LocalDay?
    /// The last day that counts, once the goal is over.
    let finishedOn: LocalDay?
    /// The last day of periods that stay as they were settled, because loads were counted otherwise then.
    let keptUntil: LocalDay?
    /// The tally of the settled periods.
    let tally: GoalTally
    /// The current target.
    package let target: Double

    package let exerciseName: String?
    /// For an exercise of the catalogue.
    package let exerciseKey: String?
    /// Whether a weight is added to the body weight.
    package let isLoadAdded: Bool
    /// What the sets of its exercise are counted in.
    package let setMeasure: SetMeasure?
    package let trackable: TrackableTraits?

    /// The properties of a trackable that a goal depends on.
    package struct TrackableTraits: Sendable, Equatable {
        let key: String?
        package let name: String
        package let unit: String
        package let icon: String
        let aggregation: Trackable.Aggregation

        package func volumeUnit(_ units: Units) -> VolumeUnit? { VolumeUnit(ofTrackable: key, unit: unit, units) }
    }

    /// Whether the sets that count have reps, or can have some.
    package var isCountedInReps: Bool { setMeasure ?? .reps == .reps }

    /// The family of its exercise, if all of it counts.
    package var family: CardioFamily? {
        countsFamily ? exerciseName.flatMap { CardioFamily(key: exerciseKey, named: $0) } : nil
    }

    package var aggregate: GoalAggregate {
        measure.aggregate ?? (trackable?.aggregation == .last ? .mean : .sum)
    }
}

extension Goal: RowReadable {
    static let columns = """
        goals.id, goals.title, goals.type, goals.measure, goals.exercise_id, goals.counts_family, \
        goals.trackable_id, goals.repetitions, \
        goals.cadence, goals.direction, goals.counts_from, goals.deadline, goals.note, goals.archived_at, \
        goals.outdated_from, goals.next_day, goals.finished_on, goals.kept_until, goals.streak, goals.best_streak, \
        goals.kept_periods, goals.counted_periods, \(Exercise.shownName), exercises.key, exercises.load, \
        exercises.measure, \
        trackables.key, trackables.name, trackables.unit, trackables.icon, trackables.aggregation, goals.created_at, \
        (SELECT target FROM goal_targets WHERE goal_id = goals.id ORDER BY first_day DESC LIMIT 1), \
        (SELECT first_weekday FROM users WHERE users.id = goals.user_id)
        """
    static let tables = """
        goals LEFT JOIN exercises ON exercises.id = goals.exercise_id \
        LEFT JOIN exercise_choices \
        ON exercise_choices.exercise_id = goals.exercise_id AND exercise_choices.user_id = goals.user_id \
        LEFT JOIN trackables ON trackables.id = goals.trackable_id
        """

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        title = try row.next()
        type = try row.next()
        measure = try row.next()
        exerciseID = try row.next()
        countsFamily = try row.next()
        trackableID = try row.next()
        repetitions = try row.next()
        cadence = try row.next()
        direction = try row.next()
        countsFrom = try row.next()
        deadline = try row.next()
        note = try row.next()
        isArchived = !row.nextIsNull()
        outdatedFrom = try row.next()
        nextDay = try row.next()
        finishedOn = try row.next()
        keptUntil = try row.next()
        tally = try GoalTally(streak: row.next(), bestStreak: row.next(), kept: row.next(), counted: row.next())
        exerciseName = try row.next()
        exerciseKey = try row.next()
        isLoadAdded = try row.next(ExerciseLoad?.self) == .bodyweight
        setMeasure = try row.next()
        trackable = try TrackableTraits(&row)
        createdAt = try row.next()
        target = try row.next(Double?.self) ?? 0
        firstWeekday = try row.next()
    }
}

extension Goal.TrackableTraits {
    fileprivate init?(_ row: inout RowReader) throws {
        let (key, name, unit) = (try row.next(String?.self), try row.next(String?.self), try row.next(String?.self))
        let (icon, aggregation) = (try row.next(String?.self), try row.next(Trackable.Aggregation?.self))
        guard let name, let unit, let icon, let aggregation else { return nil }
        self.init(key: key, name: name, unit: unit, icon: icon, aggregation: aggregation)
    }
}

extension GoalPeriod: RowReadable {
    package static let columns = "first_day, last_day, start_value, value, target, result"

    /// Periods in the table are settled.
    package init(_ row: inout RowReader) throws {
        try self.init(
            firstDay: row.next(), lastDay: row.next(), start: row.next(), value: row.next(), target: row.next(),
            result: row.next(), isSettled: true)
    }
}

extension GoalTarget: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(firstDay: row.next(), value: row.next())
    }
}

extension GoalPause: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(firstDay: row.next(), lastDay: row.next())
    }
}

extension GoalInput {
    /// An existing goal as it is.
    package init(_ goal: Goal) { self.init(goal, as: goal.type, goal.measure) }

    /// An existing goal, possibly with a new type or measure, for which another target, cadence and direction are usual.
    package init(_ goal: Goal, as type: GoalType, _ measure: GoalMeasure) {
        let isSame = measure == goal.measure
        self.init(
            title: goal.title, type: type, measure: measure, exerciseID: type == goal.type ? goal.exerciseID : nil,
            countsFamily: type == goal.type ? goal.countsFamily : type == .cardio, trackableID: goal.trackableID,
            repetitions: goal.repetitions, target: isSame ? goal.target : 0,
            cadence: isSame ? goal.cadence : measure.usualCadence,
            direction: isSame ? goal.direction : measure.usualDirection ?? .increase, countsFrom: goal.countsFrom,
            deadline: goal.deadline, note: goal.note)
    }

    /// Whether something else is counted than before, so that earlier targets don't apply to it.
    func countsDifferently(than goal: Goal) -> Bool {
        (type, measure, exerciseID, trackableID) != (goal.type, goal.measure, goal.exerciseID, goal.trackableID)
            || (repetitions, cadence, direction) != (goal.repetitions, goal.cadence, goal.direction)
            || countsFamily != goal.countsFamily
    }
}
