import Fitness

/// The order in which two people who share a bar do their sets: the one with the fewest plates moved, where each set
/// changes as few as it can. Of equally good ones, it is the one in which they take turns most.
package enum SharedBar {
    package struct Turn: Sendable, Hashable {
        /// 0 or 1.
        package let person: Int
        /// Which of the person's sets it is.
        package let set: Int
        /// nil for a set of which no weight is known, or that is not put on this rack. It leaves the bar as it is, as
        /// does one of which it is not known what to load.
        package let loaded: Loaded?
        package let change: PlateChange?
    }

    /// - Parameters:
    ///   - sets: the weights of each person's sets in kilograms, in their order; nil for an unknown one.
    ///   - bar: what is loaded now; nil for the empty bar.
    ///   - last: who did the set before; nil if there was none.
    package static func order(
        _ sets: (first: [Double?], second: [Double?]), on rack: Rack, after bar: Loading? = nil, last: Int? = nil
    ) -> [Turn] {
        var search = SharedBarSearch(sets: [sets.first, sets.second], rack: rack)
        var place = SharedBarSearch.Place(counts: [0, 0], last: last, bar: bar ?? rack.emptyBar)
        var turns: [Turn] = []
        while let person = search.best(place).person {
            let (turn, next) = search.turn(of: person, at: place)
            turns.append(turn)
            place = next
        }
        return turns
    }

    /// What a set's weight is loaded as, after what is on the bar now: with the fewest plates put on and taken off.
    /// - Returns: nil if it is not put on this rack.
    package static func load(_ kilograms: Double?, on rack: Rack, after bar: Loading?) -> Loaded? {
        guard let kilograms, rack.tool.isAssisting == (kilograms < 0) else { return nil }
        return rack.load(kilograms, after: bar, prefersFewChanges: true)
    }
}

/// Tries all orders, each place once: how many sets each has done, who was last, and what is on the bar.
private struct SharedBarSearch {
    struct Place: Hashable {
        var counts: [Int]
        var last: Int?
        var bar: Loading?
    }

    struct Cost: Comparable {
        var moves = 0
        /// How often the same person does two sets in a row.
        var repeats = 0

        static func < (one: Self, other: Self) -> Bool {
            (one.moves, one.repeats) < (other.moves, other.repeats)
        }
    }

    private struct Load: Hashable {
        let kilograms: Double?
        let bar: Loading?
    }

    /// What a place costs of the budget.
    private static let steps = 100
    private static let unknownMoves = 1_000
    let sets: [[Double?]]
    let rack: Rack
    private var known: [Place: (cost: Cost, person: Int?)] = [:]
    private var loads: [Load: Loaded?] = [:]

    init(sets: [[Double?]], rack: Rack) {
        self.sets = sets
        self.rack = rack
    }

    /// What is left costs from here on, and who is next; nobody if all is done.
    mutating func best(_ place: Place) -> (cost: Cost, person: Int?) {
        if let known = known[place] { return known }
        rack.budget.spend(Self.steps)
        var best: (cost: Cost, person: Int?) = (Cost(), nil)
        // Of equally good orders, the one in which the other person is next.
        for person in place.last == 0 ? [1, 0] : [0, 1] where place.counts[person] < sets[person].count {
            let (turn, next) = turn(of: person, at: place)
            var cost = self.best(next).cost
            // An order of which all is known comes first.
            cost.moves += turn.change?.moves ?? (turn.loaded == nil ? 0 : Self.unknownMoves)
            if place.last == person { cost.repeats += 1 }
            if best.person == nil || cost < best.cost { best = (cost, person) }
        }
        known[place] = best
        return best
    }

    mutating func turn(of person: Int, at place: Place) -> (SharedBar.Turn, Place) {
        let set = place.counts[person]
        let loaded = load(sets[person][set], after: place.bar)
        var next = place
        next.counts[person] += 1
        next.last = person
        next.bar = loaded?.known ?? place.bar
        let change = loaded?.known.map { PlateChange(from: place.bar, to: $0) }
        return (SharedBar.Turn(person: person, set: set, loaded: loaded, change: change), next)
    }

    private mutating func load(_ kilograms: Double?, after bar: Loading?) -> Loaded? {
        let key = Load(kilograms: kilograms, bar: bar)
        if let known = loads[key] { return known }
        let loaded = SharedBar.load(kilograms, on: rack, after: bar)
        loads[key] = .some(loaded)
        return loaded
    }
}
