import Fitness

/// A bar that two people share. They take turns, so that one rests while the other lifts; where that leaves the order free,
/// it is the one with the fewest plates moved.
package struct SharedBar: Sendable {
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

    let rack: Rack
    private let loads: [Double: Loaded]

    /// Decides how each weight is put on, which is the same way every time.
    ///
    /// The heaviest weight of the one who lifts less has the fewest plates, and so have lighter ones. Each weight above it
    /// has as few changes as it can from the one below, because plates go on and off with every turn.
    /// - Parameter weights: those of each person's sets in kilograms, done or not; nil for an unknown one.
    package init(_ weights: (first: [Double?], second: [Double?]), on rack: Rack) {
        self.rack = rack
        let people = [weights.first, weights.second].map { sets in
            sets.compactMap(\.self).filter { rack.tool.isAssisting == ($0 < 0) }
        }
        let shared = people.compactMap { $0.max() }.min() ?? 0
        var (loads, lighter) = ([Double: Loaded](), nil as Loading?)
        for kilograms in Set(people.joined()).sorted() {
            let loaded =
                kilograms > shared
                ? rack.load(kilograms, after: lighter, prefersFewChanges: true) : rack.load(kilograms)
            loads[kilograms] = loaded
            lighter = loaded.known ?? lighter
        }
        self.loads = loads
    }

    /// - Returns: nil if it is not put on this rack, or is none of the weights of the two.
    package func load(_ kilograms: Double?) -> Loaded? { kilograms.flatMap { loads[$0] } }

    /// - Parameters:
    ///   - sets: the weights of each person's sets that are to do, in their order.
    ///   - bar: what is loaded now; nil for the empty bar.
    ///   - last: who did the set before; nil if there was none.
    package func order(
        _ sets: (first: [Double?], second: [Double?]), after bar: Loading? = nil, last: Int? = nil
    ) -> [Turn] {
        var search = SharedBarSearch(sets: [sets.first, sets.second].map { $0.map(load) })
        var place = SharedBarSearch.Place(counts: [0, 0], last: last, bar: bar ?? rack.emptyBar)
        var turns: [Turn] = []
        while let person = search.best(place).person {
            let (turn, next) = search.turn(of: person, at: place)
            turns.append(turn)
            place = next
        }
        return turns
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
        /// How often the same person does two sets in a row.
        var repeats = 0
        var moves = 0

        static func < (one: Self, other: Self) -> Bool {
            (one.repeats, one.moves) < (other.repeats, other.moves)
        }
    }

    let sets: [[Loaded?]]
    private var known: [Place: (cost: Cost, person: Int?)] = [:]

    init(sets: [[Loaded?]]) { self.sets = sets }

    /// What is left costs from here on, and who is next; nobody if all is done.
    mutating func best(_ place: Place) -> (cost: Cost, person: Int?) {
        if let known = known[place] { return known }
        var best: (cost: Cost, person: Int?) = (Cost(), nil)
        // Of equally good orders, the one in which the other person is next.
        for person in place.last == 0 ? [1, 0] : [0, 1] where place.counts[person] < sets[person].count {
            let (turn, next) = turn(of: person, at: place)
            var cost = self.best(next).cost
            cost.moves += turn.change?.moves ?? 0
            if place.last == person { cost.repeats += 1 }
            if best.person == nil || cost < best.cost { best = (cost, person) }
        }
        known[place] = best
        return best
    }

    func turn(of person: Int, at place: Place) -> (SharedBar.Turn, Place) {
        let set = place.counts[person]
        let loaded = sets[person][set]
        var next = place
        next.counts[person] += 1
        next.last = person
        next.bar = loaded?.known ?? place.bar
        let change = loaded?.known.map { PlateChange(from: place.bar, to: $0) }
        return (SharedBar.Turn(person: person, set: set, loaded: loaded, change: change), next)
    }
}
