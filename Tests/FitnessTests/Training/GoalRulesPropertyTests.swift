import Samples
import Testing

@testable import Fitness

/// Compares the periods of repeating goals with a day-by-day reference implementation.
@Suite struct GoalRulesPropertyTests {
    @Test func periodsMatchADayByDayCount() {
        var results: [GoalResult: Int] = [:]
        for seed in 0..<UInt64(Soak.amount(short: 1_000, long: 50_000)) {
            let goal = RandomGoal(seed: Soak.seed(seed))
            let periods = goal.rules.periods(from: goal.rules.firstDay, goal.values, today: goal.today)
            let expected = goal.periods()
            #expect(periods == expected, "\(goal)")
            for period in periods { results[period.result, default: 0] += 1 }
        }
        for result in [.kept, .missed, .skipped, .open, .onTrack, .over] as [GoalResult] {
            #expect(results[result, default: 0] > 20, "\(result)")
        }
    }
}

private struct RandomGoal {
    var rules: GoalRules
    var values: [DayValue] = []
    let today: LocalDay

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let start = LocalDay(daysSinceEpoch: 20_700 + Int.random(in: 0..<60, using: &random))
        today = start + Int.random(in: 0..<90, using: &random)
        let cadence = [GoalCadence.daily, .weekly, .monthly, .yearly].randomElement(using: &random) ?? .daily
        let targets = (0...Int.random(in: 0...2, using: &random)).map { number in
            GoalTarget(firstDay: start + number * 20, value: Double(Int.random(in: 1...30, using: &random)))
        }
        let pauses = (0..<Int.random(in: 0...2, using: &random)).map { _ in
            let first = start + Int.random(in: 0..<60, using: &random)
            return GoalPause(
                firstDay: first,
                lastDay: Bool.random(using: &random) ? first + Int.random(in: 0..<9, using: &random) : nil)
        }
        rules = GoalRules(
            aggregate: [GoalAggregate.sum, .best, .latest, .mean].randomElement(using: &random) ?? .sum,
            needsEntries: Bool.random(using: &random), cadence: cadence,
            direction: GoalDirection.allCases.randomElement(using: &random) ?? .increase, countsFrom: start,
            deadline: Int.random(in: 0..<3, using: &random) == 0 ? start + Int.random(in: 0..<90, using: &random) : nil,
            targets: targets, pauses: pauses)
        rules.firstWeekday = Weekday.firstDays.randomElement(using: &random) ?? .monday
        // Days of the first period before the goal, and days after its end, are included and must not count.
        let often = Double.random(in: 0.05...1, using: &random)
        for back in -20..<110 where Double.random(in: 0..<1, using: &random) < often {
            let day = start + back
            guard day >= rules.firstDay, day <= today else { continue }
            values.append(DayValue(day: day, value: Double(Int.random(in: 0...12, using: &random))))
        }
    }

    /// The calendar period of a day, identified by text.
    private func key(_ day: LocalDay) -> String {
        switch rules.cadence {
        case .once, .daily: day.description
        case .weekly: (0..<7).map { day - $0 }.first { $0.weekday == rules.firstWeekday }?.description ?? ""
        case .monthly: String(day.description.prefix(7))
        case .yearly: String(day.description.prefix(4))
        }
    }

    func periods() -> [GoalPeriod] {
        var day = rules.countsFrom
        while key(day - 1) == key(rules.countsFrom) { day = day - 1 }
        var periods: [GoalPeriod] = []
        while day <= today, day <= rules.deadline ?? day {
            var days = [day]
            while key(days[days.count - 1] + 1) == key(day) { days.append(days[days.count - 1] + 1) }
            day = days[days.count - 1] + 1
            periods.append(period(days))
        }
        return periods
    }

    private func period(_ whole: [LocalDay]) -> GoalPeriod {
        let days = whole.filter { $0 <= rules.deadline ?? $0 }
        let counted = values.filter { days.contains($0.day) && $0.day >= rules.countsFrom }.map(\.value)
        let value = value(of: counted)
        let last = days[days.count - 1]
        let target = rules.targets.filter { $0.firstDay <= last }.last?.value ?? rules.targets[0].value
        let isPaused = days.contains { day in
            rules.pauses.contains { $0.firstDay <= day && day <= $0.lastDay ?? day }
        }
        let isWhole = days.count == whole.count && whole[0] >= rules.countsFrom
        return GoalPeriod(
            firstDay: days[0], lastDay: last, value: value, target: target,
            result: last < today
                ? ended(value, target, isPaused: isPaused, isWhole: isWhole) : running(value, target),
            isSettled: last < today)
    }

    private func value(of days: [Double]) -> Double? {
        guard let last = days.last else { return rules.needsEntries ? nil : 0 }
        return switch rules.aggregate {
        case .sum: days.reduce(0, +)
        case .best: days.max()
        case .least: days.min()
        case .latest: last
        case .mean: days.reduce(0, +) / Double(days.count)
        }
    }

    private func isMet(_ value: Double, _ target: Double) -> Bool {
        rules.direction == .increase ? value >= target * 0.999_999 : value <= target * 1.000_001
    }

    private var isLimit: Bool { rules.aggregate == .sum && rules.direction == .decrease }

    private func ended(_ value: Double?, _ target: Double, isPaused: Bool, isWhole: Bool) -> GoalResult {
        guard let value else { return .skipped }
        if isLimit && isPaused { return .skipped }
        if isMet(value, target) { return .kept }
        return isPaused || !isWhole ? .skipped : .missed
    }

    private func running(_ value: Double?, _ target: Double) -> GoalResult {
        guard let value else { return .open }
        if isLimit { return isMet(value, target) ? .onTrack : .over }
        guard isMet(value, target) else { return .open }
        let mayChange = [.latest, .mean].contains(rules.aggregate) && rules.cadence != .daily
        return mayChange ? .onTrack : .kept
    }
}
