import Fitness
import GRDB

/// The result of an undo.
package struct Undo: Sendable {
    package let place: UndoStep.Place
    /// The day that the change was for; nil if it was for none.
    package let day: LocalDay?
    /// nil when one of the rows was changed or deleted since, or a row they refer to is gone.
    package let outcome: TrainingOutcome?
}

extension User {
    /// Restores everything as it was before a step, which is then deleted.
    /// - Returns: nil if the user has no such step.
    package func undo(_ database: Database, step: Int64, at moment: TrainingMoment) throws -> Undo? {
        guard let step = try undoStep(database, id: step, at: moment) else { return nil }
        let day = step.shownRow?.day
        guard try step.isUnchanged(database),
            try StoredRow.restore(database, previous: step.previous, current: step.current, of: id)
        else { return Undo(place: step.place, day: day, outcome: nil) }
        try database.delete(from: "undo_steps", id: step.id, of: id)
        try nutrition.refreshRecipes(afterUndoing: step, database)
        return Undo(place: step.place, day: day, outcome: try training.refreshChangedDays(database, at: moment))
    }
}
