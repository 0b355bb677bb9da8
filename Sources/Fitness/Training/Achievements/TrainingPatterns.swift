/// Patterns in a user's training days, besides the streak.
package struct TrainingPatterns: Sendable, Equatable {
    /// A break of at least this many days makes the next training a comeback.
    static let longBreakDays = 14

    package var comebacks = 0
    /// Weekends with training on both days.
    package var weekends = 0
    /// Weeks with strength sets, cardio and a workout.
    package var allRoundWeeks = 0
    /// Days with training logged before 7 in the morning.
    package var earlyDays = 0
    /// Days with training logged at 9 in the evening or later.
    package var lateDays = 0

    package init() {}

    /// - Parameter trainingDays: oldest first.
    init(_ trainingDays: [TrainingDay], rules: StreakRules) {
        var previous: LocalDay?
        var week: LocalDay?
        var kindsOfWeek: TrainingDay.Kinds = []
        for training in trainingDays {
            let day = training.day
            if let previous, day - previous > Self.longBreakDays { comebacks += 1 }
            if day.weekday == .sunday, previous == day.previous { weekends += 1 }
            if training.kinds.contains(.early) { earlyDays += 1 }
            if training.kinds.contains(.late) { lateDays += 1 }
            if week != rules.startOfWeek(of: day) { (week, kindsOfWeek) = (rules.startOfWeek(of: day), []) }
            let wasAllRound = kindsOfWeek.isSuperset(of: .allRound)
            kindsOfWeek.formUnion(training.kinds)
            if !wasAllRound, kindsOfWeek.isSuperset(of: .allRound) { allRoundWeeks += 1 }
            previous = day
        }
    }
}

/// A day with training, and the kinds of training.
package struct TrainingDay: Sendable, Equatable {
    package struct Kinds: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        static let strength = Kinds(rawValue: 1)
        static let cardio = Kinds(rawValue: 2)
        static let workout = Kinds(rawValue: 4)
        /// Something was logged before 7 in the morning.
        static let early = Kinds(rawValue: 8)
        /// Something was logged at 9 in the evening or later.
        static let late = Kinds(rawValue: 16)
        static let allRound: Kinds = [.strength, .cardio, .workout]
    }

    let day: LocalDay
    let kinds: Kinds

    package init(day: LocalDay, kinds: Kinds) {
        self.day = day
        self.kinds = kinds
    }
}
