import Texts

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

    /// Whether its number is the estimated one-rep max, of the whole load.
    package var goesOnFromEstimate: Bool { self == .effort }

    package var isCycle: Bool {
        if case .cycle = self { true } else { false }
    }

    /// How many of the last judged workouts it looks at; nil for a `cycle`, which looks at all of its workouts.
    package var judgedSessions: Int? {
        switch self {
        case .cycle: nil
        case .linear(_, let successes, let deload): max(successes, deload.misses)
        case .double(_, let deload), .greyskull(_, let deload): deload.misses
        case .sum(_, _, let deload): deload?.misses ?? 1
        case .fixed, .effort, .gzclp, .bodyweight, .time, .distance: 1
        }
    }

    /// Whether it changes nothing as long as no line asks for its weight.
    package var needsWork: Bool {
        switch self {
        case .linear, .sum, .greyskull, .gzclp: true
        case .fixed, .double, .cycle, .effort, .bodyweight, .time, .distance: false
        }
    }

    // What a rule needs of the lines that it changes.

    /// Whether it says the weight of lines that ask for the work weight.
    package var saysWeight: Bool {
        switch self {
        case .linear, .double, .sum, .greyskull, .gzclp: true
        case .fixed, .cycle, .effort, .bodyweight, .time, .distance: false
        }
    }

    /// Whether it can change any of these lines.
    package func fits(_ lines: [SetLine]) -> Bool {
        let lines = lines.filter(\.kind.counts)
        return switch self {
        case .fixed: true
        case .linear: !lines.isEmpty
        case .double, .sum, .greyskull, .gzclp, .bodyweight: lines.contains { $0.amount.reps != nil }
        case .cycle: lines.contains { if case .trainingMax = $0.load { true } else { false } }
        case .effort: lines.contains { $0.effort != nil && $0.amount.reps != nil }
        case .time: lines.contains { if case .time = $0.amount { true } else { false } }
        case .distance: lines.contains { if case .distance = $0.amount { true } else { false } }
        }
    }

    /// The lines with their own weights replaced by the rule's, and the weight to start from: the heaviest of those.
    ///
    /// Somebody who types 3 × 5 with 60 kg and chooses to add weight means that 60 kg is where it starts.
    package func asking(_ lines: [SetLine]) -> (lines: [SetLine], startKilograms: Double?) {
        let counted = lines.filter(\.kind.counts)
        guard saysWeight, !counted.contains(where: \.load.isWork) else { return (lines, nil) }
        let heaviest = counted.compactMap(\.load.kilograms).max()
        if heaviest == nil, case .double = self { return (lines, nil) }
        let asking = lines.map { line in
            var line = line
            if line.kind.counts, line.load == heaviest.map({ .kilograms($0) }) ?? .none { line.load = .work(share: 1) }
            return line
        }
        return (asking, heaviest)
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
}

/// How much lighter a weight gets, after how many misses in a row.
package struct Deload: Sendable, Hashable {
    package var percent: Double
    package var misses: Int

    package static let afterOne = Deload(percent: 10, misses: 1)
    package static let afterThree = Deload(percent: 10, misses: 3)
}

/// The weights that can be loaded, for a rule that must ask for less than before.
package protocol Loads: Sendable {
    /// The loadable weight that is nearest to this one, the lighter of two.
    func nearest(_ kilograms: Double) -> Double
    /// The heaviest loadable weight below this one; nil if nothing is lighter, as with an empty bar.
    func below(_ kilograms: Double) -> Double?
    /// The most that can be loaded, of assistance the least; nil if that is not known.
    var heaviest: Double? { get }
}

/// Two weights that differ by less are the same on a bar: plates in pounds and kilograms, numbers as typed.
package let weightToleranceKilograms = 0.005

extension Double {
    /// Without the last digits of floating point, which would add up over years. Half a pound has nine decimals in
    /// kilograms.
    package var withoutNoise: Double { (self * 1e9).rounded() / 1e9 }

    package func isSameWeight(as other: Double) -> Bool { (self - other).magnitude <= weightToleranceKilograms }
}

extension AskedLoad {
    fileprivate var isWork: Bool { if case .work = self { true } else { false } }
    package var kilograms: Double? { if case .kilograms(let kilograms) = self { kilograms } else { nil } }
}

/// What a rule does, in words: `+2.5 kg when every rep is done`.
package struct RuleText {
    private let values: RuleValues
    private let units: Units
    /// What the program counts; nil where it is not known.
    let schedule: ProgramSchedule?

    package init(_ rule: ProgressionRule, _ units: Units, _ schedule: ProgramSchedule? = nil) {
        (values, self.units, self.schedule) = (rule.values, units, schedule)
    }

    /// One line for the routine's page.
    package var summary: String { values.kind.summary(self) }

    /// What happens after a workout in which reps were missed; nil if the rule only asks for the same again.
    package var afterMisses: String? { values.deload.map(text) ?? values.kind.afterMisses }

    subscript(_ number: RuleNumber) -> Int { values[number] }

    func distance(_ number: RuleNumber) -> String { units.distance.shortText(values.numbers[number] ?? 0) }

    var step: String { values.step.map(text) ?? "" }

    /// In the person's unit, if the step has it.
    private func text(_ step: Step) -> String {
        if let percent = step.percent { return Figure(DecimalText.format(percent), "%").text }
        let own = units.weight == .kilograms ? step.kilograms : step.pounds
        let other: WeightUnit = units.weight == .kilograms ? .pounds : .kilograms
        let number = own ?? (other == .kilograms ? step.kilograms : step.pounds)
        return number.map { Figure(DecimalText.format($0), (own == nil ? other : units.weight).symbol).text } ?? ""
    }

    private func text(_ deload: Deload) -> String {
        RoutineTexts.deload(Figure(DecimalText.format(deload.percent), "%").text, deload.misses)
    }
}
