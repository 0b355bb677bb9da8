import Texts

/// An achievement to unlock. The raw values are keys in the database and must never change.
package enum Achievement: String, CaseIterable, Sendable {
    case firstWorkout, firstSet, firstCardio, firstSession, firstRecord, records10, records50
    case streak7, streak30, streak100, streak365
    case workouts10, workouts50, workouts100, workouts250
    case days10, days50, days200, days500
    case volume1Tonne, volume10Tonnes, volume100Tonnes, volume1000Tonnes
    case repetitions1000, repetitions10000, repetitions100000
    case distance5, distanceMarathon, distance100, distance1000
    case cardioHours10, cardioHours100
    case energy1000, energy10000, energy100000
    case earlyBird, nightOwl, comeback, weekend, allRounder
    case firstGoal, goals10, goalPeriods10, goalPeriods100

    /// The condition: a threshold of a metric, in the metric's own unit.
    package var goal: (metric: AchievementMetric, threshold: Int) {
        switch self {
        case .firstWorkout: (.trainingDays, 1)
        case .firstSet: (.sets, 1)
        case .firstCardio: (.cardioSessions, 1)
        case .firstSession: (.workouts, 1)
        case .firstRecord: (.records, 1)
        case .records10: (.records, 10)
        case .records50: (.records, 50)
        case .streak7: (.bestStreak, 7)
        case .streak30: (.bestStreak, 30)
        case .streak100: (.bestStreak, 100)
        case .streak365: (.bestStreak, 365)
        case .workouts10: (.workouts, 10)
        case .workouts50: (.workouts, 50)
        case .workouts100: (.workouts, 100)
        case .workouts250: (.workouts, 250)
        case .days10: (.trainingDays, 10)
        case .days50: (.trainingDays, 50)
        case .days200: (.trainingDays, 200)
        case .days500: (.trainingDays, 500)
        case .volume1Tonne: (.volumeGrams, 1_000_000)
        case .volume10Tonnes: (.volumeGrams, 10_000_000)
        case .volume100Tonnes: (.volumeGrams, 100_000_000)
        case .volume1000Tonnes: (.volumeGrams, 1_000_000_000)
        case .repetitions1000: (.repetitions, 1_000)
        case .repetitions10000: (.repetitions, 10_000)
        case .repetitions100000: (.repetitions, 100_000)
        case .distance5: (.cardioMeters, 5_000)
        case .distanceMarathon: (.cardioMeters, 42_195)
        case .distance100: (.cardioMeters, 100_000)
        case .distance1000: (.cardioMeters, 1_000_000)
        case .cardioHours10: (.cardioSeconds, 36_000)
        case .cardioHours100: (.cardioSeconds, 360_000)
        case .energy1000: (.energyKilocalories, 1_000)
        case .energy10000: (.energyKilocalories, 10_000)
        case .energy100000: (.energyKilocalories, 100_000)
        case .earlyBird: (.earlyDays, 5)
        case .nightOwl: (.lateDays, 5)
        case .comeback: (.comebacks, 1)
        case .weekend: (.weekends, 1)
        case .allRounder: (.allRoundWeeks, 1)
        case .firstGoal: (.goalsReached, 1)
        case .goals10: (.goalsReached, 10)
        case .goalPeriods10: (.goalPeriodsKept, 10)
        case .goalPeriods100: (.goalPeriodsKept, 100)
        }
    }

    package var points: Int {
        switch self {
        case .firstWorkout, .firstSet, .firstCardio, .firstSession: 10
        case .firstRecord, .streak7, .workouts10, .days10, .volume1Tonne, .repetitions1000, .distance5, .energy1000,
            .earlyBird, .nightOwl, .comeback, .weekend, .allRounder, .firstGoal, .goalPeriods10:
            25
        case .records10, .streak30, .workouts50, .days50, .volume10Tonnes, .distanceMarathon, .cardioHours10: 50
        case .records50, .streak100, .workouts100, .days200, .volume100Tonnes, .repetitions10000, .distance100,
            .cardioHours100, .energy10000, .goals10, .goalPeriods100:
            100
        case .streak365, .workouts250, .days500, .volume1000Tonnes, .repetitions100000, .distance1000, .energy100000:
            250
        }
    }

    package func isReached(in standing: Standing) -> Bool { goal.metric.value(in: standing) >= goal.threshold }

    /// The progress, 0 to 1.
    package func progress(in standing: Standing) -> Double {
        min(1, Double(goal.metric.value(in: standing)) / Double(goal.threshold))
    }
}

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
