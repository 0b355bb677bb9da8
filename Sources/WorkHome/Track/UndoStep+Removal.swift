import GRDB

extension UndoStep {
    /// Removes everybody's steps that can't be undone any more.
    static func removeOutlived(_ database: Database, now: Int64) throws {
        try database.execute(
            sql: "DELETE FROM undo_steps WHERE created_at < ?", arguments: [now - lifetimeSeconds])
    }
}

extension User {
    /// Removes the steps back to a set or session of an exercise, which has become another one or is gone.
    func removeUndoSteps(_ database: Database, exercise: Int64) throws {
        try database.cachedStatement(
            sql: """
                DELETE FROM undo_steps WHERE user_id = ?1 AND noun IN ('strengthSet', 'cardioSession')
                    AND (previous ->> '$[0].exercise_id' = ?2 OR current ->> '$[0].exercise_id' = ?2)
                """
        ).execute(arguments: [id, exercise])
    }

    /// Removes the steps back to a value of a trackable that is gone.
    func removeUndoSteps(_ database: Database, trackable: Int64) throws {
        try database.cachedStatement(
            sql: """
                DELETE FROM undo_steps WHERE user_id = ?1 AND noun = 'trackableEntry'
                    AND (previous ->> '$[0].trackable_id' = ?2 OR current ->> '$[0].trackable_id' = ?2)
                """
        ).execute(arguments: [id, trackable])
    }
}
