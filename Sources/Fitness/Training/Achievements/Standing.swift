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
