import Texts

/// Set lines as people read them; their text form is in `SetLine+Text.swift`.
extension SetLine {
    /// `3 × 8–12 · 60 kg · RPE 8`
    /// - Parameters:
    ///   - exercise: decides what a weight means.
    ///   - workKilograms: the weight that the rule goes on from, if it is known.
    package func words(of exercise: Exercise, workKilograms: Double? = nil, _ units: Units) -> String {
        let parts = [
            RoutineTexts.setsOf(sets, amount.words(units.distance)),
            load.words(of: exercise, workKilograms: workKilograms, units.weight),
            effort.map { ExerciseTexts.rpe(DecimalText.format($0)) },
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}

extension AskedAmount {
    /// `5`, `8–12`, `5+`, `45 s`, `40 m in 30 s`
    package func words(_ unit: DistanceUnit) -> String {
        switch self {
        case .reps(let reps, let isOpen) where reps.count == 1: "\(reps.lowerBound)" + (isOpen ? "+" : "")
        case .reps(let reps, _): "\(reps.lowerBound)–\(reps.upperBound)"
        case .time(let seconds): DurationText.short(seconds: seconds)
        case .distance(let meters, let seconds):
            seconds.map {
                QuantityTexts.distanceInDuration(unit.shortText(meters), DurationText.short(seconds: $0))
            } ?? unit.shortText(meters)
        }
    }
}

extension AskedLoad {
    /// - Returns: nil if no weight is asked for.
    fileprivate func words(of exercise: Exercise, workKilograms: Double?, _ unit: WeightUnit) -> String? {
        switch self {
        case .none, .effort: return nil
        case .kilograms(let kilograms): return exercise.loadWords(kilograms, unit)
        case .work(let share):
            let work = workKilograms.map { exercise.loadWords($0, unit) }
            guard share != 1 else { return work ?? RoutineTexts.workWeight }
            return work.map { RoutineTexts.shareOf(Self.percent(share), $0) }
                ?? RoutineTexts.shareOfWorkWeight(Self.percent(share))
        case .trainingMax(let share): return RoutineTexts.shareOfTrainingMax(Self.percent(share))
        case .oneRepMax(let share): return RoutineTexts.shareOfOneRepMax(Self.percent(share))
        }
    }

    private static func percent(_ share: Double) -> String { Figure(DecimalText.format(share * 100), "%").text }
}

extension Exercise {
    /// `60 kg`; for a bodyweight exercise `+10 kg`, `−20 kg` or `Bodyweight`.
    package func loadWords(_ kilograms: Double, _ unit: WeightUnit) -> String {
        guard load == .bodyweight else { return unit.text(kilograms) }
        if kilograms == 0 { return TrackTexts.bodyweight }
        return "\(kilograms < 0 ? DecimalText.minus : "+")\(unit.text(kilograms.magnitude))"
    }
}
