import Fitness
import GRDB
import Texts

/// What was done in an exercise before, which the next set starts from.
package struct LastPerformance: Sendable {
    /// The sets of the day itself, in the order in which they were logged.
    package let today: [StrengthSet]
    /// Those of the last day before it.
    package let before: [StrengthSet]

    /// The likely next set: the day's last one, or else the first one of the last time.
    package var nextSet: StrengthSet? {
        today.last(where: \.kind.counts) ?? before.first(where: \.kind.counts) ?? today.last ?? before.first
    }

    /// `Last time, 14 Nov: 3 × 135 lb × 8`
    package func text(of exercise: Exercise, _ units: Units, today: LocalDay) -> String? {
        let summary = before.summary(of: exercise, units)
        guard let day = before.first?.day, !summary.isEmpty else { return nil }
        return TrackTexts.lastTime(day.shortText(today: today), summary)
    }
}

extension User.Training {
    package func lastPerformance(_ database: Database, of exercise: Int64, on day: LocalDay) throws -> LastPerformance {
        let before = try lastDay(database, of: exercise, before: day)
        return LastPerformance(
            today: try sets(database, of: exercise, on: day),
            before: try before.map { try sets(database, of: exercise, on: $0) } ?? [])
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
}
