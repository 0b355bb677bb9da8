import Micronutrients
import Texts

/// The unit in which a metric is stored, and those that apps send.
package struct HealthUnit: Sendable {
    package let symbol: String
    private var maximumDecimals = 0
    /// The factors that convert other units to this one.
    private let factors: [String: Double]
    /// The member with the number in HC Webhook's records, and its unit; nil if it has none of this kind.
    package var webhookMember: String?
    package var webhookUnit: String?
    /// The value as text in the person's own units; nil if it is always shown in this unit.
    private var ownText: (@Sendable (Double, Units) -> String)?

    package static let steps = HealthUnit(
        symbol: "steps", factors: ["count": 1, "steps": 1], webhookMember: "count", webhookUnit: "count")
    package static let kilocalories = HealthUnit(
        symbol: "kcal", factors: ["kcal": 1, "cal": 1, "kj": 1 / EnergyUnit.kilojoules.perKilocalorie],
        webhookMember: "calories", webhookUnit: "kcal")
    /// The international avoirdupois pound is exactly 0.45359237 kg.
    package static let kilograms = HealthUnit(
        symbol: "kg",
        factors: ["kg": 1, "g": 0.001, "lb": 0.453_592_37, "lbs": 0.453_592_37, "st": 14 * 0.453_592_37],
        webhookMember: "kilograms", webhookUnit: "kg", ownText: { $1.weight.text($0) })
    package static let percent = HealthUnit(
        symbol: "%", maximumDecimals: 1, factors: ["percent": 1], webhookMember: "percentage", webhookUnit: "%")
    package static let beatsPerMinute = HealthUnit(
        symbol: "bpm", factors: ["bpm": 1, "count/min": 1], webhookMember: "bpm", webhookUnit: "bpm")
    package static let hours = HealthUnit(
        symbol: "h", factors: ["hr": 1, "h": 1, "min": 1 / 60, "s": 1 / 3_600],
        ownText: { hours, _ in DurationText.hours(hours).text })
    package static let milliliters = HealthUnit(
        symbol: "ml",
        factors: [
            "ml": 1, "l": 1_000, "cl": 10, "dl": 100, "fl_oz": 29.573_529_562_5, "fl_oz_us": 29.573_529_562_5,
            "fl_oz_imp": 28.413_062_5, "cup": 236.588_236_5, "cup_us": 236.588_236_5,
        ], webhookMember: "liters", webhookUnit: "l", ownText: { $1.volume.figure($0).text })

    func text(_ value: Double, _ units: Units) -> String {
        ownText?(value, units)
            ?? Figure(DecimalText.grouped(value, maximumDecimals: maximumDecimals), symbol).text
    }

    func value(_ number: Double, unit: String?) -> Double? {
        let unit = unit?.lowercased().replacing(" ", with: "_") ?? ""
        guard !unit.isEmpty else { return number }
        // Apple Health sends a share of 1 as a percentage.
        if symbol == "%", unit == symbol { return number <= 1 ? number * 100 : number }
        return factors[unit].map { number * $0 }
    }
}
