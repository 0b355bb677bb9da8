/// What is kept of somebody's training at write time, for every page to read from one row.
struct Standing: Sendable, Equatable {
    var totals = TrainingTotals()
    var patterns = TrainingPatterns()
    var streakBeganOn: LocalDay?
    var streakDays = 0
    var streakAliveUntil: LocalDay?
    var bestStreakDays = 0
    /// One-time goals that were reached.
    var goalsReached = 0
    /// Periods of goals that repeat.
    var goalPeriodsKept = 0
    var totalWorkouts = 0
    var totalCaloriesBurned = 0.0
    var points = 0
    var level = 1
    var rules = StreakRules()
    /// Whether patterns and streak are those of an earlier state of the days.
    var isOutdated = false

    static let pointsOfTrainingDay = 10
    static let pointsOfWorkout = 25
    static let pointsOfRecord = 5

    /// The points of what was logged, and of the achievements that it reached.
    func points(with achievements: some Sequence<Achievement>) -> Int {
        totals.trainingDays * Self.pointsOfTrainingDay + totals.completedWorkouts * Self.pointsOfWorkout
            + totals.records * Self.pointsOfRecord + achievements.reduce(0) { $0 + $1.points }
    }

    func isStreakAlive(on day: LocalDay) -> Bool { streakAliveUntil.map { day <= $0 } ?? false }

    mutating func take(_ trainingDays: [TrainingDay], daysOff: Set<LocalDay>) {
        patterns = TrainingPatterns(trainingDays, rules: rules)
        let history = StreakHistory(trainingDays: trainingDays.lazy.map(\.day), daysOff: daysOff, rules: rules)
        streakBeganOn = history.current?.firstDay
        streakDays = history.current?.lengthDays ?? 0
        streakAliveUntil = history.current?.aliveUntil
        bestStreakDays = history.bestLengthDays
        isOutdated = false
    }
}
