import Mustache

/// One exercise: what it is, what it takes, and what one has done of it.
struct ExercisePage: PageContent {
    /// What its owner can do with it.
    struct Ownership: Sendable, MustacheParent {
        let exercise: Exercise

        func child(named name: String) -> Any? {
            switch name {
            case "editPath": Paths.editExercise(exercise.id)
            case "deletePath": Paths.exerciseDeletion(exercise.id)
            case "archiveAction": exercise.isArchived ? nil : Paths.exerciseArchive(exercise.id)
            case "restoreAction": exercise.isArchived ? Paths.exerciseRestoration(exercise.id) : nil
            default: nil
            }
        }
    }

    /// What a person can do with one of the catalogue.
    struct Choice: Sendable, MustacheParent {
        let exercise: Exercise

        func child(named name: String) -> Any? {
            switch name {
            case "namePath": Paths.exerciseName(exercise.id)
            case "hideAction": exercise.isHidden ? nil : Paths.exerciseHiding(exercise.id)
            case "showAction": exercise.isHidden ? Paths.exerciseShowing(exercise.id) : nil
            default: nil
            }
        }
    }

    let view = View.exercise
    let exercise: Exercise
    let usage: ExerciseUsage
    let user: User

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Exercises", to: Paths.exerciseSettings)
        case "source": source
        case "facts": facts
        case "instructions": exercise.instructions.isEmpty ? nil : exercise.instructions
        case "load": exercise.kind == .strength && exercise.load == .bodyweight ? Self.bodyweightLoad : nil
        case "energy": energy
        case "citation": exercise.metCode.map(citation)
        case "logged": ExerciseTexts.logged(usage) ?? "Nothing logged yet"
        case "recordsPath": usage.isLogged ? Paths.records(of: exercise.id) : nil
        case "ownership": exercise.isOwn ? Ownership(exercise: exercise) : nil
        case "choice": exercise.isOwn || exercise.isArchived ? nil : Choice(exercise: exercise)
        default: nil
        }
    }

    private var source: String {
        guard exercise.isOwn else { return exercise.isHidden ? "Built-in, hidden" : "Built-in" }
        return exercise.isArchived ? "Yours, archived" : "Yours"
    }

    private var facts: [Fact] {
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

    /// Said where somebody may wonder at the numbers of a push-up.
    private static let bodyweightLoad = """
        Each set counts your full body weight on that day, plus added weight or minus assistance. That is what you lift \
        on a pull-up bar. In a push-up only about 64\u{A0}% of it rests on your hands (Ebben et al., J Strength Cond Res \
        2011;25(10):2891–2894), so use its volume to compare weeks, not as the exact weight you moved.
        """

    private var energy: String {
        let kilograms = user.weightKilograms ?? User.assumedWeightKilograms
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
