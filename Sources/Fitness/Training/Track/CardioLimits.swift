/// The limits of a cardio session in the app, in imports and in the API.
package enum CardioLimits {
    package static let wholeSeconds = 1...604_800
    package static let seconds = 1...Double(wholeSeconds.upperBound)
    package static let meters = 0.0...5_000_000.0
    /// Smaller distances round to zero hundredths of a kilometer. Only health apps may send them.
    package static let minimumMeters = 5.0
    package static let kilocalories = 0.0...100_000.0

    private static let implausibleSeconds = 86_400
    private static let implausibleMeters = 300_000.0
    /// The fastest runners take about 96 s/km over 100 m and 132 s/km over a kilometer; a racing bicycle takes about 65
    /// s/km on flat ground, and 40 s/km on a long descent.
    private static let implausibleSecondsPerKilometer = (sprint: 90.0, onFoot: 125.0, otherwise: 40.0)

    /// An implausible property of a session.
    package enum Warning: Sendable, Equatable {
        case duration
        case distance(meters: Double)
        case pace(meters: Double)
    }

    package static func warnings(seconds: Int, meters: Double?, isOnFoot: Bool) -> [Warning] {
        var warnings: [Warning] = seconds > implausibleSeconds ? [.duration] : []
        guard let meters else { return warnings }
        if meters > implausibleMeters { warnings.append(.distance(meters: meters)) }
        let limits = implausibleSecondsPerKilometer
        let onFoot = meters < 1_000 ? limits.sprint : limits.onFoot
        if Double(seconds) / (meters / 1_000) < (isOnFoot ? onFoot : limits.otherwise) {
            warnings.append(.pace(meters: meters))
        }
        return warnings
    }
}
