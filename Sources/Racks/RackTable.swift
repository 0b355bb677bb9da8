import Fitness
import Synchronization

/// The weights that one side can have, so that a weight is looked up and not tried among all combinations of plates.
///
/// The kinds of plates are in two halves: kilograms and pounds have few sums each, but many together.
struct RackTable: Sendable {
    struct Kind: Hashable {
        let milligrams: Int
        let count: Int
    }

    /// Some of the kinds, heavy first.
    struct Half: Sendable {
        /// Their places in the list of all kinds.
        fileprivate(set) var kinds: [Int] = []
        /// In milligrams, ascending: for each kind the sums of it and those after it, at the end that of no plates.
        fileprivate(set) var sums = [[0]]
    }

    let kinds: [Kind]
    let halves: [Half]

    /// No bar holds more on a side. In milligrams.
    static let mostPerSide = 500_000_000
    /// Dozens of kinds of odd plates have more sums than there is time and room for.
    private static let (maximumSteps, maximumSums) = (300_000, 100_000)

    /// - Returns: nil if there are too many sums.
    private init?(_ kinds: [Kind]) {
        var (halves, weights, steps, size) = ([Half(), Half()], [1, 1], 0, 0)
        for (place, kind) in kinds.enumerated().reversed() {
            // A kind goes where it makes fewer weights, as beside others of its unit.
            let longer = halves.map { Self.sums($0.sums[0], with: kind, &steps) }
            let counts = longer.map { $0.map(Self.weights) ?? Self.maximumSums }
            let (first, second) = (counts[0] * weights[1], weights[0] * counts[1])
            let half = (first, counts[0] + weights[1]) <= (second, weights[0] + counts[1]) ? 0 : 1
            guard let sums = longer[half], size + sums.count <= Self.maximumSums else { return nil }
            size += sums.count
            weights[half] = counts[half]
            halves[half].kinds.insert(place, at: 0)
            halves[half].sums.insert(sums, at: 0)
        }
        (self.kinds, self.halves) = (kinds, halves)
    }

    private var size: Int { halves.reduce(0) { $0 + $1.sums.reduce(0) { $0 + $1.count } } }

    /// How many of the sums differ. Plates in pounds are rounded to milligrams, each by itself.
    private static func weights(_ sums: [Int]) -> Int {
        1 + zip(sums, sums.dropFirst()).count { $1 - $0 > Rack.tolerance }
    }

    private static func sums(_ sums: [Int], with kind: Kind, _ steps: inout Int) -> [Int]? {
        // A sum that is known needs no more plates of this kind than the way by which it is known.
        var (all, last) = (Set(sums), sums)
        for _ in 0..<kind.count where !last.isEmpty {
            steps += last.count
            guard steps <= maximumSteps else { return nil }
            last = last.map { $0 + kind.milligrams }.filter { $0 <= mostPerSide && all.insert($0).inserted }
        }
        return all.sorted()
    }

    /// Of all tables together.
    private static let maximumKeptSums = 400_000
    private static let tables = Mutex<[[Kind]: RackTable?]>([:])

    /// Made once for the same plates, not for each exercise and answer: what it is depends on the plates alone.
    /// - Returns: nil if there are too many sums.
    static func of(_ kinds: [Kind]) -> RackTable? {
        if let known = tables.withLock({ $0[kinds] }) { return known }
        let table = RackTable(kinds)
        tables.withLock { tables in
            let size = tables.values.reduce(0) { $0 + ($1?.size ?? 0) } + tables.count
            if size > maximumKeptSums { tables.removeAll() }
            tables[kinds] = .some(table)
        }
        return table
    }
}
