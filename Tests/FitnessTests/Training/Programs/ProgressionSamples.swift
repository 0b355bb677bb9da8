import Texts

@testable import Fitness
@testable import Progression

/// Weights that can be loaded, found by looking at each of them.
struct ListedLoads: Loads {
    let weights: [Double]
    /// nil where nobody comes near it.
    var heaviest: Double?

    init(_ weights: [Double]) { self.weights = weights.sorted() }
    init(step: Double, from least: Double = 20, to most: Double = 400) {
        self.init(Array(stride(from: least, through: most, by: step)))
    }

    func nearest(_ kilograms: Double) -> Double {
        weights.min { ($0 - kilograms).magnitude < ($1 - kilograms).magnitude } ?? kilograms
    }

    func below(_ kilograms: Double) -> Double? { weights.last { $0 < kilograms - 0.005 } }
}

extension LocalDay {
    /// A Monday.
    static let first = LocalDay(daysSinceEpoch: 20_822)
}

extension [SetLine] {
    /// The lines of a text that the test writes itself.
    static func written(_ text: String) -> [SetLine] { SetLine.list(text) ?? [] }
}

extension ProgressionRule {
    /// A rule that the test writes itself.
    static func written(_ text: String) -> ProgressionRule { ProgressionRule(text) ?? .fixed }
}

/// A set as asked, or with something else about it.
func done(
    _ target: TargetSet, _ loads: any Loads = ListedLoads(step: 2.5), reps: Int? = nil, kilograms: Double? = nil,
    effort: Double? = nil
) -> AskedSet {
    let loadable = target.kilograms.map(loads.nearest)
    let amount: SetAmount =
        switch target.amount {
        case .reps(let asked, _): .reps(reps ?? asked.lowerBound)
        case .time(let seconds): .time(seconds: reps ?? seconds)
        case .distance(let meters, let seconds): .distance(meters: reps.map(Double.init) ?? meters, seconds: seconds)
        }
    let logged = LoggedSet(
        kind: target.kind, amount: amount, kilograms: kilograms ?? loadable ?? 0, effort: effort)
    return AskedSet(target: target, loadableKilograms: loadable, done: logged)
}

/// A lift that is done over and over: each workout asks what the rule says after those before.
struct SimulatedLift {
    var rule: ProgressionRule
    var lines: [SetLine]
    var history = LiftHistory()
    var loads: any Loads = ListedLoads(step: 2.5)
    var unit = WeightUnit.kilograms
    var body = 0.0
    var day = LocalDay.first
    var week = 1

    init(_ rule: String, _ lines: String, from kilograms: Double? = nil) {
        self.rule = .written(rule)
        self.lines = .written(lines)
        let stated = kilograms.map { StatedWeight(day: day, kilograms: $0) }
        if self.rule.isCycle { history.trainingMax = stated } else { history.weightByHand = stated }
    }

    /// The next day, as any other.
    var occasion: Occasion { Occasion(day: day, week: week, unit: unit, bodyKilograms: body) }

    func next(_ kind: Occasion.Kind = .usual) -> Prescription {
        let weeks = if case .cycle(_, let weeks) = rule { weeks } else { 1 }
        var occasion = occasion
        occasion.kind = kind
        return rule.next(lines.ofWeek(week, of: weeks), after: history.remembered, on: occasion, loads)
    }

    /// Does the next workout, and says what it asked.
    /// - Parameters:
    ///   - reps: of each work set, or the seconds or meters; those that it lacks are as asked, 0 is not done.
    ///   - kilograms: another weight than asked, in all sets.
    @discardableResult
    mutating func train(
        _ kind: Occasion.Kind = .usual, reps: [Int] = [], kilograms: Double? = nil, effort: Double? = nil
    ) -> Prescription {
        let next = next(kind)
        var left = reps[...]
        let sets = next.sets.map { target -> AskedSet in
            let reps = target.isWork ? left.popFirst() : nil
            guard reps != 0 else { return AskedSet(target: target) }
            return done(target, loads, reps: reps, kilograms: kilograms, effort: effort)
        }
        history.workouts.append(LiftWorkout(day: day, occasion: kind, week: week, sets: sets, rung: next.rung))
        day = day + 2
        return next
    }

    mutating func state(_ kilograms: Double) {
        let stated = StatedWeight(day: day, kilograms: kilograms)
        if rule.isCycle { history.trainingMax = stated } else { history.weightByHand = stated }
    }
}

extension Prescription {
    /// The work sets as a lifter writes them: "3 x 5 @ 62.5".
    var written: String {
        var groups: [(text: String, count: Int)] = []
        for set in sets where set.isWork {
            let load = set.kilograms.map { " @ \(DecimalText.format($0))" } ?? ""
            let text = "\(set.amount)\(load)"
            // The open set ends its line.
            if let last = groups.last, text == last.text || text.replacing("+", with: "") == last.text {
                groups[groups.count - 1] = (text, last.count + 1)
            } else {
                groups.append((text, 1))
            }
        }
        return groups.map { "\($0.count) x \($0.text)" }.joined(separator: "; ")
    }

    var kilograms: Double? { sets.first(where: \.isWork)?.kilograms }
}
