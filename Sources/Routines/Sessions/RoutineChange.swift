import Fitness
import GRDB
import Models

/// How a session differs from its routine.
package enum RoutineChange: Sendable, Equatable {
    /// Another weight than the line's own was lifted. Where a rule says the weight, it follows by itself.
    case weight(slot: Int, Exercise, from: Double, to: Double)
    /// Sets were added.
    case sets(slot: Int, Exercise, from: Int, to: Int)
    case swapped(slot: Int, from: Exercise, to: Exercise)
    case added(Exercise, sets: Int)
    /// The exercises were done in another order.
    case order
}

extension User.Routines {
    /// What can be kept in the routine; nothing if it is gone.
    package func changes(_ database: Database, of session: RoutineSession) throws -> [RoutineChange] {
        guard let comparison = try comparison(database, session) else { return [] }
        return comparison.changes
    }

    /// Writes a session's changes into its routine.
    /// - Returns: false if the user has no such session, or its routine is gone or would be too long.
    package func keepChanges(
        _ database: Database, of session: Int64, at moment: TrainingMoment
    ) throws -> Bool {
        guard let header = try header(database, "id = ?", [session]),
            let comparison = try comparison(database, try self.session(database, header)), comparison.isPossible
        else { return false }
        return try update(database, id: comparison.routine.id, comparison.changed, at: moment)
    }

    private func comparison(_ database: Database, _ session: RoutineSession) throws -> RoutineComparison? {
        guard let routine = try session.routine.flatMap({ try self.routine(database, id: $0) }) else { return nil }
        let exercises = try self.exercises(database, of: routine, until: session.day)
        let draft = try self.draft(database, of: routine, until: session.day)
        return RoutineComparison(
            routine: routine, exercises: exercises, draft: draft, session: session,
            weeks: try user.programs.weeks(database, of: routine.id))
    }
}
