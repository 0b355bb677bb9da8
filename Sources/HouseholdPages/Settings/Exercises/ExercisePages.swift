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

    private var summary: String { ExerciseTexts.resultsFor(results.count, search.text) }

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

/// One exercise with its details and what the user has logged of it.
struct ExercisePage: PageContent {
    /// The actions of its owner.
    struct Ownership: Sendable {
        let exercise: Exercise

        var editPath: String { Paths.editor(of: Paths.exercise(exercise.id)) }
        var retirement: Retirement {
            Retirement(of: Paths.exercise(exercise.id), isArchived: exercise.isArchived)
        }
    }

    /// The actions for a built-in exercise.
    struct Choice: Sendable {
        let exercise: Exercise

        var hideAction: String? { exercise.isHidden ? nil : Paths.exerciseHiding(exercise.id) }
        var showAction: String? { exercise.isHidden ? Paths.exerciseShowing(exercise.id) : nil }
    }

    var view: CompiledView<Self> { view_settings_exercise }
    let exercise: Exercise
    let usage: ExerciseUsage
    var setup: ExerciseSetup?
    let user: User

    var back: Link { Link(ExerciseTexts.backToExercises, to: Paths.exerciseSettings) }
    var instructions: String? { exercise.instructions.isEmpty ? nil : exercise.instructions }
    var load: String? {
        let isLifted = exercise.kind == .strength && exercise.measure == .reps && exercise.load == .bodyweight
        guard isLifted else { return nil }
        return switch exercise.bodyPercent {
        case 0: ExerciseTexts.unknownLoadExplanation
        case 100: ExerciseTexts.bodyWeightLoadExplanation
        case let percent: ExerciseTexts.bodyPartLoadExplanation(String(percent))
        }
    }
    var metCitation: String? { exercise.metCode.map(citation) }
    var logged: String { ExerciseWording.logged(usage) ?? CommonTexts.nothingLoggedYet }
    var recordsPath: String? { usage.isLogged ? Paths.records(of: exercise.id) : nil }
    var ownership: Ownership? { exercise.isOwn ? Ownership(exercise: exercise) : nil }
    var choice: Choice? { exercise.isOwn || exercise.isArchived ? nil : Choice(exercise: exercise) }

    var source: String {
        guard exercise.isOwn else { return exercise.isHidden ? ExerciseTexts.builtInHidden : CommonTexts.builtIn }
        return exercise.isArchived ? ExerciseTexts.yoursArchived : ExerciseTexts.yours
    }

    var facts: [Fact] {
        var facts = exercise.builtInName.map { [Fact(ExerciseTexts.builtInName, $0)] } ?? []
        facts += [
            Fact(CommonTexts.kind, ExerciseWording.kind(exercise.kind)),
            Fact(ExerciseTexts.mainMuscle, exercise.primaryMuscle.name),
        ]
        if !exercise.secondaryMuscles.isEmpty {
            let names = exercise.secondaryMuscles.map(\.name).joined(separator: ", ")
            facts.append(Fact(ExerciseTexts.otherMuscles, names))
        }
        facts.append(Fact(CommonTexts.equipment, exercise.equipment.name))
        if exercise.kind == .strength {
            facts.append(Fact(ExerciseTexts.setsAreCountedIn, ExerciseWording.measure(exercise.measure)))
            facts.append(Fact(CommonTexts.weight, ExerciseWording.load(exercise.load)))
        }
        if let mechanic = exercise.mechanic { facts.append(Fact(ExerciseTexts.type, mechanic.text)) }
        return facts
    }

    var energy: String {
        let kilograms = user.weightKilograms ?? User.Training.assumedWeightKilograms
        let energy = Figure.kilocalories(Int((exercise.metabolicEquivalent * kilograms).rounded()))
        let weight = user.units.weight.text(kilograms, maximumDecimals: 0)
        let met = DecimalText.format(exercise.metabolicEquivalent, maximumDecimals: 1)
        return ExerciseTexts.energyPerHour(energy.text, weight, Figure(met, "MET").text)
    }

    private func citation(_ code: String) -> String { ExerciseTexts.compendiumCitation(code) }
}

extension Mechanic {
    fileprivate var text: String {
        switch self {
        case .compound: ExerciseTexts.compound
        case .isolation: ExerciseTexts.isolation
        }
    }
}
