extension RecordKind {
    /// The name in a heading.
    package var name: String {
        switch self {
        case .weight: "Heaviest weight"
        case .oneRepMax: "Estimated one-rep max"
        case .repetitions: "Most reps"
        case .setVolume: "Most volume in a set"
        case .dayVolume: "Most volume in a day"
        case .distance: "Longest distance"
        case .duration: "Longest time"
        case .pace1Kilometer: "Fastest 1\u{A0}km"
        case .pace5Kilometers: "Fastest 5\u{A0}km"
        case .pace10Kilometers: "Fastest 10\u{A0}km"
        case .paceHalfMarathon: "Fastest half marathon"
        case .paceMarathon: "Fastest marathon"
        }
    }
}
