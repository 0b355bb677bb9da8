import Texts

/// The kind of a set.
package enum SetKind: String, CaseIterable, Codable, Sendable {
    case normal, warmUp, drop, failure

    /// Warm-ups don't count for volume and records.
    package var counts: Bool { self != .warmUp }
}

/// The editable values of a set.
package struct StrengthSetDraft: Sendable, Equatable {
    package var exercise: Exercise
    package var day: LocalDay
    package var kind: SetKind
    package var reps: Int
    package var weightKilograms: Double
    package var ratingOfPerceivedExertion: Double?
    package var note: String
    /// The timed workout in which it is logged; ignored if it is not the user's.
    package var timedWorkout: Int64?

    package init(
        exercise: Exercise, day: LocalDay, kind: SetKind = .normal, reps: Int, weightKilograms: Double,
        ratingOfPerceivedExertion: Double? = nil, note: String = "", timedWorkout: Int64? = nil
    ) {
        self.exercise = exercise
        self.day = day
        self.kind = kind
        self.reps = reps
        self.weightKilograms = weightKilograms
        self.ratingOfPerceivedExertion = ratingOfPerceivedExertion
        self.note = note
        self.timedWorkout = timedWorkout
    }
}

extension StrengthSetDraft {
    package static var weightRequired: String { CommonTexts.weightRequired }

    /// The set that was typed or sent, or what is wrong with it.
    /// - Parameter unit: the unit of messages.
    package static func checked(
        exercise: Exercise?, day: LocalDay?, kind: SetKind?, reps: Int?, weightKilograms: Double?,
        ratingOfPerceivedExertion rating: Double?, note: String, timedWorkout: Int64? = nil, today: LocalDay,
        _ unit: WeightUnit
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.require("exercise_id", exercise, TrackTexts.exerciseMissing)
        let day = faults.pastDay("date", day, today: today)
        faults.require("kind", kind, TrackTexts.setTypeMissing)
        faults.require("reps", reps, CommonTexts.repsRequired)
        faults.checkPositive("reps", reps)
        let most = StrengthSetLimits.repetitions.upperBound
        faults.check("reps", reps, atMost: most, DecimalText.grouped(Double(most)))
        // A bodyweight exercise needs no weight.
        let weight = weightKilograms ?? (exercise?.load == .bodyweight ? 0 : nil)
        faults.require("weight", weight, weightRequired)
        let isBody = exercise?.load == .bodyweight
        faults.checkPositive("weight", isBody ? weight.flatMap { $0 == 0 ? nil : $0.magnitude } : weight)
        let limit = StrengthSetLimits.maximum(isAssistance: weight ?? 0 < 0)
        faults.check(
            "weight", weight?.magnitude, atMost: limit,
            "\(DecimalText.grouped(unit.value(ofKilograms: limit).rounded(.down))) \(unit.symbol)")
        if let rating, !StrengthSetLimits.isEffort(rating) { faults.add("rpe", TrackTexts.effortOutOfRange) }
        let note = faults.text("note", note, atMost: TextLimits.note)
        guard faults.isEmpty, let exercise, let day, let kind, let reps, let weight else { return .failure(faults) }
        return .success(
            Self(
                exercise: exercise, day: day, kind: kind, reps: reps, weightKilograms: weight,
                ratingOfPerceivedExertion: rating, note: note, timedWorkout: timedWorkout))
    }

    /// What to ask about implausible values.
    /// - Parameter bodyWeightKilograms: the body weight, if it is part of the load and known.
    package func questions(bodyWeightKilograms: Double?, _ unit: WeightUnit) -> [String] {
        let value = unit.value(ofKilograms: weightKilograms.magnitude)
        let weight = Figure(DecimalText.grouped(value), unit.symbol).text
        return StrengthSetLimits.warnings(
            reps: reps, kilograms: weightKilograms, bodyWeightKilograms: bodyWeightKilograms
        ).map {
            switch $0 {
            case .weight: TrackTexts.moreThanAnyoneHasLifted(weight)
            case .assistanceOfAll(let bodyWeight): TrackTexts.assistanceAboveBodyWeight(weight, unit.text(bodyWeight))
            case .assistance: TrackTexts.assistanceVeryHigh(weight)
            case .reps: TrackTexts.tooManyRepsForASet(DecimalText.grouped(Double(reps)))
            }
        }
    }
}
