import GRDB
import Support

@testable import Storage
@testable import Fitness
@testable import Models
@testable import Web

/// Logs a user's training for tests, with catalogue exercises by key and days as text.
struct RecordedTraining {
    let database: Database
    let user: User
    let moment: TrainingMoment

    @discardableResult
    func set(
        _ key: String, _ day: String, _ reps: Int, _ kilograms: Double, kind: StrengthSet.Kind = .normal
    ) throws -> Int64 {
        let draft = StrengthSetDraft(
            exercise: try exercise(key), day: try self.day(day), kind: kind, reps: reps, weightKilograms: kilograms)
        return try user.training.save(database, draft, at: moment).id
    }

    /// A hold or a carry.
    @discardableResult
    func set(_ key: String, _ day: String, _ amount: SetAmount, _ kilograms: Double) throws -> Int64 {
        let draft = StrengthSetDraft(
            exercise: try exercise(key), day: try self.day(day), amount: amount, weightKilograms: kilograms)
        return try user.training.save(database, draft, at: moment).id
    }

    @discardableResult
    func session(_ key: String, _ day: String, seconds: Int, meters: Double?) throws -> Int64 {
        let draft = CardioSessionDraft(
            exercise: try exercise(key), day: try self.day(day), durationSeconds: seconds, distanceMeters: meters)
        return try user.training.save(database, draft, at: moment).id
    }

    func exercise(_ key: String) throws -> Exercise {
        let id = try Int64.fetchOne(database, sql: "SELECT id FROM exercises WHERE key = ?", arguments: [key])
        return try exercise(id ?? 0)
    }

    func exercise(_ id: Int64) throws -> Exercise {
        guard let exercise = try user.training.exercise(database, id: id) else { throw MissingExercise() }
        return exercise
    }

    func day(_ text: String) throws -> LocalDay {
        guard let day = LocalDay(text) else { throw NoSuchDay(text: text) }
        return day
    }
}

struct NoSuchDay: Error {
    let text: String
}

extension TestApp {
    /// Logs training of a registered person, in one transaction.
    @discardableResult
    func train<Value: Sendable>(
        _ person: Person = Cast.alex, _ body: @escaping @Sendable (RecordedTraining) throws -> Value
    ) async throws -> Value {
        let now = clock.now
        return try await app.database.write { database in
            guard let user = try User.find(database, email: person.email) else { throw NobodySignedIn() }
            return try body(
                RecordedTraining(
                    database: database, user: user, moment: TrainingMoment(now, in: user.timeZone)))
        }
    }
}
