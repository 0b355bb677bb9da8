@testable import Fitness
@testable import Models

/// Reference implementation of goals, computed from all rows day by day.
struct GoalOracle {
    struct Row {
        let day: LocalDay
        /// On a day with several rows, the highest order is the latest.
        let order: Int
        let value: Double
    }

    let goal: Goal
    let targets: [GoalTarget]
    let pauses: [GoalPause]
    /// The rows that count toward the goal.
    let rows: [Row]
    let today: LocalDay
    private let isLevel: Bool
    /// For each day with rows its sum, best, or last value, in order.
    private let values: [(day: LocalDay, value: Double)]

    init(goal: Goal, targets: [GoalTarget], pauses: [GoalPause], rows: [Row], today: LocalDay) {
        (self.goal, self.targets, self.pauses, self.rows, self.today) = (goal, targets, pauses, rows, today)
        let isLevel = goal.measure == .bodyWeight || goal.trackable?.aggregation == .last
        self.isLevel = isLevel
        let isDayCount = goal.measure == .trainingDays || goal.type == .strength && goal.measure == .sessions
        values = Dictionary(grouping: rows) { $0.day }.sorted { $0.key < $1.key }.map { day, rows in
            if isLevel { return (day, rows.max { $0.order < $1.order }?.value ?? 0) }
            if goal.measure.isBest { return (day, rows.map(\.value).max() ?? 0) }
            return (day, isDayCount ? 1 : rows.map(\.value).reduce(0, +))
        }
    }

    private var isLimit: Bool { !isLevel && !goal.measure.isBest && goal.direction == .decrease }
    private var latest: Double { targets.max { $0.firstDay < $1.firstDay }?.value ?? 0 }

    func periods() -> [GoalPeriod] { goal.cadence == .once ? [single()] : recurring() }

    static func tally(_ periods: [GoalPeriod]) -> GoalTally {
        var (streak, best) = (0, 0)
        for period in periods {
            if period.result == .kept { streak += 1 } else if period.result == .missed { streak = 0 }
            best = max(best, streak)
        }
        let kept = periods.filter { $0.result == .kept }.count
        return GoalTally(
            streak: streak, bestStreak: best, kept: kept,
            counted: kept + periods.filter { $0.result == .missed }.count)
    }

    private func key(_ day: LocalDay) -> String {
        switch goal.cadence {
        case .once: ""
        case .daily: day.description
        case .weekly: (0..<7).map { day - $0 }.first { $0.weekday == goal.firstWeekday }?.description ?? ""
        case .monthly: String(day.description.prefix(7))
        case .yearly: String(day.description.prefix(4))
        }
    }

    private func recurring() -> [GoalPeriod] {
        var day = goal.countsFrom
        while key(day - 1) == key(goal.countsFrom) { day = day - 1 }
        var periods: [GoalPeriod] = []
        while day <= today, goal.deadline.map({ day <= $0 }) ?? true {
            var whole = [day]
            while key(whole[whole.count - 1] + 1) == key(day) { whole.append(whole[whole.count - 1] + 1) }
            periods.append(period(whole))
            day = whole[whole.count - 1] + 1
        }
        return periods
    }

    private func period(_ whole: [LocalDay]) -> GoalPeriod {
        let days = whole.filter { day in goal.deadline.map { day <= $0 } ?? true }
        let (first, last) = (days[0], days[days.count - 1])
        let value = value(in: max(first, goal.countsFrom)...max(last, goal.countsFrom))
        let target = targets.filter { $0.firstDay <= last }.max { $0.firstDay < $1.firstDay }?.value ?? targets[0].value
        let isOver = last < today
        let isWhole = days.count == whole.count && goal.countsFrom <= first
        return GoalPeriod(
            firstDay: first, lastDay: last,
            start: value == nil || goal.measure != .bodyWeight ? nil : begin(until: last)?.value, value: value,
            target: target, result: result(value, target, isOver: isOver, isPaused: isPaused(days), isWhole: isWhole),
            isSettled: isOver
        )
    }

    private func isPaused(_ days: [LocalDay]) -> Bool {
        days.contains { day in pauses.contains { $0.firstDay <= day && ($0.lastDay ?? day) >= day } }
    }

    private func isMet(_ value: Double, _ target: Double, upwards: Bool? = nil) -> Bool {
        // A tolerance for floating-point rounding in estimates.
        upwards ?? (goal.direction == .increase) ? value >= target * 0.999_999_999 : value <= target * 1.000_000_001
    }

    private func result(_ value: Double?, _ target: Double, isOver: Bool, isPaused: Bool, isWhole: Bool) -> GoalResult {
        guard let value else { return isOver ? .skipped : .open }
        let isMet = isMet(value, target)
        if isLimit {
            if !isOver { return isMet ? .onTrack : .over }
            if isPaused { return .skipped }
        } else if !isOver {
            return !isMet ? .open : isLevel && goal.cadence != .daily ? .onTrack : .kept
        }
        return isMet ? .kept : isPaused || !isWhole ? .skipped : .missed
    }

    private func days(in range: ClosedRange<LocalDay>) -> [Double] {
        values.filter { range.contains($0.day) }.map(\.value)
    }

    private func value(in range: ClosedRange<LocalDay>) -> Double? {
        let days = days(in: range)
        if days.isEmpty { return isLevel || goal.type == .nutrient ? nil : 0 }
        if goal.measure == .bodyWeight { return days.last }
        if isLevel { return days.reduce(0, +) / Double(days.count) }
        return goal.measure.isBest ? days.max() : days.reduce(0, +)
    }

    private func single() -> GoalPeriod {
        if isLevel { return way() }
        let first = goal.countsFrom
        let last = min(goal.deadline ?? today, today)
        let isOver = goal.deadline.map { $0 < today } ?? false
        let before = goal.measure.isBest ? rows.filter { $0.day < first }.map(\.value).max() : nil
        var now: Double?
        var day = first
        while day <= last {
            now = value(in: first...day)
            if !isLimit, let now, isMet(now, latest) {
                return GoalPeriod(
                    firstDay: first, lastDay: day, start: before, value: now, target: latest, result: .kept,
                    isSettled: true)
            }
            day = day + 1
        }
        let shown = before.map { ([$0] + days(in: first...last)).max() } ?? now
        return GoalPeriod(
            firstDay: first, lastDay: goal.deadline, start: before, value: shown, target: latest,
            result: result(now, latest, isOver: isOver, isPaused: isPausedOnce, isWhole: true), isSettled: isOver)
    }

    private var isPausedOnce: Bool {
        guard let deadline = goal.deadline else { return false }
        return isPaused((0...max(0, deadline - goal.countsFrom)).map { goal.countsFrom + $0 })
    }

    private func begin(until last: LocalDay) -> Row? {
        let first = goal.countsFrom
        let ordered = rows.filter { $0.day <= last }.sorted { ($0.day, $0.order) < ($1.day, $1.order) }
        return ordered.first { $0.day == first } ?? ordered.last { $0.day < first } ?? ordered.first { $0.day > first }
    }

    /// It starts at the first row of the first day, or else at the last row before it, or else at the first one after.
    /// It leads from there to the target, which values of the starting day can't reach.
    private func way() -> GoalPeriod {
        let first = goal.countsFrom
        let last = min(goal.deadline ?? today, today)
        let isOver = goal.deadline.map { $0 < today } ?? false
        guard let begin = begin(until: last) else {
            return GoalPeriod(
                firstDay: first, lastDay: goal.deadline, value: nil, target: latest, result: isOver ? .skipped : .open,
                isSettled: isOver)
        }
        let upwards = begin.value == latest ? goal.direction == .increase : begin.value < latest
        var (now, day) = (begin.value, first)
        while day <= last {
            now = days(in: day...day).last ?? now
            let isNoWay = begin.value == latest && day <= begin.day
            if !days(in: day...day).isEmpty, isMet(now, latest, upwards: upwards), !isNoWay {
                return GoalPeriod(
                    firstDay: first, lastDay: day, start: begin.value, value: now, target: latest, result: .kept,
                    isSettled: true)
            }
            day = day + 1
        }
        return GoalPeriod(
            firstDay: first, lastDay: goal.deadline, start: begin.value, value: now, target: latest,
            result: !isOver ? .open : isPausedOnce ? .skipped : .missed, isSettled: isOver)
    }
}
