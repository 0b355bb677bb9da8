extension WorkoutRun {
    private var activeMilliseconds: Int64 { steps.reduce(0) { $0 + $1.activeMilliseconds } }
    private var restedMilliseconds: Int64 { steps.reduce(0) { $0 + $1.restedMilliseconds } }

    /// From the start to the end, without the pauses and without repetitions that were skipped.
    package var durationSeconds: Int {
        Int((Double(activeMilliseconds + restedMilliseconds) / 1_000).rounded())
    }

    /// The energy of what was done until the present phase began: MET × kg × hours, for the exercises and the rests
    /// (Herrmann et al., 2024 Adult Compendium of Physical Activities), as `PlanEstimate` reckons it beforehand.
    package func energyKilocalories(weightKilograms: Double) -> Int {
        let rest = Double(restedMilliseconds) * PlanEstimate.restMetabolicEquivalent
        let sum = steps.reduce(rest) { $0 + Double($1.activeMilliseconds) * $1.metabolicEquivalent }
        return Int((sum * weightKilograms / 3_600_000).rounded())
    }
}
