import Mustache

/// Every goal, in sections by how it stands.
struct GoalsPage: PageContent {
    struct Section: Sendable, MustacheParent {
        let id: String
        let title: String
        let cards: [GoalCard]

        func child(named name: String) -> Any? {
            switch name {
            case "id": id
            case "title": title
            case "count": String(cards.count)
            case "cards": cards
            default: nil
            }
        }
    }

    let view = View.goals
    let states: [GoalState]
    let units: Units
    var undo: [UndoOffer] = []
    var examples: [GoalExample] = []

    func child(named name: String) -> Any? {
        switch name {
        case "newPath": states.isEmpty ? nil : Paths.newGoal
        case "sections": sections
        case "empty": states.isEmpty ? empty : nil
        case "examples": examples.map { ListRow(title: $0.title, path: $0.path, icon: "goals") }
        case "hasExamples": !examples.isEmpty
        case "hasUndo": !undo.isEmpty
        case "undo": undo
        default: nil
        }
    }

    private var empty: EmptyState {
        EmptyState(
            icon: "goals", title: "No goals yet", text: "Tap + to set your first goal",
            action: Link("+ New goal", to: Paths.newGoal))
    }

    private var sections: [Section] {
        let sections: [(GoalState.Status, String, String)] = [
            (.active, "active", "Active"), (.paused, "paused", "Paused"), (.completed, "completed", "Completed"),
            (.ended, "ended", "Ended"), (.archived, "archived", "Archived"),
        ]
        return sections.compactMap { status, id, title in
            let found = states.filter { $0.status == status }
            let ordered = status == .active ? found.byUrgency : found.reversed()
            return found.isEmpty
                ? nil : Section(id: id, title: title, cards: ordered.map { GoalCard(state: $0, units: units) })
        }
    }
}
