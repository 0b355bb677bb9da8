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
        return isLifted ? Self.bodyweightLoad : nil
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

    /// Explains the load of a bodyweight exercise such as a push-up.
    private static var bodyweightLoad: String { ExerciseTexts.bodyWeightLoadExplanation }

    var energy: String {
        let kilograms = user.weightKilograms ?? User.Training.assumedWeightKilograms
        let energy = Figure.kilocalories(Int((exercise.metabolicEquivalent * kilograms).rounded()))
        let weight = user.units.weight.text(kilograms, maximumDecimals: 0)
        let met = DecimalText.format(exercise.metabolicEquivalent, maximumDecimals: 1)
        return ExerciseTexts.energyPerHour(energy.text, weight, Figure(met, "MET").text)
    }

    private func citation(_ code: String) -> String {
        ExerciseTexts.compendiumCitation(code)
    }
}

extension Mechanic {
    fileprivate var text: String {
        switch self {
        case .compound: ExerciseTexts.compound
        case .isolation: ExerciseTexts.isolation
        }
    }
}
