import Texts

/// The limits of a set in the app, in imports and in the API.
package enum StrengthSetLimits {
    package static let repetitions = 1...10_000
    package static let seconds = 1...86_400
    package static let meters = 0.01...100_000.0
    package static let efforts = 1.0...10.0
    package static let effortStep = 0.5
    /// The efforts that a form offers: at a lower one, people can hardly tell how many reps were left.
    package static let usualEfforts = 6.0...10.0
    package static let maximumKilograms = 100_000.0
    package static let maximumAssistanceKilograms = 1_000.0
    /// Assistance is negative.
    package static let kilograms = -maximumAssistanceKilograms...maximumKilograms

    /// Whether a set can consist of this much.
    static func contains(_ amount: SetAmount) -> Bool {
        switch amount {
        case .reps(let reps): repetitions.contains(reps)
        case .time(let time): seconds.contains(time)
        case .distance(let distance, let time): meters.contains(distance) && time.map(seconds.contains) ?? true
        }
    }

    /// Whether a rule can go on from a weight. As in a set, one below zero is assistance, and needs a body that is lifted.
    static func isStart(_ kilograms: Double, of load: ExerciseLoad) -> Bool {
        self.kilograms.contains(kilograms) && (load == .bodyweight || kilograms >= Faults.minimumPositive)
    }

    static func maximum(isAssistance: Bool) -> Double {
        isAssistance ? maximumAssistanceKilograms : maximumKilograms
    }

    package static func isEffort(_ rating: Double) -> Bool {
        efforts.contains(rating) && rating.remainder(dividingBy: effortStep) == 0
    }

    /// Far more than anyone has lifted in competition.
    package static let implausibleKilograms = 600.0
    /// More than most people weigh.
    private static let implausibleAssistanceKilograms = 200.0
    private static let implausibleReps = 200
    /// With a weight. A hundred push-ups are many, a hundred bench presses are a slip.
    private static let implausibleWeightedReps = 100
    private static let implausibleSeconds = 1_800
    private static let implausibleMeters = 2_000.0

    /// What to ask about an implausible set, or about a weight from which a rule shall go on.
    /// - Parameter bodyWeightKilograms: the body weight, if it is part of the load and known.
    package static func questions(
        of amount: SetAmount = .reps(1), kilograms: Double, bodyWeightKilograms: Double? = nil, _ units: Units
    ) -> [String] {
        let unit = units.weight
        let value = DecimalText.grouped(unit.value(ofKilograms: kilograms.magnitude))
        let weight = Figure(value, unit.symbol).text
        var questions: [String] = []
        if kilograms > implausibleKilograms { questions.append(TrackTexts.moreThanAnyoneHasLifted(weight)) }
        if let bodyWeightKilograms {
            if -kilograms >= bodyWeightKilograms {
                questions.append(TrackTexts.assistanceAboveBodyWeight(weight, unit.text(bodyWeightKilograms)))
            }
        } else if -kilograms > implausibleAssistanceKilograms {
            questions.append(TrackTexts.assistanceVeryHigh(weight))
        }
        let isWeighted = bodyWeightKilograms == nil && kilograms > 0
        if amount.reps > (isWeighted ? implausibleWeightedReps : implausibleReps) {
            questions.append(TrackTexts.tooManyRepsForASet(DecimalText.grouped(Double(amount.reps))))
        }
        if let seconds = amount.seconds, seconds > implausibleSeconds {
            questions.append(TrackTexts.longSet(DurationText.spoken(seconds: seconds)))
        }
        if let meters = amount.meters, meters > implausibleMeters {
            questions.append(TrackTexts.longSet(units.distance.shortText(meters)))
        }
        return questions
    }
}
