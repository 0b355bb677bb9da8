import Foundation
import GRDB
import Support

@testable import Fitness
@testable import Models
@testable import Web

/// Alex with a few exercises, for tests that log training without forms.
struct Trainee: Sendable {
    let app: TestApp
    let browser: Browser

    init(timeZone: TimeZone = .gmt, clock: TestClock = TestClock()) async throws {
        app = try await TestApp(clock: clock)
        browser = try await app.member(timeZone: timeZone)
    }

    var user: User { get async throws { try await app.app.database.read(Self.find) } }

    static let find: @Sendable (Database) throws -> User = { database in
        guard let user = try User.find(database, email: Cast.alex.email) else { throw NobodySignedIn() }
        return user
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (Database, User, TrainingMoment) throws -> Value
    ) async throws -> Value {
        let now = app.clock.now
        return try await app.app.database.write { database in
            let user = try Self.find(database)
            return try body(database, user, TrainingMoment(now, in: user.timeZone))
        }
    }

    static func exercise(_ database: Database, _ key: String) throws -> Exercise {
        guard
            let exercise = try Exercise.first(
                database, "SELECT \(Exercise.columns) FROM \(Exercise.tables) WHERE key = :key",
                ["key": key, "user": nil])
        else { throw NoSuchExercise(key: key) }
        return exercise
    }

    /// - Parameter day: today by default.
    @discardableResult
    func logSet(_ day: String? = nil, reps: Int = 10, kilograms: Double = 20) async throws
        -> (id: Int64, unlocked: [Achievement])
    {
        try await write { database, user, moment in
            let draft = StrengthSetDraft(
                exercise: try Self.exercise(database, "bench-press"), day: day.flatMap { LocalDay($0) } ?? moment.today,
                reps: reps, weightKilograms: kilograms)
            let logged = try user.training.save(database, draft, at: moment)
            return (logged.id, logged.outcome.unlocked)
        }
    }

    @discardableResult
    func logRun(_ day: String? = nil, minutes: Int = 30, meters: Double? = 5_000) async throws
        -> (id: Int64, unlocked: [Achievement])
    {
        try await write { database, user, moment in
            let draft = CardioSessionDraft(
                exercise: try Self.exercise(database, "running"), day: day.flatMap { LocalDay($0) } ?? moment.today,
                durationSeconds: minutes * 60, distanceMeters: meters)
            let logged = try user.training.save(database, draft, at: moment)
            return (logged.id, logged.outcome.unlocked)
        }
    }

    @discardableResult
    func deleteSet(_ id: Int64) async throws -> [Achievement]? {
        try await write { try $1.training.delete($0, StrengthSet.self, id: id, at: $2)?.unlocked }
    }

    /// Adds a completed workout, as its last step writes it.
    /// - Parameter done: how many of its four exercises are done.
    @discardableResult
    func completeWorkout(_ day: String? = nil, done: Int = 4) async throws -> [Achievement] {
        try await write { database, user, moment in
            let day = day.flatMap { LocalDay($0) } ?? moment.today
            let now = moment.now.secondsSince1970
            try database.execute(
                sql: """
                    INSERT INTO workout_sessions (user_id, plan_name, focus, day, started_at, logged_minute, phase,
                        position, phase_started_at_milliseconds, completed_at, recorded_at,
                        exercise_count, exercises_done, duration_seconds, energy_kilocalories)
                    VALUES (?, 'Plan', 'core', ?, ?, ?, 'complete', 0, 0, ?, ?, 4, ?, 600, 70)
                    """,
                arguments: [user.id, day, now, moment.loggedMinute(of: day), now, now, done])
            return try user.training.trainingChanged(database, from: day, at: moment).unlocked
        }
    }
}

struct NoSuchExercise: Error {
    let key: String
}
