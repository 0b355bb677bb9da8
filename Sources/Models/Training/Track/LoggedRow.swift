import Fitness
import Foundation
import GRDB

/// A row of what people log, whole: every column of its table, so that it can be put back exactly.
package protocol LoggedRow: Codable, Sendable, Equatable, FetchableRecord, PersistableRecord {
    /// What a person says of such a row.
    associatedtype Draft

    static var noun: UndoStep.Noun { get }

    var id: Int64 { get }
    var day: LocalDay { get }
    /// The exercise that was trained.
    var exerciseID: Int64? { get }
    /// The row without what may change behind it.
    var asLogged: Self { get }
    /// Whether the row has all of what a person says.
    func says(_ draft: Draft) -> Bool
    /// The row as it can be put back; nil when what it stands on is gone.
    func restorable(_ database: Database, of user: User) throws -> Self?
    /// What a person calls it; nil when what it stands on is gone.
    func words(_ database: Database, of user: User) throws -> LoggedWords?
    /// What several of them are called that were added at once.
    static func added(_ count: Int, _ words: LoggedWords) -> String
}

extension LoggedRow {
    package var asLogged: Self { self }
}

extension Array where Element: LoggedRow {
    /// Numbers are written so that they read back as the same ones.
    func json() throws -> String {
        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }

    package init(json: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }

    func row(_ id: Int64) -> Element? { first { $0.id == id } }
}

package struct StrengthSetRow: LoggedRow {
    package static let databaseTableName = "strength_sets"
    package static let noun = UndoStep.Noun.strengthSet

    package let id: Int64
    let userID: Int64
    let exercise: Int64
    package let day: LocalDay
    let kind: StrengthSet.Kind
    let reps: Int
    let weightKilograms: Double
    let bodyWeightKilograms: Double?
    let rpe: Double?
    let note: String
    let loggedAt: Int64
    let loggedMinute: Int?
    var workoutSession: Int64?

    enum CodingKeys: String, CodingKey {
        case id, day, kind, reps, rpe, note
        case userID = "user_id"
        case exercise = "exercise_id"
        case weightKilograms = "weight_kilograms"
        case bodyWeightKilograms = "body_weight_kilograms"
        case loggedAt = "logged_at"
        case loggedMinute = "logged_minute"
        case workoutSession = "workout_session_id"
    }

    package var exerciseID: Int64? { exercise }

    /// The workout that it was logged in can be deleted without it.
    package var asLogged: Self {
        var row = self
        row.workoutSession = nil
        return row
    }

    package func restorable(_ database: Database, of user: User) throws -> Self? {
        guard try user.training.exercise(database, id: exercise) != nil else { return nil }
        var row = self
        row.workoutSession = try workoutSession.flatMap { try workout(database, $0, of: user) }
        return row
    }

    /// A later workout can have the number of one that was deleted, but it began after the set was logged.
    private func workout(_ database: Database, _ session: Int64, of user: User) throws -> Int64? {
        guard let workout = try user.workouts.workoutSession(database, id: session), workout.startedAt <= loggedAt
        else {
            return nil
        }
        return workout.id
    }
}

package struct CardioSessionRow: LoggedRow {
    package static let databaseTableName = "cardio_sessions"
    package static let noun = UndoStep.Noun.cardioSession

    package let id: Int64
    let userID: Int64
    let exercise: Int64
    package let day: LocalDay
    let durationSeconds: Int
    let distanceMeters: Double?
    let energyKilocalories: Int
    let note: String
    let loggedAt: Int64
    let loggedMinute: Int?

    enum CodingKeys: String, CodingKey {
        case id, day, note
        case userID = "user_id"
        case exercise = "exercise_id"
        case durationSeconds = "duration_seconds"
        case distanceMeters = "distance_meters"
        case energyKilocalories = "energy_kilocalories"
        case loggedAt = "logged_at"
        case loggedMinute = "logged_minute"
    }

    package var exerciseID: Int64? { exercise }

    package func restorable(_ database: Database, of user: User) throws -> Self? {
        try user.training.exercise(database, id: exercise).map { _ in self }
    }
}

package struct TrackableEntryRow: LoggedRow {
    package static let databaseTableName = "trackable_entries"
    package static let noun = UndoStep.Noun.trackableEntry

    package let id: Int64
    let userID: Int64
    let trackable: Int64
    package let day: LocalDay
    let value: Double
    let note: String
    let loggedAt: Int64

    enum CodingKeys: String, CodingKey {
        case id, day, value, note
        case userID = "user_id"
        case trackable = "trackable_id"
        case loggedAt = "logged_at"
    }

    package var exerciseID: Int64? { nil }

    package func restorable(_ database: Database, of user: User) throws -> Self? {
        try user.training.trackable(database, id: trackable).map { _ in self }
    }
}
