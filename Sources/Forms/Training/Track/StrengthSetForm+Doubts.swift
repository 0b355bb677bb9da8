import Fitness
import Models

extension StrengthSetForm {
    /// More than most people weigh.
    private static let doubtfulAssistanceKilograms = 200.0
    private static let doubtfulReps = 200

    /// Asks about what is hardly meant.
    /// - Parameter bodyWeightKilograms: what the person weighs, where that is part of the load and known.
    /// - Returns: whether the set can be saved.
    package mutating func settleDoubts(about set: StrengthSetDraft, bodyWeightKilograms: Double?) -> Bool {
        let value = weightUnit.value(ofKilograms: set.weightKilograms.magnitude)
        let weight = Figure(DecimalText.grouped(value), weightUnit.symbol).text
        doubts.add(
            "\(weight)? That is more than anyone has lifted.",
            if: set.weightKilograms > StrengthSetLimits.doubtfulKilograms)
        if let bodyWeightKilograms {
            doubts.add(
                "\(weight) of assistance? You weigh \(weightUnit.text(bodyWeightKilograms)).",
                if: -set.weightKilograms >= bodyWeightKilograms)
        } else {
            doubts.add(
                "\(weight) of assistance? That is more than most people weigh.",
                if: -set.weightKilograms > Self.doubtfulAssistanceKilograms)
        }
        doubts.add(
            "\(DecimalText.grouped(Double(set.reps))) reps? That is a lot for one set.",
            if: set.reps > Self.doubtfulReps)
        return doubts.areSettled
    }
}
