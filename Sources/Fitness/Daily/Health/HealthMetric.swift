import Micronutrients
import Texts

/// The metrics from phones, watches and scales that WorkHome stores; `Traits` describes each.
package enum HealthMetric: String, Codable, CaseIterable, Sendable {
    case steps, activeEnergy, weight, bodyFat, restingHeartRate, heartRate, sleep, water

    package struct Traits: Sendable {
        let name: String
        let aggregation: Aggregation
        let unit: HealthUnit
        /// The plausible values of a sample, in the stored unit.
        let range: ClosedRange<Double>
        /// Whether the trackable with the metric's key gets the daily value.
        var hasTrackable = false
        /// What Health Auto Export, HC Webhook and Apple Health call it.
        let autoExportNames: [String]
        var webhookName: String?
        var appleName: String?
    }

    /// The largest value of a day that the tables accept.
    package static let largestOfDay = 1_000_000.0

    /// How the values of a day are combined.
    package enum Aggregation: Sendable {
        /// The sum of what counts of each source, because phone and watch count the same steps.
        case sum
        /// The latest value.
        case last
        case mean
    }

    private var described: Traits {
        switch self {
        case .steps:
            Traits(
                name: CommonTexts.steps, aggregation: .sum, unit: .steps, range: 0...200_000, hasTrackable: true,
                autoExportNames: ["step_count"], webhookName: "steps", appleName: "HKQuantityTypeIdentifierStepCount")
        case .activeEnergy:
            Traits(
                name: HealthTexts.activeEnergy, aggregation: .sum, unit: .kilocalories, range: 0...20_000,
                autoExportNames: ["active_energy"], webhookName: "active_calories",
                appleName: "HKQuantityTypeIdentifierActiveEnergyBurned")
        case .weight:
            Traits(
                name: CommonTexts.weight, aggregation: .last, unit: .kilograms, range: BodyBounds.kilograms,
                autoExportNames: ["weight_body_mass", "body_mass"], webhookName: "weight",
                appleName: "HKQuantityTypeIdentifierBodyMass")
        case .bodyFat:
            Traits(
                name: HealthTexts.bodyFat, aggregation: .last, unit: .percent, range: 1...80,
                autoExportNames: ["body_fat_percentage"], webhookName: "body_fat",
                appleName: "HKQuantityTypeIdentifierBodyFatPercentage")
        case .restingHeartRate:
            Traits(
                name: HealthTexts.restingHeartRate, aggregation: .last, unit: .beatsPerMinute, range: 20...300,
                autoExportNames: ["resting_heart_rate"], webhookName: "resting_heart_rate",
                appleName: "HKQuantityTypeIdentifierRestingHeartRate")
        case .heartRate:
            // Apple Health's single heart rates are too many to import.
            Traits(
                name: HealthTexts.heartRate, aggregation: .mean, unit: .beatsPerMinute, range: 20...300,
                autoExportNames: ["heart_rate"], webhookName: "heart_rate")
        case .sleep:
            // HC Webhook sends sleep as sessions with stages.
            Traits(
                name: HealthTexts.sleep, aggregation: .sum, unit: .hours, range: 0...24, hasTrackable: true,
                autoExportNames: ["sleep_analysis"], appleName: "HKCategoryTypeIdentifierSleepAnalysis")
        case .water:
            Traits(
                name: CommonTexts.water, aggregation: .sum, unit: .milliliters, range: 0...20_000, hasTrackable: true,
                autoExportNames: ["dietary_water"], webhookName: "hydration",
                appleName: "HKQuantityTypeIdentifierDietaryWater")
        }
    }

    /// Cached, because an import looks it up for every record of a file that may have gigabytes.
    private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.described) })
    private var traits: Traits { Self.table[self] ?? described }

    /// Not cached: the table would keep the language of the first request.
    package var name: String { described.name }
    package var aggregation: Aggregation { traits.aggregation }
    package var unit: HealthUnit { traits.unit }
    package var range: ClosedRange<Double> { traits.range }
    /// The trackable that gets the daily value; nil if there is none.
    package var trackableKey: String? { traits.hasTrackable ? rawValue : nil }
    /// Whether the samples of an old day are condensed. Metrics whose latest value counts have few samples.
    package var condensesOldDays: Bool { aggregation != .last }

    package static let byAutoExportName = byName(\.autoExportNames)
    package static let byWebhookName = byName { [$0.webhookName].compactMap { $0 } }
    package static let byAppleName = byName { [$0.appleName].compactMap { $0 } }

    /// The members that may hold the number in HC Webhook's records; each record has one of them.
    package static let webhookMembers = allCases.compactMap(\.unit.webhookMember)

    private static func byName(_ names: (Traits) -> [String]) -> [String: HealthMetric] {
        Dictionary(uniqueKeysWithValues: allCases.flatMap { metric in names(metric.traits).map { ($0, metric) } })
    }

    /// A daily value with its unit.
    package func text(_ value: Double, _ units: Units) -> String { unit.text(value, units) }

    /// A value in the stored unit.
    /// - Parameter unit: the app's name for the unit; without one the value is already in the stored unit.
    /// - Returns: nil for a unit that does not fit this metric.
    package func value(_ number: Double, unit: String?) -> Double? { self.unit.value(number, unit: unit) }

    /// A distance in meters; nil for an unknown unit.
    package static func meters(_ number: Double, unit: String?) -> Double? {
        let factors = ["m": 1, "km": 1_000, "mi": 1_609.344, "yd": 0.9144, "ft": 0.3048]
        return factors[unit?.lowercased() ?? ""].map { number * $0 }
    }
}

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
