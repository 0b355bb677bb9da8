/// How a lift progresses. What each rule does stands with its text form, in `ProgressionRule+Text.swift`.
package enum ProgressionRule: Sendable, Hashable {
    /// The lines as they are written.
    case fixed
    case linear(step: Step, successes: Int = 1, deload: Deload = .afterThree)
    /// More reps up to the top of the lines' range, then more weight.
    case double(step: Step, deload: Deload = .afterThree)
    /// More weight once all sets together have so many reps.
    case sum(reps: Int, step: Step, deload: Deload? = nil)
    case greyskull(step: Step, deload: Deload = .afterOne)
    case gzclp(Tier, step: Step)
    /// 5/3/1: a training max that rises after so many weeks. The percentages are in the lines.
    case cycle(step: Step, weeks: Int)
    /// The weight that fits the asked reps and effort, from the last workout.
    case effort
    /// More reps, then more sets, then a harder exercise of the ladder (keys of the catalogue).
    case bodyweight(step: Int, most: Int, mostSets: Int, ladder: [String])
    case time(seconds: Int, most: Int)
    case distance(meters: Double, most: Double)

    /// GZCLP's heavy lift, its lighter lift, and its lift for many reps.
    package enum Tier: Int, Sendable, CaseIterable {
        case first = 1, second, third
    }
}

/// What is added to a weight.
package struct Step: Sendable, Hashable {
    package var kilograms: Double?
    package var pounds: Double?
    /// Of the whole load; instead of a weight.
    package var percent: Double?

    package init(kilograms: Double? = nil, pounds: Double? = nil, percent: Double? = nil) {
        self.kilograms = kilograms
        self.pounds = pounds
        self.percent = percent
    }

    package func times(_ count: Int) -> Step {
        let count = Double(count)
        return Step(
            kilograms: kilograms.map { $0 * count }, pounds: pounds.map { $0 * count },
            percent: percent.map { $0 * count })
    }

    /// What a person with the unit of the occasion adds to a weight, in kilograms.
    package func kilograms(on kilograms: Double, _ occasion: Occasion) -> Double {
        if let percent { return (kilograms + occasion.bodyKilograms) * percent / 100 }
        let inPounds = pounds.map { WeightUnit.pounds.kilograms($0) }
        return (occasion.unit == .pounds ? inPounds ?? self.kilograms : self.kilograms ?? inPounds) ?? 0
    }
}

/// How much lighter a weight gets, after how many misses in a row.
package struct Deload: Sendable, Hashable {
    package var percent: Double
    package var misses: Int

    package static let afterOne = Deload(percent: 10, misses: 1)
    package static let afterThree = Deload(percent: 10, misses: 3)
}

extension ProgressionRule {
    /// What is due next: the sets, not rounded to what can be loaded, and why.
    /// - Parameters:
    ///   - lines: of the day, and of its week.
    ///   - history: the rule reads no more than `remembered`.
    ///   - loads: the weights that can be loaded.
    package func next(
        _ lines: [SetLine], after history: LiftHistory, on occasion: Occasion, _ loads: any Loads
    ) -> Prescription {
        RuleDecision(rule: self, lines: lines, history: history, occasion: occasion, loads: loads).prescription()
    }

    /// The training max that a `cycle` has reached; nil for other rules, and if no training max is known yet.
    package func trainingMax(after history: LiftHistory, on occasion: Occasion, _ loads: any Loads) -> Double? {
        guard isCycle else { return nil }
        return RuleDecision(rule: self, lines: [], history: history, occasion: occasion, loads: loads).basisKilograms
    }

    /// Whether its number is the estimated one-rep max, of the whole load.
    var goesOnFromEstimate: Bool { self == .effort }

    package var isCycle: Bool {
        if case .cycle = self { true } else { false }
    }

    /// How many of the last judged workouts it looks at; nil for a `cycle`, which looks at all of its workouts.
    var judgedSessions: Int? {
        switch self {
        case .cycle: nil
        case .linear(_, let successes, let deload): max(successes, deload.misses)
        case .double(_, let deload), .greyskull(_, let deload): deload.misses
        case .sum(_, _, let deload): deload?.misses ?? 1
        case .fixed, .effort, .gzclp, .bodyweight, .time, .distance: 1
        }
    }

    /// Whether it changes nothing as long as no line asks for its weight.
    var needsWork: Bool {
        switch self {
        case .linear, .sum, .greyskull, .gzclp: true
        case .fixed, .double, .cycle, .effort, .bodyweight, .time, .distance: false
        }
    }
}

/// The weights that can be loaded, for a rule that must ask for less than before.
package protocol Loads: Sendable {
    /// The loadable weight that is nearest to this one, the lighter of two.
    func nearest(_ kilograms: Double) -> Double
    /// The heaviest loadable weight below this one; nil if nothing is lighter, as with an empty bar.
    func below(_ kilograms: Double) -> Double?
}

/// Two weights that differ by less are the same on a bar: plates in pounds and kilograms, numbers as typed.
package let weightToleranceKilograms = 0.005

extension Double {
    /// Without the last digits of floating point, which would add up over years. Half a pound has nine decimals in
    /// kilograms.
    var withoutNoise: Double { (self * 1e9).rounded() / 1e9 }

    func isSameWeight(as other: Double) -> Bool { (self - other).magnitude <= weightToleranceKilograms }
}
