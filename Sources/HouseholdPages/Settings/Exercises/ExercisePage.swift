import Fitness
import Forms
import Models
import Texts
import Web

/// One exercise with its details and what the user has logged of it.
struct ExercisePage: PageContent {
    /// The actions of its owner.
    struct Ownership: Sendable {
        let exercise: Exercise

        var editPath: String { Paths.editExercise(exercise.id) }
        var deletePath: String { Paths.exerciseDeletion(exercise.id) }
        var archiveAction: String? { exercise.isArchived ? nil : Paths.exerciseArchive(exercise.id) }
        var restoreAction: String? { exercise.isArchived ? Paths.exerciseRestoration(exercise.id) : nil }
    }

    /// The actions for a built-in exercise.
    struct Choice: Sendable {
        let exercise: Exercise

        var namePath: String { Paths.exerciseName(exercise.id) }
        var hideAction: String? { exercise.isHidden ? nil : Paths.exerciseHiding(exercise.id) }
        var showAction: String? { exercise.isHidden ? Paths.exerciseShowing(exercise.id) : nil }
    }

    var view: CompiledView<Self> { view_settings_exercise }
    let exercise: Exercise
    let usage: ExerciseUsage
    let user: User

    var back: Link { Link("Back to Exercises", to: Paths.exerciseSettings) }
    var instructions: String? { exercise.instructions.isEmpty ? nil : exercise.instructions }
    var load: String? { exercise.kind == .strength && exercise.load == .bodyweight ? Self.bodyweightLoad : nil }
    var metCitation: String? { exercise.metCode.map(citation) }
    var logged: String { ExerciseTexts.logged(usage) ?? "Nothing logged yet" }
    var recordsPath: String? { usage.isLogged ? Paths.records(of: exercise.id) : nil }
    var ownership: Ownership? { exercise.isOwn ? Ownership(exercise: exercise) : nil }
    var choice: Choice? { exercise.isOwn || exercise.isArchived ? nil : Choice(exercise: exercise) }

    var source: String {
        guard exercise.isOwn else { return exercise.isHidden ? "Built-in, hidden" : "Built-in" }
        return exercise.isArchived ? "Yours, archived" : "Yours"
    }

    var facts: [Fact] {
        var facts = exercise.builtInName.map { [Fact("Built-in name", $0)] } ?? []
        facts += [
            Fact("Kind", ExerciseTexts.kind(exercise.kind)),
            Fact("Main muscle", exercise.primaryMuscle.name),
        ]
        if !exercise.secondaryMuscles.isEmpty {
            let names = exercise.secondaryMuscles.map(\.name).joined(separator: ", ")
            facts.append(Fact("Other muscles", names))
        }
        facts.append(Fact("Equipment", exercise.equipment.name))
        if exercise.kind == .strength {
            facts.append(Fact("Weight", ExerciseTexts.load(exercise.load)))
        }
        if let mechanic = exercise.mechanic { facts.append(Fact("Type", mechanic.text)) }
        return facts
    }

    /// Explains the load of a bodyweight exercise such as a push-up.
    private static let bodyweightLoad = """
        Each set counts your full body weight on that day, plus added weight or minus assistance. That is what you lift \
        on a pull-up bar. In a push-up only about 64\u{A0}% of it rests on your hands (Ebben et al., J Strength Cond Res \
        2011;25(10):2891–2894), so use its volume to compare weeks, not as the exact weight you moved.
        """

    var energy: String {
        let kilograms = user.weightKilograms ?? User.Training.assumedWeightKilograms
        let energy = Figure.kilocalories(Int((exercise.metabolicEquivalent * kilograms).rounded()))
        let weight = user.units.weight.text(kilograms, maximumDecimals: 0)
        let met = DecimalText.format(exercise.metabolicEquivalent, maximumDecimals: 1)
        return "About \(energy.text) an hour at \(weight) (\(Figure(met, "MET").text))"
    }

    private func citation(_ code: String) -> String {
        "Activity \(code) of the 2024 Adult Compendium of Physical Activities, Herrmann et al., "
            + "J Sport Health Sci 2024;13(1):6–12"
    }
}

extension Mechanic {
    fileprivate var text: String {
        switch self {
        case .compound: "Compound"
        case .isolation: "Isolation"
        }
    }
}
