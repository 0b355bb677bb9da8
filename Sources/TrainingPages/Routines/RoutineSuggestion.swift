import GRDB
import Models
import Routines

/// The routine to do now: the one whose workout is open, or the next one.
package enum RoutineSuggestion: Sendable {
    case resume(RoutineSession)
    case start(Routine)
}

extension User {
    /// - Returns: nil without a routine.
    package func routineSuggestion(_ database: Database) throws -> RoutineSuggestion? {
        if let open = try routines.openSession(database) { return .resume(open) }
        return try routines.nextRoutines(database, limit: 1).first.map { .start($0) }
    }
}
