/// What a set can be, wherever it comes from.
enum StrengthSetLimits {
    static let repetitions = 1...10_000
    static let efforts = 1.0...10.0
    static let effortStep = 0.5
    static let maximumKilograms = 100_000.0
    static let maximumAssistanceKilograms = 1_000.0
    /// More than anybody has lifted in competition, by far.
    static let doubtfulKilograms = 600.0
}
