import GRDB

extension UndoStep {
    /// Deletes the steps of all users that can't be undone any more.
    package static func deleteExpired(_ database: Database, now: Int64) throws {
        try database.run("DELETE FROM undo_steps WHERE created_at < ?", [now - lifetimeSeconds])
    }
}

extension User {
    /// Deletes the steps for logged rows that are gone, or whose exercise or trackable is gone or has been redefined. A
    /// step for a goal stays, and reports that it can't be undone.
    /// - Parameters:
    ///   - column: the column with the id.
    ///   - table: the table of the rows; nil for all that have the column.
    package func removeUndoSteps(_ database: Database, _ column: String, is id: Int64, in table: String? = nil) throws {
        try database.run(
            """
            DELETE FROM undo_steps WHERE user_id = ?1 AND noun <> '\(UndoStep.Place.goals.rawValue)'
                AND ?2 IN (previous ->> '$[0].\(column)', current ->> '$[0].\(column)')
                AND (?3 IS NULL OR ?3 IN (previous ->> '$[0].table', current ->> '$[0].table'))
            """, [self.id, id, table])
    }
}
