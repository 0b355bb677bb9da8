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

/// The values that are compared with each other: one kind of record, and for the reps, time or distance of a set one
/// weight.
package struct RecordLine: Hashable, Sendable {
    package let kind: RecordKind
    /// 0 for the kinds that have no weights, and for cardio.
    package var weightGrams: Int64 = 0

    package init(kind: RecordKind, weightGrams: Int64 = 0) {
        self.kind = kind
        self.weightGrams = weightGrams
    }
}

/// A value on a line, and its source.
package struct RecordMark: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case set(Int64)
        case session(Int64)
        /// All sets of a day together.
        case day
    }

    /// Identifies the source of a value: an edit there does not make a new record.
    package struct Place: Hashable, Sendable {
        package let line: RecordLine
        package let day: LocalDay
        package let source: Source
    }

    package let line: RecordLine
    /// Kilograms, reps, grams of volume, meters or seconds, depending on the kind.
    package let value: Double
    package let day: LocalDay
    package let source: Source

    package init(line: RecordLine, value: Double, day: LocalDay, source: Source) {
        self.line = line
        self.value = value
        self.day = day
        self.source = source
    }

    package var place: Place { Place(line: line, day: day, source: source) }
}

/// Finds the improvements in a sequence of marks.
package struct RecordHistory: Sendable {
    package struct Improvement: Hashable, Sendable {
        package let mark: RecordMark
        package let isBaseline: Bool
    }

    /// The rank of the best value so far on each line.
    private var best: [RecordLine: Int64]
    package private(set) var improvements: [Improvement] = []

    /// - Parameter best: the best value on each line before the first mark.
    package init(best: [RecordLine: Double] = [:]) {
        self.best = Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.key.kind.rank($0.value)) })
    }

    package mutating func add(_ mark: RecordMark) {
        let rank = mark.line.kind.rank(mark.value)
        let before = best[mark.line]
        if let before, rank <= before { return }
        best[mark.line] = rank
        improvements.append(Improvement(mark: mark, isBaseline: before == nil))
    }
}
