extension GoalRules {
    /// The periods from one on until today, oldest first. The last one may be running; there is none when the goal ended
    /// before.
    /// - Parameters:
    ///   - start: the first day of a period.
    ///   - values: those of the days from `start` on, oldest first.
    ///   - begin: where somebody stood when the goal began, see `User.begin`; of sums and averages again and again nil.
    package func periods(
        from start: LocalDay, _ values: [DayValue], begin: DayValue? = nil, today: LocalDay
    ) -> [GoalPeriod] {
        // Who travels west may be a day earlier than their goal.
        let today = max(today, start)
        guard cadence != .once else { return [singlePeriod(values, begin, today: today)] }
        var periods: [GoalPeriod] = []
        var (day, rest) = (start, values[...])
        while day <= min(today, deadline ?? today) {
            let whole = cadence.days(containing: day)
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
        // The level of a week may still change, that of a day is there once it is measured.
        return isLevel && cadence != .daily ? .onTrack : .kept
    }

    private func ending(_ value: Double?, _ target: Double, isPaused: Bool, isCut: Bool) -> GoalResult {
        // Nothing was to be limited on the days of a pause.
        guard let value, !(isLimit && isPaused) else { return .skipped }
        if meets(value, target) { return .kept }
        return isPaused || isCut ? .skipped : .missed
    }

    /// The one period of a one-time goal, until it is reached or its deadline has passed.
    private func singlePeriod(_ values: [DayValue], _ begin: DayValue?, today: LocalDay) -> GoalPeriod {
        let end = deadline ?? today
        let counted = values.filter { $0.day >= countsFrom && $0.day <= min(end, today) }
        let isOver = end < today
        if isWay {
            return way(counted, from: begin.flatMap { $0.day <= min(end, today) ? $0 : nil }, isOver: isOver)
        }
        let (value, best) = (aggregate.value(counted), aggregate == .best ? begin?.value : nil)
        let known = value ?? (needsEntries ? nil : 0)
        if !isLimit, let known, meets(known, latestTarget) { return reached(counted, after: best) }
        return single(
            // What was done before is where one stands, and reaches nothing.
            start: best, value: best.map { max($0, value ?? $0) } ?? known,
            result: isOver
                ? ending(known, latestTarget, isPaused: isPaused(countsFrom...end), isCut: false)
                : standing(known, latestTarget),
            isOver: isOver)
    }

    /// As it was at the end of the day on which it was reached: what comes later is more than was aimed at.
    private func reached(_ values: [DayValue], after best: Double?) -> GoalPeriod {
        var value = 0.0
        let day = values.first { day in
            value = aggregate == .sum ? value + day.value : max(value, day.value)
            return meets(value, latestTarget)
        }
        return GoalPeriod(
            firstDay: countsFrom, lastDay: day?.day ?? countsFrom, start: best, value: value, target: latestTarget,
            result: .kept, isSettled: true)
    }

    /// The direction of a way: from where it begins to the target. What was chosen counts while that is unknown, or the
    /// target itself.
    package func heading(from start: Double) -> GoalDirection {
        start == latestTarget ? direction : start < latestTarget ? .increase : .decrease
    }

    /// From the value that it begins with to the target. Where it begins is never where it ends.
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
