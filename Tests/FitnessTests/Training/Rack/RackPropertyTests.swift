import Foundation
import Samples
import Testing

@testable import Fitness
@testable import Racks

/// Loading against all combinations of a random rack's plates.
@Suite struct RackPropertyTests {
    @Test func aLoadIsTheBestOfAllCombinations() throws {
        var generator = SeededGenerator(seed: Soak.seed(21))
        for number in 0..<Soak.amount(short: 400, long: 100_000) {
            let sample = RandomRack(&generator)
            let rack = try #require(Rack(.bar(sample.bar), plates: sample.plates))
            let fewChanges = number % 2 == 1
            var before: Loading?
            for _ in 0..<3 {
                let target = sample.target(&generator)
                let loaded = rack.load(target, after: before, prefersFewChanges: fewChanges)
                let oracle = sample.load(target, after: before, prefersFewChanges: fewChanges)
                let comment: Comment = "rack \(number), \(target) kg: \(loaded) but \(oracle)"
                try #require(sample.canLoad(loaded.nearest), comment)
                try #require(loaded.isExact == oracle.isExact, comment)
                try #require(loaded.nearest.perSide.count == oracle.plates, comment)
                try #require(sample.changes(loaded.nearest, before) == oracle.changes, comment)
                try #require(oracle.allows(loaded.nearest.kilograms), comment)
                let below = rack.below(target)
                try #require(below.map { sample.isNext($0, below: target) } ?? true, comment)
                if let heavy = sample.heaviest(target, after: before, prefersFewChanges: fewChanges) {
                    try #require(sample.heavyFirst(loaded.nearest) == heavy, comment)
                }
                try #require(rack.load(target, after: before, prefersFewChanges: fewChanges) == loaded, comment)
                before = loaded.nearest
            }
        }
    }

    private static let oddPlates = (0..<40).map {
        RackTests.pairs(1 + Double($0) * 0.37, $0 % 2 == 0 ? .kilograms : .pounds, 50)
    }

    /// Forty kinds of plates that nothing fits together; it says that it doesn't know, and within a moment.
    @Test func tooManyOddPlatesAreNotKnown() throws {
        let rack = try #require(Rack(.bar(RackTests.olympic), plates: Self.oddPlates))
        let loaded = rack.load(183)
        #expect(!loaded.isKnown && !loaded.isExact)
        #expect(rack.nearest(183) == 183 && rack.below(183) == nil)
        let text = LoadingText(loaded, of: rack.tool, in: .kilograms)
        #expect(text?.problem == "There are too many different plates to work out what to load." && text?.lines == [])
    }

    /// Twenty exercises of seven sets, with what their pages ask besides.
    @Test func oddPlatesStayWithinTheBudgetOfAnAnswer() throws {
        let weighed = (0..<20).map { RackTests.pairs(1.001 + Double($0) * 1.237, .kilograms, 2) }
        for (plates, limit) in [(Self.oddPlates, 2_000_000), (weighed, 2_000_000), (weighed, 50_000)] {
            let budget = RackBudget(steps: limit)
            var known: [Bool] = []
            for line in 0..<20 {
                let rack = try #require(Rack(.bar(RackTests.olympic), plates: plates, budget: budget))
                let weights = (0..<7).map { 41.3 + Double(line) * 4.1 + Double($0) * 3.7 }
                for weight in weights {
                    let loaded = rack.load(weight)
                    known.append(loaded.isKnown)
                    if !loaded.isKnown { #expect(rack.nearest(weight) == weight) }
                }
                if !rack.load(weights[0]).isKnown { #expect(WarmUpRamp.steps(to: weights[0], on: rack) == []) }
            }
            // A search that is under way ends at the next sum.
            #expect(budget.spent <= limit + 10_000)
            #expect(known == known.sorted { $0 && !$1 })
            #expect(known[0] == (plates.count == 20) && known[139] == (plates.count == 20 && limit > 50_000))
        }
    }

    /// Two people's sets beyond the budget leave the bar as it is, and all of them are in the order.
    @Test func beyondTheBudgetSetsKeepTheirTurns() throws {
        let weights = (0..<7).map { 41.3 + Double($0) * 3.7 as Double? }
        for steps in [0, 300, 500_000] {
            let rack = try #require(
                Rack(.bar(RackTests.olympic), plates: Rack.usualPlates(.kilograms), budget: RackBudget(steps: steps)))
            let turns = SharedBar((weights, weights), on: rack).order((weights, weights))
            for person in 0...1 { #expect(turns.filter { $0.person == person }.map(\.set) == Array(0..<7)) }
            #expect(turns.contains { $0.loaded?.isKnown == false && $0.change == nil } == (steps < 500_000))
        }
    }

    /// A gym's plates in both units, twelve of each.
    @Test func aRackOfManyPlatesLoadsAnything() throws {
        let plates =
            [25, 20, 15, 10, 5, 2.5, 1.25, 0.5].map { RackTests.pairs($0, .kilograms, 6) }
            + [45, 35, 25, 10, 5, 2.5, 1.25].map { RackTests.pairs($0, .pounds, 6) }
        let rack = try #require(Rack(.bar(RackTests.olympic), plates: plates))
        for target in [61.3, 100, 187.77, 320] {
            #expect(abs(rack.load(target).nearest.kilograms - target) < 0.05)
        }
        #expect(rack.load(100).nearest.perSideText == "25 + 15")
    }
}

/// A bar with a few plates, and the slow way to load it.
private struct RandomRack {
    struct Answer {
        let isExact: Bool
        let plates: Int
        let changes: Int
        /// The weights that would be right, in milligrams.
        let range: ClosedRange<Int>

        /// Rounding each plate may be some milligrams off.
        func allows(_ kilograms: Double) -> Bool {
            (range.lowerBound - RandomRack.rounding...range.upperBound + RandomRack.rounding)
                .contains(RandomRack.milligrams(kilograms))
        }
    }

    let bar: LoadableBar
    let plates: [PlatePairs]
    /// How many plates of each kind a side can have.
    private let counts: [Int]
    /// All combinations: the whole weight in milligrams, and how many of each kind.
    private let combinations: [(total: Int, counts: [Int])]

    private static let tolerance = 5_000
    private static let rounding = 20

    static func milligrams(_ kilograms: Double) -> Int { Int((kilograms * 1_000_000).rounded()) }

    private static func milligrams(_ weight: RackWeight) -> Int { milligrams(weight.unit.kilograms(weight.value)) }

    init(_ generator: inout SeededGenerator) {
        let weights: [RackWeight] =
            [25, 20, 15, 10, 5, 2.5, 1.25, 1, 0.5, 0.25, 19.873, 7.3].map { RackWeight($0, .kilograms) }
            + [45, 35, 25, 10, 5, 2.5, 1.25, 3.3].map { RackWeight($0, .pounds) }
        // Often those of which different ones make the same weight, as 45 + 5 and 25 + 25.
        let common = [45, 25, 10, 5].map { RackWeight($0, .pounds) }
        let some =
            Int.random(in: 0..<4, using: &generator) == 0
            ? common[...] : weights.shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator))
        plates = some.map {
            PlatePairs(Plate($0), pairs: Int.random(in: 0...3, using: &generator), sleeveMillimeters: 50)
        }
        let sides = Int.random(in: 1...2, using: &generator)
        let pieces = sides == 2 && Int.random(in: 0..<4, using: &generator) == 0 ? 2 : 1
        let empty = [RackWeight(20, .kilograms), RackWeight(45, .pounds), RackWeight(2, .kilograms), .init(0, .pounds)]
        bar = LoadableBar(
            emptyWeight: empty.randomElement(using: &generator) ?? empty[0],
            collarWeight: RackWeight(Bool.random(using: &generator) ? 0 : 5, .kilograms), sides: sides,
            sleeveMillimeters: 50, pieces: pieces)
        counts = plates.map { $0.pairs * 2 / (sides * pieces) }
        let start = Self.milligrams(bar.emptyWeight) + Self.milligrams(bar.collarWeight)
        var all: [(total: Int, counts: [Int])] = [(start, [])]
        for (pairs, count) in zip(plates, counts) {
            let weight = sides * Self.milligrams(pairs.plate.weight)
            all = all.flatMap { way in (0...count).map { (way.total + $0 * weight, way.counts + [$0]) } }
        }
        combinations = all
    }

    /// Often something that can be loaded, sometimes with a few grams more or less, sometimes anything.
    func target(_ generator: inout SeededGenerator) -> Double {
        let some = Double(combinations.randomElement(using: &generator)?.total ?? 0) / 1_000_000
        return switch Int.random(in: 0..<4, using: &generator) {
        case 0: some
        case 1: some + Double(Int.random(in: -8...8, using: &generator)) / 1_000
        case 2: some + Double(Int.random(in: -10...10, using: &generator)) / 8
        default: Double(Int.random(in: -10...250, using: &generator))
        }
    }

    /// Whether nothing between a weight and a heavier one can be loaded.
    func isNext(_ weight: Double, below kilograms: Double) -> Bool {
        let most = Self.milligrams(kilograms) - Self.tolerance
        let next = combinations.map(\.total).filter { $0 < most }.max() ?? .min
        return abs(Self.milligrams(weight) - next) <= Self.rounding
    }

    func load(_ kilograms: Double, after before: Loading?, prefersFewChanges: Bool) -> Answer {
        let target = Self.milligrams(kilograms)
        let totals = combinations.map(\.total)
        let distance = totals.map { abs($0 - target) }.min() ?? 0
        let isExact = distance <= Self.tolerance
        var range = target - Self.tolerance...target + Self.tolerance
        if !isExact {
            let lighter = totals.filter { $0 < target && target - $0 <= distance + Self.tolerance }.max()
            let heavier = totals.filter { $0 > target }.min() ?? 0
            range = lighter.map { $0 - Self.tolerance...$0 } ?? heavier...heavier + Self.tolerance
        }
        let best = combinations.filter { range.contains($0.total) }
            .map { (plates: $0.counts.reduce(0, +), changes: changes($0.counts, before)) }
            .min { prefersFewChanges ? ($0.changes, $0.plates) < ($1.changes, $1.plates) : $0 < $1 }
        return Answer(isExact: isExact, plates: best?.plates ?? -1, changes: best?.changes ?? -1, range: range)
    }

    /// Of the best combinations for a weight that can be loaded the one with the heaviest plates, as their weights in
    /// milligrams; nil for a weight that can't, to the gram.
    func heaviest(_ kilograms: Double, after before: Loading?, prefersFewChanges: Bool) -> [Int]? {
        let target = Self.milligrams(kilograms)
        func cost(_ counts: [Int]) -> [Int] {
            let (plates, changes) = (counts.reduce(0, +), changes(counts, before))
            return prefersFewChanges ? [changes, plates] : [plates, changes]
        }
        let near = combinations.filter { abs($0.total - target) <= Self.tolerance }
        let costs = near.map { cost($0.counts) }
        guard let least = costs.min(by: { $0.lexicographicallyPrecedes($1) }) else { return nil }
        let best = near.filter { cost($0.counts) == least }
        guard best.contains(where: { abs($0.total - target) < 1_000 }) else { return nil }
        return best.filter { abs($0.total - target) < 1_000 }.map { heavyFirst($0.counts) }
            .max { $0.lexicographicallyPrecedes($1) }
    }

    func heavyFirst(_ loading: Loading) -> [Int] { heavyFirst(counts(loading)) }

    private func heavyFirst(_ counts: [Int]) -> [Int] {
        zip(plates, counts).flatMap { Array(repeating: Self.milligrams($0.plate.weight), count: $1) }.sorted(by: >)
    }

    func canLoad(_ loading: Loading) -> Bool {
        let used = counts(loading)
        return used.reduce(0, +) == loading.perSide.count && zip(used, counts).allSatisfy { $0 <= $1 }
            && loading.perSide.map { Self.milligrams($0.weight) }
                == loading.perSide.map { Self.milligrams($0.weight) }
                .sorted(by: >)
            && combinations.contains {
                $0.counts == used && abs($0.total - Self.milligrams(loading.kilograms)) <= Self.rounding
            }
    }

    func changes(_ loading: Loading, _ before: Loading?) -> Int { changes(counts(loading), before) }

    private func changes(_ used: [Int], _ before: Loading?) -> Int {
        zip(used, before.map(counts) ?? used.map { _ in 0 }).reduce(0) { $0 + abs($1.0 - $1.1) }
    }

    private func counts(_ loading: Loading) -> [Int] {
        plates.map { pairs in loading.perSide.count { $0 == pairs.plate } }
    }
}
