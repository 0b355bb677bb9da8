import Fitness

/// What a household can load for an exercise: a tool with the plates that fit it.
package struct Rack: Sendable, Loads {
    package let tool: LoadingTool
    /// In milligrams.
    static let tolerance = RackWeight.milligrams(weightToleranceKilograms)
    /// Weights that differ by less are equally near, in milligrams.
    private static let rounding = 1_000

    /// The bar, or the steps of a stack, or the fixed weights.
    let bases: [RackBase]
    /// What can be put on one side, heavy first.
    let parts: [RackPart]
    let sides: Int
    let isAssisting: Bool
    /// Shared by all racks of an answer.
    let budget: RackBudget

    /// - Returns: nil if the tool has no weights.
    package init?(_ tool: LoadingTool, plates: [PlatePairs] = [], budget: RackBudget = RackBudget()) {
        (self.tool, self.budget) = (tool, budget)
        switch tool {
        case .bar(let bar):
            bases = [RackBase(bar.emptyWeight, extra: bar.collarWeight)]
            sides = max(1, bar.sides)
            parts = RackPart.fitting(bar, plates)
            isAssisting = false
        case .fixed(let weights):
            bases = weights.map { RackBase($0) }
            (sides, parts, isAssisting) = (1, [], false)
        case .stack(let steps, let addOns, let assists):
            // A step may be none at all, which assists with nothing.
            let none = assists ? steps.first.map { RackWeight(0, $0.unit) } : nil
            bases = (steps + [none].compactMap(\.self)).map { RackBase($0) }
            (sides, parts, isAssisting) = (1, RackPart.addOns(addOns), assists)
        }
        if bases.isEmpty { return nil }
    }

    /// - Parameters:
    ///   - previous: what is loaded now, from which little should change.
    ///   - prefersFewChanges: whether that matters more than few plates.
    package func load(
        _ kilograms: Double, after previous: Loading? = nil, prefersFewChanges: Bool = false
    ) -> Loaded {
        let found = searching(PlateWish(previous, prefersFewChanges: prefersFewChanges)) { search in
            loaded(kilograms, &search)
        }
        return found
            ?? Loaded(
                targetKilograms: kilograms, nearest: loading(bases[0], []), below: nil, above: nil, isKnown: false)
    }

    private func loaded(_ kilograms: Double, _ search: inout PlateSearch) -> Loaded? {
        let target = RackWeight.milligrams(kilograms)
        if let exact = best(target - Self.tolerance...target + Self.tolerance, nearestTo: target, &search) {
            return Loaded(targetKilograms: kilograms, nearest: exact, below: nil, above: nil, isKnown: true)
        }
        let lighter = neighbor(of: target - 1, isAtMost: true, &search)
        let heavier = neighbor(of: target + 1, isAtMost: false, &search)
        let below = lighter.flatMap { best($0 - Self.tolerance...$0, nearestTo: target, &search) }
        let above = heavier.flatMap { best($0...$0 + Self.tolerance, nearestTo: target, &search) }
        let isLighterNearer =
            if let lighter, let heavier {
                target - lighter <= heavier - target + Self.tolerance
            } else {
                lighter != nil
            }
        return (isLighterNearer ? below : above).map {
            Loaded(targetKilograms: kilograms, nearest: $0, below: below, above: above, isKnown: true)
        }
    }

    /// nil if there are too many weights to know.
    private var table: RackTable? {
        RackTable.of(parts.map { RackTable.Kind(milligrams: $0.milligrams, count: $0.count) })
    }

    /// Makes what its weights are looked up in, so that a change to the database need not wait for it.
    package func prepare() { _ = table }

    /// - Returns: nil also if the budget of the answer is spent.
    private func searching<Found>(_ wish: PlateWish, _ find: (inout PlateSearch) -> Found?) -> Found? {
        guard budget.left > 0, let table else { return nil }
        var search = PlateSearch(table, parts, wish, maximumSteps: budget.left)
        let found = find(&search)
        budget.spend(search.steps)
        return search.isExhausted ? nil : found
    }

    /// The bar alone; nil if there are several weights to begin with, or none.
    package var emptyBar: Loading? {
        bases.count == 1 && bases[0].milligrams > 0 ? loading(bases[0], []) : nil
    }

    /// The heaviest that is not above a weight.
    func heaviest(atMost kilograms: Double) -> Loading? {
        let most = RackWeight.milligrams(kilograms) + Self.tolerance
        return searching(PlateWish(nil)) { search in
            neighbor(of: most, isAtMost: true, &search)
                .flatMap { best($0 - Self.tolerance...$0, nearestTo: $0, &search) }
        }
    }

    /// What can be loaded in a range, the nearest to a target first.
    func loadings(in kilograms: ClosedRange<Double>, nearestTo target: Double, count: Int) -> [Loading] {
        let target = RackWeight.milligrams(target)
        let least = RackWeight.milligrams(kilograms.lowerBound) - Self.tolerance
        let most = RackWeight.milligrams(kilograms.upperBound) + Self.tolerance
        let found = searching(PlateWish(nil)) { search in
            totals(in: least...most, nearestTo: target, count: count, &search)
                .compactMap { best($0 - Self.tolerance...$0 + Self.tolerance, nearestTo: $0, &search) }
        }
        return found ?? []
    }

    /// The nearest first, in milligrams.
    private func totals(
        in range: ClosedRange<Int>, nearestTo target: Int, count: Int, _ search: inout PlateSearch
    ) -> [Int] {
        // Those within the tolerance count as one.
        let gap = Self.tolerance + 1
        var lighter = neighbor(of: min(target, range.upperBound), isAtMost: true, &search)
        var heavier = neighbor(of: max(target + 1, range.lowerBound), isAtMost: false, &search)
        var totals: [Int] = []
        while totals.count < count {
            let near = [lighter, heavier].compactMap(\.self).filter(range.contains)
            guard let next = near.min(by: { abs($0 - target) < abs($1 - target) }) else { break }
            totals.append(next)
            if next == lighter {
                lighter = neighbor(of: next - gap, isAtMost: true, &search)
            } else {
                heavier = neighbor(of: next + gap, isAtMost: false, &search)
            }
        }
        return totals
    }

    /// What can be loaded and is nearest to a total that bounds it, in milligrams.
    private func neighbor(of total: Int, isAtMost: Bool, _ search: inout PlateSearch) -> Int? {
        let sign = isAssisting ? -1 : 1
        let totals = bases.compactMap { base in
            // Of assistance, the lighter is what assists more.
            let rest = sign * total - base.milligrams
            let sum =
                isAtMost == isAssisting
                ? search.first(atLeast: max(0, (rest + sides - 1) / sides))
                : search.last(atMost: rest < 0 ? -1 : rest / sides)
            return sum.map { sign * (base.milligrams + sides * $0) }
        }
        return isAtMost ? totals.max() : totals.min()
    }

    /// The loading of a range of weights with the fewest plates and the fewest changes, of which the wish says what
    /// matters first, then the nearest one, the lighter of two, and the one with heavier plates.
    private func best(
        _ range: ClosedRange<Int>, nearestTo target: Int, _ search: inout PlateSearch
    ) -> Loading? {
        typealias Cost = (Int, Int, distance: Int, excess: Int)
        var best: (cost: Cost, place: Int, counts: [Int])?
        for (place, base) in bases.enumerated() {
            let wholes = isAssisting ? -range.upperBound...(-range.lowerBound) : range
            for way in sideRange(wholes, base).map({ search.ways(in: $0) }) ?? [] {
                guard let plates = search.cost(way) else { return nil }
                let whole = base.milligrams + sides * way.milligrams
                let (total, sum) = (isAssisting ? -whole : whole, plates + search.wish.cost(base))
                // Plates in pounds are rounded, each by itself: 45 + 5 is the same weight as 25 + 25.
                let excess = (total - target) / Self.rounding
                let cost: Cost = (sum.first, sum.second, abs(excess), excess)
                if let best, best.cost < cost || best.cost == cost && best.place != place { continue }
                let counts = search.counts(way)
                if let best, best.cost == cost, !best.counts.lexicographicallyPrecedes(counts) { continue }
                best = (cost, place, counts)
            }
        }
        return best.map { found in
            loading(
                bases[found.place],
                zip(parts, found.counts).flatMap { Array(repeating: $0.plate, count: $1) })
        }
    }

    /// What a side has so that all of it is in a range, in milligrams; nil if the bar is heavier.
    private func sideRange(_ wholes: ClosedRange<Int>, _ base: RackBase) -> ClosedRange<Int>? {
        let (least, most) = (wholes.lowerBound - base.milligrams, wholes.upperBound - base.milligrams)
        let lightest = max(0, (least + sides - 1) / sides)
        return most >= 0 && lightest <= most / sides ? lightest...most / sides : nil
    }

    private func loading(_ base: RackBase, _ plates: [Plate]) -> Loading {
        let perSide = plates.map(\.weight)
        let all =
            Array(repeating: perSide, count: sides).flatMap(\.self) + [base.weight, base.extra].compactMap(\.self)
        // Each unit by itself, so that 135 lb are what somebody who types them stores.
        let kilograms = WeightUnit.allCases.reduce(0) { sum, unit in
            let value = all.filter { $0.unit == unit }.reduce(0) { $0 + $1.value }
            return sum + unit.kilograms((value * 1e6).rounded() / 1e6)
        }
        return Loading(kilograms: isAssisting ? -kilograms : kilograms, base: base.weight, perSide: plates)
    }

    package func nearest(_ kilograms: Double) -> Double {
        let loaded = load(kilograms)
        return loaded.isKnown ? loaded.nearest.kilograms : kilograms
    }

    /// All plates on the bar, the heaviest dumbbell, or no assistance.
    package var heaviest: Double? { heaviest(atMost: Self.mostKilograms)?.kilograms }

    /// Beyond what anybody has.
    private static let mostKilograms = 100_000.0

    package func below(_ kilograms: Double) -> Double? {
        let most = RackWeight.milligrams(kilograms) - Self.tolerance - 1
        return searching(PlateWish(nil)) { search in
            neighbor(of: most, isAtMost: true, &search).flatMap { best($0...$0, nearestTo: $0, &search) }
        }?.kilograms
    }
}
