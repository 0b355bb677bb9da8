@testable import Fitness
@testable import Forms
@testable import Models
@testable import TrainingPages
@testable import Web

extension PageStates {
    /// The goals of a user, no goals, and the forms before and after a choice.
    mutating func addGoals(_ visit: MemberVisit) async throws {
        let today = visit.today
        let (states, examples) = try await visit.read { database, user in
            (try user.goals.states(database, today: today), try GoalExample.all(database, user, today: today))
        }
        add(GoalsPage(states: states, units: visit.user.units, examples: examples), visit)
        let undo = [UndoOffer(step: 1, text: "‹Deleted a goal›")]
        add(GoalsPage(states: [], units: visit.user.units, undo: undo, examples: examples), visit)
        add(GoalEditorPage(form: nil, examples: examples), visit)
        for type in GoalType.allCases {
            var form = GoalForm(type, type.measures[0], visit.user, today: visit.today)
            for path in GoalForm.fieldPaths { form[keyPath: path].value = "?" }
            form.context = GoalContext(today: today)
            _ = form.validate()
            form.exercise.options = [.init(value: "?", label: "Bench Press")]
            form.trackable.options = form.exercise.options
            add(GoalEditorPage(form: form), visit)
            add(GoalEditorPage(form: form, words: "bench", found: 3), visit)
        }
        let rows = (0...GoalEntries.pageCount).map {
            ListRow(title: "\($0) kg", path: "/", icon: "scale", note: "‹Note›")
        }
        for state in states {
            let period = state.current
            let history = GoalHistory(periods: [period, period].compactMap { $0 }, nextSkipped: 100)
            let way = GoalProgress(
                state, [DayValue(day: today - 1, value: 1), DayValue(day: today, value: 2)], user: visit.user)
            for entries in [GoalEntries(rows, skipping: 0), GoalEntries([], skipping: 0)] {
                add(
                    GoalPage(
                        state: state, user: visit.user, history: history, shown: period, entries: entries, way: way),
                    visit)
            }
        }
    }
}
