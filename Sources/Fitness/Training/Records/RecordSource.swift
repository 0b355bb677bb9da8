/// The source of a record, if it is a single set or session.
package enum RecordSource: Sendable, Equatable {
    case set(LoggedLoad)
    case session(durationSeconds: Int, distanceMeters: Double?)
}

/// The load and the reps of a set.
package struct LoggedLoad: Sendable, Equatable {
    package let weightKilograms: Double
    package let bodyWeightKilograms: Double?
    package let reps: Int

    package init(weightKilograms: Double, bodyWeightKilograms: Double?, reps: Int) {
        self.weightKilograms = weightKilograms
        self.bodyWeightKilograms = bodyWeightKilograms
        self.reps = reps
    }

    var kilograms: Double { max(0, weightKilograms + (bodyWeightKilograms ?? 0)) }
}
