import GRDB
import Testing

@testable import Storage
@testable import WorkHome

/// Random histories of training, taken a step at a time as the app takes them, against the definition.
@Suite struct RecordPropertyTests {
    static let historyCount: UInt64 = 10_000

    @Test func theRecordsAreThoseOfTheDefinition() async throws {
        let app = try await TestApp()
        let person = try await Self.person(app)
        // In batches: the tests of servers beside this one need the processor too.
        for batch in stride(from: 0, to: Self.historyCount, by: 100) {
            let failure = try await app.app.database.write { database in
                try (batch..<batch + 100).lazy.compactMap {
                    try Self.failure(seed: $0, person, database)
                }.first
            }
            if let failure {
                Issue.record("\(failure)")
                return
            }
        }
    }

    static func person(_ app: TestApp) async throws -> TrainingPerson {
        try await app.register(Cast.alex)
        return try await app.app.database.write { database in
            guard let user = try User.find(database, email: Cast.alex.email) else { throw NobodySignedIn() }
            for (name, kind, load) in [
                ("Lift", "strength", "external"), ("Dip", "strength", "bodyweight"), ("Run", "cardio", "external"),
            ] {
                try database.execute(
                    sql: """
                        INSERT INTO exercises (user_id, name, kind, load, equipment, primary_muscle, met)
                        VALUES (?, ?, ?, ?, 'other', 'fullBody', 5)
                        """,
                    arguments: [user.id, name, kind, load])
            }
            let exercises = try Int64.fetchAll(
                database, sql: "SELECT id FROM exercises WHERE user_id = ?", arguments: [user.id])
            return TrainingPerson(user: user, exercises: exercises)
        }
    }

    private static func steps(seed: UInt64) -> [TrainingStep] {
        var random = SeededGenerator(seed: seed)
        return (0..<Int.random(in: 1...12, using: &random)).map { _ in TrainingStep.random(&random) }
    }

    /// - Returns: what is wrong with the history of that seed, made as short as it can be; nil when nothing is.
    private static func failure(seed: UInt64, _ person: TrainingPerson, _ database: Database) throws -> String? {
        var steps = steps(seed: seed)
        guard var difference = try difference(after: steps, person, database) else { return nil }
        var index = 0
        while index < steps.count {
            var shorter = steps
            shorter.remove(at: index)
            if let other = try Self.difference(after: shorter, person, database) {
                (steps, difference) = (shorter, other)
            } else {
                index += 1
            }
        }
        return "seed \(seed)\n" + steps.map { "\($0)" }.joined(separator: "\n") + "\n" + difference
    }

    /// What the table and the definition differ in after some steps, which are taken back.
    private static func difference(
        after steps: [TrainingStep], _ person: TrainingPerson, _ database: Database
    ) throws -> String? {
        var difference: String?
        try database.inSavepoint {
            for step in steps { try person.take(step, database) }
            let (expected, stored) = (try RecordOracle(database).records, try RecordOracle.stored(database))
            let counted = try Int.fetchOne(
                database, sql: "SELECT records FROM training_totals WHERE user_id = ?", arguments: [person.user.id])
            if stored != expected {
                let (missing, extra) = (Set(expected).subtracting(stored), Set(stored).subtracting(expected))
                difference = "missing \(missing.sorted()), not one \(extra.sorted()) of \(stored.count)"
            } else if counted != expected.count(where: { !$0.isBaseline }) {
                difference = "\(counted ?? -1) are counted, \(expected.count { !$0.isBaseline }) are there"
            } else if try person.user.rebuildRecords(database) != 0 {
                difference = "a rebuild changes them"
            }
            return .rollback
        }
        return difference
    }
}
