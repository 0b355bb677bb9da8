/// What was asked of a lift in one session, and what was done.
package struct LiftSession: Sendable, Hashable {
    package enum Verdict: Sendable, Hashable {
        case hit, miss
        /// It says nothing about the lift: on a day off, while coming back, left out or swapped.
        case silent
    }

    package var day: LocalDay
    /// As `Pauses` says today and not as it was then, because a day may have been marked as sick later.
    package var occasion: Occasion.Kind
    /// The week of the program, counted from 1.
    package var week: Int
    /// Those of this lift alone, in their order.
    package var sets: [AskedSet]
    /// Which exercise of a ladder it was.
    package var rung: String?

    package init(day: LocalDay, occasion: Occasion.Kind, week: Int = 1, sets: [AskedSet], rung: String? = nil) {
        self.day = day
        self.occasion = occasion
        self.week = week
        self.sets = sets
        self.rung = rung
    }
}

extension LiftSession {
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

    /// The least that the work sets stand for. Only what was asked if nothing was done.
    func workKilograms(_ bodyKilograms: Double) -> Double? {
        work.compactMap { $0.workKilograms(bodyKilograms) }.min() ?? basisKilograms
    }

    /// What the rule went on from when it asked for these sets.
    var basisKilograms: Double? { work.lazy.compactMap(\.target.basisKilograms).first }

    /// The set that decides: the open one, else that with the greatest share, the last of several.
    var topSet: AskedSet? {
        work.last { $0.target.amount.isOpen }
            ?? work.reduce(nil) { top, set in (set.target.share ?? 0) >= (top?.target.share ?? 0) ? set : top }
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

/// What a rule reads: the last sessions of its lift, and what the person said.
package struct LiftHistory: Sendable, Hashable {
    /// How many sessions a rule reads. What was asked is kept, so that earlier ones would change nothing.
    package static let memory = 12

    /// Oldest first.
    package var sessions: [LiftSession]
    /// The latest work weight by hand that is not after the day.
    package var weightByHand: StatedWeight?
    /// The latest training max that is not after the day.
    package var trainingMax: StatedWeight?
    /// The best of the last 90 days, in kilograms with the body's weight where that is lifted.
    package var estimatedOneRepMax: Double?
    /// When the lift's program was begun, or begun again: its weeks are counted from then. nil outside of programs.
    package var programFirstDay: LocalDay?

    package init(
        sessions: [LiftSession] = [], weightByHand: StatedWeight? = nil, trainingMax: StatedWeight? = nil,
        estimatedOneRepMax: Double? = nil, programFirstDay: LocalDay? = nil
    ) {
        self.sessions = sessions
        self.weightByHand = weightByHand
        self.trainingMax = trainingMax
        self.estimatedOneRepMax = estimatedOneRepMax
        self.programFirstDay = programFirstDay
    }

    /// The last sessions alone. Planned deloads are not counted: rules leave them out.
    package var remembered: LiftHistory {
        var history = self
        history.sessions = sessions.filter { $0.occasion != .deload }.suffix(Self.memory)
        return history
    }
}
