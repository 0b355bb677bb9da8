import GRDB
import Models

extension User.Routines {
    /// The routines to do next: those after that of the last session, in the order in which they were created. Programs
    /// say themselves which of their days is due.
    package func nextRoutines(_ database: Database, limit: Int) throws -> [Routine] {
        let inPrograms = try user.programs.routinesOfOthers(database, than: nil)
        let routines = try routines(database).reversed().filter { !inPrograms.contains($0.id) }
        let last = try Int64.first(
            database,
            """
            SELECT routine_id FROM routine_sessions WHERE user_id = ? AND routine_id IS NOT NULL
            ORDER BY day DESC, started_at DESC, id DESC LIMIT 1
            """, [user.id])
        let next = routines.firstIndex { $0.id == last }.map { $0 + 1 } ?? 0
        return Array((routines[next...] + routines[..<next]).prefix(limit))
    }
}
