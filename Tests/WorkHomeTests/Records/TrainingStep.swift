import Foundation
import GRDB
import Support

@testable import Fitness
@testable import Models

/// A random change of the log, with small numbers so that ties and repeated values are frequent.
enum TrainingStep: Sendable {
    struct SetChoice: Sendable {
        let exercise: Int
        let day: Int
        let kind: StrengthSet.Kind
        let amount: SetAmount
        let weightKilograms: Double
        let loggedAt: Int
    }

    struct SessionChoice: Sendable {
        let exercise: Int
        let day: Int
        let seconds: Int
        let meters: Double?
        let loggedAt: Int
    }

    case logSet(SetChoice)
    /// The place selects one of the logged sets.
    case updateSet(place: Int, SetChoice)
    case deleteSet(place: Int)
    case logCardio(SessionChoice)
    case updateCardio(place: Int, SessionChoice)
    case deleteCardio(place: Int)
    case weigh(kilograms: Double, day: Int)
    case changeKind(exercise: Int, ExerciseKind, ExerciseLoad)
    /// Sets inserted together, followed by one refresh.
    case insertSets([SetChoice])

    static func random(_ random: inout SeededGenerator) -> TrainingStep {
        let place = Int.random(in: 0..<100, using: &random)
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<38: return .logSet(set(&random))
        case 38..<52: return .updateSet(place: place, set(&random))
        case 52..<62: return .deleteSet(place: place)
        case 62..<78: return .logCardio(session(&random))
        case 78..<86: return .updateCardio(place: place, session(&random))
        case 86..<91: return .deleteCardio(place: place)
        case 91..<94:
            return .weigh(kilograms: one(of: [60, 70, 71.3, 80], &random), day: Int.random(in: 0..<5, using: &random))
        case 94..<97:
            return .changeKind(
                exercise: place, one(of: ExerciseKind.allCases, &random), one(of: ExerciseLoad.allCases, &random))
        default: return .insertSets((0..<3).map { _ in set(&random) })
        }
    }

    private static func one<Value>(of values: [Value], _ random: inout SeededGenerator) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }

    private static func set(_ random: inout SeededGenerator) -> SetChoice {
        let weights = [0, -20, 2.5, 60, 61.25, 135 * 0.45359237, 61.235, 135 * 0.45359237 * 2, 100, 102.5]
        return SetChoice(
            exercise: Int.random(in: 0..<3, using: &random), day: Int.random(in: 0..<5, using: &random),
            kind: one(of: [.normal, .normal, .normal, .warmUp, .drop, .failure], &random),
            amount: amount(&random), weightKilograms: one(of: weights, &random),
            loggedAt: Int.random(in: 0..<4, using: &random))
    }

    private static func amount(_ random: inout SeededGenerator) -> SetAmount {
        let seconds = one(of: [nil, 5, 30, 45, 60], &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .time(seconds: seconds ?? 20)
        case 1: return .distance(meters: one(of: [20, 36.576, 40, 40.000_1], &random), seconds: seconds)
        default: return .reps(one(of: [1, 2, 5, 8, 10, 12, 13, 20], &random))
        }
    }

    private static func session(_ random: inout SeededGenerator) -> SessionChoice {
        let distances: [Double?] = [
            nil, 997.4, 997.5, 1000, 1609.344, 5000, 5 * 1000.0000001, 10_000, 12_500, 21_082.4, 21_097.5, 42_089.5,
            42_195, 50_000,
        ]
        return SessionChoice(
            exercise: Int.random(in: 0..<3, using: &random), day: Int.random(in: 0..<5, using: &random),
            seconds: one(of: [300, 600, 1500, 1800, 3000, 3600, 7200, 14_400], &random),
            meters: one(of: distances, &random),
            loggedAt: Int.random(in: 0..<4, using: &random))
    }
}

/// A user who makes these changes through the app's own functions.
struct TrainingPerson: Sendable {
    static let firstDay = LocalDay(daysSinceEpoch: 20_000)

    let user: User
    let exercises: [Int64]

    func take(_ step: TrainingStep, _ database: Database) throws {
        switch step {
        case .logSet(let set):
            _ = try user.training.save(database, draft(database, set), at: moment(set.loggedAt))
        case .updateSet(let place, let set):
            guard let id = try logged("strength_sets", place, database) else { return }
            _ = try user.training.update(database, id: id, draft(database, set), at: moment(set.loggedAt))
        case .deleteSet(let place):
            guard let id = try logged("strength_sets", place, database) else { return }
            _ = try user.training.delete(database, StrengthSet.self, id: id, at: moment(0))
        case .logCardio(let session):
            _ = try user.training.save(database, draft(database, session), at: moment(session.loggedAt))
        case .updateCardio(let place, let session):
            guard let id = try logged("cardio_sessions", place, database) else { return }
            _ = try user.training.update(database, id: id, draft(database, session), at: moment(session.loggedAt))
        case .deleteCardio(let place):
            guard let id = try logged("cardio_sessions", place, database) else { return }
            _ = try user.training.delete(database, CardioSession.self, id: id, at: moment(0))
        case .weigh(let kilograms, let day):
            try WeightRecord.insert(
                database, user: user.id, weightKilograms: kilograms, on: Self.firstDay + day, at: moment(0).now)
        case .changeKind(let place, let kind, let load):
            try database.run(
                "UPDATE exercises SET kind = ?, load = ? WHERE id = ?",
                [kind.rawValue, load.rawValue, exercises[place % exercises.count]])
        case .insertSets(let sets): try insert(sets, database)
        }
    }

    private func insert(_ sets: [TrainingStep.SetChoice], _ database: Database) throws {
        for set in sets {
            try database.run(
                """
                INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, duration_seconds, distance_meters,
                    weight_kilograms, logged_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    user.id, exercises[set.exercise], Self.firstDay + set.day, set.kind.rawValue,
                    set.amount.reps, set.amount.seconds, set.amount.meters,
                    set.weightKilograms, set.loggedAt,
                ])
        }
        for exercise in Set(sets.map { exercises[$0.exercise] }) {
            try user.training.refreshRecords(database, exercise: exercise)
        }
    }

    private func draft(_ database: Database, _ set: TrainingStep.SetChoice) throws -> StrengthSetDraft {
        StrengthSetDraft(
            exercise: try exercise(database, set.exercise), day: Self.firstDay + set.day, kind: set.kind,
            amount: set.amount, weightKilograms: set.weightKilograms)
    }

    private func draft(_ database: Database, _ session: TrainingStep.SessionChoice) throws -> CardioSessionDraft {
        CardioSessionDraft(
            exercise: try exercise(database, session.exercise), day: Self.firstDay + session.day,
            durationSeconds: session.seconds, distanceMeters: session.meters)
    }

    private func exercise(_ database: Database, _ place: Int) throws -> Exercise {
        guard let exercise = try user.training.exercise(database, id: exercises[place]) else { throw MissingExercise() }
        return exercise
    }

    private func logged(_ table: String, _ place: Int, _ database: Database) throws -> Int64? {
        let ids = try Int64.all(database, "SELECT id FROM \(table) ORDER BY id")
        return ids.isEmpty ? nil : ids[place % ids.count]
    }

    private func moment(_ seconds: Int) -> TrainingMoment {
        TrainingMoment(Date(timeIntervalSince1970: 1_728_000_000 + TimeInterval(seconds)), in: .gmt)
    }
}

struct MissingExercise: Error {}
