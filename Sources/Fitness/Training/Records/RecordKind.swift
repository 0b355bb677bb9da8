/// What can be a personal record.
///
/// A record is a strict improvement over everything before it, in the order of day, time of logging and id; the first
/// value is the baseline that later ones improve on. Records are a history: each improvement stays one, whatever
/// follows. Ties are none. Warm-ups never count.
package enum RecordKind: String, CaseIterable, Sendable {
    /// The heaviest weight of a set, where there is one: what was lifted, or what was added to the body's weight.
    case weight
    /// The highest estimated one-rep max of a set, by `OneRepMax`; of a bodyweight exercise by the whole load.
    case oneRepMax
    /// The most repetitions of a set with a weight: every weight, in whole grams, has records of its own. What only the
    /// body weighs is 0 g, help against it is below.
    case repetitions
    /// The most volume of a set, which is its load times its repetitions.
    case setVolume
    /// The most volume of a day's sets together.
    case dayVolume
    /// The longest distance of a session.
    case distance
    /// The longest time of a session.
    case duration
    /// The least time for a distance: that at the average pace of a session which is at least as long, but for what
    /// rounding takes off: 26.2 miles are a marathon, and 3.1 five kilometers.
    case pace1Kilometer, pace5Kilometers, pace10Kilometers, paceHalfMarathon, paceMarathon

    /// The distance that a pace is for; nil of the other kinds.
    package var paceMeters: Double? {
        switch self {
        case .pace1Kilometer: 1_000
        case .pace5Kilometers: 5_000
        case .pace10Kilometers: 10_000
        case .paceHalfMarathon: 21_097.5
        case .paceMarathon: 42_195
        default: nil
        }
    }

    /// How long a session must be for a pace: 3.1 mi are 0.22 % short of 5 km.
    package var leastPaceMeters: Double? { paceMeters.map { $0 * 0.9975 } }

    package var isLowerBetter: Bool { paceMeters != nil }

    /// What values are compared by, the greater the better: whole grams, millimeters and milliseconds, so that the same
    /// weight typed in another unit is a tie and not a record. Repetitions and volumes are whole numbers already.
    package func rank(_ value: Double) -> Int64 {
        switch self {
        case .repetitions, .setVolume, .dayVolume: Int64(value)
        case .weight, .oneRepMax, .distance, .duration: Int64((value * 1000).rounded())
        case .pace1Kilometer, .pace5Kilometers, .pace10Kilometers, .paceHalfMarathon, .paceMarathon:
            -Int64((value * 1000).rounded())
        }
    }
}
