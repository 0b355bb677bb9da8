extension WorkoutRun {
    private var activeMilliseconds: Int64 { steps.reduce(0) { $0 + $1.activeMilliseconds } }
    private var restedMilliseconds: Int64 { steps.reduce(0) { $0 + $1.restedMilliseconds } }

    /// The time from start to end, without pauses and skipped exercises with reps.
    package var durationSeconds: Int {
        Int((Double(activeMilliseconds + restedMilliseconds) / 1_000).rounded())
    }

    /// The energy until the current phase began: MET × kg × hours, for exercises and rests (Herrmann et al., 2024 Adult
    /// Compendium of Physical Activities), computed as in `PlanEstimate`.
    package func energyKilocalories(weightKilograms: Double) -> Int {
        let rest = Double(restedMilliseconds) * PlanEstimate.restMetabolicEquivalent
        let sum = steps.reduce(rest) { $0 + Double($1.activeMilliseconds) * $1.metabolicEquivalent }
        return Int((sum * weightKilograms / 3_600_000).rounded())
    }
}

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
