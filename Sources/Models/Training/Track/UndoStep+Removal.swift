import GRDB

extension UndoStep {
    /// Removes everybody's steps that can't be undone any more.
    package static func removeOutlived(_ database: Database, now: Int64) throws {
        try database.execute(
            sql: "DELETE FROM undo_steps WHERE created_at < ?", arguments: [now - lifetimeSeconds])
    }
}

extension User {
    /// Removes the steps back to logged rows that are gone, or whose exercise or trackable is gone or has become another
    /// one. A step back to a goal stays, and says that it can't be undone.
    /// - Parameters:
    ///   - column: which one names it.
    ///   - table: whose rows; nil for all that have the column.
    package func removeUndoSteps(_ database: Database, _ column: String, is id: Int64, in table: String? = nil) throws {
        try database.cachedStatement(
            sql: """
                DELETE FROM undo_steps WHERE user_id = ?1 AND noun <> '\(UndoStep.Place.goals.rawValue)'
                    AND ?2 IN (previous ->> '$[0].\(column)', current ->> '$[0].\(column)')
                    AND (?3 IS NULL OR ?3 IN (previous ->> '$[0].table', current ->> '$[0].table'))
                """
        ).execute(arguments: [self.id, id, table])
    }
}
