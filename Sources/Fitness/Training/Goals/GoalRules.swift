/// Everything about a goal that decides how its periods end, beside what was logged.
package struct GoalRules: Sendable {
    package var aggregate: GoalAggregate
    /// Whether a period of which nothing is known is neither kept nor missed: nobody ate nothing, or weighed nothing.
    package var needsEntries: Bool
    package var cadence: GoalCadence
    package var direction: GoalDirection
    package var countsFrom: LocalDay
    package var deadline: LocalDay?
    /// Oldest first, never empty.
    package var targets: [GoalTarget]
    /// Oldest first.
    package var pauses: [GoalPause]

    package init(
        aggregate: GoalAggregate, needsEntries: Bool, cadence: GoalCadence, direction: GoalDirection,
        countsFrom: LocalDay, deadline: LocalDay? = nil, targets: [GoalTarget], pauses: [GoalPause]
    ) {
        self.aggregate = aggregate
        self.needsEntries = needsEntries
        self.cadence = cadence
        self.direction = direction
        self.countsFrom = countsFrom
        self.deadline = deadline
        self.targets = targets
        self.pauses = pauses
    }

    /// Whether it is about staying at or under the target.
    package var isLimit: Bool { aggregate == .sum && direction == .decrease }
    /// Whether the values are states, such as a weight, and not amounts.
    package var isLevel: Bool { aggregate == .latest || aggregate == .mean }
    /// For one time, from where it began to the target.
    package var isWay: Bool { isLevel && cadence == .once }

    /// The first day of the first period.
    package var firstDay: LocalDay { firstDay(ofPeriodWith: countsFrom) }

    package func firstDay(ofPeriodWith day: LocalDay) -> LocalDay {
        cadence == .once ? countsFrom : cadence.days(containing: day).lowerBound
    }

    /// Whether these days are of one period that adds them up and is not over: then none has to be told from another.
    package func isOneSum(_ days: ClosedRange<LocalDay>) -> Bool {
        cadence != .once && aggregate == .sum && firstDay(ofPeriodWith: days.upperBound) == days.lowerBound
            && deadline.map { $0 >= days.upperBound } ?? true
    }

    func meets(_ value: Double, _ target: Double) -> Bool {
        // What is exactly the target in somebody's own unit must not miss it by the last bit.
        let tolerance = target * 1e-9
        return direction == .increase ? value >= target - tolerance : value <= target + tolerance
    }

    /// The target that holds at the end of a day.
    func target(on day: LocalDay) -> Double {
        (targets.last { $0.firstDay <= day } ?? targets.first)?.value ?? 0
    }

    /// The one that holds now.
    package var latestTarget: Double { targets.last?.value ?? 0 }

    func isPaused(_ days: ClosedRange<LocalDay>) -> Bool {
        pauses.contains { $0.firstDay <= days.upperBound && $0.lastDay.map { $0 >= days.lowerBound } ?? true }
    }
}

package struct GoalTarget: Sendable, Equatable {
    let firstDay: LocalDay
    package let value: Double

    package init(firstDay: LocalDay, value: Double) {
        self.firstDay = firstDay
        self.value = value
    }
}

/// Days on which nothing of a goal is due; without a last day it goes on.
package struct GoalPause: Sendable, Equatable {
    let firstDay: LocalDay
    package let lastDay: LocalDay?

    package init(firstDay: LocalDay, lastDay: LocalDay?) {
        self.firstDay = firstDay
        self.lastDay = lastDay
    }
}

/// How a period ended, or how it stands.
package enum GoalResult: String, Sendable {
    case kept, missed
    /// Over, and neither kept nor missed.
    case skipped
    /// Running, with the target still ahead.
    case open
    /// Running, and kept if it ends like this.
    case onTrack
    /// Running, and above the limit already.
    case over
}

package struct GoalPeriod: Sendable, Equatable {
    package let firstDay: LocalDay
    /// nil if a one-time goal has no deadline.
    package let lastDay: LocalDay?
    /// Where the way to a target began, such as a weight; for a one-time best, the best before it.
    package var start: Double?
    /// nil where nothing is known.
    package let value: Double?
    package let target: Double
    package let result: GoalResult
    /// Whether nothing but another entry of its days can change it.
    package let isSettled: Bool

    package init(
        firstDay: LocalDay, lastDay: LocalDay?, start: Double? = nil, value: Double?, target: Double,
        result: GoalResult, isSettled: Bool
    ) {
        self.firstDay = firstDay
        self.lastDay = lastDay
        self.start = start
        self.value = value
        self.target = target
        self.result = result
        self.isSettled = isSettled
    }

    /// Whether it is above what it was to stay under.
    package func isOver(_ rules: GoalRules) -> Bool { rules.isLimit && value.map { !rules.meets($0, target) } ?? false }

    /// How much is done, 0 to 1; of a limit how much of it is used, which may be more than 1.
    func fraction(_ rules: GoalRules) -> Double {
        guard let value else { return 0 }
        if rules.isLimit { return value / target }
        if result == .kept || result == .onTrack { return 1 }
        return min(1, max(0, wayDone(value, rules) ?? share(of: value, rules)))
    }

    /// How much of the way from where it began is done; nil where there is none, as of an amount.
    private func wayDone(_ value: Double, _ rules: GoalRules) -> Double? {
        guard rules.isWay || rules.aggregate == .latest else { return nil }
        guard let start, start != target else { return rules.isWay ? 0 : nil }
        // Who began beyond the target has no way to it.
        guard rules.isWay || (rules.direction == .increase) == (start < target) else { return nil }
        return (value - start) / (target - start)
    }

    private func share(of value: Double, _ rules: GoalRules) -> Double {
        rules.direction == .increase ? value / target : (value > 0 ? target / value : 0)
    }

    /// In whole percent, 100 only when it is reached.
    package func percent(_ rules: GoalRules) -> Int {
        let percent = Int((min(10, fraction(rules)) * 100 + 1e-9).rounded(.down))
        return rules.isLimit || result == .kept || result == .onTrack ? percent : min(99, percent)
    }
}

/// Periods counted up to some day.
package struct GoalTally: Sendable, Equatable {
    package var streak = 0
    package var bestStreak = 0
    package var kept = 0
    /// Kept or missed.
    package var counted = 0

    package init(streak: Int = 0, bestStreak: Int = 0, kept: Int = 0, counted: Int = 0) {
        self.streak = streak
        self.bestStreak = bestStreak
        self.kept = kept
        self.counted = counted
    }

    package mutating func add(_ result: GoalResult) {
        switch result {
        case .kept:
            streak += 1
            bestStreak = max(bestStreak, streak)
            kept += 1
            counted += 1
        case .missed:
            streak = 0
            counted += 1
        case .skipped, .open, .onTrack, .over: break
        }
    }
}
