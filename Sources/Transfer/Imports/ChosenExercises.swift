import Fitness
import GRDB
import Models

/// What somebody said that the names of other apps mean, for their next import.
package struct ChosenExercises: Sendable {
    private var choices: [ImportedName: ImportChoice] = [:]

    init() {}

    fileprivate init(_ rows: [Row]) {
        for row in rows {
            let exercise: Int64? = row[2]
            choices[ImportedName(row[0], isCardio: row[1] == ExerciseKind.cardio.rawValue)] =
                exercise.map { .exercise($0) } ?? .leaveOut
        }
    }

    package subscript(name: ImportedName) -> ImportChoice? { choices[name.compared] }
}

extension User {
    package func chosenExercises(_ database: Database) throws -> ChosenExercises {
        ChosenExercises(
            try Row.fetchAll(
                database.cachedStatement(sql: "SELECT name, kind, exercise_id FROM exercise_names WHERE user_id = ?"),
                arguments: [id]))
    }

    /// Remembers what was chosen for each name. An exercise of their own is remembered once it is made.
    func rememberExercises(_ database: Database, _ choices: [ImportedName: ImportChoice]) throws {
        for (name, choice) in choices {
            switch choice {
            case .exercise(let exercise): try remember(database, name, as: exercise)
            case .leaveOut: try remember(database, name, as: nil)
            case .create: try forget(database, name)
            }
        }
    }

    /// - Parameter exercise: nil for one that is left out.
    func remember(_ database: Database, _ name: ImportedName, as exercise: Int64?) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO exercise_names (user_id, name, kind, exercise_id) VALUES (?, ?, ?, ?)
                ON CONFLICT (user_id, name, kind) DO UPDATE SET exercise_id = excluded.exercise_id
                """
        ).execute(arguments: [id, name.compared.name, name.kind.rawValue, exercise])
    }

    private func forget(_ database: Database, _ name: ImportedName) throws {
        try database.cachedStatement(sql: "DELETE FROM exercise_names WHERE user_id = ? AND name = ? AND kind = ?")
            .execute(arguments: [id, name.compared.name, name.kind.rawValue])
    }
}

extension ImportedName {
    package var kind: ExerciseKind { isCardio ? .cardio : .strength }

    /// Whatever its case.
    fileprivate var compared: ImportedName { ImportedName(Exercise.nameKey(name), isCardio: isCardio) }
}
