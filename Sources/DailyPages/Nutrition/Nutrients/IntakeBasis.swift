import Fitness
import Micronutrients
import Texts

/// Whose needs the amounts are compared with, or why they are not.
enum IntakeBasis: Sendable, Equatable {
    case person(age: Int, isFemale: Bool)
    case tooYoung, ageUnknown, sexUnknown

    init(age: Int?, sex: Sex?) {
        guard let age else {
            self = .ageUnknown
            return
        }
        guard age >= ReferenceIntake.youngestAge else {
            self = .tooYoung
            return
        }
        self = sex.map { IntakeBasis.person(age: age, isFemale: $0 == .female) } ?? .sexUnknown
    }

    func intake(of nutrient: DietaryNutrient) -> ReferenceIntake? {
        guard case .person(let age, let isFemale) = self else { return nil }
        return ReferenceIntake.of(nutrient, age: age, isFemale: isFemale)
    }

    /// Where the targets come from.
    var source: String? {
        guard case .person(let age, _) = self else { return nil }
        return NutritionTexts.intakeSource(age)
    }

    /// Why there are no targets.
    var obstacle: String? {
        switch self {
        case .person: nil
        case .tooYoung: NutritionTexts.noTargetsBelow(ReferenceIntake.youngestAge)
        case .ageUnknown: NutritionTexts.targetsNeedAge
        case .sexUnknown: NutritionTexts.targetsNeedSex
        }
    }

    /// Whether there would be targets if the person said more.
    var lacksAnswer: Bool { self == .ageUnknown || self == .sexUnknown }
}
