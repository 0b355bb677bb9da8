/// A line of a routine's editor: how many sets of what, with which weight, such as `3 x 8-12 @ 60 kg`.
package struct SetLine: Sendable, Hashable {
    package var sets: Int
    package var kind: SetKind
    package var amount: AskedAmount
    package var load: AskedLoad
    /// The effort (RPE) at which the set should end; above it, a set is harder than asked.
    package var effort: Double?
    /// The week of the program, counted from 1; 0 for every week.
    package var week: Int

    package init(
        sets: Int, kind: SetKind = .normal, amount: AskedAmount, load: AskedLoad = .none, effort: Double? = nil,
        week: Int = 0
    ) {
        self.sets = sets
        self.kind = kind
        self.amount = amount
        self.load = load
        self.effort = effort
        self.week = week
    }
}

extension SetLine {
    /// Whether an exercise can be done with it: a weight below zero is assistance against the weight of the body.
    package func hasPossibleWeight(for exercise: ExerciseLoad) -> Bool {
        exercise == .bodyweight || load.kilograms ?? 0 >= 0
    }
}

/// What a set is asked to consist of besides its weight.
package enum AskedAmount: Sendable, Hashable {
    /// A single number is a range of one. Only that can be open: `5+` is five or as many as possible.
    case reps(ClosedRange<Int>, isOpen: Bool)
    case time(seconds: Int)
    case distance(meters: Double, seconds: Int?)
}

/// The weight that is asked for.
package enum AskedLoad: Sendable, Hashable {
    /// None is asked: the page fills in what was done last.
    case none
    /// Added to the body in a bodyweight exercise; negative for assistance.
    case kilograms(Double)
    /// Shares of the weight that the rule says, of the training max, and of the estimated one-rep max.
    case work(share: Double)
    case trainingMax(share: Double)
    case oneRepMax(share: Double)
    /// Whatever weight ends the set at the line's effort.
    case effort
}

/// The limits of a line in the app, in the catalogue and in the API.
package enum SetLineLimits {
    package static let sets = 1...20
    package static let reps = 1...1_000
    package static let seconds = StrengthSetLimits.seconds
    package static let meters = StrengthSetLimits.meters
    package static let shares = 0.05...2.0
    package static let restSeconds = 0...900
    package static let weeks = 1...52
}
