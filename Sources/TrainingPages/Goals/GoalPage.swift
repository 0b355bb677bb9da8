import Charts
import Fitness
import Forms
import Models
import Texts
import ViewKit
import Web

/// One goal: its progress, how it is counted, its past periods, and what was logged for it.
struct GoalPage: PageContent {
    struct Action: Sendable {
        let action: GoalAction
        let goal: Int64

        var label: String {
            switch action {
            case .pause: CommonTexts.pause
            case .resume: CommonTexts.resume
            case .archive: CommonTexts.archive
            case .restore: CommonTexts.restore
            }
        }
    }

    var view: CompiledView<Self> { view_goals_show }
    let state: GoalState
    let user: User
    let history: GoalHistory
    /// The period whose entries are shown.
    let shown: GoalPeriod?
    /// Whether the user chose that period.
    var isPeriodChosen = false
    let entries: GoalEntries
    /// Only for a one-time goal.
    let way: GoalProgress?

    private var goal: Goal { state.goal }
    private var card: GoalCard { GoalCard(state: state, units: user.units) }
    private var text: GoalText { GoalText(goal: goal, units: user.units) }

    var back: Link { Link(GoalTexts.backToGoals, to: Paths.goals) }
    var title: String { card.title }
    var ring: Markup { card.ring }
    var isOver: Bool { card.isOver }
    var figure: String { card.figure }
    var chip: Chip? { card.chip }
    var note: String? { goal.note.isEmpty ? nil : goal.note }
    var explanation: String { goal.explanation(user.units, state.rules) }
    var editPath: String { Paths.editor(of: Paths.goal(goal.id)) }
    var deletePath: String { Paths.deletion(of: Paths.goal(goal.id)) }
    var actionForms: [Action] { actions.map { Action(action: $0, goal: goal.id) } }

    var historyCard: GoalHistoryCard? {
        goal.cadence == .once || history.periods.isEmpty
            ? nil
            : GoalHistoryCard(
                state: state, history: history, asked: isPeriodChosen ? shown?.firstDay : nil, units: user.units)
    }

    var progressChart: ChartCard? { way?.card }
    var hasNoEntries: Bool { entries.rows.isEmpty }
    var offeredLogLink: Link? {
        entries.rows.isEmpty && state.status == .active ? goal.places(on: state.today).log : nil
    }

    private var actions: [GoalAction] {
        switch state.status {
        case .active: [.pause, .archive]
        case .paused: [.resume, .archive]
        case .completed, .ended: [.archive]
        case .archived: [.restore]
        }
    }

    var facts: [Fact] {
        let streak = state.tally.streak
        let recurring: [Fact] =
            state.isHarmful
            ? []
            : goal.cadence.period.map { period in
                [
                    Fact(CommonTexts.streak, PeriodTexts.count(streak, period)),
                    Fact(CommonTexts.bestStreak, PeriodTexts.count(state.tally.bestStreak, period)),
                    Fact(GoalTexts.met, CommonTexts.amountOfTotal(state.tally.kept, state.tally.counted)),
                ]
            } ?? []
        return [
            Fact(GoalTexts.whatCounts, text.counted),
            Fact(CommonTexts.target, text.recurringTarget(goal.target)),
        ]
            + start + [Fact(GoalTexts.countsFrom, goal.countsFrom.mediumText)]
            + [goal.deadline.map { Fact(GoalTexts.deadline, $0.mediumText) }].compactMap { $0 } + outcome + recurring
    }

    private var start: [Fact] {
        guard let start = state.current?.start else { return [] }
        return [Fact(state.rules.isLevel ? GoalTexts.startedAt : GoalTexts.previousBest, text.text(start))]
    }

    /// When the goal was reached and with which value, and the value now.
    private var outcome: [Fact] {
        guard let day = state.reachedOn, let value = state.current?.value else { return [] }
        return [
            Fact(GoalTexts.reached, CommonTexts.valueOnDay(text.text(value), day.mediumText)),
            Fact(
                state.rules.aggregate.isBest ? GoalTexts.bestSoFar : CommonTexts.now,
                way?.now.map(text.text) ?? GoalTexts.unknown),
        ]
    }

    var entriesTitle: String {
        guard goal.cadence != .once, let shown else {
            return state.current?.isSettled == true ? GoalTexts.whatCounted : GoalTexts.whatCountsSoFar
        }
        return GoalTexts.whatCountsIn(
            goal.cadence.text(shown.firstDay, shown.lastDay ?? state.today, today: state.today))
    }

    var olderEntries: Link? {
        entries.nextSkipped.flatMap { skipped in
            shown.map { .more(at: Paths.goal(goal.id, period: $0.firstDay, olderEntries: skipped)) }
        }
    }
}

extension Goal {
    /// How the axis of its charts is divided.
    var ticks: TickScale { measure.isCount ? .whole : measure.quantity.isOnClock ? .clock : .decimal }

    /// The page of a day's entries, and the form to log an entry that counts.
    func places(on day: LocalDay) -> (day: String, log: Link) {
        let training = exerciseID.map { Paths.track(on: day, exercise: $0) } ?? Paths.track(on: day)
        return switch type {
        case .strength:
            (
                training,
                Link(GoalTexts.logASet, to: exerciseID.map { Paths.newSet($0, on: day) } ?? Paths.newTrackItem(on: day))
            )
        case .cardio:
            (
                training,
                Link(
                    GoalTexts.logASession,
                    to: exerciseID.map { Paths.newCardio($0, on: day) } ?? Paths.newTrackItem(on: day))
            )
        case .weight: (training, Link(CommonTexts.logYourWeight, to: Paths.progress))
        case .trackable:
            (
                Paths.trackables(on: day),
                Link(
                    CommonTexts.logAValue,
                    to: trackableID.map { Paths.newTrackableEntry($0, on: day) } ?? Paths.trackables(on: day))
            )
        case .workouts where measure == .workouts: (training, Link(GoalTexts.startAWorkout, to: Paths.workouts))
        case .workouts: (training, Link(GoalTexts.logTraining, to: Paths.newTrackItem(on: day)))
        case .nutrient: (Paths.nutrition(on: day), Link(GoalTexts.logFood, to: Paths.nutrition))
        }
    }
}
