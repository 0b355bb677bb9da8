import Fitness
import GRDB
import Models
import Texts

extension StrengthSetForm {
    package mutating func confirmWarnings(
        _ database: Database, about set: StrengthSetDraft, of user: User
    ) throws -> Bool {
        let found = StrengthSetLimits.warnings(
            reps: set.reps, kilograms: set.weightKilograms,
            bodyWeightKilograms: try user.training.bodyWeight(database, for: set))
        warnings.questions += found.map { question(about: $0, of: set) }
        return warnings.areConfirmed
    }

    private func question(about warning: StrengthSetLimits.Warning, of set: StrengthSetDraft) -> String {
        let value = weightUnit.value(ofKilograms: set.weightKilograms.magnitude)
        let weight = Figure(DecimalText.grouped(value), weightUnit.symbol).text
        return switch warning {
        case .weight: "\(weight)? That is more than anyone has lifted."
        case .assistanceOfAll(let bodyWeight): "\(weight) of assistance? You weigh \(weightUnit.text(bodyWeight))."
        case .assistance: "\(weight) of assistance? That is more than most people weigh."
        case .reps: "\(DecimalText.grouped(Double(set.reps))) reps? That is a lot for one set."
        }
    }
}
