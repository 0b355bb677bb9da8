import Fitness
import Models

/// Units as written in a column next to the numbers.
enum CSVUnit {
    private enum Dimension {
        case mass, length, share
    }

    /// - Returns: nil if it is not a unit of weight.
    static func kilograms(_ number: Double, _ unit: String) -> Double? { converted(number, from: unit, to: "kg") }

    /// - Returns: nil if the units measure different things, or are unknown and not equal.
    static func converted(_ number: Double, from unit: String, to other: String) -> Double? {
        let (unit, other) = (key(unit), key(other))
        if unit == other { return number }
        guard let from = units[unit], let to = units[other], from.dimension == to.dimension else { return nil }
        return from.size == to.size ? number : number * from.size / to.size
    }

    /// Whether it is a unit of weight or length, or percent.
    static func isUnit(_ text: String) -> Bool { units[key(text)] != nil || ImportedDistance.meters(text) != nil }

    private static func key(_ unit: String) -> String { unit.nameKey.replacing(".", with: "") }

    /// In kilograms, meters and percent.
    private static let units: [String: (dimension: Dimension, size: Double)] = {
        let names: [(Dimension, Double, [String])] = [
            (.mass, 1, ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"]),
            (.mass, 0.001, ["g", "gram", "grams"]),
            (.mass, WeightUnit.pounds.kilograms(1), ["lb", "lbs", "pound", "pounds"]),
            (.mass, 14 * WeightUnit.pounds.kilograms(1), ["st", "stone", "stones"]),
            (.length, 0.001, ["mm"]), (.length, 0.01, ["cm", "centimeters", "centimetres"]),
            (.length, 1, ["m", "meters", "metres"]), (.length, 0.0254, ["in", "inch", "inches", "\""]),
            (.length, 0.3048, ["ft", "foot", "feet"]), (.share, 1, ["%", "percent", "pct"]),
        ]
        return Dictionary(
            uniqueKeysWithValues: names.flatMap { dimension, size, names in names.map { ($0, (dimension, size)) } })
    }()
}
