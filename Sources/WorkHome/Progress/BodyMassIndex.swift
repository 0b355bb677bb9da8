/// Weight over height squared, in kg/m² (Quetelet), with the categories of the World Health Organization for adults.
struct BodyMassIndex: Sendable, Equatable {
    let value: Double

    init(weightKilograms: Double, heightCentimeters: Double) {
        let heightMeters = heightCentimeters / 100
        value = weightKilograms / (heightMeters * heightMeters)
    }

    var category: String {
        switch value {
        case ..<18.5: "Underweight"
        case ..<25: "Normal"
        case ..<30: "Overweight"
        default: "Obese"
        }
    }
}
