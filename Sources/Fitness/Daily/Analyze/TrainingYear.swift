import Texts

/// A year of training, day by day.
package struct TrainingYear: Sendable {
    /// The training of a day.
    package struct Day: Sendable, Equatable {
        package let day: LocalDay
        /// Without warm-ups.
        package let sets: Int
        package let warmUps: Int
        package let cardioSessions: Int
        let cardioSeconds: Int
        package let workouts: Int
        let workoutSeconds: Int

        package init(
            day: LocalDay, sets: Int, warmUps: Int, cardioSessions: Int, cardioSeconds: Int, workouts: Int,
            workoutSeconds: Int
        ) {
            self.day = day
            self.sets = sets
            self.warmUps = warmUps
            self.cardioSessions = cardioSessions
            self.cardioSeconds = cardioSeconds
            self.workouts = workouts
            self.workoutSeconds = workoutSeconds
        }
    }

    package let first: LocalDay
    package let last: LocalDay
    /// The days with training, oldest first.
    package let days: [Day]
    /// The year of the user's first training.
    package var firstYear: Int?

    package init(first: LocalDay, last: LocalDay, days: [Day], firstYear: Int?) {
        self.first = first
        self.last = last
        self.days = days
        self.firstYear = firstYear
    }

    package var year: Int { first.components.year }

    /// The intensity of each of `days` within its year, 1 to 4: the quartile of its sets, cardio time or workout time,
    /// whichever is highest. So a long run counts as much as many sets.
    package var levels: [Int] {
        let kinds = [days.map(\.sets), days.map(\.cardioSeconds), days.map(\.workoutSeconds)]
        return kinds.reduce(into: days.map { _ in 1 }) { levels, amounts in
            let sorted = amounts.filter { $0 > 0 }.sorted()
            guard !sorted.isEmpty else { return }
            let bounds = (1...3).map { sorted[(sorted.count - 1) * $0 / 4] }
            for (place, amount) in amounts.enumerated() where amount > 0 {
                levels[place] = max(levels[place], 1 + bounds.count { amount >= $0 })
            }
        }
    }
}

extension TrainingYear.Day {
    /// `Sat, 21 Nov 2026`
    package var dateText: String { "\(day.weekday.shortName), \(day.mediumText)" }

    /// `20 sets and 2 warm-ups, 1 session`
    package var text: String {
        [
            CountTexts.sets(sets, warmUps: warmUps), cardioSessions > 0 ? CountTexts.sessions(cardioSessions) : "",
            workouts > 0 ? CountTexts.workouts(workouts) : "",
        ].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
