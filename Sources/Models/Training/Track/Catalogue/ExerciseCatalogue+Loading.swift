import Fitness
import GRDB

extension ExerciseCatalogue {
    /// Whether the rows are already those of this version, so that startup has nothing to write.
    static func isLoaded(_ database: Database) throws -> Bool {
        let stored = try stored(database)
        return stored.count == all.count && all.allSatisfy { stored[$0.key] == $0.databaseValues }
    }

    /// Updates the catalogue's rows to this version of WorkHome, without writing unchanged ones. An exercise that was
    /// dropped is archived, because sets may refer to it.
    static func load(_ database: Database, now: Int64) throws {
        let stored = try stored(database)
        for exercise in all where stored[exercise.key] != exercise.databaseValues {
            try exercise.save(database)
        }
        let keys = Set(all.map(\.key))
        for key in stored.keys where !keys.contains(key) {
            try database.run("UPDATE exercises SET archived_at = ? WHERE key = ?", [now, key])
        }
    }

    /// The values of the catalogue's rows that are not archived, by key.
    private static func stored(_ database: Database) throws -> [String: [DatabaseValue]] {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT key, name, kind, measure, load, body_share, equipment, mechanic, primary_muscle,
                    secondary_muscles, met_code, met, instructions
                FROM exercises WHERE user_id IS NULL AND archived_at IS NULL
                """)
        return try Dictionary(uniqueKeysWithValues: rows.map { (try $0.decode(atIndex: 0), Array($0.databaseValues)) })
    }
}

extension CatalogueExercise {
    fileprivate func save(_ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO exercises (key, name, kind, measure, load, body_share, equipment, mechanic,
                    primary_muscle, secondary_muscles, met_code, met, instructions)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (key) DO UPDATE SET name = excluded.name, kind = excluded.kind, measure = excluded.measure,
                    load = excluded.load, body_share = excluded.body_share, equipment = excluded.equipment,
                    mechanic = excluded.mechanic,
                    primary_muscle = excluded.primary_muscle, secondary_muscles = excluded.secondary_muscles,
                    met_code = excluded.met_code, met = excluded.met, instructions = excluded.instructions,
                    archived_at = NULL
                """)
        try statement.execute(arguments: StatementArguments(databaseValues))
    }

    /// In the order of the columns above.
    fileprivate var databaseValues: [DatabaseValue] {
        let values: [(any DatabaseValueConvertible)?] = [
            key, name, kind.rawValue, measure.rawValue, load.rawValue, bodyShare, equipment.rawValue,
            mechanic?.rawValue,
            muscle.rawValue,
            secondary.map(\.rawValue).joined(separator: ","), activity.code, activity.metabolicEquivalent,
            instructions,
        ]
        return values.map { $0?.databaseValue ?? .null }
    }
}
