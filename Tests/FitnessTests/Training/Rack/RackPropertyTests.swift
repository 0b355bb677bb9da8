import Foundation
import Samples
import Testing

@testable import Fitness

/// Loading against all combinations of a random rack's plates.
@Suite struct RackPropertyTests {
    @Test func aLoadIsTheBestOfAllCombinations() throws {
        var generator = SeededGenerator(seed: Soak.seed(21))
        for number in 0..<Soak.amount(short: 400, long: 100_000) {
            let sample = RandomRack(&generator)
            let rack = try #require(Rack(.bar(sample.bar), plates: sample.plates))
            var before: Loading?
            for _ in 0..<3 {
                let target = sample.target(&generator)
                let loaded = rack.load(target, after: before)
                let oracle = sample.load(target, after: before)
                let comment: Comment = "rack \(number), \(target) kg: \(loaded) but \(oracle)"
                try #require(sample.canLoad(loaded.nearest), comment)
                try #require(loaded.isExact == oracle.isExact, comment)
                try #require(loaded.nearest.perSide.count == oracle.plates, comment)
                try #require(sample.changes(loaded.nearest, before) == oracle.changes, comment)
                try #require(oracle.allows(loaded.nearest.kilograms), comment)
                before = loaded.nearest
            }
        }
    }

    /// Forty kinds of plates that nothing fits together; it says that it doesn't know, and within a moment.
    @Test func tooManyOddPlatesAreNotKnown() throws {
        let plates = (0..<40).map { RackTests.pairs(1 + Double($0) * 0.37, $0 % 2 == 0 ? .kilograms : .pounds, 50) }
        let rack = try #require(Rack(.bar(RackTests.olympic), plates: plates))
        let loaded = rack.load(183)
        #expect(!loaded.isKnown && !loaded.isExact)
        #expect(rack.nearest(183) == 183 && rack.below(183) == nil)
        #expect(LoadingText(loaded, of: rack.tool, in: .kilograms) == nil)
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
            [25, 20, 15, 10, 5, 2.5, 1.25, 1, 0.5, 0.25].map { RackWeight($0, .kilograms) }
            + [45, 35, 25, 10, 5, 2.5].map { RackWeight($0, .pounds) }
        let some = weights.shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator))
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

    func load(_ kilograms: Double, after before: Loading?) -> Answer {
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
            .min { $0 < $1 }
        return Answer(isExact: isExact, plates: best?.plates ?? -1, changes: best?.changes ?? -1, range: range)
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
