import Fitness
import Models

/// What the form of a set is filled with.
package struct SetPrefill: Sendable, Equatable {
    package var kind: SetKind
    package var amount: SetAmount?
    package var kilograms: Double?
    package var effort: Double?
}

extension WorkoutSet {
    /// What was done, or else what is asked, with the weight that can be loaded. If nothing is asked, what was done the
    /// last time.
    package var prefill: SetPrefill {
        if let done {
            return SetPrefill(
                kind: done.kind, amount: done.amount, kilograms: done.weightKilograms,
                effort: done.ratingOfPerceivedExertion)
        }
        return SetPrefill(
            kind: kind, amount: target.map(\.amount.least) ?? previous?.amount,
            kilograms: askedKilograms ?? previous?.weightKilograms)
    }

    fileprivate var askedKilograms: Double? { loadableKilograms ?? target?.kilograms }
}

/// The sets of an exercise that come before another one in a workout. If nothing is asked of that one, it is filled
/// with what they were. Warm-ups are filled from warm-ups only.
package struct EarlierSets: Sendable {
    private let exercise: Exercise
    private var done: [Bool: StrengthSet] = [:]
    private var asked: [Bool: WorkoutSet] = [:]

    package init(of exercise: Exercise) { self.exercise = exercise }

    package mutating func add(_ set: WorkoutSet) {
        if let done = set.done { self.done[done.kind.counts] = done }
        if set.target != nil { asked[set.kind.counts] = set }
    }

    /// The first that there is: what was done, what is asked, what was done before it in this workout, what is asked
    /// before it, and what was done the last time.
    package func prefill(_ set: WorkoutSet) -> SetPrefill {
        var filled = set.prefill
        guard set.done == nil, set.target?.kilograms == nil else { return filled }
        let last = done[set.kind.counts]
        guard set.target == nil else {
            filled.kilograms = last?.weightKilograms ?? filled.kilograms
            return filled
        }
        let before = asked[set.kind.counts]
        // The exercise may be counted differently since the last time.
        if filled.amount?.measure != exercise.measure { filled.amount = nil }
        filled.amount = last?.amount ?? before?.target?.amount.least ?? filled.amount
        filled.kilograms = last?.weightKilograms ?? before?.askedKilograms ?? filled.kilograms
        return filled
    }
}

extension AskedAmount {
    /// The smallest amount that does what is asked.
    fileprivate var least: SetAmount {
        switch self {
        case .reps(let reps, _): .reps(reps.lowerBound)
        case .time(let seconds): .time(seconds: seconds)
        case .distance(let meters, let seconds): .distance(meters: meters, seconds: seconds)
        }
    }
}
