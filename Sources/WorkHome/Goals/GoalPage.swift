import Charts
import Mustache

/// How the page of a goal changes it, by one tap each.
enum GoalAction: String, Sendable {
    case pause, resume, archive, restore
}

/// One goal: its progress, how it is counted, its past periods, and what was logged for it.
struct GoalPage: PageContent {
    struct Action: Sendable, MustacheParent {
        let action: GoalAction
        let goal: Int64

        func child(named name: String) -> Any? {
            switch name {
            case "path": Paths.goalAction(action, goal)
            case "label": action.rawValue.prefix(1).uppercased() + action.rawValue.dropFirst()
            default: nil
            }
        }
    }

    let view = View.goal
    let state: GoalState
    let user: User
    let history: GoalHistory
    /// The period whose entries are shown.
    let shown: GoalPeriod?
    let entries: GoalEntries
    /// Of a goal for one time.
    let way: GoalWay?

    private var goal: Goal { state.goal }
    private var card: GoalCard { GoalCard(state: state, units: user.units) }
    private var text: GoalText { GoalText(goal: goal, units: user.units) }

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Goals", to: Paths.goals)
        case "title": card.title
        case "ring": card.ring
        case "isOver": card.isOver
        case "figure": card.figure
        case "chip": card.chip
        case "facts": facts
        case "note": goal.note.isEmpty ? nil : goal.note
        case "explanation": goal.explanation(user.units, state.rules)
        case "editPath": Paths.editor(of: Paths.goal(goal.id))
        case "deletePath": Paths.deletion(of: Paths.goal(goal.id))
        case "actions": actions.map { Action(action: $0, goal: goal.id) }
        case "history":
            goal.cadence == .once || history.periods.isEmpty
                ? nil : GoalHistoryCard(state: state, history: history, units: user.units)
        case "way": way?.card
        case "entriesTitle": entriesTitle
        case "entries": entries.rows
        case "hasNoEntries": entries.rows.isEmpty
        case "logLink": entries.rows.isEmpty && state.status == .active ? logLink : nil
        case "olderEntries": olderEntries
        default: nil
        }
    }

    private var actions: [GoalAction] {
        switch state.status {
        case .active: [.pause, .archive]
        case .paused: [.resume, .archive]
        case .completed, .ended: [.archive]
        case .archived: [.restore]
        }
    }

    private var facts: [Fact] {
        let streak = state.tally.streak
        let recurring =
            goal.cadence == .once
            ? []
            : [
                Fact("Streak", CountText.of(streak, goal.cadence.noun)),
                Fact("Best streak", CountText.of(state.tally.bestStreak, goal.cadence.noun)),
                Fact("Met", "\(state.tally.kept) of \(state.tally.counted)"),
            ]
        return [
            Fact("What counts", text.counted),
            Fact("Target", [text.target(goal.target), goal.cadence.each].compactMap { $0 }.joined(separator: " ")),
        ]
            + start + [Fact("Counts from", goal.countsFrom.mediumText)]
            + [goal.deadline.map { Fact("Deadline", $0.mediumText) }].compactMap { $0 } + outcome + recurring
    }

    private var start: [Fact] {
        guard let start = state.current?.start else { return [] }
        return [Fact(state.rules.isLevel ? "Started at" : "Previous best", text.text(start))]
    }

    /// When it was reached with what, and how that is now.
    private var outcome: [Fact] {
        guard let day = state.reachedOn, let value = state.current?.value else { return [] }
        return [
            Fact("Reached", "\(text.text(value)) on \(day.mediumText)"),
            Fact("Now", way?.now.map(text.text) ?? "Nothing known"),
        ]
    }

    private var entriesTitle: String {
        guard goal.cadence != .once, let shown else {
            return state.current?.isSettled == true ? "What counted" : "What counts so far"
        }
        return "What counts: "
            + goal.cadence.text(shown.firstDay, shown.lastDay ?? state.today, today: state.today)
    }

    /// Where what counts is logged.
    private var logLink: Link {
        let today = state.today
        return switch goal.type {
        case .strength:
            Link("Log a set", to: goal.exerciseID.map { Paths.newSet($0, on: today) } ?? Paths.newTrackItem(on: today))
        case .cardio:
            Link(
                "Log a session",
                to: goal.exerciseID.map { Paths.newCardio($0, on: today) } ?? Paths.newTrackItem(on: today))
        case .weight: Link("Log your weight", to: Paths.progress)
        case .trackable:
            Link(
                "Log a value",
                to: goal.trackableID.map { Paths.newTrackableEntry($0, on: today) } ?? Paths.trackables(on: today))
        case .workouts where goal.measure == .workouts: Link("Start a workout", to: Paths.workouts)
        case .workouts: Link("Log training", to: Paths.newTrackItem(on: today))
        case .nutrient: Link("Log food", to: Paths.nutrition)
        }
    }

    private var olderEntries: Link? {
        entries.nextSkipped.flatMap { skipped in
            shown.map { .more(at: Paths.goal(goal.id, period: $0.firstDay, olderEntries: skipped)) }
        }
    }
}
