import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

package enum GoalsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (today, moment) = (visit.today, visit.moment)
        let page = try await visit.read { database, user in
            let states = try user.goals.states(database, today: today)
            return GoalsPage(
                states: states, units: user.units,
                undo: try user.undoOffers(database, at: .goals, at: moment) { goal, _ in undoWords(goal) },
                examples: states.isEmpty ? try GoalExample.all(database, user, today: today) : [])
        }
        return try visit.page(page, title: CommonTexts.goals, destination: .goals)
    }

    package static func show(_ visit: MemberVisit, goal: Int) async throws -> Response {
        let (today, query) = (visit.today, visit.request.query)
        let page = try await visit.read { database, user -> GoalPage in
            let goal = try user.goals.goal(database, id: Int64(goal)).orNotFound()
            let state = try user.goals.state(database, of: goal, today: today)
            let asked = try query["period"].flatMap { LocalDay($0) }
                .flatMap { try user.goals.period(database, of: state, from: $0) }
            let shown = asked ?? state.current
            let days = shown.map { period in
                let first = max(period.firstDay, goal.countsFrom)
                return first...max(first, period.lastDay ?? today)
            }
            return GoalPage(
                state: state, user: user,
                history: try user.goals.history(database, of: state, skipping: query.skipped()), shown: shown,
                isPeriodChosen: asked != nil,
                entries: try days.map {
                    try user.goals.entries(
                        database, of: goal, $0, best: shown?.value, skipping: query.skipped("entries"), today: today)
                } ?? GoalEntries([], skipping: 0),
                way: try user.goals.way(database, of: state))
        }
        return try visit.page(page, title: page.state.goal.name(visit.user.units), destination: .goals)
    }

    /// The title that the user gave the goal, or “a goal” for one that is named after what it counts.
    private static func undoWords(_ goal: StoredRow) -> UndoTexts {
        guard case .text(let title) = goal["title"], !title.isEmpty else { return UndoTexts(GoalTexts.aGoal) }
        return UndoTexts(title)
    }
}

/// All goals, in sections by status.
struct GoalsPage: UndoPage {
    struct Section: Sendable {
        let id: String
        let title: String
        let cards: [GoalCard]

        var count: String { String(cards.count) }
    }

    var view: CompiledView<Self> { view_goals_index }
    let states: [GoalState]
    let units: Units
    var undo: [UndoOffer] = []
    var examples: [GoalExample] = []

    var newPath: String? { states.isEmpty ? nil : Paths.newGoal }
    var emptyState: EmptyState? { states.isEmpty ? empty : nil }
    var exampleRows: [ListRow] { examples.map { ListRow(title: $0.title, path: $0.path, icon: "goals") } }

    private var empty: EmptyState {
        EmptyState(
            icon: "goals", title: GoalTexts.noGoalsYet, text: GoalTexts.tapToSetYourFirstGoal,
            action: Link(GoalTexts.plusNewGoal, to: Paths.newGoal))
    }

    var sections: [Section] {
        let sections: [(GoalState.Status, String, String)] = [
            (.active, "active", GoalTexts.active), (.paused, "paused", CommonTexts.paused),
            (.completed, "completed", GoalTexts.completed),
            (.ended, "ended", GoalTexts.ended), (.archived, "archived", CommonTexts.archived),
        ]
        return sections.compactMap { status, id, title in
            let found = states.filter { $0.status == status }
            let ordered = status == .active ? found.byUrgency : found.reversed()
            return found.isEmpty
                ? nil : Section(id: id, title: title, cards: ordered.map { GoalCard(state: $0, units: units) })
        }
    }
}

/// The one-tap actions on a goal.
package enum GoalActionsController {
    package static func pause(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
        let today = visit.today
        return try await change(visit, goal, .goalPaused) { try $1.goals.pause($0, id: $2, on: today) }
    }

    package static func resume(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
        let today = visit.today
        return try await change(visit, goal, .goalResumed) { try $1.goals.resume($0, id: $2, on: today) }
    }

    package static func archive(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
        let (today, seconds) = (visit.today, visit.now.secondsSince1970)
        return try await change(visit, goal, .goalArchived) {
            try $1.goals.archive($0, id: $2, at: seconds, on: today)
        }
    }

    package static func restore(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
        let today = visit.today
        return try await change(visit, goal, .goalRestored) { try $1.goals.archive($0, id: $2, at: nil, on: today) }
    }

    package static func confirmDeletion(_ visit: MemberVisit, goal: Int) async throws -> Response {
        let goal = try await visit.read { try $1.goals.goal($0, id: Int64(goal)) }.orNotFound()
        let question = ConfirmPage.Question(
            GoalTexts.deleteThisGoal, GoalTexts.deletionWarning(goal.name(visit.user.units)),
            deleting: Paths.goal(goal.id), label: GoalTexts.deleteGoal, canArchive: !goal.isArchived)
        return try visit.ask(question, destination: .goals)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
        let moment = visit.moment
        let step = try await visit.write { try $1.goals.deleteGoal($0, id: Int64(goal), at: moment) }.orNotFound()
        return try visit.redirect(to: Paths.goals, notice: .goalDeleted, undoStep: step)
    }

    private static func change(
        _ visit: MemberVisit, _ goal: Int, _ notice: Notice.Code,
        _ body: @escaping @Sendable (Database, User, Int64) throws -> Bool
    ) async throws -> Response {
        try await visit.write { try body($0, $1, Int64(goal)) }.orNotFound()
        return try visit.redirect(to: Paths.goal(Int64(goal)), notice: notice)
    }
}
