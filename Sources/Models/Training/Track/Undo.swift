import Fitness
import GRDB

/// The result of an undo.
package struct Undo: Sendable {
    package let noun: UndoStep.Noun
    /// The day that it is about.
    package let day: LocalDay
    /// nil when something of it was changed or removed since, or what it stood on is gone.
    package let outcome: TrainingOutcome?
}

extension User {
    /// Puts everything back as it was before a step, which is then gone.
    /// - Returns: nil if they have no such step.
    package func undo(_ database: Database, step: Int64, at moment: TrainingMoment) throws -> Undo? {
        guard let step = try undoStep(database, id: step, at: moment) else { return nil }
        return switch step.noun {
        case .strengthSet: try undo(database, step, StrengthSetRow.self, at: moment)
        case .cardioSession: try undo(database, step, CardioSessionRow.self, at: moment)
        case .trackableEntry: try undo(database, step, TrackableEntryRow.self, at: moment)
        case .mealEntry: try undo(database, step, MealEntryRow.self, at: moment)
        case .goal: try undoDeletion(database, step, at: moment)
        }
    }

    private func undoDeletion(_ database: Database, _ step: UndoStep, at moment: TrainingMoment) throws -> Undo {
        guard try goals.restoreGoal(database, step) else { return Undo(noun: .goal, day: moment.today, outcome: nil) }
        try removeUndoStep(database, step)
        return Undo(noun: .goal, day: moment.today, outcome: TrainingOutcome())
    }

    private func removeUndoStep(_ database: Database, _ step: UndoStep) throws {
        try database.execute(sql: "DELETE FROM undo_steps WHERE id = ? AND user_id = ?", arguments: [step.id, id])
    }

    private func undo<Logged: LoggedRow>(
        _ database: Database, _ step: UndoStep, _ type: Logged.Type, at moment: TrainingMoment
    ) throws -> Undo? {
        let (previous, current) = (try [Logged](json: step.previous), try [Logged](json: step.current))
        guard let shown = (previous + current).first else { return nil }
        let restored = try previous.compactMap { try $0.restorable(database, of: self) }
        guard try isAsLeft(database, previous: previous, current: current), restored.count == previous.count else {
            return Undo(noun: step.noun, day: shown.day, outcome: nil)
        }
        for row in restored { try current.row(row.id) == nil ? row.insert(database) : row.update(database) }
        for row in current where previous.row(row.id) == nil {
            try database.execute(
                sql: "DELETE FROM \(type.databaseTableName) WHERE id = ? AND user_id = ?", arguments: [row.id, id])
        }
        try removeUndoStep(database, step)
        return Undo(noun: step.noun, day: shown.day, outcome: try refresh(database, previous + current, at: moment))
    }

    /// Whether the rows of a step are as it left them.
    package func isAsLeft<Logged: LoggedRow>(_ database: Database, previous: [Logged], current: [Logged]) throws -> Bool
    {
        let ids = Set((previous + current).map(\.id)).sorted()
        let rows = try loggedRows(database, Logged.self, ids: ids)
        return rows.map(\.asLogged) == current.sorted { $0.id < $1.id }.map(\.asLogged)
    }

    /// Brings up to date what hangs on the states that a row had.
    private func refresh(_ database: Database, _ states: [some LoggedRow], at moment: TrainingMoment) throws
        -> TrainingOutcome
    {
        guard let first = states.map(\.day).min(), let exercise = states.first?.exerciseID else {
            return TrainingOutcome()
        }
        for other in Set(states.compactMap(\.exerciseID)) where other != exercise {
            try training.refreshRecords(database, exercise: other, from: first)
        }
        return try training.trainingChanged(database, exercise: exercise, from: first, at: moment)
    }
}
