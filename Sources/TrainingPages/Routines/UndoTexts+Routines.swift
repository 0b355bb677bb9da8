import Fitness
import GRDB
import Models
import Routines
import Web

extension StoredRow {
    /// Whether it is a set of a workout, or the workout itself.
    func isOf(session: Int64) -> Bool {
        self[table == "routine_sessions" ? "id" : "session_id"] == .integer(session)
    }
}

extension User {
    /// How the page of a workout names what was changed: its exercise, or the workout itself.
    func routineUndoWords(_ database: Database, _ row: StoredRow) throws -> UndoTexts? {
        if case .integer(let id) = row["exercise_id"] {
            guard let exercise = try training.exercise(database, id: id) else { return nil }
            return UndoTexts(exercise.name, added: exercise.name)
        }
        guard case .text(let name) = row["name"] else { return nil }
        return UndoTexts(name, added: name)
    }
}
