import Fitness
import Forms
import Models
import Texts
import Web

struct ExerciseListPage: PageContent {
    /// A part of the list under its heading.
    struct Group: Sendable {
        let title: String
        let exercises: [Exercise]

        var rows: [ListRow] { exercises.map(\.row) }
    }

    var view: CompiledView<Self> { view_settings_exercises }
    let search: ExerciseListQuery
    let results: ExerciseResults

    var back: Link { Link("Back to Settings", to: Paths.settings) }
    var action: String { Paths.exerciseSettings }
    var text: String { search.text }
    var filter: String? { search.filter == .all ? nil : search.filter.rawValue }
    var filters: [Segment] { ExerciseListQuery.Filter.allCases.map(segment) }
    var resultSummary: String? { search.text.isEmpty ? nil : summary }
    var filledGroups: [Group] { groups.filter { !$0.exercises.isEmpty } }
    var emptyState: EmptyState? { results.count == 0 ? empty : nil }
    var morePath: String? { results.hasMore ? search.with { $0.skipped += ExerciseListQuery.pageSize }.path : nil }

    var earlierPath: String? {
        search.skipped == 0
            ? nil : search.with { $0.skipped = max(0, $0.skipped - ExerciseListQuery.pageSize) }.path
    }

    private var groups: [Group] {
        [
            Group(title: search.filter == .archived ? "Archived" : "Yours", exercises: results.own),
            Group(title: "Built-in", exercises: results.catalogue),
        ]
    }

    /// A search without matches is probably the name of the exercise to add.
    var newPath: String {
        results.count == 0 && !search.text.isEmpty ? Paths.newExercise(named: search.text) : Paths.newExercise
    }

    private var summary: String {
        "\(CountText.of(results.count, "exercise")) for “\(search.text)”"
    }

    private var empty: EmptyState {
        switch (search.text.isEmpty, search.filter) {
        case (true, .archived):
            EmptyState(
                icon: "archive", title: "Nothing archived",
                text: "An archived exercise is no longer offered for logging. Its history stays here.")
        case (true, .hidden):
            EmptyState(
                icon: "archive", title: "Nothing hidden",
                text: "Hide built-in exercises that you never do, and bring them back here.")
        case (true, _):
            EmptyState(
                icon: "workout", title: "No exercises of your own yet",
                text: "Add what the built-in list doesn't have.",
                action: Link("Add exercise", to: Paths.newExercise))
        case (false, _):
            EmptyState(
                icon: "search", title: "No exercise found", text: "Check the spelling, or add your own exercise.",
                action: Link("Add exercise", to: newPath))
        }
    }

    private func segment(_ filter: ExerciseListQuery.Filter) -> Segment {
        Segment(
            label: filter.label, path: search.with { ($0.filter, $0.skipped) = (filter, 0) }.path,
            isCurrent: filter == search.filter)
    }
}

/// One of a few views of a list.
struct Segment: Sendable {
    let label: String
    let path: String
    let isCurrent: Bool
}

extension Exercise {
    fileprivate var row: ListRow {
        ListRow(
            title: name, path: Paths.exercise(id), icon: kind.icon,
            note: "\(primaryMuscle.name) · \(equipment.name)")
    }
}

extension ExerciseKind {
    fileprivate var icon: String {
        switch self {
        case .strength: "workout"
        case .cardio: "heart"
        case .mobility: "stretch"
        }
    }
}

struct ExerciseEditorPage: PageContent {
    var view: CompiledView<Self> { view_settings_exercise_form }
    let form: ExerciseForm

    var back: Link { Link("Back", to: form.cancelPath ?? Paths.exerciseSettings) }
    var returnPath: String? { form.back?.path }
    var muscles: CheckboxField { CheckboxField(form.secondaryMuscles) }
}
