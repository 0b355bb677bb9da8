/// A goal whose values are checked.
package struct GoalDraft: Sendable, Equatable {
    package let values: GoalInput
}

/// What a person says of a goal, or what a stored one says.
package struct GoalInput: Sendable, Equatable {
    package var title: String = ""
    package var type: GoalType
    package var measure: GoalMeasure
    package var exerciseID: Int64?
    package var trackableID: Int64?
    package var repetitions: Int?
    /// In kilograms, meters, seconds, kilocalories or grams, or in the trackable's unit.
    package var target: Double
    package var cadence: GoalCadence
    package var direction: GoalDirection
    package var countsFrom: LocalDay
    package var deadline: LocalDay?
    package var note: String = ""

    package init(
        title: String = "", type: GoalType, measure: GoalMeasure, exerciseID: Int64? = nil, trackableID: Int64? = nil,
        repetitions: Int? = nil, target: Double, cadence: GoalCadence, direction: GoalDirection, countsFrom: LocalDay,
        deadline: LocalDay? = nil, note: String = ""
    ) {
        self.title = title
        self.type = type
        self.measure = measure
        self.exerciseID = exerciseID
        self.trackableID = trackableID
        self.repetitions = repetitions
        self.target = target
        self.cadence = cadence
        self.direction = direction
        self.countsFrom = countsFrom
        self.deadline = deadline
        self.note = note
    }
}

/// An action on the page of a goal, one tap each.
package enum GoalAction: String, Sendable {
    case pause, resume, archive, restore
}

/// Round targets that are within reach of a user, in their unit of weight.
package struct ProposedTargets: Sendable, Equatable {
    package let bench: Int
    package let totalVolume: Int
    /// Nil when the weight is unknown or should stay as it is.
    package let bodyWeight: Int?

    /// - Parameter bench: the heaviest bench press so far, in kilograms.
    package init(
        bench: Double?, bodyWeight: Double?, goal: FitnessGoal, unit: WeightUnit, _ safeguard: BodySafeguard
    ) {
        let isMetric = unit == .kilograms
        totalVolume = isMetric ? 20_000 : 50_000
        let plates = isMetric ? 10.0 : 25
        self.bench =
            bench.map { Int(((unit.reading(ofKilograms: $0) / plates).rounded(.down) + 1) * plates) }
            ?? (isMetric ? 100 : 225)
        let rounding = isMetric ? 1.0 : 5
        let share: Double? =
            switch goal {
            case .loseWeight: 0.95
            case .buildMuscle: 1.03
            case .stayFit, .improveEndurance: nil
            }
        let aim = bodyWeight.flatMap { weight in
            share.map { (unit.reading(ofKilograms: weight) * $0 / rounding).rounded() * rounding }
        }
        let isSafe = aim.map { goal != .loseWeight || safeguard.fault(ofReaching: unit.kilograms($0), unit) == nil }
        self.bodyWeight = isSafe == true ? aim.map { Int($0) } : nil
    }
}
