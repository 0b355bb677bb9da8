/// The share of the one-rep max that allows so many reps at an effort.
///
/// OpenPowerlifting's fit of the usual RPE chart, as Liftosaur has it. Records have Epley's formula, in `OneRepMax`.
package enum EffortTable {
    /// - Parameter effort: the RPE from 1 to 10; 10 leaves no rep in reserve.
    package static func share(reps: Int, effort: Double) -> Double {
        let missing = 10 - effort + Double(reps) - 1
        if missing <= 0 { return 1 }
        if missing >= 16 { return 0.5 }
        let percent =
            missing <= 2.92
            ? 0.347_619 * missing * missing - 4.607_14 * missing + 99.966_7 : 97.095_5 - 2.642_49 * missing
        return percent / 100
    }
}

/// The weight of an exercise that is done instead of another one.
package enum SwappedWeight {
    /// - Parameters:
    ///   - own: earlier sets of the exercise, oldest first.
    ///   - estimate: its estimated one-rep max in kilograms.
    /// - Returns: nil if nothing is known, and the page asks.
    package static func kilograms(for target: TargetSet, from own: [LoggedSet], estimate: Double?) -> Double? {
        guard let asked = target.amount.reps?.lowerBound else { return nil }
        let share = EffortTable.share(reps: asked, effort: target.effort ?? 10)
        let known = own.compactMap { set -> (reps: Int, oneRepMax: Double)? in
            guard case .reps(let reps) = set.amount, set.kind.counts, set.kilograms > 0 else { return nil }
            // A set without an effort of its own is assumed to have been as hard as what is asked now.
            let effort = set.effort ?? target.effort ?? 10
            return (reps, set.kilograms / EffortTable.share(reps: reps, effort: effort))
        }
        let nearest = known.reversed().min { ($0.reps - asked).magnitude < ($1.reps - asked).magnitude }
        return (nearest?.oneRepMax ?? estimate).map { ($0 * share).withoutNoise }
    }
}
