import Fitness
import GRDB
import Texts

/// What was done in an exercise before, which the next set starts from.
package struct LastPerformance: Sendable {
    /// The sets of the day itself, in the order in which they were logged.
    package let today: [StrengthSet]
    /// Those of the last day before it.
    package let before: [StrengthSet]

    /// The place of the next set among those that count, from 1.
    package var nextPlace: Int { counting.count + 1 }

    /// What was done last time in the place of the next set.
    package var previous: StrengthSet? {
        let before = before.filter(\.kind.counts)
        return counting.count < before.count ? before[counting.count] : nil
    }

    /// The likely next set: as long as the day goes as the last time did, what was done then in its place; after that,
    /// the day's last one.
    package var nextSet: StrengthSet? {
        let isAsBefore = zip(counting, before.filter(\.kind.counts)).allSatisfy { $0.isLike($1) }
        if isAsBefore, let previous { return previous }
        return counting.last ?? today.last ?? before.first
    }

    private var counting: [StrengthSet] { today.filter(\.kind.counts) }

    /// `Last time, 14 Nov: 3 × 135 lb × 8`
    package func text(of exercise: Exercise, _ units: Units, today: LocalDay) -> String? {
        let summary = before.summary(of: exercise, units)
        guard let day = before.first?.day, !summary.isEmpty else { return nil }
        return TrackTexts.lastTime(day.shortText(today: today), summary)
    }
}

extension StrengthSet {
    /// The same amount at the same weight, which may have been typed in another unit.
    fileprivate func isLike(_ other: StrengthSet) -> Bool {
        amount == other.amount && abs(weightKilograms - other.weightKilograms) < Self.tieKilograms
    }

    private static let tieKilograms = 0.005
}

extension User.Training {
    package func lastPerformance(_ database: Database, of exercise: Int64, on day: LocalDay) throws -> LastPerformance {
        LastPerformance(
            today: try sets(database, of: exercise, on: day),
            before: try setsBefore(database, of: exercise, day))
    }

    /// Those of the exercises of a day's sets, by exercise.
    package func lastPerformances(_ database: Database, of day: TrackDay) throws -> [Int64: LastPerformance] {
        try day.exercises.reduce(into: [:]) { found, logged in
            let before = try setsBefore(database, of: logged.exercise.id, day.day)
            found[logged.exercise.id] = LastPerformance(today: logged.sets, before: before)
        }
    }

    /// The sets of the last day before another one.
    private func setsBefore(_ database: Database, of exercise: Int64, _ day: LocalDay) throws -> [StrengthSet] {
        try lastDay(database, of: exercise, before: day).map { try sets(database, of: exercise, on: $0) } ?? []
    }

    /// `Last time, 14 Nov: 5.2 km in 28:40`
    package func lastCardioText(_ database: Database, of exercise: Int64, on day: LocalDay) throws -> String? {
        guard let session = try lastCardioSession(database, of: exercise, until: day) else { return nil }
        return TrackTexts.lastTime(session.day.shortText(today: day), session.text(user.units.distance))
    }

    /// In the order in which they were logged.
    package func sets(_ database: Database, of exercise: Int64, on day: LocalDay) throws -> [StrengthSet] {
        try StrengthSet.all(
            database,
            """
            SELECT \(StrengthSet.columns) FROM strength_sets WHERE exercise_id = ? AND user_id = ? AND day = ?
            ORDER BY logged_at, id
            """, [exercise, user.id, day])
    }

    private func lastDay(_ database: Database, of exercise: Int64, before day: LocalDay) throws
        -> LocalDay?
    {
        try LocalDay.first(
            database,
            """
            SELECT day FROM strength_sets WHERE exercise_id = ? AND user_id = ? AND day < ?
            ORDER BY day DESC LIMIT 1
            """, [exercise, user.id, day])
    }

    private func lastCardioSession(_ database: Database, of exercise: Int64, until day: LocalDay) throws
        -> CardioSession?
    {
        try CardioSession.first(
            database,
            """
            SELECT \(CardioSession.columns) FROM cardio_sessions
            WHERE exercise_id = ? AND user_id = ? AND day <= ?
            ORDER BY day DESC, logged_at DESC, id DESC LIMIT 1
            """, [exercise, user.id, day])
    }

    /// The last days with sets before a day, the latest first.
    package func repeatableDays(_ database: Database, before day: LocalDay, atMost count: Int) throws
        -> [RepeatableDay]
    {
        try LocalDay.all(
            database,
            """
            SELECT DISTINCT day FROM exercise_days WHERE user_id = ? AND day < ? AND sets > 0
            ORDER BY day DESC LIMIT ?
            """, [user.id, day, count]
        ).compactMap { try repeatableDay(database, $0) }
    }

    /// - Returns: nil if nothing of the day can be logged again.
    package func repeatableDay(_ database: Database, _ day: LocalDay) throws -> RepeatableDay? {
        let logged = try exerciseDays(database, on: day, exercises(database, loggedOn: day))
        let exercises = logged.filter { !$0.exercise.isArchived }
        return exercises.isEmpty ? nil : RepeatableDay(day: day, exercises: exercises)
    }
}

/// A day whose sets can be logged again.
package struct RepeatableDay: Sendable {
    package let day: LocalDay
    /// Those of its exercises that are not archived.
    package let exercises: [TrackDay.ExerciseSets]

    package var sets: [StrengthSet] {
        exercises.flatMap(\.sets).sorted { ($0.loggedAt, $0.id) < ($1.loggedAt, $1.id) }
    }

    /// Its sets for another day, in the order in which they were logged.
    package func drafts(on day: LocalDay) -> [StrengthSetDraft] {
        let byID = Dictionary(uniqueKeysWithValues: exercises.map { ($0.exercise.id, $0.exercise) })
        return sets.compactMap { set in
            byID[set.exerciseID].map { StrengthSetDraft(repeating: set, of: $0, on: day) }
        }
    }
}
