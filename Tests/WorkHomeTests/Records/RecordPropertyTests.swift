import GRDB
import Support
import Testing

@testable import Storage
@testable import Models
@testable import Web

/// Compares random training histories, changed step by step as in the app, with the reference implementation.
///
/// The histories form trees: several continue differently from one beginning, which runs only once.
@Suite struct RecordPropertyTests {
    static let historyCount = UInt64(Soak.amount(short: 2_000, long: 50_000))
    static let shardCount: UInt64 = 4
    static let endingCount: UInt64 = 5

    @Test(arguments: 0..<shardCount)
    func theRecordsAreThoseOfTheDefinition(shard: UInt64) async throws {
        let app = try await TestApp()
        let person = try await Self.person(app)
        let treeCount = Self.historyCount / Self.endingCount
        let trees = shard * treeCount / Self.shardCount..<(shard + 1) * treeCount / Self.shardCount
        // In batches: the tests of servers beside this one need the processor too.
        for first in stride(from: trees.lowerBound, to: trees.upperBound, by: 25) {
            let failure = try await app.app.database.write { database in
                try (first..<min(first + 25, trees.upperBound)).lazy.compactMap {
                    try Self.failure(tree: $0, person, database)
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

    private static func steps(_ count: ClosedRange<Int>, seed: UInt64) -> [TrainingStep] {
        var random = SeededGenerator(seed: Soak.seed(seed))
        return (0..<Int.random(in: count, using: &random)).map { _ in TrainingStep.random(&random) }
    }

    /// - Returns: a minimal failing history of the tree with its difference; nil when all pass.
    private static func failure(
        tree: UInt64, _ person: TrainingPerson, _ database: Database
    ) throws -> String? {
        let beginning = steps(0...7, seed: tree)
        var wrong: [TrainingStep]?
        try database.inSavepoint {
            for step in beginning { try person.take(step, database) }
            for ending in 0..<endingCount where wrong == nil {
                let steps = steps(1...5, seed: historyCount * (tree + 1) + ending)
                // A rebuild depends only on the rows, so one per tree is enough.
                let difference = try difference(after: steps, rebuilding: ending == 0, person, database)
                if difference != nil { wrong = beginning + steps }
            }
            return .rollback
        }
        return try wrong.map { "tree \(tree)\n" + (try shortest($0, person, database)) }
    }

    /// The history without the steps that the failure does not need.
    private static func shortest(
        _ history: [TrainingStep], _ person: TrainingPerson, _ database: Database
    ) throws -> String {
        var steps = history
        var index = 0
        while index < steps.count {
            var shorter = steps
            shorter.remove(at: index)
            if try difference(after: shorter, person, database) != nil {
                steps = shorter
            } else {
                index += 1
            }
        }
        let difference = try difference(after: steps, person, database) ?? "nothing, on their own"
        return steps.map { "\($0)" }.joined(separator: "\n") + "\n" + difference
    }

    /// The difference between table and definition after some steps, which are rolled back.
    private static func difference(
        after steps: [TrainingStep], rebuilding: Bool = true, _ person: TrainingPerson, _ database: Database
    ) throws -> String? {
        var difference: String?
        try database.inSavepoint {
            for step in steps { try person.take(step, database) }
            let (expected, stored) = (try RecordOracle(database).records, try RecordOracle.stored(database))
            let counted = try Int.first(
                database, "SELECT records FROM training_totals WHERE user_id = ?", [person.user.id])
            let (missing, extra) = (Set(expected).subtracting(stored), Set(stored).subtracting(expected))
            if stored.count != expected.count || !missing.isEmpty || !extra.isEmpty {
                difference = "missing \(missing.sorted()), not one \(extra.sorted()) of \(stored.count)"
            } else if counted != expected.count(where: { !$0.isBaseline }) {
                difference = "\(counted ?? -1) are counted, \(expected.count { !$0.isBaseline }) are there"
            } else if let best = try wrongBest(database) {
                difference = "\(best) is not the best"
            } else if rebuilding, try person.user.training.rebuildRecords(database) != 0 {
                difference = "a rebuild changes them"
            }
            return .rollback
        }
        return difference
    }

    /// A line of which the stored best is not that of its records.
    private static func wrongBest(_ database: Database) throws -> String? {
        let stored = "SELECT user_id, exercise_id, kind, value FROM exercise_bests"
        let expected = """
            SELECT user_id, exercise_id, kind, iif(kind = 'pace5Kilometers', min(value), max(value))
            FROM personal_records WHERE weight_grams = 0
                AND kind IN ('oneRepMax', 'weight', 'repetitions', 'distance', 'pace5Kilometers', 'duration')
            GROUP BY user_id, exercise_id, kind
            """
        return try String.first(
            database,
            """
            SELECT exercise_id || ' ' || kind || ' ' || value FROM (
                SELECT * FROM (\(stored) EXCEPT \(expected)) UNION ALL SELECT * FROM (\(expected) EXCEPT \(stored)))
            """)
    }
}
