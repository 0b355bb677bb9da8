/// Statistics of a user's training, updated on every write, so that each page reads a single row.
package struct Standing: Sendable, Equatable {
    package var totals = TrainingTotals()
    package var patterns = TrainingPatterns()
    package var streakBeganOn: LocalDay?
    package var streakDays = 0
    package var streakAliveUntil: LocalDay?
    package var bestStreakDays = 0
    /// One-time goals that were reached.
    package var goalsReached = 0
    /// Periods of repeating goals that were met.
    package var goalPeriodsKept = 0
    package var totalWorkouts = 0
    package var totalCaloriesBurned = 0.0
    package var points = 0
    package var level = 1
    package var rules = StreakRules()
    /// Whether patterns and streak must be computed again.
    package var isOutdated = false

    package init() {}

    package static let pointsOfTrainingDay = 10
    package static let pointsOfWorkout = 25
    package static let pointsOfRecord = 5

    /// The points for the logged training and the unlocked achievements.
    package func points(with achievements: some Sequence<Achievement>) -> Int {
        totals.trainingDays * Self.pointsOfTrainingDay + totals.completedWorkouts * Self.pointsOfWorkout
            + totals.records * Self.pointsOfRecord + achievements.reduce(0) { $0 + $1.points }
    }

    package func isStreakAlive(on day: LocalDay) -> Bool { streakAliveUntil.map { day <= $0 } ?? false }

    package mutating func take(_ trainingDays: [TrainingDay], daysOff: Set<LocalDay>) {
        patterns = TrainingPatterns(trainingDays, rules: rules)
        let history = StreakHistory(trainingDays: trainingDays.lazy.map(\.day), daysOff: daysOff, rules: rules)
        streakBeganOn = history.current?.firstDay
        streakDays = history.current?.lengthDays ?? 0
        streakAliveUntil = history.current?.aliveUntil
        bestStreakDays = history.bestLengthDays
        isOutdated = false
    }
}

/// The level for a number of points. Level n begins at 50·n·(n − 1) points, so each one takes 100 more than the one
/// before: level 2 begins at 100 points, 3 at 300, 4 at 600, 10 at 4,500.
package struct Level: Sendable, Equatable {
    package let number: Int
    package let points: Int

    package init(points: Int) {
        self.points = points
        var number = 1
        while Self.firstPoint(of: number + 1) <= points { number += 1 }
        self.number = number
    }

    static func firstPoint(of level: Int) -> Int { 50 * level * (level - 1) }

    /// The points since the start of the level; `needed` is the number that the level takes.
    package var gathered: Int { points - Self.firstPoint(of: number) }
    package var needed: Int { Self.firstPoint(of: number + 1) - Self.firstPoint(of: number) }
    package var missing: Int { needed - gathered }
}

/// The sums of all logged training, maintained by triggers.
package struct TrainingTotals: Sendable, Equatable {
    package var trainingDays = 0
    package var strengthSets = 0
    /// Without warm-ups, as is the volume.
    package var repetitions = 0
    package var volumeGrams = 0
    package var cardioSessions = 0
    package var cardioSeconds = 0
    package var cardioMeters = 0
    /// Timed workouts with at least half of their exercises done.
    package var completedWorkouts = 0
    package var energyKilocalories = 0
    /// Personal records, without baselines.
    package var records = 0

    package init(
        trainingDays: Int = 0, strengthSets: Int = 0, repetitions: Int = 0, volumeGrams: Int = 0,
        cardioSessions: Int = 0, cardioSeconds: Int = 0, cardioMeters: Int = 0, completedWorkouts: Int = 0,
        energyKilocalories: Int = 0, records: Int = 0
    ) {
        self.trainingDays = trainingDays
        self.strengthSets = strengthSets
        self.repetitions = repetitions
        self.volumeGrams = volumeGrams
        self.cardioSessions = cardioSessions
        self.cardioSeconds = cardioSeconds
        self.cardioMeters = cardioMeters
        self.completedWorkouts = completedWorkouts
        self.energyKilocalories = energyKilocalories
        self.records = records
    }
}

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

        package init(rawValue: Int) { self.rawValue = rawValue }

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
