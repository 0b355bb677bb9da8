import Texts

/// The metrics from phones, watches and scales that WorkHome stores.
package enum HealthMetric: String, CaseIterable, Sendable {
    case steps, activeEnergy, weight, bodyFat, restingHeartRate, heartRate, sleep, water

    /// How the values of a day are combined.
    package enum Aggregation: Sendable {
        /// The sum of the source with the highest one, because phone and watch count the same steps.
        case sum
        /// The latest value.
        case last
        case mean
    }

    package var aggregation: Aggregation {
        switch self {
        case .steps, .activeEnergy, .sleep, .water: .sum
        case .weight, .bodyFat, .restingHeartRate: .last
        case .heartRate: .mean
        }
    }

    /// Whether the samples of an old day are condensed. Metrics whose latest value counts have few samples.
    package var condensesOldDays: Bool { aggregation != .last }

    package var name: String {
        switch self {
        case .steps: "Steps"
        case .activeEnergy: "Active energy"
        case .weight: "Weight"
        case .bodyFat: "Body fat"
        case .restingHeartRate: "Resting heart rate"
        case .heartRate: "Heart rate"
        case .sleep: "Sleep"
        case .water: "Water"
        }
    }

    /// The trackable that gets the daily value; nil if there is none.
    package var trackableKey: String? {
        switch self {
        case .steps, .sleep, .water: rawValue
        case .activeEnergy, .weight, .bodyFat, .restingHeartRate, .heartRate: nil
        }
    }

    /// The plausible range of a sample, in the stored unit.
    package var range: ClosedRange<Double> {
        switch self {
        case .steps: 0...200_000
        case .activeEnergy: 0...20_000
        case .weight: 20...500
        case .bodyFat: 1...80
        case .restingHeartRate, .heartRate: 20...300
        case .sleep: 0...24
        case .water: 0...20_000
        }
    }

    /// A daily value with its unit.
    package func text(_ value: Double, _ units: Units) -> String {
        switch self {
        case .steps: Figure(DecimalText.grouped(value), "steps").text
        case .activeEnergy: Figure(DecimalText.grouped(value), "kcal").text
        case .weight: units.weight.text(value)
        case .bodyFat: Figure(DecimalText.format(value, maximumDecimals: 1), "%").text
        case .restingHeartRate, .heartRate: Figure(DecimalText.format(value, maximumDecimals: 0), "bpm").text
        case .sleep: Figure(DecimalText.format(value, maximumDecimals: 1), "h").text
        case .water: units.volume.figure(value).text
        }
    }
}

extension HealthMetric {
    /// A value in the stored unit: kilocalories, kilograms, percent, beats per minute, hours, milliliters.
    /// - Parameter unit: the app's name for the unit; without one the value is already in the stored unit.
    /// - Returns: nil for a unit that does not fit this metric.
    package func value(_ number: Double, unit: String?) -> Double? {
        let unit = unit?.lowercased().replacing(" ", with: "_") ?? ""
        guard !unit.isEmpty else { return number }
        if self == .bodyFat, unit == "%" { return number <= 1 ? number * 100 : number }
        return factors[unit].map { number * $0 }
    }

    private var factors: [String: Double] {
        switch self {
        case .steps: ["count": 1, "steps": 1]
        // The thermochemical calorie is 4.184 J.
        case .activeEnergy: ["kcal": 1, "cal": 1, "kj": 1 / 4.184]
        // The international avoirdupois pound is exactly 0.45359237 kg.
        case .weight: ["kg": 1, "g": 0.001, "lb": 0.453_592_37, "lbs": 0.453_592_37, "st": 14 * 0.453_592_37]
        case .bodyFat: ["percent": 1]
        case .restingHeartRate, .heartRate: ["bpm": 1, "count/min": 1]
        case .sleep: ["hr": 1, "h": 1, "min": 1 / 60, "s": 1 / 3_600]
        case .water:
            [
                "ml": 1, "l": 1_000, "cl": 10, "dl": 100, "fl_oz": 29.573_529_562_5, "fl_oz_us": 29.573_529_562_5,
                "fl_oz_imp": 28.413_062_5, "cup": 236.588_236_5, "cup_us": 236.588_236_5,
            ]
        }
    }

    /// A distance in meters; nil for an unknown unit.
    package static func meters(_ number: Double, unit: String?) -> Double? {
        let factors = ["m": 1, "km": 1_000, "mi": 1_609.344, "yd": 0.9144, "ft": 0.3048]
        return factors[unit?.lowercased() ?? ""].map { number * $0 }
    }
}
