import GRDB

/// A run, a ride, a swim: how long, and perhaps how far.
struct CardioSession: Sendable, Identifiable, Equatable {
    let id: Int64
    let exerciseID: Int64
    let day: LocalDay
    let durationSeconds: Int
    let distanceMeters: Double?
    let energyKilocalories: Int
    let note: String
    /// Seconds since 1970.
    let loggedAt: Int64
}

extension CardioSession: FetchableRecord {
    static let columns = """
        cardio_sessions.id, cardio_sessions.exercise_id, cardio_sessions.day, cardio_sessions.duration_seconds, \
        cardio_sessions.distance_meters, cardio_sessions.energy_kilocalories, cardio_sessions.note, \
        cardio_sessions.logged_at
        """

    init(row: Row) throws {
        id = row[0]
        exerciseID = row[1]
        day = row[2]
        durationSeconds = row[3]
        distanceMeters = row[4]
        energyKilocalories = row[5]
        note = row[6]
        loggedAt = row[7]
    }
}

/// What a person says of a cardio session.
struct CardioSessionDraft: Sendable, Equatable {
    var exercise: Exercise
    var day: LocalDay
    var durationSeconds: Int
    var distanceMeters: Double?
    var note: String = ""
    /// As a watch measured it; nil where it follows from the exercise and the body.
    var energyKilocalories: Int?
}
