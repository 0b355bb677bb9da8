import Samples
import Testing

@testable import Fitness
@testable import Racks

/// Two people's sets with one bar: they take turns, and few plates are moved.
@Suite struct SharedBarTests {
    private static func words(_ turns: [SharedBar.Turn]) -> [String] {
        turns.map { turn in
            let plates = turn.loaded?.nearest.perSideText ?? "?"
            let change = turn.change?.text(for: .kilograms) ?? "?"
            return "\("AB".map(String.init)[turn.person])\(turn.set + 1): \(plates) (\(change))"
        }
    }

    private func order(
        _ first: [Double?], _ second: [Double?], plates: [(Double, Int)] = RackTests.metric, after bar: Loading? = nil,
        last: Int? = nil
    ) throws -> [String] {
        let rack = try RackTests.rack(RackTests.olympic, plates)
        return Self.words(Self.turns(first, second, on: rack, after: bar, last: last))
    }

    private static func turns(
        _ first: [Double?], _ second: [Double?], on rack: Rack, after bar: Loading? = nil, last: Int? = nil
    ) -> [SharedBar.Turn] {
        SharedBar((first, second), on: rack).order((first, second), after: bar, last: last)
    }

    /// Even if plates go on and off each time: one's rest is the other's set.
    @Test func peopleTakeTurns() throws {
        #expect(
            try order([60, 60], [100, 100]) == [
                "A1: 20 (+20)", "B1: 20 + 20 (+20)", "A2: 20 (\u{2212}20)", "B2: 20 + 20 (+20)",
            ])
        #expect(
            try order([40, 60], [60, 40]) == [
                "A1: 10 (+10)", "B1: 20 (+20 \u{2212}10)", "A2: 20 ()", "B2: 10 (+10 \u{2212}20)",
            ])
    }

    /// Where one has more sets than the other, those come together that move the fewest plates.
    @Test func whereTheOrderIsFreeFewPlatesAreMoved() throws {
        #expect(
            try order([40, 60, 80, 80, 80], [60, 60]) == [
                "A1: 10 (+10)", "B1: 20 (+20 \u{2212}10)", "A2: 20 ()", "B2: 20 ()", "A3: 20 + 10 (+10)",
                "A4: 20 + 10 ()", "A5: 20 + 10 ()",
            ])
        #expect(try order([60], [40, 60]) == ["B1: 10 (+10)", "A1: 20 (+20 \u{2212}10)", "B2: 20 ()"])
    }

    /// The lighter work weight has the fewest plates, and so have warm-ups; to the heavier one, plates are added.
    @Test func aWeightIsPutOnTheSameWayEveryTime() throws {
        let rack = try RackTests.rack(RackTests.olympic, RackTests.metric)
        let shared = SharedBar(([30, 60, 60], [100, 80, 100]), on: rack)
        func plates(_ bar: SharedBar) -> [String] {
            [30, 60, 80, 100].map { bar.load($0)?.nearest.perSideText ?? "?" }
        }
        #expect(plates(shared) == ["5", "20", "20 + 10", "20 + 10 + 10"])
        for last in [nil, 0, 1] {
            for bar in [nil, rack.load(72.5).nearest] {
                let turns = shared.order(([60, 30], [80, 100]), after: bar, last: last)
                #expect(turns.allSatisfy { $0.loaded == shared.load($0.loaded?.targetKilograms) })
            }
        }
        #expect(plates(SharedBar(([30, 60, 80, 100], []), on: rack)) == ["5", "20", "25 + 5", "25 + 15"])
    }

    @Test func withTheSameWeightsPeopleTakeTurns() throws {
        #expect(
            try order([60, 60], [60, 60]) == ["A1: 20 (+20)", "B1: 20 ()", "A2: 20 ()", "B2: 20 ()"])
        #expect(try order([60, 60], [60], last: 0) == ["B1: 20 (+20)", "A1: 20 ()", "A2: 20 ()"])
        #expect(try order([], [60, 60]) == ["B1: 20 (+20)", "B2: 20 ()"])
        #expect(try order([], []) == [])
    }

    /// What is loaded decides who goes on.
    @Test func theBarIsUsedAsItIs() throws {
        let rack = try RackTests.rack(RackTests.olympic, RackTests.metric)
        let bar = rack.load(100, after: rack.load(60).nearest).nearest
        #expect(
            try order([60], [100], after: bar) == ["B1: 20 + 20 ()", "A1: 20 (\u{2212}20)"])
        #expect(try order([60], [100]) == ["A1: 20 (+20)", "B1: 20 + 20 (+20)"])
    }

    @Test func anUnknownWeightLeavesTheBarAsItIs() throws {
        #expect(try order([nil, 60], [60]) == ["A1: ? (?)", "B1: 20 (+20)", "A2: 20 ()"])
        // What assists is not put on a bar.
        #expect(try order([-20], [60]) == ["A1: ? (?)", "B1: 20 (+20)"])
    }

    /// Each step says the nearest weight, never a rounded target.
    @Test func whatCannotBeLoadedSaysBothNeighbours() throws {
        let rack = try RackTests.rack(RackTests.olympic, [(20, 1), (5, 1)])
        let turns = Self.turns([61], [15], on: rack)
        let loaded = turns.compactMap(\.loaded)
        #expect(turns.map(\.person) == [1, 0])
        #expect(loaded.map(\.targetKilograms) == [15, 61])
        #expect(loaded.map { $0.below?.kilograms } == [nil, 60])
        #expect(loaded.map { $0.above?.kilograms } == [20, 70])
    }

    @Test func theEmptyBarHasNothingToMove() throws {
        #expect(try order([20], [20]) == ["A1:  ()", "B1:  ()"])
        let rack = try RackTests.rack(RackTests.olympic, RackTests.metric)
        #expect(Self.turns([20], [], on: rack)[0].change?.isNone == true)
    }

    /// An odd plate is of no use, and a pair of dumbbells needs four of each.
    @Test func platesAreCountedAsTheRackHasThem() throws {
        let handles = LoadableBar(
            emptyWeight: RackWeight(2, .kilograms), sleeveMillimeters: 50, pieces: LoadableBar.handles)
        let rack = try RackTests.rack(handles, [(5, 2), (2.5, 3)])
        #expect(Self.words(Self.turns([12], [17], on: rack)) == ["A1: 5 (+5)", "B1: 5 + 2.5 (+2.5)"])
    }

    @Test func platesOfBothUnitsSayTheirs() throws {
        let rack = try #require(
            Rack(
                .bar(RackTests.olympic),
                plates: [RackTests.pairs(20, .kilograms, 1), RackTests.pairs(45, .pounds, 1)]))
        let pounds = 20 + 2 * WeightUnit.pounds.kilograms(45)
        let words = Self.words(Self.turns([pounds], [60], on: rack))
        #expect(words == ["A1: 45\u{A0}lb (+45\u{A0}lb)", "B1: 20 (+20\u{A0}kg \u{2212}45\u{A0}lb)"])
    }

    @Test func aBeltAndALandmineHaveOneSide() throws {
        for empty in [0.0, 15] {
            let bar = LoadableBar(emptyWeight: RackWeight(empty, .kilograms), sides: 1, sleeveMillimeters: 50)
            let rack = try RackTests.rack(bar, [(10, 1), (5, 1)])
            let words = Self.words(Self.turns([empty + 10], [empty, empty + 5], on: rack))
            #expect(words == ["B1:  ()", "A1: 5 + 5 (+5 +5)", "B2: 5 (\u{2212}5)"])
        }
    }

    @Test func takingAnotherDumbbellIsAMove() throws {
        let rack = try #require(Rack(.fixed([10, 12, 14].map { RackWeight($0, .kilograms) })))
        let turns = Self.turns([10, 12], [12, 12], on: rack)
        #expect(turns.map(\.person) == [0, 1, 0, 1])
        #expect(turns.map { $0.change?.moves } == [0, 1, 0, 0])
    }

    /// From 5 with an add-on to 10: the step of 10 without the add-on is two moves, another add-on is one.
    @Test func anotherStepIsAMoveLikeAnAddOn() throws {
        let steps = [5.0, 10].map { RackWeight($0, .kilograms) }
        let addOns = [2.5, 2.5].map { RackWeight($0, .kilograms) }
        let rack = try #require(Rack(.stack(steps: steps, addOns: addOns, isAssisting: false)))
        let turns = Self.turns([7.5], [10], on: rack)
        #expect(turns.map { $0.loaded?.nearest.base.value } == [5, 5])
        #expect(Self.words(turns) == ["A1: 2.5 (+2.5)", "B1: 2.5 + 2.5 (+2.5)"])
    }

    @Test func stacksWhoseStepsAssistAreShared() throws {
        let steps = [5.0, 10, 15].map { RackWeight($0, .kilograms) }
        let rack = try #require(Rack(.stack(steps: steps, addOns: [], isAssisting: true)))
        let turns = Self.turns([-10, -5], [-10], on: rack)
        #expect(turns.map(\.person) == [0, 1, 0])
        #expect(turns.map { $0.change?.moves } == [0, 0, 1])
    }

    /// Against every order there is, and every way to load each weight, for random sets and racks.
    @Test func noOrderMovesFewerPlates() throws {
        var generator = SeededGenerator(seed: Soak.seed(36))
        for number in 0..<Soak.amount(short: 300, long: 20_000) {
            let plates = RackTests.metric.map { ($0.0, Int.random(in: 0...$0.1, using: &generator)) }
            let rack = try RackTests.rack(RackTests.olympic, plates)
            func sets() -> [Double?] {
                (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                    Int.random(in: 0..<9, using: &generator) == 0
                        ? nil : 20 + 2.5 * Double(Int.random(in: 0...48, using: &generator))
                }
            }
            let people = [sets(), sets()]
            let bar = Bool.random(using: &generator) ? rack.load(70).nearest : nil
            let last = [nil, 0, 1].randomElement(using: &generator) ?? nil
            let shared = SharedBar((people[0], people[1]), on: rack)
            let turns = shared.order((people[0], people[1]), after: bar, last: last)
            for person in 0...1 {
                try #require(turns.filter { $0.person == person }.map(\.set) == Array(people[person].indices))
            }
            let all = SharedBarOracle(people: people, shared: shared)
            let costs = all.costs(of: turns.map(\.person), after: bar, last: last)
            let best = all.best(after: bar, last: last)
            try #require(costs == best, "\(number): \(people) on \(plates): \(Self.words(turns))")
            try #require(turns.reduce(0) { $0 + ($1.change?.moves ?? 0) } == costs.moves)
            let (ways, empty) = (SideOracle(plates), plates.map { _ in 0 })
            let lighterWork = people.compactMap { $0.compactMap(\.self).max() }.min() ?? 0
            var side = empty
            for weight in Set(people.joined().compactMap(\.self)).sorted() {
                let loading = try #require(shared.load(weight)).nearest
                let (next, before) = (ways.counts(loading), weight > lighterWork ? side : empty)
                try #require(
                    SideOracle.cost(next, after: before) == ways.best(loading.kilograms, after: before),
                    "\(number): \(loading.perSideText) after \(before) of \(plates)")
                side = next
            }
        }
    }
}

/// The slow way: all orders, with plates counted by their weight.
private struct SharedBarOracle {
    struct Costs: Equatable {
        var moves = 0
        var repeats = 0
    }

    let people: [[Double?]]
    let shared: SharedBar

    func costs(of order: [Int], after bar: Loading?, last: Int?) -> Costs {
        var (costs, next, last) = (Costs(), [0, 0], last)
        var loading = bar ?? shared.rack.load(20).nearest
        for person in order {
            if last == person { costs.repeats += 1 }
            last = person
            defer { next[person] += 1 }
            guard let loaded = shared.load(people[person][next[person]])?.nearest else { continue }
            for plate in Set((loading.perSide + loaded.perSide).map(\.weight)) {
                let (before, after) = (loading.perSide, loaded.perSide)
                costs.moves += abs(before.count { $0.weight == plate } - after.count { $0.weight == plate })
            }
            loading = loaded
        }
        return costs
    }

    func best(after bar: Loading?, last: Int?) -> Costs {
        orders(people[0].count, people[1].count).map { costs(of: $0, after: bar, last: last) }
            .min { ($0.repeats, $0.moves) < ($1.repeats, $1.moves) } ?? Costs()
    }

    private func orders(_ first: Int, _ second: Int) -> [[Int]] {
        guard first > 0 || second > 0 else { return [[]] }
        return (first > 0 ? orders(first - 1, second).map { [0] + $0 } : [])
            + (second > 0 ? orders(first, second - 1).map { [1] + $0 } : [])
    }
}

/// The slow way to load a bar of 20 kg: all combinations of a side's plates.
private struct SideOracle {
    let plates: [(weight: Double, count: Int)]
    private let ways: [Double: [[Int]]]

    init(_ plates: [(Double, Int)]) {
        self.plates = plates.map { (weight: $0.0, count: $0.1) }
        var all: [(kilograms: Double, counts: [Int])] = [(20, [])]
        for (weight, count) in plates {
            let pair = 2 * weight
            all = all.flatMap { way in
                (0...count).map { (way.kilograms + pair * Double($0), way.counts + [$0]) }
            }
        }
        ways = Dictionary(grouping: all, by: \.kilograms).mapValues { $0.map(\.counts) }
    }

    func counts(_ loading: Loading) -> [Int] {
        plates.map { plate in loading.perSide.count { $0.weight.value == plate.weight } }
    }

    /// The plates put on and taken off, and then those on the bar.
    static func cost(_ counts: [Int], after side: [Int]) -> [Int] {
        [zip(counts, side).reduce(0) { $0 + abs($1.0 - $1.1) }, counts.reduce(0, +)]
    }

    func best(_ kilograms: Double, after side: [Int]) -> [Int]? {
        ways[kilograms]?.map { Self.cost($0, after: side) }.min { $0.lexicographicallyPrecedes($1) }
    }
}
