import Support
import Testing

@testable import Fitness

@Suite struct AchievementsPageTests {
    @Test func anybodyBeginsAtLevelOne() async throws {
        let page = try await TestApp().member().get("/progress/achievements")
        let words = page.main.words
        #expect(words.contains("Level 0 points 1"))
        #expect(words.contains("100 points to level 2"))
        #expect(words.contains("Streak 0 days Your first training day starts a streak."))
        #expect(words.contains("Next achievement Day one"))
        #expect(words.contains("Unlocked 0 of 44 No achievements yet"))
    }

    @Test func whatWasReachedAndWhatComesNext() async throws {
        let alex = try await Trainee()
        for _ in 0..<3 { try await alex.logSet() }
        let page = try await alex.browser.get("/progress/achievements")
        #expect(page.main.words.contains("Level 30 points 1"))
        #expect(page.main.words.contains("70 points to level 2"))
        #expect(page.main.words.contains("Training days 1 × 10 10"))
        #expect(page.main.words.contains("Achievements 2, 10 to 250 each 20"))
        #expect(page.main.words.contains("Unlocked 2 of 44 Day one"))
        #expect(page.main.words.contains("First set Log your first set +10 points , 21 Nov"))
        // The nearest is the tonne: 600 of 1,000 kg.
        #expect(
            page.main.words.contains("Next achievement The first tonne Lift 1,000 kg in total 60 % 600 of 1,000 kg"))
        // Of a ladder the next step stands in front, the others are further ahead.
        let open = try #require(page.main.between("Still to come", "Further ahead"))
        #expect(!open.contains("Ten tonnes"))
        #expect(page.main.contains("Ten tonnes"))
    }

    @Test func theirUnitsAreUsed() async throws {
        let alex = try await Trainee()
        try await alex.logSet(kilograms: 60)
        try await alex.logRun(meters: 3_000)
        try await alex.app.execute("UPDATE users SET weight_unit = 'pounds', distance_unit = 'miles'")
        let words = try await alex.browser.get("/progress/achievements").main.words
        #expect(words.contains("Lift 1,000 kg (2,205 lb) in total 60 % 1,323 of 2,205 lb"))
        #expect(words.contains("Cover 5 km (3.1 mi) with cardio 60 % 1.9 of 3.1 mi"))
        #expect(words.contains("Cover 42.2 km (26.2 mi) with cardio"))
    }

    /// Grams of single sets are rounded, and what is almost there is not there.
    @Test func theirOwnFiguresComeBack() {
        let units = Units(weight: .pounds, distance: .miles)
        #expect(AchievementMetric.volumeGrams.figure(673_584, of: 1_000_000, units) == "1,485")
        // Half a kilogram is rounded as Track and PRs round it.
        #expect(AchievementMetric.volumeGrams.figure(312_500, of: 1_000_000, Units()) == "313")
        #expect(WeightUnit.kilograms.volumeFigure(grams: 312_500) == "313")
        #expect(AchievementMetric.volumeGrams.figure(999_900, of: 1_000_000, units) == "2,204")
        #expect(AchievementMetric.volumeGrams.figure(1_000_000, of: 1_000_000, units) == "2,205")
    }

    @Test func theStreakIsExplained() async throws {
        let alex = try await Trainee()
        for day in ["2026-11-13", "2026-11-16", "2026-11-17", "2026-11-19"] { try await alex.logSet(day) }
        _ = try await alex.browser.post("/settings/days-off", ["first_day": "2026-11-18", "reason": "sick"])
        let page = try await alex.browser.get("/progress/achievements")
        let words = page.main.words
        #expect(words.contains("Streak best 6 6 days Today can be a rest day. Train by Sunday 22 November to keep it."))
        #expect(
            words.contains("Started Fri, 13 Nov Made up of 4 trained + 2 rest = 6 days Rest days this week 1 of 2 used")
        )
        for (day, mark) in [
            ("Friday 13 November, trained", "trained"), ("Saturday 14 November, rest day", "rest"),
            ("Wednesday 18 November, sick", "sick"), ("Saturday 21 November, today", "ahead"),
            ("Thursday 12 November", "nothing"),
        ] {
            let cell = "data-mark=\"\(mark)\"\(mark == "ahead" ? " aria-current=\"date\"" : "")>"
            #expect(page.main.contains("\(cell)<span class=\"visually-hidden\">\(day)</span>"), "\(day)")
        }
    }

    @Test(
        arguments: [
            (["2026-11-21"], "Today counts. Train again by Wednesday 25 November to keep it."),
            (["2026-11-18"], "Train today to keep it: you have no rest days left this week."),
            (
                ["2026-11-17"],
                "Your last streak of 1 day ended with Tuesday 17 November. Train today to start a new one."
            ),
        ])
    func itSaysWhatToDo(days: [String], advice: String) async throws {
        let alex = try await Trainee()
        for day in days { try await alex.logSet(day) }
        let page = try await alex.browser.get("/progress/achievements")
        #expect(page.main.words.contains(advice), "\(page.main.words)")
    }

    @Test func aStreakThatEndedIsNoneOnAnyPage() async throws {
        let alex = try await Trainee()
        try await alex.logSet()
        #expect(try await alex.browser.get("/").main.words.contains("Streak 1 day best 1"))
        #expect(try await alex.browser.get("/progress").main.words.contains("Streak 1 day Best streak 1 day"))
        alex.app.clock.advance(days: 10)
        #expect(try await alex.browser.get("/").main.words.contains("Streak 0 days best 1"))
        #expect(try await alex.browser.get("/progress").main.words.contains("Streak 0 days Best streak 1 day"))
        #expect(try await alex.browser.get("/progress/achievements").main.words.contains("Streak best 1 0 days"))
    }
}

@Suite struct AchievementTests {
    /// They are keys in the database: a new one is added, an old one never changed.
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

@Suite struct TrainingPatternsTests {
    private func patterns(_ days: KeyValuePairs<String, TrainingDay.Kinds>, week: Weekday = .monday) throws
        -> TrainingPatterns
    {
        TrainingPatterns(
            try days.map { TrainingDay(day: try #require(LocalDay($0.key)), kinds: $0.value) },
            rules: StreakRules(firstWeekday: week))
    }

    @Test(arguments: [("2026-11-15", 0), ("2026-11-16", 1), ("2027-11-16", 1)])
    func aComebackFollowsFourteenDaysWithout(day: String, count: Int) throws {
        #expect(try patterns(["2026-11-01": .strength, day: .strength]).comebacks == count)
    }

    @Test func aWeekendIsSaturdayAndSunday() throws {
        #expect(try patterns(["2026-11-14": .strength, "2026-11-15": .cardio]).weekends == 1)
        #expect(try patterns(["2026-11-15": .strength, "2026-11-16": .cardio]).weekends == 0)
        #expect(try patterns(["2026-11-14": .strength, "2026-11-22": .cardio]).weekends == 0)
    }

    @Test func anAllRoundWeekHasAllThree() throws {
        let days: KeyValuePairs<String, TrainingDay.Kinds> = [
            "2026-11-16": .strength, "2026-11-18": [.cardio, .early], "2026-11-22": .workout,
        ]
        #expect(try patterns(days).allRoundWeeks == 1)
        // From Sunday on, the last of them is another week's.
        #expect(try patterns(days, week: .sunday).allRoundWeeks == 0)
        #expect(try patterns(["2026-11-16": .allRound, "2026-11-17": .allRound]).allRoundWeeks == 1)
    }

    @Test func earlyAndLateDaysAreCounted() throws {
        let patterns = try patterns(["2026-11-16": [.strength, .early, .late], "2026-11-17": [.strength, .late]])
        #expect(patterns.earlyDays == 1)
        #expect(patterns.lateDays == 2)
    }
}
