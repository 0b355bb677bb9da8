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

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
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
            Group(
                title: search.filter == .archived ? CommonTexts.archived : ExerciseTexts.yours, exercises: results.own
            ),
            Group(title: CommonTexts.builtIn, exercises: results.catalogue),
        ]
    }

    /// A search without matches is probably the name of the exercise to add.
    var newPath: String {
        results.count == 0 && !search.text.isEmpty ? Paths.newExercise(named: search.text) : Paths.newExercise
    }

    private var summary: String {
        ExerciseTexts.resultsFor(results.count, search.text)
    }

    private var empty: EmptyState {
        switch (search.text.isEmpty, search.filter) {
        case (true, .archived):
            EmptyState(
                icon: "archive", title: ExerciseTexts.nothingArchived,
                text: ExerciseTexts.nothingArchivedHint)
        case (true, .hidden):
            EmptyState(
                icon: "archive", title: ExerciseTexts.nothingHidden,
                text: ExerciseTexts.nothingHiddenHint)
        case (true, _):
            EmptyState(
                icon: "workout", title: ExerciseTexts.noOwnExercises,
                text: ExerciseTexts.noOwnExercisesHint,
                action: Link(CommonTexts.addExercise, to: Paths.newExercise))
        case (false, _):
            EmptyState(
                icon: "search", title: ExerciseTexts.noExerciseFound, text: ExerciseTexts.noExerciseFoundHint,
                action: Link(CommonTexts.addExercise, to: newPath))
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

    var back: Link { Link(CommonTexts.back, to: form.cancelPath ?? Paths.exerciseSettings) }
    var returnPath: String? { form.back?.path }
    var muscles: CheckboxField { CheckboxField(form.secondaryMuscles) }
}
