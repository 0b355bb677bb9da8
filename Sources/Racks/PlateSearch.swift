import Fitness
import Synchronization
import Texts

/// Which of several ways to load a weight is best.
struct PlateWish {
    /// What is loaded now.
    let previous: Loading?
    /// Whether few changes matter more than few plates, so that a plate is added rather than exchanged.
    let prefersFewChanges: Bool

    init(_ previous: Loading?, prefersFewChanges: Bool = false) {
        (self.previous, self.prefersFewChanges) = (previous, prefersFewChanges)
    }

    /// - Parameter count: how many plates of a kind are loaded after there were `before`.
    func cost(_ count: Int, before: Int) -> PlateCost {
        let changes = abs(count - before)
        return prefersFewChanges
            ? PlateCost(first: changes, second: count) : PlateCost(first: count, second: changes)
    }

    /// Another dumbbell or another step of a stack is a change too, and no plate.
    func cost(_ base: RackBase) -> PlateCost {
        let changes = previous.map { $0.base == base.weight ? 0 : 1 } ?? 0
        return prefersFewChanges ? PlateCost(first: changes, second: 0) : PlateCost(first: 0, second: changes)
    }
}

/// What matters first, and what decides if that is equal. Costs of different kinds of plates add up.
struct PlateCost: Comparable {
    let first: Int
    let second: Int

    static func + (one: Self, other: Self) -> Self {
        Self(first: one.first + other.first, second: one.second + other.second)
    }

    static func < (one: Self, other: Self) -> Bool { (one.first, one.second) < (other.first, other.second) }
}

/// Finds the best plates for exactly a weight. Taking the heaviest plate that fits does not: 30 of one 25 and three 10s.
struct PlateSearch {
    /// A weight of a side: of two sums in milligrams, each of the plates of one half of the table.
    struct Way {
        let first: Int
        let second: Int

        var milligrams: Int { first + second }
    }

    private struct Choice {
        let count: Int
        let cost: PlateCost
    }

    private let table: RackTable
    let wish: PlateWish
    /// How many plates of each kind are loaded now.
    private let before: [Int]
    /// By the place of a kind in its half and what is left for it and those after it.
    private var choices: [[Int: Choice]]
    private(set) var steps = 0
    private let maximumSteps: Int

    /// Whether there was more to try, so that nothing is known.
    var isExhausted: Bool { steps > maximumSteps }

    init(_ table: RackTable, _ parts: [RackPart], _ wish: PlateWish, maximumSteps: Int) {
        (self.table, self.wish, self.maximumSteps) = (table, wish, maximumSteps)
        let loaded = wish.previous?.perSide.map(\.weight) ?? []
        before = parts.map { part in loaded.count { $0 == part.plate.weight } }
        choices = Array(repeating: [:], count: table.kinds.count + 1)
    }

    // The weights of a side, in milligrams

    private var first: [Int] { table.halves[0].sums[0] }
    private var second: [Int] { table.halves[1].sums[0] }

    mutating func last(atMost most: Int) -> Int? {
        var last: Int?
        walk(to: min(most, RackTable.mostPerSide)) { first, end, second in
            if end > 0 { last = max(last ?? 0, first[end - 1] + second) }
        }
        return last
    }

    mutating func first(atLeast least: Int) -> Int? {
        var next = Int.max
        walk(to: least - 1) { first, end, second in
            if end < first.count { next = min(next, first[end] + second) }
        }
        return next <= RackTable.mostPerSide ? next : nil
    }

    mutating func ways(in range: ClosedRange<Int>) -> [Way] {
        let (most, limit) = (min(range.upperBound, RackTable.mostPerSide), maximumSteps - steps)
        var ways: [Way] = []
        walk(to: most) { first, end, second in
            var place = end - 1
            while place >= 0, ways.count <= limit, first[place] + second >= range.lowerBound {
                ways.append(Way(first: first[place], second: second))
                place -= 1
            }
        }
        steps += ways.count
        return ways
    }

    /// Goes through the sums of the second half, with how many sums of the first are not too much beside each.
    private mutating func walk(to most: Int, _ body: ([Int], Int, Int) -> Void) {
        let (first, second) = (first, second)
        var end = first.place(after: most)
        for sum in second {
            steps += 1
            while end > 0, first[end - 1] + sum > most {
                end -= 1
                steps += 1
            }
            body(first, end, sum)
            guard end > 0 else { return }
        }
    }

    // The plates of a side

    /// - Returns: nil if there was too much to try.
    mutating func cost(_ way: Way) -> PlateCost? {
        guard let first = choice(0, 0, way.first), let second = choice(1, 0, way.second) else { return nil }
        return first.cost + second.cost
    }

    /// How many plates of each kind a weight has, of which the cost is known. Of equally good ones, the heaviest.
    mutating func counts(_ way: Way) -> [Int] {
        var counts = before.map { _ in 0 }
        for (half, sum) in [way.first, way.second].enumerated() {
            var rest = sum
            for (level, kind) in table.halves[half].kinds.enumerated() {
                counts[kind] = choice(half, level, rest)?.count ?? 0
                rest -= counts[kind] * table.kinds[kind].milligrams
            }
        }
        return counts
    }

    private mutating func choice(_ half: Int, _ level: Int, _ rest: Int) -> Choice? {
        let kinds = table.halves[half].kinds
        guard level < kinds.count else { return Choice(count: 0, cost: PlateCost(first: 0, second: 0)) }
        let memory = half == 0 ? level : table.kinds.count - level
        if let known = choices[memory][rest] { return known }
        let (place, kind, sums) = (kinds[level], table.kinds[kinds[level]], table.halves[half].sums[level + 1])
        var best: Choice?
        for count in (0...min(kind.count, rest / kind.milligrams)).reversed() {
            steps += 1
            guard !isExhausted else { return nil }
            let left = rest - count * kind.milligrams
            let end = sums.place(after: left)
            guard end > 0, sums[end - 1] == left else { continue }
            guard let others = choice(half, level + 1, left) else { return nil }
            let cost = wish.cost(count, before: before[place]) + others.cost
            if best.map({ cost < $0.cost }) ?? true { best = Choice(count: count, cost: cost) }
        }
        choices[memory][rest] = best
        return best
    }
}

/// How much may be tried for all the weights of one answer, so that nobody waits for somebody's odd plates. What is
/// beyond it is not known.
package final class RackBudget: Sendable {
    private let limit: Int
    private let used = Atomic(0)

    /// - Parameter steps: each is a sum of plates that is looked at.
    package init(steps: Int = 2_000_000) { limit = steps }

    var left: Int { max(0, limit - spent) }
    var spent: Int { used.load(ordering: .relaxed) }
    func spend(_ steps: Int) { used.wrappingAdd(steps, ordering: .relaxed) }
}

extension [Int] {
    /// How many of ascending numbers are not above one.
    fileprivate func place(after number: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// What is put on a side and taken off it between two loadings.
package struct PlateChange: Sendable, Hashable {
    /// Heavy first.
    package let added: [Plate]
    package let removed: [Plate]
    /// Whether another dumbbell is taken, or another step of a stack.
    package let isOtherBase: Bool

    /// - Parameter before: nil for nothing.
    package init(from before: Loading?, to loading: Loading) {
        var (left, added) = (before?.perSide ?? [], [Plate]())
        for plate in loading.perSide {
            if let index = left.firstIndex(where: { $0.weight == plate.weight }) {
                left.remove(at: index)
            } else {
                added.append(plate)
            }
        }
        self.added = added
        removed = left
        isOtherBase = before.map { $0.base != loading.base } ?? false
    }

    package var isNone: Bool { moves == 0 }

    /// How many plates are moved on a side; taking another dumbbell is one move too.
    package var moves: Int { added.count + removed.count + (isOtherBase ? 1 : 0) }

    /// `+5 −2.5`, with units where they are not all this one; empty if no plate is moved.
    package func text(for unit: WeightUnit) -> String {
        let isMixed = (added + removed).contains { $0.weight.unit != unit }
        func number(_ plate: Plate) -> String {
            let number = DecimalText.format(plate.weight.value, maximumDecimals: 3)
            return isMixed ? Figure(number, plate.weight.unit.symbol).text : number
        }
        let texts = added.map { "+\(number($0))" } + removed.map { "\(DecimalText.minus)\(number($0))" }
        return texts.joined(separator: " ")
    }
}
