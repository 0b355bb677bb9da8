import Charts
import Fitness
import Forms
import GRDB
import Models
import Texts
import ViewKit
import Web

/// A goal in a list, with its progress as a ring and as text.
package struct GoalCard: Sendable {
    package let state: GoalState
    package let units: Units

    package init(state: GoalState, units: Units) {
        self.state = state
        self.units = units
    }

    private var goal: Goal { state.goal }
    private var text: GoalText { GoalText(goal: goal, units: units) }

    package var path: String { Paths.goal(goal.id) }
    package var icon: String { goal.icon }
    package var meterPercent: String { String(min(100, percent)) }
    var isDue: Bool { state.isDue }

    package var title: String { goal.name(units) }
    package var percent: Int { state.current?.percent(state.rules) ?? 0 }

    var ring: Markup {
        let meter = RingMeter(
            title: "\(title): \(figure)", fraction: Double(percent) / 100,
            label: isOver ? CommonTexts.over : "\(percent)\u{A0}%")
        return Markup(trusted: meter.svg())
    }

    var isOver: Bool { !state.isHarmful && state.current?.isOver(state.rules) ?? false }

    /// `2 of 3 sessions this week`, `41,250 of 50,000 lb so far`
    package var figure: String {
        guard let period = state.current else { return CommonTexts.nothingYet }
        let target = text.text(period.target)
        if let day = state.reachedOn { return GoalTexts.reachedOn(day.mediumText, target) }
        guard let value = period.value else {
            return period.isSettled || goal.cadence == .once
                ? GoalTexts.noValueYet(target) : GoalTexts.noValue(goal.cadence.running, target)
        }
        if state.rules.isFromStartToTarget { return GoalTexts.nowWithTarget(text.text(value), target) }
        if state.rules.isLevel {
            let value = dated(text.text(value), period)
            return goal.direction == .increase
                ? GoalTexts.valueAtLeast(value, target) : GoalTexts.valueWithLimit(value, target)
        }
        if state.rules.isLimit {
            let figure = GoalTexts.valueWithLimit(dated(text.text(value), period), text.figure(period.target))
            return isOver ? GoalTexts.figureOver(figure, text.text(value - period.target)) : figure
        }
        let isOpenBest = state.rules.aggregate == .best && goal.cadence == .once && (period.start != nil || value != 0)
        if isOpenBest || state.rules.aggregate == .least, !period.isSettled {
            return GoalTexts.bestSoFarWithTarget(text.text(value), target)
        }
        return dated(CommonTexts.amountOfTotal(text.figure(value), target), period)
    }

    /// `72 kg this week`; the value alone if the period is over.
    private func dated(_ value: String, _ period: GoalPeriod) -> String {
        period.isSettled ? value : GoalTexts.valueWhen(value, goal.cadence.running)
    }

    /// The time left, and the streak.
    var note: String? {
        let parts = [timeLeft, streak].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    private var timeLeft: String? {
        guard state.status == .active || state.status == .paused else { return nil }
        guard let days = state.daysLeft else { return nil }
        // The figure of a daily goal already says "today".
        if days == 1 { return goal.cadence == .daily && goal.deadline != state.today ? nil : GoalTexts.endsToday }
        return GoalTexts.daysLeft(CountTexts.days(days))
    }

    private var streak: String? {
        guard !state.isHarmful, let period = goal.cadence.period, state.tally.streak > 1 else { return nil }
        return GoalTexts.inARow(state.tally.streak, period)
    }

    var chip: Chip? {
        switch (state.status, state.current?.result) {
        case (.archived, _): Chip(tone: .neutral, text: CommonTexts.archived)
        case (.paused, _): Chip(tone: .neutral, text: CommonTexts.paused)
        // Neither praise nor blame.
        case (let status, _) where state.isHarmful:
            status == .ended ? Chip(tone: .neutral, text: GoalTexts.ended) : nil
        case (.completed, _): Chip(tone: .good, text: GoalTexts.complete)
        case (_, .kept?) where goal.cadence == .once: Chip(tone: .good, text: GoalTexts.complete)
        case (_, .kept?): Chip(tone: .good, text: state.status == .ended ? GoalTexts.ended : CommonTexts.done)
        case (_, .onTrack?): Chip(tone: .good, text: state.rules.isLimit ? GoalTexts.withinTheLimit : GoalTexts.onTrack)
        case (_, .over?): Chip(tone: .bad, text: GoalTexts.overTheLimit)
        case (_, .missed?) where goal.cadence == .once: Chip(tone: .bad, text: GoalTexts.missed)
        case (.ended, _): Chip(tone: .neutral, text: GoalTexts.ended)
        default: nil
        }
    }
}

extension [GoalState] {
    /// Due goals first, by the earliest end; goals without an end come last.
    package var byUrgency: [GoalState] {
        enumerated().sorted { left, right in
            let key = { (entry: (offset: Int, element: GoalState)) in
                (entry.element.isDue ? 0 : 1, entry.element.daysLeft ?? .max, entry.offset)
            }
            return key(left) < key(right)
        }.map(\.element)
    }
}

/// The progress of a one-time goal since its start, and the steady pace that would reach it by the deadline.
struct GoalProgress: Sendable {
    let state: GoalState
    let units: Units
    let span: ChartSpan
    /// The values by day; for totals and bests, the total or best up to that day.
    let values: [ChartValue]

    private var goal: Goal { state.goal }

    init(_ state: GoalState, _ days: [DayValue], user: User) {
        self.state = state
        units = user.units
        span = user.weights.chartSpan(.all, today: state.today)
        let aggregate = state.rules.aggregate
        var soFar = aggregate.isBest ? state.current?.start : nil
        values = days.map { day in
            switch aggregate {
            case .sum: soFar = (soFar ?? 0) + day.value
            case .best, .least: soFar = aggregate.better(soFar ?? day.value, day.value)
            case .latest, .mean: soFar = day.value
            }
            return ChartValue(day: day.day, value: soFar ?? day.value)
        }
    }

    /// The current value; nil when unknown.
    var now: Double? { values.last?.value ?? state.current?.start }

    /// Nil while there is too little to draw.
    var card: ChartCard? {
        let (text, goal) = (GoalText(goal: goal, units: units), goal)
        guard values.count > 1 || (!values.isEmpty && !pace.isEmpty) else { return nil }
        func shown(_ value: ChartValue) -> ChartValue { ChartValue(day: value.day, value: text.shown(value.value)) }
        let valueKind =
            switch state.rules.aggregate {
            case .sum: GoalTexts.inTotal
            case .best, .least: GoalTexts.bestSoFarWithin
            case .latest, .mean: ""
            }
        return DaySeries(
            id: "way", title: GoalTexts.progressOverTime, kind: state.rules.isLevel ? .level : .running,
            symbol: [text.unit() ?? "", valueKind].filter { !$0.isEmpty }.joined(separator: " "),
            values: values.map(shown), trend: pace.map(shown), trendName: GoalTexts.paceToTheDeadline,
            goals: values.map { ChartValue(day: $0.day, value: text.shown(state.rules.latestTarget)) },
            goalName: state.rules.isLimit ? GoalTexts.limit : CommonTexts.goal,
            includesZero: state.rules.aggregate == .sum, ticks: goal.ticks, span: span,
            text: { text.text(text.stored($0)) }, path: { goal.places(on: $0).day }
        ).card
    }

    /// A straight line from the start to the target on the deadline.
    private var pace: [ChartValue] {
        guard let deadline = goal.deadline, deadline > goal.countsFrom else { return [] }
        let isFromZero = !state.rules.isLevel && state.rules.aggregate != .least
        guard let start = state.current?.start ?? (isFromZero ? 0 : nil) else { return [] }
        return [
            ChartValue(day: goal.countsFrom, value: start),
            ChartValue(day: deadline, value: state.rules.latestTarget),
        ]
    }
}

extension User.Goals {
    /// Nil for a recurring goal.
    func way(_ database: Database, of state: GoalState) throws -> GoalProgress? {
        guard state.goal.cadence == .once else { return nil }
        let first = state.goal.countsFrom
        return GoalProgress(state, try dayValues(database, of: state.goal, first...max(first, state.today)), user: user)
    }
}
