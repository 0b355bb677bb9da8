import Charts
import Fitness
import GRDB
import Models
import Texts
import Web

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
        var soFar = state.rules.aggregate == .best ? state.current?.start : nil
        values = days.map { day in
            switch state.rules.aggregate {
            case .sum: soFar = (soFar ?? 0) + day.value
            case .best: soFar = max(soFar ?? day.value, day.value)
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
            case .best: GoalTexts.bestSoFarWithin
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
        guard let start = state.rules.isLevel ? state.current?.start : state.current?.start ?? 0 else { return [] }
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
