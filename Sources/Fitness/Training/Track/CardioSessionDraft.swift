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
}

extension CardioSessionDraft {
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
