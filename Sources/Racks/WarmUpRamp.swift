import Fitness

/// The sets before the first work set, each heavier than the one before.
package enum WarmUpRamp {
    package struct Step: Sendable, Hashable {
        package let reps: Int
        package let loading: Loading
    }

    /// The usual ramp: few reps where it gets heavy, so that it doesn't tire.
    private static let shares: [(share: Double, reps: Int)] = [(0.4, 5), (0.6, 3), (0.8, 2)]
    private static let repsOfEmptyBar = 10
    /// How far from its share a step may lie to save plates, as a share of the work weight.
    private static let nearness = 0.05
    /// A rack with many odd plates has more weights near a share than need be tried.
    private static let mostTried = 8

    /// Steps that are too near to the one before are left out. There are none for assistance and for the body alone.
    /// - Parameter kilograms: the weight of the first work set.
    package static func steps(to kilograms: Double, on rack: Rack) -> [Step] {
        guard kilograms > 0 else { return [] }
        let loaded = rack.load(kilograms)
        let work = loaded.nearest.kilograms
        guard loaded.isKnown, work > 0 else { return [] }
        var steps: [Step] = []
        if let bar = rack.emptyBar, bar.kilograms < work {
            steps.append(Step(reps: repsOfEmptyBar, loading: bar))
        }
        for (share, reps) in shares {
            if let next = loading(near: work * share, after: steps.last?.loading, to: work, on: rack) {
                steps.append(Step(reps: reps, loading: next))
            }
        }
        return steps
    }

    /// Of the weights near a share that for which the fewest plates come off again, on the way to it and from it to the
    /// work set, and then the fewest are moved; without any near it, the next lighter one.
    private static func loading(
        near kilograms: Double, after last: Loading?, to work: Double, on rack: Rack
    ) -> Loading? {
        let least = last.map { $0.kilograms + gap(on: rack) - weightToleranceKilograms } ?? weightToleranceKilograms
        let (lightest, heaviest) = (max(least, kilograms - work * nearness), kilograms + work * nearness)
        let near =
            lightest <= heaviest
            ? rack.loadings(in: lightest...heaviest, nearestTo: kilograms, count: mostTried, after: last) : []
        var best: (loading: Loading, cost: PlateCost)?
        for loading in near {
            let cost = effort(of: loading, after: last, to: work, on: rack)
            if best.map({ cost < $0.cost }) ?? true { best = (loading, cost) }
        }
        if let best { return best.loading }
        return rack.heaviest(atMost: kilograms, after: last).flatMap { $0.kilograms >= least ? $0 : nil }
    }

    /// How many plates of a side are taken off for a step and for the work set after it, and then how many are moved.
    private static func effort(
        of step: Loading, after last: Loading?, to work: Double, on rack: Rack
    ) -> PlateCost {
        var changes = [PlateChange(from: last, to: step)]
        if let next = rack.heaviest(atMost: work, after: step) { changes.append(PlateChange(from: step, to: next)) }
        return changes.map { PlateCost(first: $0.removed.count, second: $0.moves) }
            .reduce(PlateCost(first: 0, second: 0), +)
    }

    /// A step that is nearer to the one before is not worth its plates.
    private static func gap(on rack: Rack) -> Double {
        let unit = rack.bases[0].weight.unit
        return unit.kilograms(unit == .kilograms ? 10 : 20)
    }
}
