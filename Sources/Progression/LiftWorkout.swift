import Fitness

/// What was asked of a lift in one workout, and what was done.
package struct LiftWorkout: Sendable, Hashable {
    package enum Verdict: Sendable, Hashable {
        case hit, miss
        /// It says nothing about the lift: on a day off, while coming back, left out or swapped.
        case silent
    }

    package var day: LocalDay
    /// As `Pauses` sees it today, because a day may have been marked as sick afterwards.
    package var occasion: Occasion.Kind
    /// The week of the program, counted from 1.
    package var week: Int
    /// Those of this lift alone, in their order.
    package var sets: [AskedSet]
    /// Which exercise of a ladder it was.
    package var rung: String?
    /// Whether its program counts its weeks since then: it was not ended or begun again.
    package var isOfRun: Bool

    package init(
        day: LocalDay, occasion: Occasion.Kind, week: Int = 1, sets: [AskedSet], rung: String? = nil,
        isOfRun: Bool = true
    ) {
        self.day = day
        self.occasion = occasion
        self.week = week
        self.sets = sets
        self.rung = rung
        self.isOfRun = isOfRun
    }

    package var verdict: Verdict {
        guard isJudged else { return .silent }
        return work.allSatisfy(\.isMet) ? .hit : .miss
    }

    var isJudged: Bool { isBegun && occasion.counts }

    /// Whether it says what was lifted: begun, and not with another exercise.
    var isBegun: Bool {
        sets.contains { $0.isWork && $0.work != nil } && !sets.contains { $0.isWork && $0.isSwapped }
    }

    var work: [AskedSet] { sets.filter(\.isWork) }

    /// The lowest work weight that the sets stand for; what was asked if nothing was done.
    func workKilograms(_ bodyKilograms: Double) -> Double? {
        work.compactMap { $0.workKilograms(bodyKilograms) }.min() ?? basisKilograms
    }

    /// What the rule went on from when it asked for these sets.
    var basisKilograms: Double? { work.lazy.compactMap(\.target.basisKilograms).first }

    /// The set that decides: the open one, or else the last of those with the greatest share.
    var topSet: AskedSet? {
        work.last { $0.target.amount.isOpen }
            ?? work.reduce(nil) { top, set in (set.target.share ?? 0) >= (top?.target.share ?? 0) ? set : top }
    }
}

extension [LiftWorkout] {
    /// Whether one of several begun workouts asked for the same as before because of a pause, whatever had been earned.
    func isHeld(at place: Int) -> Bool {
        switch self[place].occasion {
        case .afterIllness, .afterBreak: true
        default: place > 0 && !self[place - 1].isJudged
        }
    }
}

/// A weight that a person said themselves, from a day on.
package struct StatedWeight: Sendable, Hashable {
    package var day: LocalDay
    package var kilograms: Double

    package init(day: LocalDay, kilograms: Double) {
        self.day = day
        self.kilograms = kilograms
    }
}

/// What a rule reads: the last workouts of its lift, and what the person said.
package struct LiftHistory: Sendable, Hashable {
    /// How many workouts a rule reads. Each workout stores what was asked, so earlier ones would change nothing.
    package static let memory = 12

    /// Oldest first.
    package var workouts: [LiftWorkout]
    /// The latest work weight that the person set themselves, on or before the day.
    package var weightByHand: StatedWeight?
    /// The training max on the day: for a `cycle` the latest that the person said, for other rules the one that counts.
    package var trainingMax: StatedWeight?
    /// The best of the last 90 days, in kilograms with the body's weight where that is lifted.
    package var estimatedOneRepMax: Double?

    package init(
        workouts: [LiftWorkout] = [], weightByHand: StatedWeight? = nil, trainingMax: StatedWeight? = nil,
        estimatedOneRepMax: Double? = nil
    ) {
        self.workouts = workouts
        self.weightByHand = weightByHand
        self.trainingMax = trainingMax
        self.estimatedOneRepMax = estimatedOneRepMax
    }

    /// The last workouts alone. Planned deloads are not counted: rules leave them out.
    package var remembered: LiftHistory {
        var history = self
        history.workouts = workouts.filter { $0.occasion != .deload }.suffix(Self.memory)
        return history
    }

    /// Whether all of these workouts had one weight. If it is the heaviest that there is, reps rise from those of the first.
    package var isStalled: Bool {
        let begun = workouts.filter(\.isBegun)
        return begun.allSatisfy { $0.basisKilograms.isSameWeight(as: begun.first?.basisKilograms) }
    }

    /// Whether these workouts are enough for a rule to ask the same as after all of them. The oldest is left out, because
    /// whether it counts depends on what came before it.
    package func suffices(for rule: ProgressionRule) -> Bool {
        guard let needed = rule.judgedSessions else { return false }
        let begun = workouts.filter { $0.occasion != .deload && $0.isBegun }
        return begun.indices.dropFirst().count {
            begun[$0].isJudged && !begun.isHeld(at: $0) && begun[$0].day >= weightByHand?.day ?? begun[$0].day
        } >= needed
    }
}

/// When a lift is due, and what that day is.
package struct Occasion: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case usual
        case dayOff(DayOffReason)
        /// The first workout of the lift after sick days: it holds what was asked, and counts.
        case afterIllness(until: LocalDay)
        /// The first or second day with sets after a break of so many days without any.
        case comeback(workout: Int, days: Int)
        /// The first workout of the lift after a break that others came back from: it holds, and counts.
        case afterBreak
        /// A light week.
        case deload
    }

    package var day: LocalDay
    /// The week of the program, counted from 1.
    package var week: Int
    package var kind: Kind
    /// Chooses between "+2.5 kg" and "+5 lb".
    package var unit: WeightUnit
    /// The body's weight if the exercise lifts it, else 0. Steps are added to the added weight, and percentages are
    /// those of the whole load.
    package var bodyKilograms: Double

    package init(
        day: LocalDay, week: Int = 1, kind: Kind = .usual, unit: WeightUnit = .kilograms, bodyKilograms: Double = 0
    ) {
        self.day = day
        self.week = week
        self.kind = kind
        self.unit = unit
        self.bodyKilograms = bodyKilograms
    }

    /// A share of the whole load, as the weight to add to the body. It is below zero only for a person who had assistance
    /// before.
    func share(_ share: Double, of kilograms: Double) -> Double {
        guard share != 1 else { return kilograms }
        let part = ((kilograms + bodyKilograms) * share - bodyKilograms).withoutNoise
        return kilograms < 0 ? part : max(0, part)
    }
}

extension Occasion.Kind {
    /// Whether what is done then is judged.
    var counts: Bool {
        switch self {
        case .usual, .afterIllness, .afterBreak: true
        case .dayOff, .comeback, .deload: false
        }
    }
}

extension [SetLine] {
    /// The lines for one week of a program that repeats after a number of weeks: its own, and those of every week.
    package func ofWeek(_ week: Int, of weeks: Int) -> [SetLine] {
        let week = (week - 1) % weeks + 1
        return filter { $0.week == 0 || $0.week == week }
    }
}
