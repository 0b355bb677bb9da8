/// What a loading begins with: an empty bar with its collars, a fixed weight, a step of a stack.
struct RackBase: Sendable {
    let weight: RackWeight
    let extra: RackWeight?
    let milligrams: Int

    init(_ weight: RackWeight, extra: RackWeight? = nil) {
        (self.weight, self.extra) = (weight, extra)
        milligrams = weight.milligrams + (extra?.milligrams ?? 0)
    }
}

/// The plates of one weight that each side can have, or the add-ons.
struct RackPart: Sendable {
    let plate: Plate
    let milligrams: Int
    let count: Int

    private init?(_ plate: Plate, count: Int) {
        guard plate.weight.milligrams > 0, count > 0 else { return nil }
        (self.plate, self.count) = (plate, count)
        milligrams = plate.weight.milligrams
    }

    /// What fits the bar's sleeves, and is there for all sides of all its pieces.
    static func fitting(_ bar: LoadableBar, _ plates: [PlatePairs]) -> [RackPart] {
        let places = max(1, bar.sides) * max(1, bar.pieces)
        return heavyFirst(
            plates.filter { $0.sleeveMillimeters == bar.sleeveMillimeters }
                .compactMap { RackPart($0.plate, count: $0.pairs * 2 / places) })
    }

    static func addOns(_ weights: [RackWeight]) -> [RackPart] {
        heavyFirst(
            Dictionary(grouping: weights, by: \.self).compactMap { RackPart(Plate($0.key), count: $0.value.count) })
    }

    private static func heavyFirst(_ parts: [RackPart]) -> [RackPart] {
        parts.sorted { $0.milligrams > $1.milligrams }
    }
}

/// The weights that one side can have.
enum RackSums {
    /// More than any real rack has; then sums that are the same within the tolerance are left out.
    private static let many = 20_000
    /// Dozens of kinds of odd plates have more sums than there is time and room for.
    private static let (maximumSteps, maximumSums) = (20_000_000, 2_000_000)

    /// In milligrams, with 0; nil if there are too many.
    static func all(of parts: [RackPart], atMost limit: Int) -> Set<Int>? {
        var sums: Set<Int> = [0]
        var steps = 0
        for part in parts {
            // A sum that is known needs no more plates of this kind than the way by which it is known.
            var last = Array(sums)
            for _ in 0..<part.count where !last.isEmpty {
                steps += last.count
                guard steps <= maximumSteps, sums.count <= maximumSums else { return nil }
                last = last.compactMap { sum in
                    let sum = sum + part.milligrams
                    return sum <= limit && sums.insert(sum).inserted ? sum : nil
                }
            }
            if sums.count > many { sums = thinned(sums) }
        }
        return sums
    }

    private static func thinned(_ sums: Set<Int>) -> Set<Int> {
        var kept = Int.min
        return sums.sorted().reduce(into: []) { thinned, sum in
            if thinned.isEmpty || sum - kept > Rack.tolerance {
                thinned.insert(sum)
                kept = sum
            }
        }
    }
}
