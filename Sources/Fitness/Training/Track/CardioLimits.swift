/// The limits of a cardio session in the app, in imports and in the API.
package enum CardioLimits {
    package static let wholeSeconds = 1...604_800
    package static let seconds = 1...Double(wholeSeconds.upperBound)
    package static let meters = 0.0...5_000_000.0
    /// Smaller distances round to zero hundredths of a kilometer. Only health apps may send them.
    package static let minimumMeters = 5.0
    package static let kilocalories = 0.0...100_000.0

    private static let implausibleSeconds = 86_400

    /// An implausible property of a session.
    package enum Warning: Sendable, Equatable {
        case duration
        case distance(meters: Double)
        case pace(meters: Double)
    }

    package static func warnings(seconds: Int, meters: Double?, _ kind: CardioKind) -> [Warning] {
        var warnings: [Warning] = seconds > implausibleSeconds ? [.duration] : []
        guard let meters else { return warnings }
        if meters > kind.implausibleMeters { warnings.append(.distance(meters: meters)) }
        if kind.isTooFast(seconds: Double(seconds), meters: meters) { warnings.append(.pace(meters: meters)) }
        return warnings
    }
}

/// What decides how fast people can go in a session of cardio.
package enum CardioKind: Sendable {
    case run, walk, swim, row
    /// On a bicycle, on skates, or unknown.
    case other

    /// Whether that is faster than people are: well beyond the records, because clocks are inexact and currents help.
    package func isTooFast(seconds: Double, meters: Double) -> Bool {
        meters > 0 && seconds / (meters / 1_000) < (meters < 1_000 ? fastest.sprint : fastest.distance)
    }

    /// In seconds per kilometer, below a kilometer and above. The records are 96 and 132 for runners, 207 and 210 for
    /// walkers, 398 and 531 for swimmers, 124 and 168 on a rowing machine. A racing bicycle takes about 65 on the flat,
    /// and 40 on a long descent.
    private var fastest: (sprint: Double, distance: Double) {
        switch self {
        case .run: (90, 125)
        case .walk: (150, 180)
        case .swim: (370, 480)
        case .row: (110, 150)
        case .other: (40, 40)
        }
    }

    /// The longest swims and walks take more than a day.
    fileprivate var implausibleMeters: Double {
        switch self {
        case .swim: 60_000
        case .walk: 150_000
        case .run, .row, .other: 300_000
        }
    }
}

extension CardioKind {
    /// - Parameter metCode: chapters 12, 17 and 18 of the Compendium are running, walking and water.
    package init(metCode: String?) {
        self =
            switch metCode?.prefix(2) {
            case "12": .run
            case "17": .walk
            case "18": .swim
            case "02" where metCode == "02070": .row
            default: .other
            }
    }

    /// By a word of a name in English, German, French, Spanish, Italian, Portuguese or Dutch.
    package init(named name: String) {
        let words = SearchText(name).words.map { String(decoding: $0, as: UTF8.self) }
        let kind = Self.beginnings.first { _, beginnings in
            words.contains { word in beginnings.contains { word.hasPrefix($0) } }
        }
        self = kind?.0 ?? .other
    }

    /// What is done on wheels or skis comes first: a "bike and run" may be as fast as a ride.
    private static let beginnings: [(CardioKind, [String])] = [
        (.other, ["bik", "cycl", "rid", "rad", "velo", "bici", "cicl", "fiet", "ski", "skat", "triathl", "duathl"]),
        (.swim, ["swim", "schwimm", "natation", "nage", "nata", "nadar", "nuot", "zwem"]),
        (.row, ["row", "ruder", "rame", "aviron", "remo", "canott", "roei"]),
        (.walk, ["walk", "hik", "geh", "spazier", "wander", "march", "randonn", "camina", "cammin", "wandel"]),
        (.run, ["run", "jog", "lauf", "courir", "course", "corr", "cors", "hardlo", "treadmill"]),
    ]
}

extension HealthWorkout {
    /// Whether nobody goes that far in that time, so that its distance is wrong.
    package var isTooFast: Bool {
        let code = ExerciseCatalogue.all.first { $0.key == exerciseKey }?.activity.code
        let kind = CardioKind(metCode: code)
        return distanceMeters.map { kind.isTooFast(seconds: Double(durationSeconds), meters: $0) } ?? false
    }
}
