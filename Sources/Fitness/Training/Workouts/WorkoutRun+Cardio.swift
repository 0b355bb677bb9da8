extension WorkoutRun {
    /// The exercise that took the most energy beyond that of rest, with its time: of a run with walks between, the run,
    /// even where the walks took longer.
    package var hardestExercise: (id: Int64, seconds: Int)? {
        var milliseconds: [Int64: Int64] = [:]
        var energy: [Int64: Double] = [:]
        for step in steps where step.activeMilliseconds > 0 {
            guard let id = step.exerciseID else { continue }
            let aboveRest = step.metabolicEquivalent - PlanEstimate.restMetabolicEquivalent
            milliseconds[id, default: 0] += step.activeMilliseconds
            energy[id, default: 0] += aboveRest * Double(step.activeMilliseconds)
        }
        let hardest = energy.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let id = hardest?.key, let time = milliseconds[id] else { return nil }
        return (id, Int((Double(time) / 1_000).rounded()))
    }
}
