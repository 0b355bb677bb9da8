import Fitness

/// A set to do, with its numbers: what a page shows, what is kept when a workout starts, and what is judged afterwards.
package struct TargetSet: Sendable, Hashable {
    package var kind: SetKind
    package var amount: AskedAmount
    /// Exactly what the rule says, in kilograms, before it is rounded to what can be loaded. nil if no weight is asked
    /// for or none is known.
    package var kilograms: Double?
    /// What the rule goes on from, in kilograms: the work weight, of `cycle` the training max, of `effort` the
    /// estimated one-rep max. While a break holds it back, the weight from before.
    package var basisKilograms: Double?
    /// Which share of the basis the weight is, 1 for all of it. nil if the line has a weight of its own: only sets with
    /// a share say what was lifted.
    package var share: Double?
    /// An earlier weight to which the rule comes back: that of GZCLP's last first stage.
    package var anchorKilograms: Double?
    /// The effort (RPE) at which it should end.
    package var effort: Double?

    package init(
        kind: SetKind = .normal, amount: AskedAmount, kilograms: Double? = nil, basisKilograms: Double? = nil,
        share: Double? = nil, anchorKilograms: Double? = nil, effort: Double? = nil
    ) {
        self.kind = kind
        self.amount = amount
        self.kilograms = kilograms
        self.basisKilograms = basisKilograms
        self.share = share
        self.anchorKilograms = anchorKilograms
        self.effort = effort
    }

    package var isWork: Bool { kind.counts }
}

/// A set of a workout: what was asked, and what was done in its place.
package struct AskedSet: Sendable, Hashable {
    package var target: TargetSet
    /// What could be loaded for the target when the workout started.
    package var loadableKilograms: Double?
    /// nil if it was skipped, missed or left out.
    package var done: LoggedSet?
    /// Whether another exercise was done in its place.
    package var isSwapped: Bool
    /// Whether the person added it to what was asked.
    package var isAdded: Bool
    /// Whether the person said that it is not to be done.
    package let isSkipped: Bool
    /// Whether it was tried, and not one rep of it was done; it is skipped too then.
    package let isMissed: Bool

    package init(
        target: TargetSet, loadableKilograms: Double? = nil, done: LoggedSet? = nil, isSwapped: Bool = false,
        isAdded: Bool = false, isSkipped: Bool = false, isMissed: Bool = false
    ) {
        self.target = target
        self.loadableKilograms = loadableKilograms
        self.done = done
        self.isSwapped = isSwapped
        self.isAdded = isAdded
        self.isSkipped = isSkipped
        self.isMissed = isMissed
    }

    /// Whether it is judged: warm-ups and added sets are not.
    var isWork: Bool { target.isWork && !isAdded }

    /// What was done, unless it was only a warm-up.
    var work: LoggedSet? { done.flatMap { $0.kind.counts ? $0 : nil } }

    var doneReps: Int {
        if case .reps(let reps)? = work?.amount { reps } else { 0 }
    }

    /// Whether it was done with at least what was asked, at no more than the asked effort.
    var isMet: Bool { isMet(atTop: false) }

    /// - Parameter atTop: whether a range asks for its top.
    func isMet(atTop: Bool) -> Bool {
        guard let work else { return false }
        if let effort = work.effort, let most = target.effort, effort > most { return false }
        return target.amount.isMet(by: work.amount, atTop: atTop)
    }

    /// The work weight that the set stands for, whatever share of it was asked; nil if it says nothing about it.
    ///
    /// A weight as it could be loaded is as asked, so that rounding never adds up over workouts.
    func workKilograms(_ bodyKilograms: Double) -> Double? {
        guard let share = target.share, let work else { return nil }
        if let asked = target.kilograms, let basis = target.basisKilograms,
            work.kilograms.isSameWeight(as: asked) || work.kilograms.isSameWeight(as: loadableKilograms ?? asked)
        {
            return basis
        }
        return ((work.kilograms + bodyKilograms) / share - bodyKilograms).withoutNoise
    }
}

extension AskedAmount {
    /// A distance within a time is met if the time was kept, or not taken.
    func isMet(by done: SetAmount, atTop: Bool) -> Bool {
        switch (self, done) {
        case (.reps(let reps, _), .reps(let done)): done >= (atTop ? reps.upperBound : reps.lowerBound)
        case (.time(let seconds), .time(let done)), (.time(let seconds), .distance(_, let done?)): done >= seconds
        case (.distance(let meters, let most), .distance(let done, let seconds)):
            done >= meters && (seconds ?? 0) <= (most ?? .max)
        default: false
        }
    }
}

/// What a lift's rule asks for next, and why.
package struct Prescription: Sendable, Hashable {
    /// In the order of the lines, not rounded to what can be loaded.
    package var sets: [TargetSet]
    /// Which exercise of the ladder, if the rule has one.
    package var rung: String?
    package var reason: Reason
    package var proposal: Proposal?
}

/// Why a rule asks for this. Pages and the API word it; it is never stored.
package enum Reason: Sendable, Hashable {
    case start
    case byHand(LocalDay)
    case fixed
    /// More weight. Two steps at once are given as one step of twice the size.
    case progressed(by: Step)
    /// More than was lifted, where that was another weight than asked.
    case progressedFrom(kilograms: Double, by: Step)
    /// One rep more than the set with the fewest had, which can be fewer than were asked.
    case moreReps(Int)
    case moreSets(Int)
    case moreTime(seconds: Int)
    case moreDistance(meters: Double)
    case harder(rung: String)
    /// Nothing heavier can be loaded, so that reps rise instead.
    case atHeaviest(kilograms: Double, reps: Int)
    /// Nothing more is asked by the rule.
    case atTop
    /// The same again, however often.
    case again
    /// The same again; after so many misses in a row it gets lighter.
    case repeated(misses: Int, of: Int)
    /// Lighter by so many percent after so many misses.
    case deloaded(percent: Double, misses: Int)
    /// The next stage, with the same weight.
    case stage(sets: Int, reps: Int)
    /// The first stage again, lighter by so many percent.
    case restarted(percent: Double)
    /// The first stage again, from its last weight.
    case restartedAbove(kilograms: Double, by: Step)
    case cycle(week: Int, trainingMax: Double)
    case newCycle(by: Step)
    /// A cycle with misses in every week: the training max is lower by this.
    case stalledCycle(by: Step)
    /// From the one-rep max that the last workout shows, in kilograms.
    case effort(estimate: Double)
    case heldOnDayOff(DayOffReason)
    case heldAfterIllness(until: LocalDay)
    /// So many percent of the last weight after so many days without a set.
    case comeback(percent: Double, days: Int)
    /// What was asked before a day off or a break.
    case back
    /// So many percent of the weight, and half of the sets.
    case plannedDeload(percent: Double)
    /// No weight is known: the page asks for it.
    case needsWeight
    case needsTrainingMax
}

extension Reason {
    /// Whether more is asked than last time, since that was earned.
    var isStep: Bool {
        switch self {
        case .progressed, .progressedFrom, .moreReps, .moreSets, .moreTime, .moreDistance, .harder, .atHeaviest: true
        default: false
        }
    }
}

/// What a person might decide. Nothing of it happens by itself.
package enum Proposal: Sendable, Hashable {
    case workWeight(kilograms: Double)
    case trainingMax(kilograms: Double)
    /// To start over at a share of a new best weight for so many reps.
    case newBest(reps: Int, share: Double)
    /// A harder exercise, or more weight.
    case harder
}
