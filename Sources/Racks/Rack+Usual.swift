import Fitness
import Texts

extension Rack {
    /// What a gym usually has, for a household that hasn't said what it has; the page says so.
    /// - Returns: nil for equipment whose weights nobody could guess, such as bands.
    package static func usual(_ unit: WeightUnit, for equipment: Equipment = .barbell) -> Rack? {
        let isMetric = unit == .kilograms
        return switch equipment {
        case .barbell: usualBar(usualWeight(unit), sides: 2)
        case .pullUpBar, .dipBars: usualBar(RackWeight(0, unit), sides: 1)
        case .dumbbell: Rack(.fixed(weights(isMetric ? [(1, 10), (2.5, 50)] : [(2.5, 10), (5, 100)], unit)))
        case .kettlebell: Rack(.fixed(weights(isMetric ? [(2, 12), (4, 48)] : [(5, 50), (10, 100)], unit)))
        case .machine, .cable:
            Rack(
                .stack(
                    steps: weights(isMetric ? [(5, 150)] : [(10, 300)], unit),
                    addOns: [RackWeight(isMetric ? 2.5 : 5, unit)], isAssisting: false))
        default: nil
        }
    }

    /// Of an Olympic bar.
    package static let usualSleeve = 50

    package static func usualPlates(_ unit: WeightUnit) -> [PlatePairs] {
        let pairs: [(weight: Double, pairs: Int)] =
            unit == .kilograms
            ? [(20, 6), (15, 1), (10, 2), (5, 2), (2.5, 2), (1.25, 1)]
            : [(45, 6), (35, 1), (25, 2), (10, 2), (5, 2), (2.5, 1)]
        return pairs.map {
            PlatePairs(Plate(RackWeight($0.weight, unit)), pairs: $0.pairs, sleeveMillimeters: usualSleeve)
        }
    }

    package static func usualWeight(_ unit: WeightUnit) -> RackWeight {
        RackWeight(unit == .kilograms ? 20 : 45, unit)
    }

    private static func usualBar(_ empty: RackWeight, sides: Int) -> Rack? {
        Rack(
            .bar(LoadableBar(emptyWeight: empty, sides: sides, sleeveMillimeters: usualSleeve)),
            plates: usualPlates(empty.unit))
    }

    /// Weights in steps up to a number, and then in the next steps up to the next number.
    private static func weights(_ steps: [(by: Double, to: Double)], _ unit: WeightUnit) -> [RackWeight] {
        var weights: [RackWeight] = []
        for step in steps {
            while (weights.last?.value ?? 0) + step.by <= step.to {
                weights.append(RackWeight((weights.last?.value ?? 0) + step.by, unit))
            }
        }
        return weights
    }
}

/// What a loading begins with: an empty bar with its collars, a fixed weight, a step of a stack.
struct RackBase: Sendable {
    let weight: RackWeight
    let extra: RackWeight?
    let milligrams: Int

    init(_ weight: RackWeight, extra: RackWeight? = nil) {
        (self.weight, self.extra) = (weight, extra)
        milligrams = weight.milligrams + (extra?.milligrams ?? 0)
    }
}

/// The plates of one weight that each side can have, or the add-ons.
struct RackPart: Sendable {
    let plate: Plate
    let milligrams: Int
    let count: Int

    private init?(_ plate: Plate, count: Int) {
        guard plate.weight.milligrams > 0, count > 0 else { return nil }
        (self.plate, self.count) = (plate, count)
        milligrams = plate.weight.milligrams
    }

    /// What fits the bar's sleeves, and is there for all sides of all its pieces.
    static func fitting(_ bar: LoadableBar, _ plates: [PlatePairs]) -> [RackPart] {
        let places = max(1, bar.sides) * max(1, bar.pieces)
        return heavyFirst(
            plates.filter { $0.sleeveMillimeters == bar.sleeveMillimeters }
                .compactMap { RackPart($0.plate, count: $0.pairs * 2 / places) })
    }

    static func addOns(_ weights: [RackWeight]) -> [RackPart] {
        heavyFirst(
            Dictionary(grouping: weights, by: \.self).compactMap { RackPart(Plate($0.key), count: $0.value.count) })
    }

    private static func heavyFirst(_ parts: [RackPart]) -> [RackPart] {
        parts.sorted { $0.milligrams > $1.milligrams }
    }
}

/// A weight as it is written on a plate, a bar or a stack, in its own unit. 45 lb stay 45 lb on a bar of 20 kg.
package struct RackWeight: Sendable, Hashable {
    package let value: Double
    package let unit: WeightUnit

    package init(_ value: Double, _ unit: WeightUnit) { (self.value, self.unit) = (value, unit) }

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
