import Fitness
import Texts

/// A weight as it is written on a plate, a bar or a stack, in its own unit. 45 lb stay 45 lb on a bar of 20 kg.
package struct RackWeight: Sendable, Hashable {
    package let value: Double
    package let unit: WeightUnit

    package init(_ value: Double, _ unit: WeightUnit) {
        (self.value, self.unit) = (value, unit)
    }

    /// Weights are added and compared as whole numbers, so that 0.1 + 0.2 is 0.3.
    var milligrams: Int { Self.milligrams(unit.kilograms(value)) }

    /// Bounded by far more than a set can weigh, so that it is a number in any case.
    static func milligrams(_ kilograms: Double) -> Int {
        kilograms.isFinite ? Int((min(max(kilograms, -1e6), 1e6) * 1e6).rounded()) : 0
    }
}

/// A plate, of which a rack has pairs.
package struct Plate: Sendable, Hashable {
    package let weight: RackWeight
    package let color: PlateColor?

    package init(_ weight: RackWeight, color: PlateColor? = nil) {
        (self.weight, self.color) = (weight, color)
    }
}

/// The plates of one weight. A single one is of no use, and is not counted.
package struct PlatePairs: Sendable, Hashable {
    package let plate: Plate
    package let pairs: Int
    /// The diameter of the sleeves that they fit, such as 50 on an Olympic bar.
    package let sleeveMillimeters: Int

    package init(_ plate: Plate, pairs: Int, sleeveMillimeters: Int) {
        self.plate = plate
        self.pairs = pairs
        self.sleeveMillimeters = sleeveMillimeters
    }
}

/// The color of a plate, as it is printed on most rubber plates.
package enum PlateColor: String, CaseIterable, Sendable {
    case red, blue, yellow, green, white, black, gray, orange, pink, purple

    package var name: String {
        switch self {
        case .red: EquipmentTexts.red
        case .blue: EquipmentTexts.blue
        case .yellow: EquipmentTexts.yellow
        case .green: EquipmentTexts.green
        case .white: EquipmentTexts.white
        case .black: EquipmentTexts.black
        case .gray: EquipmentTexts.gray
        case .orange: EquipmentTexts.orange
        case .pink: EquipmentTexts.pink
        case .purple: EquipmentTexts.purple
        }
    }
}
