import Fitness
import Models

extension StrengthSetForm {
    /// Asks about what is hardly meant.
    /// - Parameter bodyWeightKilograms: what the person weighs, where that is part of the load and known.
    /// - Returns: whether the set can be saved.
    package mutating func settleDoubts(about set: StrengthSetDraft, bodyWeightKilograms: Double?) -> Bool {
        let found = StrengthSetLimits.doubts(
            reps: set.reps, kilograms: set.weightKilograms, bodyWeightKilograms: bodyWeightKilograms)
        doubts.questions += found.map { question(about: $0, of: set) }
        return doubts.areSettled
    }

    private func question(about doubt: StrengthSetLimits.Doubt, of set: StrengthSetDraft) -> String {
        let value = weightUnit.value(ofKilograms: set.weightKilograms.magnitude)
        let weight = Figure(DecimalText.grouped(value), weightUnit.symbol).text
        return switch doubt {
        case .weight: "\(weight)? That is more than anyone has lifted."
        case .assistanceOfAll(let bodyWeight): "\(weight) of assistance? You weigh \(weightUnit.text(bodyWeight))."
        case .assistance: "\(weight) of assistance? That is more than most people weigh."
        case .reps: "\(DecimalText.grouped(Double(set.reps))) reps? That is a lot for one set."
        }
    }
}
