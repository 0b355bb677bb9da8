import Texts

/// The kind of a set.
package enum SetKind: String, CaseIterable, Codable, Sendable {
    case normal, warmUp, drop, failure

    /// Warm-ups don't count for volume and records.
    package var counts: Bool { self != .warmUp }
}

/// What a stored set says: its values were checked, or came with an import, and are kept.
package protocol StoredStrengthSet {
    var exerciseID: Int64 { get }
    var day: LocalDay { get }
    var kind: SetKind { get }
    var amount: SetAmount { get }
    var weightKilograms: Double { get }
    var ratingOfPerceivedExertion: Double? { get }
    var note: String { get }
}

/// The editable values of a set.
package struct StrengthSetDraft: Sendable, Equatable {
    package internal(set) var exercise: Exercise
    package internal(set) var day: LocalDay
    package internal(set) var kind = SetKind.normal
    package internal(set) var amount: SetAmount
    package internal(set) var weightKilograms: Double
    package internal(set) var ratingOfPerceivedExertion: Double?
    package internal(set) var note = ""
    /// The timed workout in which it is logged; ignored if it is not the user's.
    package internal(set) var timedWorkout: Int64?
    /// The place in a routine's workout in which it is logged.
    package var routineWorkoutSet: Int64?

    package static var weightRequired: String { CommonTexts.weightRequired }

    /// The set that was typed or sent, or what is wrong with it.
    /// - Parameters:
    ///   - measure: what to ask for if there is no amount.
    ///   - reps: nil or zero for a set of time or distance.
    ///   - old: the set that is changed, whose values may stay.
    ///   - units: the units of messages.
    package static func checked(
        exercise: Exercise?, day: LocalDay?, kind: SetKind?, measure: SetMeasure, reps: Int?,
        durationSeconds seconds: Int? = nil, distanceMeters meters: Double? = nil, weightKilograms: Double?,
        ratingOfPerceivedExertion rating: Double?, note: String, timedWorkout: Int64? = nil,
        over old: (any StoredStrengthSet)? = nil, today: LocalDay, _ units: Units
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.require("exercise_id", exercise, CommonTexts.exerciseMissing)
        let day = faults.pastDay("date", day, today: today)
        faults.keep("date", day, of: old?.day)
        faults.require("kind", kind, TrackTexts.setTypeMissing)
        let amount = amount(
            measure, reps: reps, seconds: seconds, meters: meters, over: old?.amount.meters, units.distance, &faults)
        // A bodyweight exercise needs no weight.
        let weight = weightKilograms ?? (exercise?.load == .bodyweight ? 0 : nil)
        faults.require("weight", weight, weightRequired)
        let isBody = exercise?.load == .bodyweight
        faults.checkPositive("weight", isBody ? weight.flatMap { $0 == 0 ? nil : $0.magnitude } : weight)
        let limit = StrengthSetLimits.maximum(isAssistance: weight ?? 0 < 0)
        faults.check(
            "weight", weight?.magnitude, atMost: limit,
            "\(DecimalText.grouped(units.weight.value(ofKilograms: limit).rounded(.down))) \(units.weight.symbol)")
        // Of another exercise, the same weight may mean something else.
        faults.keep("weight", weight, of: old.flatMap { $0.exerciseID == exercise?.id ? $0.weightKilograms : nil })
        if let rating, !StrengthSetLimits.isEffort(rating) { faults.add("rpe", TrackTexts.effortOutOfRange) }
        faults.keep("rpe", rating, of: old?.ratingOfPerceivedExertion)
        let note = faults.text("note", note, atMost: TextLimits.note, over: old?.note)
        guard faults.isEmpty, let exercise, let day, let kind, let amount, let weight else { return .failure(faults) }
        return .success(
            Self(
                exercise: exercise, day: day, kind: kind, amount: amount, weightKilograms: weight,
                ratingOfPerceivedExertion: rating, note: note, timedWorkout: timedWorkout))
    }

    /// Either reps, or a time, or a distance with or without a time.
    private static func amount(
        _ measure: SetMeasure, reps: Int?, seconds: Int?, meters: Double?, over old: Double?, _ unit: DistanceUnit,
        _ faults: inout Faults
    ) -> SetAmount? {
        guard seconds != nil || meters != nil else {
            switch measure {
            case .reps: faults.require("reps", reps, CommonTexts.repsRequired)
            case .hold where reps ?? 0 == 0: faults.add("duration", TrackTexts.durationRequired)
            case .carry where reps ?? 0 == 0: faults.add("distance", TrackTexts.distanceOrDurationRequired)
            case .hold, .carry: break
            }
            if measure == .reps || reps ?? 0 != 0 { faults.checkPositive("reps", reps) }
            let most = StrengthSetLimits.repetitions.upperBound
            faults.check("reps", reps, atMost: most, DecimalText.grouped(Double(most)))
            return reps.map { .reps($0) }
        }
        if reps ?? 0 != 0 { faults.add("reps", TrackTexts.repsOrTime) }
        faults.checkPositive("duration", seconds)
        let longest = StrengthSetLimits.seconds.upperBound
        faults.check("duration", seconds, atMost: longest, QuantityTexts.hours(longest / 3_600))
        if let meters, meters < StrengthSetLimits.meters.lowerBound { faults.add("distance", Faults.tooSmall(meters)) }
        let farthest = StrengthSetLimits.meters.upperBound
        faults.check(
            "distance", meters, atMost: farthest,
            "\(DecimalText.grouped(unit.shortValue(ofMeters: farthest).rounded(.down))) \(unit.shortSymbol)")
        faults.keep("distance", meters, of: old)
        return SetAmount(reps: 0, seconds: seconds, meters: meters)
    }

    /// What to ask about implausible values.
    /// - Parameter bodyWeightKilograms: the body weight, if it is part of the load and known.
    package func questions(bodyWeightKilograms: Double?, _ units: Units) -> [String] {
        StrengthSetLimits.questions(
            of: amount, kilograms: weightKilograms, bodyWeightKilograms: bodyWeightKilograms, units)
    }
}

/// Sets that nobody typed.
extension StrengthSetDraft {
    /// A set of numbers that follow from others, such as what a routine asks for.
    package static func checked(
        _ exercise: Exercise, _ amount: SetAmount, kilograms: Double, kind: SetKind = .normal, effort: Double? = nil,
        on day: LocalDay
    ) -> Result<Self, Faults> {
        checked(
            exercise: exercise, day: day, kind: kind, measure: amount.measure, reps: amount.reps,
            durationSeconds: amount.seconds, distanceMeters: amount.meters, weightKilograms: kilograms,
            ratingOfPerceivedExertion: effort, note: "", today: day, Units())
    }

    /// A set of another app, which may lack the weight, and whose effort may be between the steps of a form.
    /// - Returns: nil for what can't be stored.
    package static func imported(
        _ exercise: Exercise, _ amount: SetAmount, kilograms: Double = 0, kind: SetKind = .normal,
        effort: Double? = nil, note: String, on day: LocalDay
    ) -> Self? {
        guard StrengthSetLimits.contains(amount), StrengthSetLimits.kilograms.contains(kilograms),
            effort.map(StrengthSetLimits.efforts.contains) ?? true,
            TextLimits.fault(of: note, atMost: TextLimits.note) == nil
        else { return nil }
        return Self(
            exercise: exercise, day: day, kind: kind, amount: amount, weightKilograms: kilograms,
            ratingOfPerceivedExertion: effort, note: note)
    }

    /// Repeats a stored set, without its rating and note, which belong to its own day.
    package init(repeating set: some StoredStrengthSet, of exercise: Exercise, on day: LocalDay) {
        self.init(
            exercise: exercise, day: day, kind: set.kind, amount: set.amount, weightKilograms: set.weightKilograms)
    }

    /// The same on the day of its workout, which was checked when that began.
    package func moved(to day: LocalDay) -> Self {
        var draft = self
        draft.day = day
        return draft
    }

    /// The same with the note of the stored set where a page has no field for it.
    package func keepingNote(of set: some StoredStrengthSet) -> Self {
        guard note.isEmpty else { return self }
        var draft = self
        draft.note = set.note
        return draft
    }
}

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
