import Fitness
import GRDB
import Models
import Routines

/// The workout to do now: the one that is open, the day of a program that is due, or the next routine.
package enum RoutineSuggestion: Sendable {
    case resume(RoutineWorkout)
    /// With the number of days of its program, and why it waits today.
    case due(ProgramDue, days: Int, DayOffReason?)
    case start(Routine)
}

extension User {
    /// - Returns: nil without a routine and a program.
    package func routineSuggestion(_ database: Database, on today: LocalDay) throws -> RoutineSuggestion? {
        if let open = try routines.openWorkout(database) { return .resume(open) }
        // What is due or was missed comes before what is still to come.
        if let due = try programs.dueDays(database, on: today).min(by: { max($0.date, today) < max($1.date, today) }) {
            let dayOff = try training.daysOff(database, from: today, to: today).first?.reason
            return .due(due, days: try programs.days(database, of: due.program.id).count, dayOff)
        }
        return try routines.nextRoutines(database, limit: 1).first.map { .start($0) }
    }

    /// The routines to do now: those of programs that are due, and then the other ones.
    func nextRoutines(_ database: Database, on today: LocalDay, limit: Int) throws -> [Routine] {
        let due = try programs.dueDays(database, on: today).compactMap(\.day.routine)
            .compactMap { try routines.routine(database, id: $0) }
        return Array((due + (try routines.nextRoutines(database, limit: limit))).prefix(limit))
    }
}
