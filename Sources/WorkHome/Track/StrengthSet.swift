import GRDB

/// One set of repetitions as it was logged.
struct StrengthSet: Sendable, Identifiable, Equatable {
    enum Kind: String, CaseIterable, Sendable {
        case normal, warmUp, drop, failure

        /// Warm-ups stay out of volume and records.
        var counts: Bool { self != .warmUp }
    }

    let id: Int64
    let exerciseID: Int64
    let day: LocalDay
    let kind: Kind
    let reps: Int
    /// What was typed, in kilograms: the weight that was moved, or for a bodyweight exercise what was added to the body's
    /// weight, below zero where it helped against it.
    let weightKilograms: Double
    /// The body's weight that belongs to the load, as it was known when the set was saved; nil for other exercises.
    let bodyWeightKilograms: Double?
    /// The rating of perceived exertion, 1 to 10 (Borg's CR10 as lifters use it: 10 is nothing left).
    let ratingOfPerceivedExertion: Double?
    let note: String
    /// Seconds since 1970.
    let loggedAt: Int64
    /// Load times repetitions, 0 for a warm-up.
    let volumeGrams: Int64
    /// The timed workout in which it was logged.
    var workoutSessionID: Int64?

    /// All that was moved, never below zero.
    var loadKilograms: Double { max(0, weightKilograms + (bodyWeightKilograms ?? 0)) }
}

extension StrengthSet: FetchableRecord {
    static let columns = """
        strength_sets.id, strength_sets.exercise_id, strength_sets.day, strength_sets.kind, strength_sets.reps, \
        strength_sets.weight_kilograms, strength_sets.body_weight_kilograms, strength_sets.rpe, strength_sets.note, \
        strength_sets.logged_at, strength_sets.volume_grams, strength_sets.workout_session_id
        """

    init(row: Row) throws {
        id = row[0]
        exerciseID = row[1]
        day = row[2]
        kind = Kind(rawValue: row[3]) ?? .normal
        reps = row[4]
        weightKilograms = row[5]
        bodyWeightKilograms = row[6]
        ratingOfPerceivedExertion = row[7]
        note = row[8]
        loggedAt = row[9]
        volumeGrams = row[10]
        workoutSessionID = row[11]
    }
}

/// What a person says of a set.
struct StrengthSetDraft: Sendable, Equatable {
    var exercise: Exercise
    var day: LocalDay
    var kind: StrengthSet.Kind = .normal
    var reps: Int
    var weightKilograms: Double
    var ratingOfPerceivedExertion: Double?
    var note: String = ""
    /// The timed workout in which it is logged; one that is not theirs is left out.
    var workoutSession: Int64?
}

extension StrengthSet {
    var estimatedOneRepMaxKilograms: Double? {
        OneRepMax.estimateKilograms(loadKilograms: loadKilograms, reps: reps)
    }
}

extension StrengthSetDraft {
    /// A set once more. How hard it was and what was noted was of that day.
    init(repeating set: StrengthSet, of exercise: Exercise, on day: LocalDay) {
        self.init(
            exercise: exercise, day: day, kind: set.kind, reps: set.reps, weightKilograms: set.weightKilograms)
    }
}
