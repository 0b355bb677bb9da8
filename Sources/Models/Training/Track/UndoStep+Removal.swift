import GRDB

extension UndoStep {
    /// Removes everybody's steps that can't be undone any more.
    package static func removeOutlived(_ database: Database, now: Int64) throws {
        try database.execute(
            sql: "DELETE FROM undo_steps WHERE created_at < ?", arguments: [now - lifetimeSeconds])
    }

    /// Takes foods that are deleted out of everybody's steps, as the table does with its entries: a food that comes later
    /// may be given the number of one that is gone.
    package static func forgetFoods(_ database: Database, ids: [Int64], now: Int64) throws {
        let without = { (rows: String) in
            """
            (SELECT json_group_array(json(iif(entry.value ->> 'food_id' IN (SELECT value FROM json_each(?1)),
                json_remove(entry.value, '$.food_id'), entry.value))) FROM json_each(\(rows)) AS entry)
            """
        }
        try database.cachedStatement(
            sql: """
                UPDATE undo_steps SET previous = \(without("previous")), current = \(without("current"))
                WHERE created_at >= ?2 AND noun = 'mealEntry' AND EXISTS (
                    SELECT 1 FROM json_tree(json_array(json(previous), json(current)))
                    WHERE key = 'food_id' AND atom IN (SELECT value FROM json_each(?1)))
                """
        ).execute(arguments: ["[\(ids.map(String.init).joined(separator: ","))]", now - lifetimeSeconds])
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
