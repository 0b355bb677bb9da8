extension GoalRules {
    /// The periods from one on until today, oldest first. The last one may be running; there is none when the goal ended
    /// before.
    /// - Parameters:
    ///   - start: the first day of a period.
    ///   - values: those of the days from `start` on, oldest first.
    ///   - valueBefore: of a way, the last value until the first day that counts.
    func periods(
        from start: LocalDay, _ values: [DayValue], valueBefore: Double? = nil, today: LocalDay
    ) -> [GoalPeriod] {
        // Who travels west may be a day earlier than their goal.
        let today = max(today, start)
        guard cadence != .once else { return [singlePeriod(values, valueBefore: valueBefore, today: today)] }
        var periods: [GoalPeriod] = []
        var (day, rest) = (start, values[...])
        while day <= min(today, deadline ?? today) {
            let whole = cadence.days(containing: day)
            let last = min(whole.upperBound, deadline ?? whole.upperBound)
            let within = rest.prefix { $0.day <= last }
            rest = rest.dropFirst(within.count)
            let isCut = countsFrom > whole.lowerBound || last < whole.upperBound
            periods.append(period(day...last, within, isCut: isCut, today: today))
            day = whole.upperBound.next
        }
        return periods
    }

    private func period(
        _ days: ClosedRange<LocalDay>, _ values: ArraySlice<DayValue>, isCut: Bool, today: LocalDay
    ) -> GoalPeriod {
        let value = aggregate.value(values) ?? (needsEntries ? nil : 0)
        let target = target(on: days.upperBound)
        let isOver = days.upperBound < today
        return GoalPeriod(
            firstDay: days.lowerBound, lastDay: days.upperBound, value: value, target: target,
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

    /// All of the time of a goal for one time, until it is reached or its deadline has passed.
    private func singlePeriod(_ values: [DayValue], valueBefore: Double?, today: LocalDay) -> GoalPeriod {
        let end = deadline ?? today
        let counted = values.filter { $0.day >= countsFrom && $0.day <= min(end, today) }
        let isOver = end < today
        if isWay { return way(counted, valueBefore: valueBefore, isOver: isOver) }
        let value = aggregate.value(counted) ?? (needsEntries ? nil : 0)
        if !isLimit, let value, meets(value, latestTarget) { return reached(counted) }
        return single(
            value: value,
            result: isOver
                ? ending(value, latestTarget, isPaused: isPaused(countsFrom...end), isCut: false)
                : standing(value, latestTarget),
            isOver: isOver)
    }

    /// As it was at the end of the day on which it was reached: what comes later is more than was aimed at.
    private func reached(_ values: [DayValue]) -> GoalPeriod {
        var value = 0.0
        let day = values.first { day in
            value = aggregate == .sum ? value + day.value : max(value, day.value)
            return meets(value, latestTarget)
        }
        return GoalPeriod(
            firstDay: countsFrom, lastDay: day?.day ?? countsFrom, value: value, target: latestTarget, result: .kept,
            isSettled: true)
    }

    /// From the value of the first day, or else the first one after it, to the target.
    private func way(_ values: [DayValue], valueBefore: Double?, isOver: Bool) -> GoalPeriod {
        let known = valueBefore.map { [DayValue(day: countsFrom, value: $0)] } ?? []
        let values = known + (known.isEmpty ? values : values.filter { $0.day > countsFrom })
        if let day = values.first(where: { meets($0.value, latestTarget) }) {
            return GoalPeriod(
                firstDay: countsFrom, lastDay: day.day, start: values.first?.value, value: day.value,
                target: latestTarget, result: .kept, isSettled: true)
        }
        let hasPause = deadline.map { isPaused(countsFrom...$0) } ?? false
        return single(
            start: values.first?.value, value: values.last?.value,
            result: isOver ? ending(values.last?.value, latestTarget, isPaused: hasPause, isCut: false) : .open,
            isOver: isOver)
    }

    private func single(start: Double? = nil, value: Double?, result: GoalResult, isOver: Bool) -> GoalPeriod {
        GoalPeriod(
            firstDay: countsFrom, lastDay: deadline, start: start, value: value, target: latestTarget, result: result,
            isSettled: isOver)
    }
}
