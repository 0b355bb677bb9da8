import Charts
import Fitness
import Forms
import GRDB
import Models
import Texts
import ViewKit
import Web

/// A page of a goal's past periods, newest first.
struct GoalHistory: Sendable {
    /// The most periods on a page, and in the chart of the first page.
    static let pageCount = 100
    /// The first page lists fewer periods, because the entries of the running period are below.
    static let firstPageCount = 12

    static func count(skipped: Int) -> Int { skipped == 0 ? firstPageCount : pageCount }

    /// The periods of the chart; the first `listedCount` are listed.
    let periods: [GoalPeriod]
    var listedCount = firstPageCount
    /// The offset of the next page; nil when this page shows the oldest period.
    let nextSkipped: Int?
}

extension User.Goals {
    func history(_ database: Database, of state: GoalState, skipping skipped: Int) throws -> GoalHistory {
        let unsaved = Array(state.unsaved.reversed().dropFirst(skipped).prefix(GoalHistory.pageCount + 1))
        let stored = try GoalPeriod.all(
            database,
            """
            SELECT \(GoalPeriod.columns) FROM goal_periods WHERE goal_id = ? AND user_id = ? AND first_day < ?
            ORDER BY first_day DESC LIMIT ? OFFSET ?
            """,
            [
                state.goal.id, user.id, state.unsavedFrom?.description ?? "9999",
                GoalHistory.pageCount + 1 - unsaved.count, max(0, skipped - state.unsaved.count),
            ])
        let found = unsaved + stored
        let listed = GoalHistory.count(skipped: skipped)
        return GoalHistory(
            periods: Array(found.prefix(GoalHistory.pageCount)), listedCount: listed,
            nextSkipped: found.count > listed ? skipped + listed : nil)
    }

    /// The running or past period that starts on a day.
    func period(_ database: Database, of state: GoalState, from day: LocalDay) throws -> GoalPeriod? {
        if let current = state.current, current.firstDay == day { return current }
        if let unsavedFrom = state.unsavedFrom, day >= unsavedFrom {
            return state.unsaved.first { $0.firstDay == day }
        }
        return try GoalPeriod.first(
            database,
            """
            SELECT \(GoalPeriod.columns) FROM goal_periods WHERE goal_id = ? AND user_id = ? AND first_day = ?
            """, [state.goal.id, user.id, day])
    }
}

/// The periods of a page as bars with the target, and the first ones as rows that link to their entries.
struct GoalHistoryCard: Sendable {
    struct Line: Sendable {
        let period: GoalPeriod
        let goal: Goal
        let text: GoalText
        let today: LocalDay

        var name: String { goal.cadence.text(period.firstDay, period.lastDay ?? today, today: today) }
        var path: String { Paths.goal(goal.id, period: period.firstDay) }

        /// `3 of 3 runs`, `79.8 kg, at most 80 kg`
        var note: String {
            let target = text.target(period.target)
            let aim = text.isAtMost ? target : GoalTexts.targetOf(target)
            guard let value = period.value else { return GoalTexts.nothingLogged(aim) }
            if goal.aggregate == .sum, goal.direction == .increase {
                return CommonTexts.amountOfTotal(text.figure(value), text.text(period.target))
            }
            return "\(text.text(value)), \(aim)"
        }

        var chip: Chip {
            switch period.result {
            case .kept: Chip(tone: .good, text: GoalTexts.met)
            case .missed: Chip(tone: .bad, text: GoalTexts.missed)
            default: Chip(tone: .neutral, text: period.isSettled ? GoalTexts.notCounted : GoalTexts.inProgress)
            }
        }
    }

    let state: GoalState
    let history: GoalHistory
    /// The first day of the chosen period.
    let asked: LocalDay?
    let units: Units

    private var text: GoalText { GoalText(goal: state.goal, units: units) }
    private var period: String? { state.goal.cadence.period }

    var listedLines: [Line] { Array(lines.prefix(history.listedCount)) }
    var more: Link? { history.nextSkipped.map { Link.more(at: Paths.goal(state.goal.id, olderPeriods: $0)) } }

    private var lines: [Line] {
        history.periods.map { Line(period: $0, goal: state.goal, text: text, today: state.today) }
    }

    var summary: String {
        GoalTexts.periodsMet(state.tally.kept, period.map { PeriodTexts.count(state.tally.counted, $0) } ?? "")
    }

    /// `reps a week`; `a week` without a unit; `kg` for a weight, which is not added up.
    private var axisTitle: String {
        guard let period, !state.rules.isLevel else { return text.unit() ?? "" }
        return text.unit().map { PeriodTexts.per(period, $0) } ?? PeriodTexts.a(period)
    }

    /// Oldest first, with numbered places, because periods differ in length.
    var chart: Markup? {
        let ordered = Array(lines.reversed())
        guard ordered.count > 1 else { return nil }
        let names = ordered.map { $0.period.firstDay.shortText(today: state.today) }
        let shown = asked ?? ordered.last { ($0.period.value ?? 0) > 0 }?.period.firstDay
        return BarChart(
            id: "goal-periods", title: period.map { PeriodTexts.by($0, text.subject) } ?? text.subject,
            description: "\(summary).",
            bars: ordered.enumerated().map { index, line in
                BarChart.Bar(
                    x: index, parts: [line.period.value.map(text.shown) ?? 0], text: "\(line.name): \(line.note)",
                    href: line.path, isShown: line.period.firstDay == shown, target: text.shown(line.period.target))
            },
            range: 0...ordered.count - 1, axisTitle: axisTitle, ticks: state.goal.ticks,
            placeText: { names.indices.contains($0) ? names[$0] : "" }
        ).html().map(Markup.init(trusted:))
    }
}
