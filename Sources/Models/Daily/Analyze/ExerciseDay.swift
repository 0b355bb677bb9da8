import Fitness
import GRDB

/// The totals of an exercise on one day, without warm-ups.
package struct ExerciseDay: Sendable, Equatable {
    package let day: LocalDay
    package let sets: Int
    package let repetitions: Int
    /// In a single set.
    package let mostRepetitions: Int
    package let volumeGrams: Int64
    /// As typed: for a bodyweight exercise the added weight, or below zero the assistance. Nil without sets.
    package let heaviestKilograms: Double?
    /// The day's best estimate by `OneRepMax`.
    package let oneRepMaxKilograms: Double?
    let cardioSessions: Int
    package let cardioSeconds: Int
    package let cardioMeters: Int
    /// The time of the sessions that have a distance.
    package let pacedSeconds: Int
    /// In a single set that has no distance.
    package let longestSeconds: Int
    package let heldSeconds: Int
    /// In a single set.
    package let farthestMeters: Double
    package let carriedMeters: Int
}

extension ExerciseDay {
    package static let fields = [
        "sets", "repetitions", "most_repetitions", "volume_grams", "heaviest_kilograms", "one_rep_max_kilograms",
        "cardio_sessions", "cardio_seconds", "cardio_meters", "paced_seconds",
        "longest_seconds", "held_seconds", "farthest_meters", "carried_meters",
    ]

    /// - Parameter values: one for each of `fields`; NaN when there is no value.
    package init(day: LocalDay, values: UnsafeBufferPointer<Double>) {
        self.day = day
        sets = Int(values[0])
        repetitions = Int(values[1])
        mostRepetitions = Int(values[2])
        volumeGrams = Int64(values[3])
        heaviestKilograms = values[4].isNaN ? nil : values[4]
        oneRepMaxKilograms = values[5].isNaN ? nil : values[5]
        cardioSessions = Int(values[6])
        cardioSeconds = Int(values[7])
        cardioMeters = Int(values[8])
        pacedSeconds = Int(values[9])
        longestSeconds = Int(values[10])
        heldSeconds = Int(values[11])
        farthestMeters = values[12]
        carriedMeters = Int(values[13])
    }
}

/// The totals of an exercise over a period.
package struct ExerciseSums: Sendable, Equatable {
    package var days = 0
    package var repetitions = 0
    package var volumeGrams: Int64 = 0
    package var cardioSessions = 0
    package var cardioSeconds = 0
    package var cardioMeters = 0
    package var heldSeconds = 0
    package var carriedMeters = 0
}

extension ExerciseSums {
    init(_ days: [ExerciseDay]) {
        self.days = days.count
        for day in days {
            repetitions += day.repetitions
            volumeGrams += day.volumeGrams
            cardioSessions += day.cardioSessions
            cardioSeconds += day.cardioSeconds
            cardioMeters += day.cardioMeters
            heldSeconds += day.heldSeconds
            carriedMeters += day.carriedMeters
        }
    }
}

extension ExerciseSums: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(
            days: row.next(), repetitions: row.next(), volumeGrams: row.next(), cardioSessions: row.next(),
            cardioSeconds: row.next(), cardioMeters: row.next(), heldSeconds: row.next(), carriedMeters: row.next())
    }
}

/// The number of sets with a given number of repetitions.
package struct RepetitionCount: Sendable, Equatable {
    package let repetitions: Int
    package let sets: Int

    package init(repetitions: Int, sets: Int) {
        self.repetitions = repetitions
        self.sets = sets
    }
}
