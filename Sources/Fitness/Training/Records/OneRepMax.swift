/// The one-rep max, estimated from a set of several reps.
///
/// Boyd Epley, "Poundage Chart", Boyd Epley Workout, 1985: load × (1 + repetitions / 30). There is no estimate above
/// twelve reps, which show endurance rather than strength.
package enum OneRepMax {
    package static let estimatedReps = 2...12

    package static func estimateKilograms(loadKilograms: Double, reps: Int) -> Double? {
        guard loadKilograms > 0 else { return nil }
        if reps == 1 { return loadKilograms }
        return estimatedReps.contains(reps) ? loadKilograms * (1 + Double(reps) / 30) : nil
    }

    /// The load that allows so many reps, by the same formula.
    package static func loadKilograms(oneRepMaxKilograms: Double, reps: Int) -> Double {
        reps == 1 ? oneRepMaxKilograms : oneRepMaxKilograms / (1 + Double(reps) / 30)
    }

    /// The same estimate as an SQL expression, NULL if there is none.
    package static func sql(load: String, reps: String) -> String {
        """
        CASE WHEN \(load) <= 0 THEN NULL WHEN \(reps) = 1 THEN \(load) \
        WHEN \(reps) BETWEEN \(estimatedReps.lowerBound) AND \(estimatedReps.upperBound) \
        THEN \(load) * (1 + \(reps) / 30.0) END
        """
    }
}
