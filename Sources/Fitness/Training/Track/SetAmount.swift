import Texts

/// What a set consists of besides its weight.
package enum SetAmount: Codable, Sendable, Hashable {
    case reps(Int)
    /// Of a hold.
    case time(seconds: Int)
    /// Of a carry, with its time if that is known.
    case distance(meters: Double, seconds: Int?)

    package init(reps: Int, seconds: Int?, meters: Double?) {
        self =
            if let meters {
                .distance(meters: meters, seconds: seconds)
            } else if let seconds {
                .time(seconds: seconds)
            } else {
                .reps(reps)
            }
    }

    /// Zero for a hold or a carry, so that what adds up reps or volume is right without knowing of them.
    package var reps: Int { if case .reps(let reps) = self { reps } else { 0 } }

    package var seconds: Int? {
        switch self {
        case .reps: nil
        case .time(let seconds): seconds
        case .distance(_, let seconds): seconds
        }
    }

    package var meters: Double? { if case .distance(let meters, _) = self { meters } else { nil } }

    /// What the form of a set asks for: a row is what it was logged as, whatever its exercise is counted in.
    package var measure: SetMeasure {
        switch self {
        case .reps: .reps
        case .time: .hold
        case .distance: .carry
        }
    }

    /// `40 m in 0:35`, `1:05`, `8`
    package func text(_ unit: DistanceUnit) -> String {
        switch self {
        case .reps(let reps): String(reps)
        case .time(let seconds): DurationText.clock(seconds: seconds)
        case .distance(let meters, let seconds):
            seconds.map { QuantityTexts.distanceInDuration(unit.shortText(meters), DurationText.clock(seconds: $0)) }
                ?? unit.shortText(meters)
        }
    }

    /// The same after a load: `24 kg × 8`, `24 kg × 40 m`, `24 kg, 1:05`
    package func text(after load: String, _ unit: DistanceUnit) -> String {
        switch self {
        case .reps, .distance: "\(load) ×\u{A0}\(text(unit))"
        case .time: "\(load), \(text(unit))"
        }
    }
}
