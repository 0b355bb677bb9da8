import GRDB

extension UndoStep {
    /// Deletes the steps of all users that can't be undone any more.
    package static func removeOutlived(_ database: Database, now: Int64) throws {
        try database.run("DELETE FROM undo_steps WHERE created_at < ?", [now - lifetimeSeconds])
    }

    /// Removes deleted foods from the steps of all users, as the table does with its entries: a new food may get the id
    /// of a deleted one.
    package static func forgetFoods(_ database: Database, ids: [Int64], now: Int64) throws {
        let without = { (rows: String) in
            """
            (SELECT json_group_array(json(iif(entry.value ->> 'food_id' IN (SELECT value FROM json_each(?1)),
                json_remove(entry.value, '$.food_id'), entry.value))) FROM json_each(\(rows)) AS entry)
            """
        }
        try database.run(
            """
            UPDATE undo_steps SET previous = \(without("previous")), current = \(without("current"))
            WHERE created_at >= ?2 AND EXISTS (
                SELECT 1 FROM json_tree(json_array(json(previous), json(current)))
                WHERE key = 'food_id' AND atom IN (SELECT value FROM json_each(?1)))
            """, ["[\(ids.map(String.init).joined(separator: ","))]", now - lifetimeSeconds])
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
