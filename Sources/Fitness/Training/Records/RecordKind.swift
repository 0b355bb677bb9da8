import Texts

/// A kind of personal record.
///
/// A record is a strict improvement over everything before it, in the order of day, time of logging and id; the first
/// value is the baseline that later ones improve on. Records are a history: each improvement remains one, whatever
/// follows. Ties and warm-ups never count.
package enum RecordKind: String, CaseIterable, Sendable {
    /// The heaviest weight of a set, if any: the lifted weight, or the weight added to the body weight.
    case weight
    /// The highest estimated one-rep max of a set, by `OneRepMax`; for a bodyweight exercise with the body weight.
    case oneRepMax
    /// The most reps of a set with a given weight: every weight, in whole grams, has its own records. Body weight alone
    /// is 0 g, assistance is negative.
    case repetitions
    /// The most volume of a set: its load times its reps.
    case setVolume
    /// The most total volume of a day's sets.
    case dayVolume
    /// The longest distance of a session, or of a set with a given weight.
    case distance
    /// The longest time of a session, or of a set with a given weight.
    case duration
    /// The fastest time for a distance, at the average pace of a session that is at least as long, except for rounding:
    /// 26.2 miles count as a marathon, and 3.1 as five kilometers.
    case pace1Kilometer, pace5Kilometers, pace10Kilometers, paceHalfMarathon, paceMarathon

    /// The distance of a pace; nil for other kinds.
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

    /// The minimum distance of a session for a pace: 3.1 mi are 0.22 % short of 5 km.
    package var minimumPaceMeters: Double? { paceMeters.map { $0 * 0.9975 } }

    package var isLowerBetter: Bool { paceMeters != nil }

    /// The value for comparisons, higher is better: whole grams, millimeters and milliseconds, so that the same weight
    /// typed in another unit is a tie and not a record. Reps and volumes are whole numbers already.
    package func rank(_ value: Double) -> Int64 {
        switch self {
        case .repetitions, .setVolume, .dayVolume: Int64(value)
        case .weight, .oneRepMax, .distance, .duration: Int64((value * 1000).rounded())
        case .pace1Kilometer, .pace5Kilometers, .pace10Kilometers, .paceHalfMarathon, .paceMarathon:
            -Int64((value * 1000).rounded())
        }
    }
}

extension RecordKind {
    /// The name in a heading.
    package var name: String {
        switch self {
        case .weight: CommonTexts.heaviestWeight
        case .oneRepMax: CommonTexts.estimatedOneRepMax
        case .repetitions: CommonTexts.mostReps
        case .setVolume: RecordTexts.mostVolumeInASet
        case .dayVolume: RecordTexts.mostVolumeInADay
        case .distance: RecordTexts.longestDistance
        case .duration: RecordTexts.longestTime
        case .pace1Kilometer: RecordTexts.fastestKilometer
        case .pace5Kilometers: RecordTexts.fastestFiveKilometers
        case .pace10Kilometers: RecordTexts.fastestTenKilometers
        case .paceHalfMarathon: RecordTexts.fastestHalfMarathon
        case .paceMarathon: RecordTexts.fastestMarathon
        }
    }
}
