import Texts

/// The quantity that a goal measures. What a measure is stands in its traits, like that of a type.
@dynamicMemberLookup
package enum GoalMeasure: String, CaseIterable, Sendable {
    case heaviest, oneRepMax, mostRepetitions, volume, repetitions, sessions
    case distance, duration
    case bodyWeight
    case value
    case workouts, trainingDays
    case energy, protein, carbohydrate, fat, fiber

    package struct Traits: Sendable {
        package let name: String
        package let quantity: GoalQuantity
        /// nil if the trackable decides.
        package var aggregate: GoalAggregate? = .sum
        package var usualCadence = GoalCadence.weekly
        /// nil if it can't be guessed.
        package var usualDirection: GoalDirection? = .increase
        fileprivate var limit: Double?
        /// Whether a set counts only from a number of repetitions on.
        package var takesRepetitions = false
        /// Whether its values are large enough to be shown without decimals.
        package var isWhole = false
        package var fieldHint: String?
        /// What somebody with a best did.
        package var bestText: @Sendable (Double, Units) -> String = { _, _ in "" }
        /// The name of a goal without a title, of its subject and its target in words.
        package var goalName: @Sendable (String, String) -> String = { "\($0): \($1)" }
        /// The name of a one-time goal of any exercise, of its target in words; nil if it is none of its own.
        package var totalName: (@Sendable (String) -> String)?
        /// Explains what counts.
        package let explanation: @Sendable (GoalUse) -> String

        /// A best is always of one exercise; other measures can include all.
        package var needsExercise: Bool { isBest }
        package var isBest: Bool { aggregate == .best }
        package var canDecrease: Bool { !isBest }
        package var isCount: Bool { quantity.isCount }
        /// In the unit in which targets are stored.
        package var largestTarget: Double { limit ?? quantity.largestTarget }
        package var nutrient: AnalyzedNutrient? {
            if case .nutrient(let nutrient) = quantity { nutrient } else { nil }
        }
    }

    package subscript<Value>(dynamicMember path: KeyPath<Traits, Value>) -> Value { traits[keyPath: path] }

    private var traits: Traits {
        switch self {
        case .heaviest:
            Traits(
                name: "Heaviest set", quantity: .weight, aggregate: .best, usualCadence: .once,
                limit: StrengthSetLimits.maximumKilograms, takesRepetitions: true,
                fieldHint: "For a bodyweight exercise: the weight you add",
                bestText: { "lifted \($1.weight.text($0))" }
            ) {
                "Your heaviest working set of at least \(CountText.of($0.repetitions, "rep")) counts."
                    + ($0.isLoadAdded ? " For a bodyweight exercise, that is the weight you add." : "")
            }
        case .oneRepMax:
            Traits(
                name: "One-rep max", quantity: .weight, aggregate: .best, usualCadence: .once,
                limit: StrengthSetLimits.maximumKilograms,
                bestText: { "reached \($1.weight.text($0, maximumDecimals: 1))" },
                goalName: { "\($0): one-rep max of \($1)" }
            ) { _ in "Your best estimate counts: load × (1 + reps ÷ 30), from working sets of 1 to 12\u{A0}reps." }
        case .mostRepetitions:
            Traits(
                name: "Most reps in a set", quantity: .repetitions, aggregate: .best, usualCadence: .once,
                bestText: { best, _ in "done \(CountText.of(Int(best), "rep")) in a set" },
                goalName: { "\($0): \($1) in a set" }
            ) { _ in "Your working set with the most reps counts." }
        case .volume:
            Traits(name: "Volume", quantity: .weight, isWhole: true, totalName: { "\($0) in total" }) { _ in
                "Load × reps of all working sets is added up. Warm-ups don’t count."
            }
        case .repetitions:
            Traits(name: "Reps", quantity: .repetitions) { _ in
                "The reps of all working sets are added up. Warm-ups don’t count."
            }
        case .sessions:
            Traits(name: "Sessions", quantity: .sessions) {
                $0.type == .strength ? "Each day with a set counts once." : "Each session counts."
            }
        case .distance:
            Traits(name: "Distance", quantity: .distance) { _ in "The distances of all sessions are added up." }
        case .duration:
            Traits(name: "Time", quantity: .duration, isWhole: true, fieldHint: "150, or 2h\u{A0}30m") { _ in
                "The times of all sessions are added up."
            }
        case .bodyWeight:
            Traits(
                name: "Body weight", quantity: .weight, aggregate: .latest, usualCadence: .once, usualDirection: nil,
                limit: BodyBounds.kilograms.upperBound
            ) { _ in "The last weight of a day counts." }
        case .value:
            Traits(name: "Value", quantity: .trackable, aggregate: nil, usualCadence: .daily) {
                $0.aggregate == .sum ? "All values are added up." : "The last value of a day counts."
            }
        case .workouts:
            Traits(name: "Timed workouts", quantity: .count("workout", inField: "workouts"), goalName: Self.named) {
                _ in
                "Each timed workout with at least half of its exercises done counts."
            }
        case .trainingDays:
            Traits(
                name: "Training days", quantity: .count("training day", inField: "days"), goalName: Self.named
            ) { _ in "Each day with a set, a cardio session or a timed workout counts." }
        case .energy: Self.nutrient(.energy, usualDirection: .decrease, isWhole: true)
        case .protein: Self.nutrient(.protein)
        case .carbohydrate: Self.nutrient(.carbohydrates)
        case .fat: Self.nutrient(.fat)
        case .fiber: Self.nutrient(.fiber)
        }
    }

    /// Named by the target alone: `3 workouts a week`.
    @Sendable private static func named(_ subject: String, _ target: String) -> String {
        target.prefix(1).uppercased() + target.dropFirst()
    }

    private static func nutrient(
        _ nutrient: AnalyzedNutrient, usualDirection: GoalDirection = .increase, isWhole: Bool = false
    ) -> Traits {
        Traits(
            name: nutrient.name, quantity: .nutrient(nutrient), usualCadence: .daily, usualDirection: usualDirection,
            isWhole: isWhole
        ) {
            "Everything you log in Nutrition is added up."
                + ($0.cadence == .once
                    ? "" : " A \($0.cadence.noun) without food counts neither as met nor as missed.")
        }
    }
}

/// How a goal uses its measure.
package struct GoalUse: Sendable {
    let type: GoalType
    let cadence: GoalCadence
    let aggregate: GoalAggregate
    let repetitions: Int
    let isLoadAdded: Bool

    package init(
        type: GoalType, cadence: GoalCadence, aggregate: GoalAggregate, repetitions: Int, isLoadAdded: Bool
    ) {
        self.type = type
        self.cadence = cadence
        self.aggregate = aggregate
        self.repetitions = repetitions
        self.isLoadAdded = isLoadAdded
    }
}
