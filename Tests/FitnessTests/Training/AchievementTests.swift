import Testing

@testable import Fitness

@Suite struct AchievementTests {
    /// The keys are stored in the database: new ones may be added, existing ones never change.
    @Test func theKeysStay() {
        #expect(
            Achievement.allCases.map(\.rawValue).joined(separator: " ") == """
                firstWorkout firstSet firstCardio firstSession firstRecord records10 records50 streak7 streak30 \
                streak100 streak365 workouts10 workouts50 workouts100 workouts250 days10 days50 days200 days500 \
                volume1Tonne volume10Tonnes volume100Tonnes volume1000Tonnes repetitions1000 repetitions10000 \
                repetitions100000 distance5 distanceMarathon distance100 distance1000 cardioHours10 cardioHours100 \
                energy1000 energy10000 energy100000 earlyBird nightOwl comeback weekend allRounder firstGoal goals10 \
                goalPeriods10 goalPeriods100
                """)
    }

    @Test(arguments: Achievement.allCases)
    func eachIsReachedAtItsThresholdAndNotBefore(achievement: Achievement) throws {
        let (metric, threshold) = achievement.goal
        #expect(!achievement.isReached(in: standing(metric, threshold - 1)))
        #expect(achievement.isReached(in: standing(metric, threshold)))
        #expect(achievement.progress(in: standing(metric, threshold)) == 1)
        #expect(achievement.progress(in: standing(metric, threshold * 3)) == 1)
        #expect((10...250).contains(achievement.points))
    }

    @Test func titlesAndTextsAreTheirOwn() {
        #expect(Set(Achievement.allCases.map(\.title)).count == Achievement.allCases.count)
        #expect(Set(Achievement.allCases.map { $0.text(Units()) }).count == Achievement.allCases.count)
    }

    /// The grams of single sets are rounded, and a value just below a threshold does not appear to reach it.
    @Test func theirOwnFiguresComeBack() {
        let units = Units(weight: .pounds, distance: .miles)
        #expect(AchievementMetric.volumeGrams.figure(673_584, of: 1_000_000, units) == "1,485")
        // Half a kilogram is rounded as in Track and PRs.
        #expect(AchievementMetric.volumeGrams.figure(312_500, of: 1_000_000, Units()) == "313")
        #expect(WeightUnit.kilograms.volumeFigure(grams: 312_500) == "313")
        #expect(AchievementMetric.volumeGrams.figure(999_900, of: 1_000_000, units) == "2,204")
        #expect(AchievementMetric.volumeGrams.figure(1_000_000, of: 1_000_000, units) == "2,205")
    }

    private func standing(_ metric: AchievementMetric, _ value: Int) -> Standing {
        var standing = Standing()
        switch metric {
        case .trainingDays: standing.totals.trainingDays = value
        case .sets: standing.totals.strengthSets = value
        case .cardioSessions: standing.totals.cardioSessions = value
        case .workouts: standing.totals.completedWorkouts = value
        case .records: standing.totals.records = value
        case .bestStreak: standing.bestStreakDays = value
        case .comebacks: standing.patterns.comebacks = value
        case .weekends: standing.patterns.weekends = value
        case .allRoundWeeks: standing.patterns.allRoundWeeks = value
        case .earlyDays: standing.patterns.earlyDays = value
        case .lateDays: standing.patterns.lateDays = value
        case .goalsReached: standing.goalsReached = value
        case .goalPeriodsKept: standing.goalPeriodsKept = value
        case .volumeGrams: standing.totals.volumeGrams = value
        case .repetitions: standing.totals.repetitions = value
        case .cardioMeters: standing.totals.cardioMeters = value
        case .cardioSeconds: standing.totals.cardioSeconds = value
        case .energyKilocalories: standing.totals.energyKilocalories = value
        }
        return standing
    }
}

@Suite struct LevelTests {
    @Test(arguments: [(0, 1, 100), (99, 1, 1), (100, 2, 200), (299, 2, 1), (300, 3, 300), (4_500, 10, 1_000)])
    func eachLevelTakesMore(points: Int, level: Int, missing: Int) {
        #expect(Level(points: points).number == level)
        #expect(Level(points: points).missing == missing)
    }
}
