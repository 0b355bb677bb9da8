import Fitness
import GRDB

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

extension User.Training {
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
