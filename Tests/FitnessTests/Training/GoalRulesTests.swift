import Testing

@testable import Fitness

@Suite struct GoalRulesTests {
    /// A Monday.
    private let start = LocalDay(daysSinceEpoch: 20_759)

    private func rules(
        _ aggregate: GoalAggregate = .sum, _ cadence: GoalCadence = .weekly, _ direction: GoalDirection = .increase,
        target: Double = 10, needsEntries: Bool = false, until days: Int? = nil, pauses: [GoalPause] = []
    ) -> GoalRules {
        GoalRules(
            aggregate: aggregate, needsEntries: needsEntries, cadence: cadence, direction: direction, countsFrom: start,
            deadline: days.map { start + $0 }, targets: [GoalTarget(firstDay: start, value: target)], pauses: pauses)
    }

    private func values(_ pairs: KeyValuePairs<Int, Double>) -> [DayValue] {
        pairs.map { DayValue(day: start + $0.key, value: $0.value) }
    }

    private func pause(_ first: Int, _ last: Int?) -> GoalPause {
        GoalPause(firstDay: start + first, lastDay: last.map { start + $0 })
    }

    private func results(_ rules: GoalRules, _ pairs: KeyValuePairs<Int, Double>, on day: Int) -> [GoalResult] {
        rules.periods(from: rules.firstDay, values(pairs), today: start + day).map(\.result)
    }

    @Test func anAmountIsKeptMissedOrOpen() {
        #expect(results(rules(), [0: 4, 6: 6, 7: 9], on: 15) == [.kept, .missed, .open])
        #expect(results(rules(), [0: 10], on: 0) == [.kept], "what is reached is kept before its week is over")
    }

    @Test func aLimitIsHeldUntilItIsPassed() {
        let limit = rules(.sum, .daily, .decrease, target: 2)
        #expect(results(limit, [0: 2, 1: 3, 3: 1], on: 3) == [.kept, .missed, .kept, .onTrack])
        #expect(results(limit, [0: 2.5], on: 0) == [.over])
        #expect(results(limit, [0: 2 * (1 + 1e-12)], on: 0) == [.onTrack], "the last bit does not pass it")
    }

    @Test func aLevelStandsOnlyWhenItsTimeIsOver() {
        #expect(results(rules(.mean, target: 7), [0: 8, 3: 6], on: 3) == [.onTrack])
        #expect(results(rules(.mean, target: 7), [0: 8, 3: 6], on: 7) == [.kept, .open])
        #expect(results(rules(.latest, .daily, target: 7), [0: 8], on: 0) == [.kept])
    }

    @Test func ofNothingKnownNothingIsSaid() {
        #expect(results(rules(needsEntries: true), [7: 3], on: 14) == [.skipped, .missed, .open])
        #expect(results(rules(), [7: 3], on: 14) == [.missed, .missed, .open])
    }

    @Test func aPauseExcusesAndTakesNothingAway() {
        let paused = rules(pauses: [pause(2, 8), pause(15, nil)])
        #expect(results(paused, [0: 12, 7: 1, 14: 1], on: 22) == [.kept, .skipped, .skipped, .open])
        let limit = rules(.sum, .daily, .decrease, target: 2, pauses: [pause(0, 0)])
        #expect(results(limit, [0: 1, 1: 1], on: 2) == [.skipped, .kept, .onTrack])
    }

    /// A week that begins before its goal or ends after its deadline can be kept but not missed.
    @Test func aCutPeriodIsNotMissed() {
        var late = rules(until: 9)
        late.countsFrom = start + 3
        #expect(results(late, [0: 50, 4: 3], on: 20) == [.skipped, .skipped])
        #expect(results(late, [3: 10, 9: 10, 10: 99], on: 20) == [.kept, .kept])
        let periods = late.periods(from: late.firstDay, values([0: 50, 4: 3]), today: start + 20)
        #expect(periods.map(\.value) == [3, 0])
        #expect(periods.map(\.lastDay) == [start + 6, start + 9])
    }

    @Test func theTargetIsThatOfThePeriodsLastDay() {
        var rules = rules()
        rules.targets = [(0, 5), (6, 8), (15, 9)].map { GoalTarget(firstDay: start + $0.0, value: $0.1) }
        let periods = rules.periods(from: start, [], today: start + 15)
        #expect(periods.map(\.target) == [8, 8, 9])
    }

    @Test func anAmountForOneTimeEndsOnTheDayItIsReached() throws {
        let once = rules(.sum, .once, until: 30)
        let kept = try #require(once.periods(from: start, values([0: 4, 3: 7, 5: 80]), today: start + 20).last)
        #expect((kept.result, kept.value, kept.lastDay, kept.isSettled) == (.kept, 11, start + 3, true))
        #expect(results(once, [0: 4], on: 30) == [.open])
        #expect(results(once, [0: 4], on: 31) == [.missed])
        #expect(results(once, [0: 4, 31: 9], on: 40) == [.missed], "what comes after the deadline is too late")
        #expect(results(rules(.sum, .once, until: 30, pauses: [pause(1, 2)]), [0: 4], on: 31) == [.skipped])
        #expect(results(rules(.sum, .once, .decrease, until: 30), [0: 4], on: 31) == [.kept])
    }

    @Test func anEarlierBestIsTheStartAndReachesNothing() throws {
        let best = rules(.best, .once, target: 100)
        let begin = DayValue(day: start - 5, value: 120)
        let open = try #require(best.periods(from: start, values([0: 90]), begin: begin, today: start + 1).last)
        #expect((open.result, open.start, open.value) == (.open, 120, 120))
        #expect(open.percent(best) == 99)
        let kept = try #require(
            best.periods(from: start, values([0: 90, 1: 100]), begin: begin, today: start + 1).last)
        #expect((kept.result, kept.value, kept.lastDay) == (.kept, 100, start + 1))
    }

    @Test(arguments: [
        // The path leads from the starting value to the target, whatever direction was chosen.
        (80.0, GoalDirection.increase, [79.0, 74.9], GoalResult.kept), (80, .decrease, [76, 75.1], .open),
        (70, .decrease, [72, 75], .kept), (70, .increase, [60, 74.9], .open),
        // From the target itself it leads in the chosen direction, and being at the target does not reach the goal.
        (75, .increase, [74, 76], .kept), (75, .decrease, [76, 77], .open),
    ])
    func aLevelGoalEndsAtItsTarget(begin: Double, direction: GoalDirection, values: [Double], result: GoalResult) throws
    {
        let way = rules(.latest, .once, direction, target: 75)
        let days = values.enumerated().map { DayValue(day: start + 1 + $0.offset, value: $0.element) }
        let begin = DayValue(day: start, value: begin)
        let period = try #require(way.periods(from: start, [begin] + days, begin: begin, today: start + 9).last)
        #expect(period.result == result)
        #expect(period.start == begin.value)
        #expect(period.value == values.last)
    }

    @Test func withoutAStartAGoalIsOpenThenSkipped() {
        let way = rules(.latest, .once, target: 75, until: 9)
        #expect(results(way, [:], on: 9) == [.open])
        #expect(results(way, [:], on: 10) == [.skipped])
    }

    @Test func aHundredPercentIsReachedAndNotRounded() throws {
        func percent(_ rules: GoalRules, _ pairs: KeyValuePairs<Int, Double>) throws -> Int {
            try #require(rules.periods(from: start, values(pairs), today: start).last).percent(rules)
        }
        #expect(try percent(rules(), [0: 9.999]) == 99)
        #expect(try percent(rules(), [0: 10]) == 100)
        #expect(try percent(rules(), [0: 25]) == 100)
        #expect(try percent(rules(.sum, .daily, .decrease), [0: 12.5]) == 125)
        #expect(try percent(rules(.sum, .daily, .decrease), [0: 1_000]) == 1_000)
        let way = rules(.latest, .once, target: 70)
        let begin = DayValue(day: start, value: 80)
        let period = try #require(way.periods(from: start, values([1: 77.5]), begin: begin, today: start + 1).last)
        #expect(period.percent(way) == 25)
    }

    @Test func onlyAMissEndsAStreak() {
        var tally = GoalTally()
        for result in [.kept, .skipped, .kept, .missed, .kept, .open, .onTrack, .over] as [GoalResult] {
            tally.add(result)
        }
        #expect(tally == GoalTally(streak: 1, bestStreak: 2, kept: 3, counted: 4))
    }

    /// A user who travels west may be a day before the start of a goal.
    @Test func aGoalOfTomorrowHasItsFirstPeriod() {
        for cadence in GoalCadence.allCases {
            #expect(rules(.sum, cadence).periods(from: start, [], today: start - 1).count == 1)
        }
    }
}
