import Texts

/// The editable values of a cardio session.
package struct CardioSessionDraft: Sendable, Equatable {
    package var exercise: Exercise
    package var day: LocalDay
    package var durationSeconds: Int
    package var distanceMeters: Double?
    package var note: String
    /// As a watch measured it; nil to estimate it from the exercise and the body weight.
    package var energyKilocalories: Int?

    package init(
        exercise: Exercise, day: LocalDay, durationSeconds: Int, distanceMeters: Double? = nil, note: String = "",
        energyKilocalories: Int? = nil
    ) {
        self.exercise = exercise
        self.day = day
        self.durationSeconds = durationSeconds
        self.distanceMeters = distanceMeters
        self.note = note
        self.energyKilocalories = energyKilocalories
    }
}

extension CardioSessionDraft {
    /// The session that was typed or sent, or what is wrong with it.
    /// - Parameter unit: the unit of messages.
    package static func checked(
        exercise: Exercise?, day: LocalDay?, durationSeconds: Int?, distanceMeters: Double?, note: String,
        today: LocalDay, _ unit: DistanceUnit
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.require("exercise_id", exercise, CommonTexts.exerciseMissing)
        let day = faults.pastDay("date", day, today: today)
        faults.require("duration", durationSeconds, TrackTexts.durationRequired)
        faults.checkPositive("duration", durationSeconds)
        let longest = CardioLimits.wholeSeconds.upperBound
        faults.check("duration", durationSeconds, atMost: longest, CountTexts.days(longest / 86_400))
        if let distanceMeters, distanceMeters < CardioLimits.minimumMeters {
            faults.add("distance", Faults.mustBePositive)
        }
        let farthest = CardioLimits.meters.upperBound
        faults.check(
            "distance", distanceMeters, atMost: farthest,
            "\(DecimalText.grouped(unit.value(ofMeters: farthest).rounded(.down))) \(unit.symbol)")
        let note = faults.text("note", note, atMost: TextLimits.note)
        guard faults.isEmpty, let exercise, let day, let durationSeconds else { return .failure(faults) }
        return .success(
            Self(
                exercise: exercise, day: day, durationSeconds: durationSeconds, distanceMeters: distanceMeters,
                note: note))
    }

    /// What to ask about implausible values.
    package func questions(_ unit: DistanceUnit) -> [String] {
        CardioLimits.warnings(seconds: durationSeconds, meters: distanceMeters, isOnFoot: exercise.isOnFoot).map {
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
