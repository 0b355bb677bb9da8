/// What a set can be, wherever it comes from.
package enum StrengthSetLimits {
    package static let repetitions = 1...10_000
    package static let efforts = 1.0...10.0
    package static let effortStep = 0.5
    package static let maximumKilograms = 100_000.0
    package static let maximumAssistanceKilograms = 1_000.0
    /// More than anybody has lifted in competition, by far.
    package static let doubtfulKilograms = 600.0
}
