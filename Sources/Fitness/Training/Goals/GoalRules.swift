/// Everything about a goal that determines the results of its periods, except the logged values.
package struct GoalRules: Sendable {
    package var aggregate: GoalAggregate
    /// Whether a period without entries is neither met nor missed, because eating or weighing nothing is not possible.
    package var needsEntries: Bool
    package var cadence: GoalCadence
    /// The day on which weekly periods begin.
    package var firstWeekday: Weekday
    package var direction: GoalDirection
    package var countsFrom: LocalDay
    package var deadline: LocalDay?
    /// Oldest first, never empty.
    package var targets: [GoalTarget]
    /// Oldest first.
    package var pauses: [GoalPause]

    package init(
        aggregate: GoalAggregate, needsEntries: Bool, cadence: GoalCadence, firstWeekday: Weekday = Weekday.monday,
        direction: GoalDirection, countsFrom: LocalDay, deadline: LocalDay? = nil, targets: [GoalTarget],
        pauses: [GoalPause]
    ) {
        self.aggregate = aggregate
        self.needsEntries = needsEntries
        self.cadence = cadence
        self.firstWeekday = firstWeekday
        self.direction = direction
        self.countsFrom = countsFrom
        self.deadline = deadline
        self.targets = targets
        self.pauses = pauses
    }

    /// Whether the goal is to stay at or under the target.
    package var isLimit: Bool { aggregate == .sum && direction == .decrease }
    /// Whether the values are levels, such as a weight, and not amounts.
    package var isLevel: Bool { aggregate == .latest || aggregate == .mean }
    /// Whether it is a one-time goal from a starting level to the target.
    package var isFromStartToTarget: Bool { isLevel && cadence == .once }

    /// The first day of the first period.
    package var firstDay: LocalDay { firstDay(ofPeriodWith: countsFrom) }

    package func firstDay(ofPeriodWith day: LocalDay) -> LocalDay {
        cadence == .once ? countsFrom : cadence.days(containing: day, weeksFrom: firstWeekday).lowerBound
    }

    /// Whether these days are one unfinished period of a sum, so that their values may be added up.
    package func isOneSum(_ days: ClosedRange<LocalDay>) -> Bool {
        cadence != .once && aggregate == .sum && firstDay(ofPeriodWith: days.upperBound) == days.lowerBound
            && deadline.map { $0 >= days.upperBound } ?? true
    }

    func meets(_ value: Double, _ target: Double) -> Bool {
        // Rounding errors must not make a value miss a target that it equals in the user's unit.
        let tolerance = target * 1e-9
        return direction == .increase ? value >= target - tolerance : value <= target + tolerance
    }

    /// The target at the end of a day.
    func target(on day: LocalDay) -> Double {
        (targets.last { $0.firstDay <= day } ?? targets.first)?.value ?? 0
    }

    /// The current target.
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

/// Days on which a goal is paused; without a last day the pause continues.
package struct GoalPause: Sendable, Equatable {
    let firstDay: LocalDay
    package let lastDay: LocalDay?

    package init(firstDay: LocalDay, lastDay: LocalDay?) {
        self.firstDay = firstDay
        self.lastDay = lastDay
    }
}

/// The result of a period, or its current state.
package enum GoalResult: String, Sendable {
    case kept, missed
    /// Over, and neither met nor missed.
    case skipped
    /// Current, with the target not reached yet.
    case open
    /// Current, and met if it ends like this.
    case onTrack
    /// Current, and already above the limit.
    case over
}

package struct GoalPeriod: Sendable, Equatable {
    package let firstDay: LocalDay
    /// nil if a one-time goal has no deadline.
    package let lastDay: LocalDay?
    /// The starting level of a one-time goal, such as a weight; for a one-time best, the best before it.
    package var start: Double?
    /// nil if unknown.
    package let value: Double?
    package let target: Double
    package let result: GoalResult
    /// Whether it can only change if entries of its days change.
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

    /// Whether the value exceeds the limit.
    package func isOver(_ rules: GoalRules) -> Bool { rules.isLimit && value.map { !rules.meets($0, target) } ?? false }

    /// The progress, 0 to 1; for a limit, the share that is used, which may exceed 1.
    func fraction(_ rules: GoalRules) -> Double {
        guard let value else { return 0 }
        if rules.isLimit { return value / target }
        if result == .kept || result == .onTrack { return 1 }
        return min(1, max(0, progressFromStart(value, rules) ?? share(of: value, rules)))
    }

    /// The progress from the start to the target; nil if there is no such distance, as for an amount.
    private func progressFromStart(_ value: Double, _ rules: GoalRules) -> Double? {
        guard rules.isFromStartToTarget || rules.aggregate == .latest else { return nil }
        guard let start, start != target else { return rules.isFromStartToTarget ? 0 : nil }
        // A start beyond the target leaves no distance.
        guard rules.isFromStartToTarget || (rules.direction == .increase) == (start < target) else { return nil }
        return (value - start) / (target - start)
    }

    private func share(of value: Double, _ rules: GoalRules) -> Double {
        rules.direction == .increase ? value / target : (value > 0 ? target / value : 0)
    }

    /// In whole percent; 100 only if the target is reached.
    package func percent(_ rules: GoalRules) -> Int {
        let percent = Int((min(10, fraction(rules)) * 100 + 1e-9).rounded(.down))
        return rules.isLimit || result == .kept || result == .onTrack ? percent : min(99, percent)
    }
}

/// The counts of periods up to some day.
package struct GoalTally: Sendable, Equatable {
    package var streak = 0
    package var bestStreak = 0
    package var kept = 0
    /// Met or missed.
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
