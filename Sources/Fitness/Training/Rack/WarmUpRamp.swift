/// The sets before the first work set, each heavier than the one before.
package enum WarmUpRamp {
    package struct Step: Sendable, Hashable {
        package let reps: Int
        package let loading: Loading
    }

    /// The usual ramp: few reps where it gets heavy, so that it doesn't tire.
    private static let shares: [(share: Double, reps: Int)] = [(0.4, 5), (0.6, 3), (0.8, 2)]
    private static let repsOfEmptyBar = 10

    /// Rounded down to what can be loaded, and without steps that are no heavier than the one before. There are none
    /// for assistance and for the body alone.
    /// - Parameter kilograms: the weight of the first work set.
    package static func steps(to kilograms: Double, on rack: Rack) -> [Step] {
        guard kilograms > 0 else { return [] }
        let work = rack.load(kilograms).nearest.kilograms
        var steps: [Step] = []
        if let bar = rack.emptyBar, bar.kilograms < work {
            steps.append(Step(reps: repsOfEmptyBar, loading: bar))
        }
        for (share, reps) in shares {
            let last = steps.last?.loading
            guard let loading = rack.heaviest(atMost: work * share, after: last),
                loading.kilograms > last?.kilograms ?? 0
            else { continue }
            steps.append(Step(reps: reps, loading: loading))
        }
        return steps
    }
}
