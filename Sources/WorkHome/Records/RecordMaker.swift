/// What made a record, as far as it is one thing.
enum RecordMaker: Sendable, Equatable {
    case set(LoggedLoad)
    case session(durationSeconds: Int, distanceMeters: Double?)
}

/// The load and the repetitions of a set.
struct LoggedLoad: Sendable, Equatable {
    let weightKilograms: Double
    let bodyWeightKilograms: Double?
    let reps: Int

    var kilograms: Double { max(0, weightKilograms + (bodyWeightKilograms ?? 0)) }
}
