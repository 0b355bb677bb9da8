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
    private struct Place: Hashable {
        let part: Int
        let rest: Int
    }

    private struct Choice {
        let count: Int
        let cost: PlateCost
    }

    private let parts: [RackPart]
    let wish: PlateWish
    /// How many plates of each kind are loaded now.
    private let before: [Int]
    /// What all plates from a kind on weigh.
    private let most: [Int]
    private var choices: [Place: Choice?] = [:]
    private var steps = 0
    /// Dozens of kinds of odd plates have more combinations than there is time to try.
    private static let maximumSteps = 500_000

    /// Whether there was more to try, so that nothing is known.
    var isExhausted: Bool { steps > Self.maximumSteps }

    init(_ parts: [RackPart], _ wish: PlateWish) {
        (self.parts, self.wish) = (parts, wish)
        let loaded = wish.previous?.perSide.map(\.weight) ?? []
        before = parts.map { part in loaded.count { $0 == part.plate.weight } }
        most = parts.indices.map { parts[$0...].reduce(0) { $0 + $1.milligrams * $1.count } } + [0]
    }

    /// - Parameter rest: the weight of a side in milligrams.
    /// - Returns: nil if it can't be loaded.
    mutating func cost(_ rest: Int) -> PlateCost? { choice(Place(part: 0, rest: rest))?.cost }

    /// The plates of one side, heavy first, for a weight that has a cost.
    mutating func plates(_ rest: Int) -> [Plate] {
        var (rest, plates) = (rest, [Plate]())
        for (index, part) in parts.enumerated() {
            let count = choice(Place(part: index, rest: rest))?.count ?? 0
            plates += Array(repeating: part.plate, count: count)
            rest -= count * part.milligrams
        }
        return plates
    }

    private mutating func choice(_ place: Place) -> Choice? {
        guard place.rest <= most[place.part] else { return nil }
        guard place.part < parts.count else { return Choice(count: 0, cost: PlateCost(first: 0, second: 0)) }
        if let known = choices[place] { return known }
        steps += 1
        guard steps <= Self.maximumSteps else { return nil }
        let part = parts[place.part]
        var best: Choice?
        for count in (0...min(part.count, place.rest / part.milligrams)).reversed() {
            let rest = Place(part: place.part + 1, rest: place.rest - count * part.milligrams)
            guard let others = choice(rest) else { continue }
            let cost = wish.cost(count, before: before[place.part]) + others.cost
            if best.map({ cost < $0.cost }) ?? true { best = Choice(count: count, cost: cost) }
        }
        choices[place] = .some(best)
        return best
    }
}
