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

/// What a person might decide. Nothing of it happens by itself.
package enum Proposal: Sendable, Hashable {
    case workWeight(kilograms: Double)
    case trainingMax(kilograms: Double)
    /// To start over at a share of a new best weight for so many reps.
    case newBest(reps: Int, share: Double)
    /// A harder exercise, or more weight.
    case harder
}
