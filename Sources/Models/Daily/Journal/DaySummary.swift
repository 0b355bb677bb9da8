import Fitness
import GRDB
import Texts

/// Everything known about a day besides its journal entry.
package struct DaySummary: Sendable {
    package let logged: TrackDay
    package let improvements: [RecordEntry]
    /// What was eaten.
    package let meals: [MealEntry]
    package let earlierYears: [EarlierYear]
}

/// The same day in an earlier year: its entry and its training.
package struct EarlierYear: Sendable {
    package let day: LocalDay
    package let entry: JournalEntry?
    package let training: TrainingDaySums?
}

/// The training totals of a day, from a table that is updated with each change.
package struct TrainingDaySums: Sendable, RowReadable {
    let day: LocalDay
    /// Without warm-ups.
    let setCount: Int
    let warmUpCount: Int
    let volumeGrams: Int64
    let cardioCount: Int
    let cardioMeters: Int
    let workoutCount: Int

    package init(_ row: inout RowReader) throws {
        day = try row.next()
        setCount = try row.next()
        warmUpCount = try row.next() - setCount
        volumeGrams = try row.next()
        cardioCount = try row.next()
        cardioMeters = try row.next()
        workoutCount = try row.next()
    }

    /// `12 sets and 2 warm-ups · 3,150 lb · 1 cardio session · 5.2 km · 1 workout`
    package func text(_ units: Units) -> String {
        [
            setCount + warmUpCount > 0 ? CountTexts.sets(setCount, warmUps: warmUpCount) : nil,
            volumeGrams > 0 ? units.weight.volumeText(grams: volumeGrams) : nil,
            cardioCount > 0 ? CountTexts.cardioSessions(cardioCount) : nil,
            cardioMeters > 0 ? units.distance.text(Double(cardioMeters)) : nil,
            workoutCount > 0 ? CountTexts.workouts(workoutCount) : nil,
        ].compactMap { $0 }.joined(separator: " · ")
    }
}

extension User.Journal {
    package func daySummary(_ database: Database, on day: LocalDay) throws -> DaySummary {
        DaySummary(
            logged: try user.training.trackDay(database, on: day),
            improvements: try user.training.improvements(database, in: day...day),
            meals: try user.nutrition.mealEntries(database, on: day).eaten,
            earlierYears: try earlierYears(database, of: day))
    }

    /// How many years to look back; it takes two queries however many there are.
    private static let yearsBack = 10

    private func earlierYears(_ database: Database, of day: LocalDay) throws -> [EarlierYear] {
        let days = (1...Self.yearsBack).map(day.yearsEarlier)
        let entries = try journalEntries(database, on: days)
        let training = try trainingSums(database, on: days)
        return days.compactMap { day in
            let year = EarlierYear(
                day: day, entry: entries.first { $0.day == day }, training: training.first { $0.day == day })
            return year.entry == nil && year.training == nil ? nil : year
        }
    }

    private func trainingSums(_ database: Database, on days: [LocalDay]) throws -> [TrainingDaySums] {
        try TrainingDaySums.all(
            database,
            """
            SELECT day, \(TrainingYear.Day.workSets), strength_sets, volume_grams, cardio_sessions, cardio_meters, workouts
            FROM training_days WHERE user_id = ? AND day IN (\(databaseQuestionMarks(count: days.count)))
            """, [user.id] + StatementArguments(days))
    }
}
