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
