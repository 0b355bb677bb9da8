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
            let least = steps.last.map { $0.loading.kilograms + gap(on: rack) } ?? 0
            if let next = loading(near: work * share, from: least, to: work, on: rack) {
                steps.append(Step(reps: reps, loading: next))
            }
        }
        return steps
    }

    /// Of the weights near a share the one with the fewest plates, of those the nearest; without any near it, the next lighter
    /// one.
    private static func loading(
        near kilograms: Double, from least: Double, to work: Double, on rack: Rack
    ) -> Loading? {
        let least = max(least - weightToleranceKilograms, weightToleranceKilograms)
        let (lightest, heaviest) = (max(least, kilograms - work * nearness), kilograms + work * nearness)
        let near =
            lightest <= heaviest
            ? rack.loadings(in: lightest...heaviest, nearestTo: kilograms, count: mostTried) : []
        if let best = near.min(by: { $0.perSide.count < $1.perSide.count }) { return best }
        return rack.heaviest(atMost: kilograms).flatMap { $0.kilograms >= least ? $0 : nil }
    }

    /// A step that is nearer to the one before is not worth its plates.
    private static func gap(on rack: Rack) -> Double {
        let unit = rack.bases[0].weight.unit
        return unit.kilograms(unit == .kilograms ? 10 : 20)
    }
}
