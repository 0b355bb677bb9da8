import Texts

/// The quantity that a goal measures; `Traits` describes each.
@dynamicMemberLookup
package enum GoalMeasure: String, CaseIterable, Sendable {
    case heaviest, oneRepMax, mostRepetitions, volume, repetitions, sessions
    case longestTime, farthest, heldTime
    case distance, duration
    case fastest1Kilometer, fastest5Kilometers, fastest10Kilometers, fastestHalfMarathon, fastestMarathon
    /// Of squat, bench press and deadlift.
    case total
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
        /// What the sets of an exercise must be counted in.
        package var setMeasures = Set(SetMeasure.allCases)
        /// Whether a set needs a minimum number of reps to count.
        package var takesRepetitions = false
        /// The kind of record that it is, of a session.
        package var record: RecordKind?
        /// Whether it is of three exercises, which can't be chosen.
        package var isOfThreeLifts = false
        /// Whether its values are large enough to be shown without decimals.
        package var isWhole = false
        package var fieldHint: String?
        /// What the person has already achieved: `lifted 80 kg`.
        package var bestText: @Sendable (Double, Units) -> String = { _, _ in "" }
        /// The default name of a goal, made from its subject and its target.
        package var goalName: @Sendable (String, String) -> String = { "\($0): \($1)" }
        /// The default name of a one-time goal for any exercise, made from its target; nil to use `goalName`.
        package var totalName: (@Sendable (String) -> String)?
        /// Explains what counts.
        package let explanation: @Sendable (GoalUse) -> String

        /// A best is always of one exercise or kind; other measures can include all.
        package var needsExercise: Bool { isBest && !isOfThreeLifts }
        package var isBest: Bool { aggregate?.isBest == true }
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
                name: GoalTexts.heaviestSet, quantity: .weight, aggregate: .best, usualCadence: .once,
                limit: StrengthSetLimits.maximumKilograms, takesRepetitions: true,
                fieldHint: GoalTexts.addedWeightHint,
                bestText: { GoalTexts.lifted($1.weight.text($0)) }
            ) {
                let counted =
                    $0.setMeasure == .reps
                    ? GoalTexts.heaviestSetCounts(CountTexts.reps($0.repetitions)) : GoalTexts.heaviestWorkingSetCounts
                return $0.isLoadAdded ? "\(counted) \(GoalTexts.addedWeightCounts)" : counted
            }
        case .oneRepMax:
            Traits(
                name: GoalTexts.oneRepMax, quantity: .weight, aggregate: .best, usualCadence: .once,
                limit: StrengthSetLimits.maximumKilograms, setMeasures: [.reps],
                bestText: { GoalTexts.reachedWeight($1.weight.text($0, maximumDecimals: 1)) },
                goalName: { GoalTexts.oneRepMaxOf($0, $1) }
            ) { _ in GoalTexts.bestEstimateCounts }
        case .mostRepetitions:
            Traits(
                name: GoalTexts.mostRepsInASet, quantity: .repetitions, aggregate: .best, usualCadence: .once,
                setMeasures: [.reps],
                bestText: { best, _ in GoalTexts.doneInASet(CountTexts.reps(Int(best))) },
                goalName: { GoalTexts.amountInASet($0, $1) }
            ) { _ in GoalTexts.setWithMostRepsCounts }
        case .volume:
            Traits(
                name: CommonTexts.volume, quantity: .weight, setMeasures: [.reps], isWhole: true,
                totalName: { GoalTexts.amountInTotal($0) }
            ) {
                _ in
                GoalTexts.volumeIsAddedUp
            }
        case .repetitions:
            Traits(name: CommonTexts.reps, quantity: .repetitions, setMeasures: [.reps]) { _ in
                GoalTexts.repsAreAddedUp
            }
        case .sessions:
            Traits(name: CommonTexts.sessions, quantity: .sessions) {
                $0.type == .strength ? GoalTexts.eachDayWithASetCounts : GoalTexts.eachSessionCounts
            }
        case .longestTime:
            Traits(
                name: RecordKind.duration.name, quantity: .setTime, aggregate: .best, usualCadence: .once,
                limit: Double(StrengthSetLimits.seconds.upperBound), setMeasures: [.hold, .carry],
                fieldHint: QuantityTexts.secondsExamples,
                bestText: { best, _ in GoalTexts.heldFor(DurationText.clock(seconds: best)) },
                goalName: { GoalTexts.amountInASet($0, $1) }
            ) { $0.setMeasure == .carry ? GoalTexts.longestSetWithoutDistanceCounts : GoalTexts.longestSetCounts }
        case .farthest:
            Traits(
                name: RecordKind.distance.name, quantity: .setDistance, aggregate: .best, usualCadence: .once,
                limit: StrengthSetLimits.meters.upperBound, setMeasures: [.carry],
                bestText: { GoalTexts.carriedOver($1.distance.shortText($0)) },
                goalName: { GoalTexts.amountInASet($0, $1) }
            ) { _ in GoalTexts.farthestSetCounts }
        case .heldTime:
            Traits(
                name: ExerciseTexts.totalTime, quantity: .setTime, setMeasures: [.hold, .carry],
                fieldHint: QuantityTexts.secondsExamples, totalName: { GoalTexts.amountInTotal($0) }
            ) { _ in GoalTexts.setTimesAreAddedUp }
        case .distance:
            Traits(name: CommonTexts.distance, quantity: .distance) { _ in GoalTexts.distancesAreAddedUp }
        case .duration:
            Traits(name: CommonTexts.time, quantity: .duration, isWhole: true, fieldHint: GoalTexts.durationHint) {
                _ in
                GoalTexts.timesAreAddedUp
            }
        case .fastest1Kilometer: Self.fastest(.pace1Kilometer)
        case .fastest5Kilometers: Self.fastest(.pace5Kilometers)
        case .fastest10Kilometers: Self.fastest(.pace10Kilometers)
        case .fastestHalfMarathon: Self.fastest(.paceHalfMarathon)
        case .fastestMarathon: Self.fastest(.paceMarathon)
        case .total:
            Traits(
                name: GoalTexts.threeLiftTotal, quantity: .weight, aggregate: .best, usualCadence: .once,
                limit: 3 * StrengthSetLimits.maximumKilograms, setMeasures: [.reps], isOfThreeLifts: true,
                bestText: { GoalTexts.reachedWeight($1.weight.text($0)) }
            ) { _ in GoalTexts.heaviestSetsAreAddedUp }
        case .bodyWeight:
            Traits(
                name: CommonTexts.bodyWeight, quantity: .weight, aggregate: .latest, usualCadence: .once,
                usualDirection: nil,
                limit: BodyBounds.kilograms.upperBound
            ) { _ in GoalTexts.lastWeightOfDayCounts }
        case .value:
            Traits(name: CommonTexts.value, quantity: .trackable, aggregate: nil, usualCadence: .daily) {
                $0.aggregate == .sum ? GoalTexts.allValuesAreAddedUp : GoalTexts.lastValueOfDayCounts
            }
        case .workouts:
            Traits(
                name: CommonTexts.timedWorkouts, quantity: .workouts, goalName: Self.named
            ) {
                _ in
                GoalTexts.halfDoneWorkoutsCount
            }
        case .trainingDays:
            Traits(
                name: CommonTexts.trainingDays, quantity: .trainingDays,
                goalName: Self.named
            ) { _ in GoalTexts.eachTrainingDayCounts }
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

    private static func fastest(_ kind: RecordKind) -> Traits {
        Traits(
            name: kind.name, quantity: .time, aggregate: .least, usualCadence: .once, usualDirection: .decrease,
            limit: CardioLimits.seconds.upperBound, record: kind, fieldHint: QuantityTexts.minutesExamples,
            bestText: { best, _ in GoalTexts.doneInTime(DurationText.clock(seconds: best)) },
            goalName: { GoalTexts.timeUnder($0, kind.rawValue, $1) }
        ) { _ in GoalTexts.averagePaceCounts }
    }

    private static func nutrient(
        _ nutrient: AnalyzedNutrient, usualDirection: GoalDirection = .increase, isWhole: Bool = false
    ) -> Traits {
        Traits(
            name: nutrient.name, quantity: .nutrient(nutrient), usualCadence: .daily, usualDirection: usualDirection,
            isWhole: isWhole
        ) {
            [GoalTexts.loggedFoodIsAddedUp, $0.cadence.period.map(GoalTexts.notCountedWithoutFood)]
                .compactMap { $0 }.joined(separator: " ")
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
    let setMeasure: SetMeasure

    package init(
        type: GoalType, cadence: GoalCadence, aggregate: GoalAggregate, repetitions: Int, isLoadAdded: Bool,
        setMeasure: SetMeasure
    ) {
        self.type = type
        self.cadence = cadence
        self.aggregate = aggregate
        self.repetitions = repetitions
        self.isLoadAdded = isLoadAdded
        self.setMeasure = setMeasure
    }
}
