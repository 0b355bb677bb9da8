import Fitness
import Forms
import Models
import Texts
import Web

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
