import Texts

/// The quantity that an achievement counts.
package enum AchievementMetric: Sendable {
    case trainingDays, sets, cardioSessions, workouts, records
    case bestStreak, comebacks, weekends, allRoundWeeks, earlyDays, lateDays
    case goalsReached, goalPeriodsKept
    case volumeGrams, repetitions, cardioMeters, cardioSeconds, energyKilocalories

    func value(in standing: Standing) -> Int {
        let (totals, patterns) = (standing.totals, standing.patterns)
        return switch self {
        case .trainingDays: totals.trainingDays
        case .sets: totals.strengthSets
        case .cardioSessions: totals.cardioSessions
        case .workouts: totals.completedWorkouts
        case .records: totals.records
        case .bestStreak: standing.bestStreakDays
        case .comebacks: patterns.comebacks
        case .weekends: patterns.weekends
        case .allRoundWeeks: patterns.allRoundWeeks
        case .earlyDays: patterns.earlyDays
        case .lateDays: patterns.lateDays
        case .goalsReached: standing.goalsReached
        case .goalPeriodsKept: standing.goalPeriodsKept
        case .volumeGrams: totals.volumeGrams
        case .repetitions: totals.repetitions
        case .cardioMeters: totals.cardioMeters
        case .cardioSeconds: totals.cardioSeconds
        case .energyKilocalories: totals.energyKilocalories
        }
    }

    /// A value in the user's units, without the unit. Rounded down only if it would otherwise look like the threshold
    /// before it is reached.
    func figure(_ value: Int, of threshold: Int, _ units: Units) -> String {
        let nearest = figure(value, units, rounding: .toNearestOrAwayFromZero)
        let seemsReached = value < threshold && nearest == thresholdFigure(threshold, units)
        return seemsReached ? figure(value, units, rounding: .down) : nearest
    }

    /// The threshold as usually written: `42.2 km`, `2,205 lb`.
    func thresholdFigure(_ threshold: Int, _ units: Units) -> String {
        figure(threshold, units, rounding: .toNearestOrAwayFromZero)
    }

    private func figure(_ value: Int, _ units: Units, rounding rule: FloatingPointRoundingRule) -> String {
        let shown =
            switch self {
            case .volumeGrams: units.weight.value(ofKilograms: Double(value) / 1_000)
            case .cardioMeters: units.distance.value(ofMeters: Double(value))
            case .cardioSeconds: Double(value) / 3_600
            default: Double(value)
            }
        // With a decimal below 100: `42.1`, `621`.
        guard shown < 100, [.cardioMeters, .cardioSeconds].contains(self) else {
            return DecimalText.grouped(shown.rounded(rule))
        }
        return DecimalText.format((shown * 10).rounded(rule) / 10, maximumDecimals: 1)
    }

    func unit(_ count: Int, _ units: Units) -> String {
        switch self {
        case .volumeGrams: units.weight.symbol
        case .cardioMeters: units.distance.symbol
        case .cardioSeconds: AchievementTexts.hourNoun(2)
        case .energyKilocalories: "kcal"
        default: noun(count)
        }
    }

    private func noun(_ count: Int) -> String {
        switch self {
        case .trainingDays: CountTexts.trainingDayNoun(count)
        case .sets: CountTexts.setNoun(count)
        case .cardioSessions: CountTexts.cardioSessionNoun(count)
        case .workouts: CountTexts.timedWorkoutNoun(count)
        case .records: AchievementTexts.recordNoun(count)
        case .bestStreak: CountTexts.dayNoun(count)
        case .comebacks: AchievementTexts.comebackNoun(count)
        case .weekends: AchievementTexts.weekendNoun(count)
        case .allRoundWeeks: AchievementTexts.weekNoun(count)
        case .earlyDays: AchievementTexts.morningNoun(count)
        case .lateDays: AchievementTexts.eveningNoun(count)
        case .goalsReached: AchievementTexts.goalNoun(count)
        case .goalPeriodsKept: AchievementTexts.periodNoun(count)
        case .repetitions: CountTexts.repNoun(count)
        case .volumeGrams, .cardioMeters, .cardioSeconds, .energyKilocalories: ""
        }
    }
}
