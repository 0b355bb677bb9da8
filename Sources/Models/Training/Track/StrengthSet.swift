import Fitness
import GRDB

/// One set as it was logged.
package struct StrengthSet: Sendable, Identifiable, Equatable {
    package typealias Kind = SetKind

    package let id: Int64
    package let exerciseID: Int64
    package let day: LocalDay
    package let kind: Kind
    package let amount: SetAmount
    /// As typed, in kilograms: the weight that was moved, or for a bodyweight exercise the weight added to the body's,
    /// below zero for assistance.
    package let weightKilograms: Double
    /// How much of the body is part of the load, by the last weighing until then; nil for other exercises, and 0 where an
    /// unknown part of it moves.
    package let bodyWeightKilograms: Double?
    /// The rating of perceived exertion, 1 to 10 (Borg's CR10 as lifters use it: 10 means no reps left).
    package let ratingOfPerceivedExertion: Double?
    package let note: String
    /// Seconds since 1970.
    package let loggedAt: Int64
    /// Load times repetitions, 0 for a warm-up.
    package let volumeGrams: Int64
    /// The timed workout in which it was logged.
    package var timedWorkoutID: Int64?

    /// Zero for a hold or a carry.
    package var reps: Int { amount.reps }

    /// The total weight that was moved, never below zero.
    var loadKilograms: Double { max(0, weightKilograms + (bodyWeightKilograms ?? 0)) }
}

extension StrengthSet: RowReadable {
    package static let columns = """
        strength_sets.id, strength_sets.exercise_id, strength_sets.day, strength_sets.kind, strength_sets.reps, \
        strength_sets.duration_seconds, strength_sets.distance_meters, strength_sets.weight_kilograms, strength_sets.body_weight_kilograms, strength_sets.rpe, strength_sets.note, \
        strength_sets.logged_at, strength_sets.volume_grams, strength_sets.workout_session_id
        """

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), exerciseID: row.next(), day: row.next(), kind: row.next(),
            amount: SetAmount(reps: row.next(), seconds: row.next(), meters: row.next()), weightKilograms: row.next(),
            bodyWeightKilograms: row.next(), ratingOfPerceivedExertion: row.next(), note: row.next(),
            loggedAt: row.next(in: OutsideNumber.moments), volumeGrams: row.next(), timedWorkoutID: row.next())
    }

    package var estimatedOneRepMaxKilograms: Double? {
        bodyWeightKilograms == 0 ? nil : OneRepMax.estimateKilograms(loadKilograms: loadKilograms, reps: reps)
    }
}
