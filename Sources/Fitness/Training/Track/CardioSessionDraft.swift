import Texts

/// What a stored session says: its values were checked, or came with an import, and are kept.
package protocol StoredCardioSession {
    var day: LocalDay { get }
    var distanceMeters: Double? { get }
    var note: String { get }
}

/// The editable values of a cardio session.
package struct CardioSessionDraft: Sendable, Equatable {
    package internal(set) var exercise: Exercise
    package internal(set) var day: LocalDay
    package internal(set) var durationSeconds: Int
    package internal(set) var distanceMeters: Double?
    package internal(set) var note = ""
    /// As a watch measured it; nil to estimate it from the exercise and the body weight.
    package internal(set) var energyKilocalories: Int?

    /// The session that was typed or sent, or what is wrong with it.
    /// - Parameters:
    ///   - old: the session that is changed, whose values may stay.
    ///   - unit: the unit of messages.
    package static func checked(
        exercise: Exercise?, day: LocalDay?, durationSeconds: Int?, distanceMeters: Double?, note: String = "",
        energyKilocalories: Int? = nil, over old: (any StoredCardioSession)? = nil, today: LocalDay,
        _ unit: DistanceUnit
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.require("exercise_id", exercise, CommonTexts.exerciseMissing)
        let day = faults.pastDay("date", day, today: today)
        faults.keep("date", day, of: old?.day)
        faults.require("duration", durationSeconds, TrackTexts.durationRequired)
        faults.checkPositive("duration", durationSeconds)
        let longest = CardioLimits.wholeSeconds.upperBound
        faults.check("duration", durationSeconds, atMost: longest, CountTexts.days(longest / 86_400))
        if let distanceMeters, distanceMeters < CardioLimits.minimumMeters {
            faults.add("distance", Faults.tooSmall(distanceMeters))
        }
        let farthest = CardioLimits.meters.upperBound
        faults.check(
            "distance", distanceMeters, atMost: farthest,
            "\(DecimalText.grouped(unit.value(ofMeters: farthest).rounded(.down))) \(unit.symbol)")
        faults.keep("distance", distanceMeters, of: old?.distanceMeters)
        let note = faults.text("note", note, atMost: TextLimits.note, over: old?.note)
        guard faults.isEmpty, let exercise, let day, let durationSeconds else { return .failure(faults) }
        return .success(
            Self(
                exercise: exercise, day: day, durationSeconds: durationSeconds, distanceMeters: distanceMeters,
                note: note, energyKilocalories: energyKilocalories))
    }

    /// A session of a watch or another app, whose distance may be too short for a form.
    /// - Returns: nil for what can't be stored.
    package static func imported(
        _ exercise: Exercise?, on day: LocalDay, durationSeconds: Int, distanceMeters: Double?, note: String,
        energyKilocalories: Int?
    ) -> Self? {
        guard let exercise, CardioLimits.wholeSeconds.contains(durationSeconds),
            distanceMeters.map(CardioLimits.meters.contains) ?? true,
            energyKilocalories.map({ CardioLimits.kilocalories.contains(Double($0)) }) ?? true,
            TextLimits.fault(of: note, atMost: TextLimits.note) == nil
        else { return nil }
        return Self(
            exercise: exercise, day: day, durationSeconds: durationSeconds, distanceMeters: distanceMeters,
            note: note, energyKilocalories: energyKilocalories)
    }

    /// What to ask about implausible values.
    package func questions(_ unit: DistanceUnit) -> [String] {
        CardioLimits.warnings(seconds: durationSeconds, meters: distanceMeters, exercise.cardioKind).map {
            switch $0 {
            case .duration: TrackTexts.longerThanADay(DurationText.spoken(seconds: durationSeconds))
            case .distance(let meters): TrackTexts.distanceVeryLong(unit.text(meters))
            case .pace(let meters):
                TrackTexts.fasterThanWorldRecord(
                    unit.paceText(durationSeconds: Double(durationSeconds), meters: meters))
            }
        }
    }
}

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
    case run, walk, swim, row, ride
    /// On skates or skis, or unknown.
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
        case .ride, .other: (40, 40)
        }
    }

    /// The longest swims and walks take more than a day.
    fileprivate var implausibleMeters: Double {
        switch self {
        case .swim: 60_000
        case .walk: 150_000
        case .run, .row, .ride, .other: 300_000
        }
    }

    /// - Parameter metCode: chapters 12, 17 and 18 of the Compendium are running, walking and water.
    package init(metCode: String?) {
        self =
            switch metCode?.prefix(2) {
            case "12": .run
            case "17": .walk
            case "18": .swim
            case "01": .ride
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
        (.other, ["ski", "skat", "triathl", "duathl"]),
        (.ride, ["bik", "cycl", "rid", "rad", "velo", "bici", "cicl", "fiet"]),
        (.swim, ["swim", "schwimm", "natation", "nage", "nata", "nadar", "nuot", "zwem"]),
        (.row, ["row", "ruder", "rame", "aviron", "remo", "canott", "roei"]),
        (.walk, ["walk", "hik", "geh", "spazier", "wander", "march", "randonn", "camina", "cammin", "wandel"]),
        (.run, ["run", "jog", "lauf", "courir", "course", "corr", "cors", "hardlo", "treadmill"]),
    ]
}

extension HealthWorkout {
    /// Whether nobody goes that far in that time, so that its distance is wrong.
    package var isTooFast: Bool {
        guard let distanceMeters else { return false }
        let code = ExerciseCatalogue.all.first { $0.key == exerciseKey }?.activity.code
        return CardioKind(metCode: code).isTooFast(seconds: Double(durationSeconds), meters: distanceMeters)
    }
}

/// A session as a device or app recorded it: several may have recorded the same one.
package protocol SessionRecording: Identifiable<Int64>, Sendable {
    var family: ExerciseFamily { get }
    /// Seconds since 1970.
    var startedAt: Int64 { get }
    var durationSeconds: Int { get }
    var distanceMeters: Double? { get }
    /// The energy that the device measured.
    var energyKilocalories: Int? { get }
    /// Tells equally rich recordings apart, whichever came first.
    var externalID: String { get }
}

extension SessionRecording {
    package var span: Range<Int64> { startedAt..<startedAt + Int64(durationSeconds) }

    /// Finds the recordings of the same session, the shown one first. No two shown ones overlap by half of the shorter and
    /// are of one family, except fixed ones, and each of the others does so with its shown one.
    /// - Parameter fixed: those that are shown in any case.
    package static func sessions(of recordings: [Self], beside fixed: [Self] = []) -> [[Self]] {
        var sessions = fixed.sorted { $0.precedes($1) }.map { [$0] }
        for recording in recordings.sorted(by: { $0.precedes($1) }) {
            let place = sessions.firstIndex { $0.first?.isSameSession(as: recording) == true }
            if let place { sessions[place].append(recording) } else { sessions.append([recording]) }
        }
        return sessions
    }

    package func isSameSession(as other: Self) -> Bool {
        let shared = span.clamped(to: other.span).count
        return family == other.family && shared * 2 >= min(durationSeconds, other.durationSeconds)
    }

    /// The richer one is first: with a distance, then with a measured energy, then the longer, then the earlier.
    private func precedes(_ other: Self) -> Bool {
        guard richness == other.richness else { return richness > other.richness }
        guard durationSeconds == other.durationSeconds else { return durationSeconds > other.durationSeconds }
        return (startedAt, externalID) < (other.startedAt, other.externalID)
    }

    private var richness: Int { (distanceMeters == nil ? 0 : 2) + (energyKilocalories ?? 0 > 0 ? 1 : 0) }
}
