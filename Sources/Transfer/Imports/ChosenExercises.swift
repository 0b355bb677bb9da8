import Fitness
import GRDB
import Models

/// Which exercises a user matched with other apps' names, for the next import.
package struct ChosenExercises: Sendable {
    var choices: [ImportedName: ImportChoice] = [:]

    package subscript(name: ImportedName) -> ImportChoice? { choices[name.compared] }
}

extension User.Imports {
    package func chosenExercises(_ database: Database) throws -> ChosenExercises {
        let choices = try RowReader.all(
            database, "SELECT name, kind, exercise_id FROM exercise_names WHERE user_id = ?", [user.id]
        ) { row in
            let name = try ImportedName(row.next(), isCardio: row.next(ExerciseKind.self) == .cardio)
            return (name, try row.next(Int64?.self).map { ImportChoice.exercise($0) } ?? .leaveOut)
        }
        return ChosenExercises(choices: Dictionary(choices) { $1 })
    }

    /// Remembers the choice for each name. A custom exercise is remembered once it is created.
    func rememberExercises(_ database: Database, _ choices: [ImportedName: ImportChoice]) throws {
        for (name, choice) in choices {
            switch choice {
            case .exercise(let exercise): try remember(database, name, as: exercise)
            case .leaveOut: try remember(database, name, as: nil)
            case .create: try forget(database, name)
            }
        }
    }

    /// - Parameter exercise: nil for a name that is left out.
    func remember(_ database: Database, _ name: ImportedName, as exercise: Int64?) throws {
        try database.run(
            """
            INSERT INTO exercise_names (user_id, name, kind, exercise_id) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id, name, kind) DO UPDATE SET exercise_id = excluded.exercise_id
            """, [user.id, name.compared.name, name.kind.rawValue, exercise])
    }

    private func forget(_ database: Database, _ name: ImportedName) throws {
        try database.run(
            "DELETE FROM exercise_names WHERE user_id = ? AND name = ? AND kind = ?",
            [user.id, name.compared.name, name.kind.rawValue])
    }
}

extension ImportedName {
    package var kind: ExerciseKind { isCardio ? .cardio : .strength }

    /// The same name for any case.
    fileprivate var compared: ImportedName { ImportedName(name.nameKey, isCardio: isCardio) }
}
