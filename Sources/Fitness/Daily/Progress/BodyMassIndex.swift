import Texts

/// Weight over height squared, in kg/m² (Quetelet), with the categories of the World Health Organization for adults.
/// Rounded to a tenth, so that the category matches the number that is shown.
package struct BodyMassIndex: Sendable, Equatable {
    package let value: Double

    package init(weightKilograms: Double, heightCentimeters: Double) {
        let heightMeters = heightCentimeters / 100
        value = (weightKilograms / (heightMeters * heightMeters) * 10).rounded() / 10
    }

    package var category: String {
        switch value {
        case ..<18.5: ProgressTexts.underweight
        case ..<25: CommonTexts.normal
        case ..<30: ProgressTexts.overweight
        default: ProgressTexts.obese
        }
    }
}
