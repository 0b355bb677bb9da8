/// What a household can load for an exercise: a tool with the plates that fit it.
package struct Rack: Sendable {
    package let tool: LoadingTool
    /// In milligrams.
    static let tolerance = RackWeight.milligrams(weightToleranceKilograms)
    /// No bar holds more on a side. In milligrams.
    private static let mostPerSide = 500_000_000

    /// The bar, or the steps of a stack, or the fixed weights.
    let bases: [RackBase]
    /// What can be put on one side, heavy first.
    let parts: [RackPart]
    let sides: Int
    let isAssisting: Bool
    /// All weights that can be loaded, in milligrams, ascending; none if they are too many to know.
    private let totals: [Int]

    /// - Returns: nil if the tool has no weights.
    package init?(_ tool: LoadingTool, plates: [PlatePairs] = []) {
        self.tool = tool
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
        let (sums, sides) = (RackSums.all(of: parts, atMost: Self.mostPerSide) ?? [], sides)
        let sign = isAssisting ? -1 : 1
        totals = Set(bases.flatMap { base in sums.map { sign * (base.milligrams + sides * $0) } }).sorted()
        if bases.isEmpty { return nil }
    }
}

extension Rack {
    /// - Parameters:
    ///   - previous: what is loaded now, from which little should change.
    ///   - prefersFewChanges: whether that matters more than few plates.
    package func load(
        _ kilograms: Double, after previous: Loading? = nil, prefersFewChanges: Bool = false
    ) -> Loaded {
        let target = RackWeight.milligrams(kilograms)
        var search = PlateSearch(parts, PlateWish(previous, prefersFewChanges: prefersFewChanges))
        if let exact = best(target - Self.tolerance...target + Self.tolerance, nearestTo: target, &search) {
            return Loaded(targetKilograms: kilograms, nearest: exact, below: nil, above: nil, isKnown: true)
        }
        let (lighter, heavier) = (totals.last { $0 < target }, totals.first { $0 > target })
        let below = lighter.flatMap { best($0 - Self.tolerance...$0, nearestTo: target, &search) }
        let above = heavier.flatMap { best($0...$0 + Self.tolerance, nearestTo: target, &search) }
        let isLighterNearer =
            if let lighter, let heavier {
                target - lighter <= heavier - target + Self.tolerance
            } else {
                lighter != nil
            }
        guard let nearest = isLighterNearer ? below : above, !search.isExhausted else {
            return Loaded(
                targetKilograms: kilograms, nearest: loading(bases[0], []), below: nil, above: nil, isKnown: false)
        }
        return Loaded(targetKilograms: kilograms, nearest: nearest, below: below, above: above, isKnown: true)
    }

    /// The bar alone; nil if there are several weights to begin with, or none.
    package var emptyBar: Loading? {
        bases.count == 1 && bases[0].milligrams > 0 ? loading(bases[0], []) : nil
    }

    /// The heaviest that is not above a weight, with few changes rather than with few plates.
    func heaviest(atMost kilograms: Double, after previous: Loading?) -> Loading? {
        let most = RackWeight.milligrams(kilograms) + Self.tolerance
        guard let total = totals.last(where: { $0 <= most }) else { return nil }
        var search = PlateSearch(parts, PlateWish(previous, prefersFewChanges: true))
        return best(total - Self.tolerance...total, nearestTo: total, &search)
    }

    /// What can be loaded in a range, the nearest to a target first, each with few changes rather than with few plates.
    func loadings(
        in kilograms: ClosedRange<Double>, nearestTo target: Double, count: Int, after previous: Loading?
    ) -> [Loading] {
        let target = RackWeight.milligrams(target)
        let least = RackWeight.milligrams(kilograms.lowerBound) - Self.tolerance
        let most = RackWeight.milligrams(kilograms.upperBound) + Self.tolerance
        var search = PlateSearch(parts, PlateWish(previous, prefersFewChanges: true))
        return totals.filter { $0 >= least && $0 <= most }
            .sorted { (abs($0 - target), $0) < (abs($1 - target), $1) }
            .prefix(count)
            .compactMap { best($0...$0, nearestTo: $0, &search) }
    }

    /// The loading of a range of weights with the fewest plates and the fewest changes, of which the wish says what
    /// matters first, then the nearest one.
    private func best(
        _ range: ClosedRange<Int>, nearestTo target: Int, _ search: inout PlateSearch
    ) -> Loading? {
        var best: (cost: [Int], loading: Loading)?
        for total in totals where range.contains(total) {
            for base in bases {
                let rest = (isAssisting ? -total : total) - base.milligrams
                guard rest >= 0, rest % sides == 0, let plates = search.cost(rest / sides) else { continue }
                let cost = plates + search.wish.cost(base)
                let whole = [cost.first, cost.second, abs(total - target)]
                if let best, !whole.lexicographicallyPrecedes(best.cost) { continue }
                best = (whole, loading(base, search.plates(rest / sides)))
            }
        }
        return best?.loading
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
}

extension Rack: Loads {
    package func nearest(_ kilograms: Double) -> Double {
        let loaded = load(kilograms)
        return loaded.isKnown ? loaded.nearest.kilograms : kilograms
    }

    package func below(_ kilograms: Double) -> Double? {
        let most = RackWeight.milligrams(kilograms) - Self.tolerance
        guard let total = totals.last(where: { $0 < most }) else { return nil }
        var search = PlateSearch(parts, PlateWish(nil))
        return best(total...total, nearestTo: total, &search)?.kilograms
    }
}
