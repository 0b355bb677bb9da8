extension GoalRules {
    /// The periods from `start` until today, oldest first. The last one may be the current one; the list is empty if
    /// the goal ended before.
    /// - Parameters:
    ///   - start: the first day of a period.
    ///   - values: the values of the days from `start` on, oldest first.
    ///   - begin: the value at the start of the goal, see `User.begin`; nil for repeated sums and averages.
    package func periods(
        from start: LocalDay, _ values: [DayValue], begin: DayValue? = nil, today: LocalDay
    ) -> [GoalPeriod] {
        // A user who travels west may have an earlier date than the goal's start.
        let today = max(today, start)
        guard cadence != .once else { return [singlePeriod(values, begin, today: today)] }
        var periods: [GoalPeriod] = []
        var (day, rest) = (start, values[...])
        while day <= min(today, deadline ?? today) {
            let whole = cadence.days(containing: day, weeksFrom: firstWeekday)
            let last = min(whole.upperBound, deadline ?? whole.upperBound)
            let within = rest.prefix { $0.day <= last }
            rest = rest.dropFirst(within.count)
            let isCut = countsFrom > whole.lowerBound || last < whole.upperBound
            let counted = within.drop { $0.day < countsFrom }
            periods.append(period(day...last, counted, from: begin, isCut: isCut, today: today))
            day = whole.upperBound.next
        }
        return periods
    }

    private func period(
        _ days: ClosedRange<LocalDay>, _ values: ArraySlice<DayValue>, from begin: DayValue?, isCut: Bool,
        today: LocalDay
    ) -> GoalPeriod {
        let value = aggregate.value(values) ?? (needsEntries ? nil : 0)
        let target = target(on: days.upperBound)
        let isOver = days.upperBound < today
        return GoalPeriod(
            firstDay: days.lowerBound, lastDay: days.upperBound, start: value == nil ? nil : begin?.value, value: value,
            target: target,
            result: isOver
                ? ending(value, target, isPaused: isPaused(days), isCut: isCut) : standing(value, target),
            isSettled: isOver)
    }

    private func standing(_ value: Double?, _ target: Double) -> GoalResult {
        guard let value else { return .open }
        if isLimit { return meets(value, target) ? .onTrack : .over }
        guard meets(value, target) else { return .open }
        // The level of a week may still change, but that of a day is final once measured.
        return isLevel && cadence != .daily ? .onTrack : .kept
    }

    private func ending(_ value: Double?, _ target: Double, isPaused: Bool, isCut: Bool) -> GoalResult {
        // Days in a pause have no limit.
        guard let value, !(isLimit && isPaused) else {
            // Whoever did nothing was not fast enough.
            return aggregate == .least && !isPaused && !isCut ? .missed : .skipped
        }
        if meets(value, target) { return .kept }
        return isPaused || isCut ? .skipped : .missed
    }

    /// The single period of a one-time goal, until the target is reached or the deadline has passed.
    private func singlePeriod(_ values: [DayValue], _ begin: DayValue?, today: LocalDay) -> GoalPeriod {
        let end = deadline ?? today
        let counted = values.filter { $0.day >= countsFrom && $0.day <= min(end, today) }
        let isOver = end < today
        if isFromStartToTarget {
            return way(counted, from: begin.flatMap { $0.day <= min(end, today) ? $0 : nil }, isOver: isOver)
        }
        let (value, best) = (aggregate.value(counted), aggregate.isBest ? begin?.value : nil)
        let known = value ?? (needsEntries ? nil : 0)
        if !isLimit, let known, meets(known, latestTarget) { return reached(counted, after: best) }
        return single(
            // A best from before the goal is the current value, but does not reach the target.
            start: best, value: best.map { aggregate.better($0, value ?? $0) } ?? known,
            result: isOver
                ? ending(known, latestTarget, isPaused: isPaused(countsFrom...end), isCut: false)
                : standing(known, latestTarget),
            isOver: isOver)
    }

    /// The state at the end of the day on which the target was reached, without later values.
    private func reached(_ values: [DayValue], after best: Double?) -> GoalPeriod {
        var value = aggregate == .least ? Double.infinity : 0
        let day = values.first { day in
            value = aggregate == .sum ? value + day.value : aggregate.better(value, day.value)
            return meets(value, latestTarget)
        }
        return GoalPeriod(
            firstDay: countsFrom, lastDay: day?.day ?? countsFrom, start: best, value: value, target: latestTarget,
            result: .kept, isSettled: true)
    }

    /// The direction from the start to the target. The chosen direction applies if the start is unknown or equals the
    /// target.
    package func heading(from start: Double) -> GoalDirection {
        start == latestTarget ? direction : start < latestTarget ? .increase : .decrease
    }

    /// The period of a level's one-time goal. The start itself never counts as reaching the target.
    private func way(_ values: [DayValue], from begin: DayValue?, isOver: Bool) -> GoalPeriod {
        guard let begin else { return single(value: nil, result: isOver ? .skipped : .open, isOver: isOver) }
        var rules = self
        rules.direction = heading(from: begin.value)
        let isThere = rules.meets(begin.value, latestTarget)
        let arrival = values.first { rules.meets($0.value, latestTarget) && !(isThere && $0.day <= begin.day) }
        if let arrival {
            return GoalPeriod(
                firstDay: countsFrom, lastDay: arrival.day, start: begin.value, value: arrival.value,
                target: latestTarget, result: .kept, isSettled: true)
        }
        let hasPause = deadline.map { isPaused(countsFrom...$0) } ?? false
        return single(
            start: begin.value, value: values.last?.value ?? begin.value,
            result: !isOver ? .open : hasPause ? .skipped : .missed, isOver: isOver)
    }

    private func single(start: Double? = nil, value: Double?, result: GoalResult, isOver: Bool) -> GoalPeriod {
        GoalPeriod(
            firstDay: countsFrom, lastDay: deadline, start: start, value: value, target: latestTarget, result: result,
            isSettled: isOver)
    }
}
