import GRDB

/// What an exercise amounted to on one day, warm-ups left out.
struct ExerciseDay: Sendable, Equatable {
    let day: LocalDay
    let sets: Int
    let repetitions: Int
    /// Of one set.
    let mostRepetitions: Int
    let volumeGrams: Int64
    /// As it was typed: for a bodyweight exercise what was added, or below zero what helped. Nil without sets.
    let heaviestKilograms: Double?
    /// The day's best estimate by `OneRepMax`.
    let oneRepMaxKilograms: Double?
    let cardioSessions: Int
    let cardioSeconds: Int
    let cardioMeters: Int
    /// The time of the sessions that have a distance.
    let pacedSeconds: Int
}

extension ExerciseDay {
    static let fields = [
        "sets", "repetitions", "most_repetitions", "volume_grams", "heaviest_kilograms", "one_rep_max_kilograms",
        "cardio_sessions", "cardio_seconds", "cardio_meters", "paced_seconds",
    ]

    /// - Parameter values: of `fields`; not a number where there is none.
    init(day: LocalDay, values: UnsafeBufferPointer<Double>) {
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
    }
}

/// What an exercise amounted to over some time.
struct ExerciseSums: Sendable, Equatable {
    var days = 0
    var repetitions = 0
    var volumeGrams: Int64 = 0
    var cardioSessions = 0
    var cardioSeconds = 0
    var cardioMeters = 0
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
        }
    }
}

extension ExerciseSums: FetchableRecord {
    init(row: Row) throws {
        days = row[0]
        repetitions = row[1]
        volumeGrams = row[2]
        cardioSessions = row[3]
        cardioSeconds = row[4]
        cardioMeters = row[5]
    }
}

/// In how many sets there were so many repetitions.
struct RepetitionCount: Sendable, Equatable {
    let repetitions: Int
    let sets: Int
}
