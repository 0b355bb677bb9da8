import Fitness
import Foundation
import GRDB
import Storage

extension AppDatabase {
    /// Loads the exercises, plans, foods and words of this version, unless they are loaded already.
    /// - Throws: the first mistake in the texts of the exercises and plans.
    package func loadCatalogues(
        training: TrainingCatalogue = .builtIn, foods: FoodCatalogue, now: Int64
    ) async throws {
        if let mistake = training.mistake { throw mistake }
        let areLoaded = try await read {
            try ExerciseCatalogue.isLoaded($0) && PlanLibrary.isLoaded($0) && foods.isLoaded($0)
                && LookupTables.areStored($0)
        }
        guard !areLoaded else { return }
        try await write(whileNobodyWaits: true) {
            try LookupTables.store($0)
            try ExerciseCatalogue.load($0, now: now)
            try PlanLibrary.load($0, now: now)
            if try !foods.isLoaded($0) { try foods.load($0, now: now) }
            try Self.settleRecords($0, now: now)
        }
        try freeMemory()
    }

    /// Where exercises move another part of the body now, the records of old sets are found again before anybody asks.
    private static func settleRecords(_ database: Database, now: Int64) throws {
        try settleDays(database)
        for id in try Int64.all(database, "SELECT DISTINCT user_id FROM outdated_records") {
            guard let user = try User.find(database, id: id) else { continue }
            let moment = TrainingMoment(Date(timeIntervalSince1970: TimeInterval(now)), in: user.timeZone)
            _ = try user.settle(database, at: moment)
        }
    }
}

/// The measures of goals and the metrics of health data in the tables against which rows are checked.
enum LookupTables {
    private struct Measure: Hashable, RowReadable {
        static let columns = "type, measure, takes_exercise, takes_trackable, takes_repetitions"
        static let all = GoalType.allCases.flatMap { type in type.measures.map { Measure(type, $0) } }

        let type: String
        let measure: String
        let takesExercise: Bool
        let takesTrackable: Bool
        let takesRepetitions: Bool

        private init(_ type: GoalType, _ measure: GoalMeasure) {
            self.type = type.rawValue
            self.measure = measure.rawValue
            takesExercise = type.exercise != nil
            takesTrackable = type.isOfTrackable
            takesRepetitions = measure.takesRepetitions
        }

        init(_ row: inout RowReader) throws {
            type = try row.next()
            measure = try row.next()
            takesExercise = try row.next()
            takesTrackable = try row.next()
            takesRepetitions = try row.next()
        }
    }

    static func areStored(_ database: Database) throws -> Bool {
        let measures = try Measure.all(database, "SELECT \(Measure.columns) FROM goal_measures")
        let metrics = try String.all(database, "SELECT metric FROM health_metrics")
        return Set(measures).isSuperset(of: Measure.all)
            && Set(metrics).isSuperset(of: HealthMetric.allCases.map(\.rawValue))
    }

    static func store(_ database: Database) throws {
        for row in Measure.all {
            try database.run(
                """
                INSERT INTO goal_measures (\(Measure.columns)) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET takes_exercise = excluded.takes_exercise,
                    takes_trackable = excluded.takes_trackable, takes_repetitions = excluded.takes_repetitions
                """, [row.type, row.measure, row.takesExercise, row.takesTrackable, row.takesRepetitions])
        }
        for metric in HealthMetric.allCases {
            try database.run("INSERT OR IGNORE INTO health_metrics (metric) VALUES (?)", [metric.rawValue])
        }
    }
}
