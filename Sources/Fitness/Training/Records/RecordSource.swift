/// The source of a record, if it is a single set or session.
package enum RecordSource: Sendable, Equatable {
    case set(LoggedLoad)
    case session(durationSeconds: Int, distanceMeters: Double?)
}

/// The load and the amount of a set.
package struct LoggedLoad: Sendable, Equatable {
    package let weightKilograms: Double
    package let bodyWeightKilograms: Double?
    package let amount: SetAmount

    package init(weightKilograms: Double, bodyWeightKilograms: Double?, amount: SetAmount) {
        self.weightKilograms = weightKilograms
        self.bodyWeightKilograms = bodyWeightKilograms
        self.amount = amount
    }

    package var reps: Int { amount.reps }

    var kilograms: Double { max(0, weightKilograms + (bodyWeightKilograms ?? 0)) }
}
