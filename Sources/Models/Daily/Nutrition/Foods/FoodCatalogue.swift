import Fitness
import FoodTable
import GRDB

/// The foods that come with WorkHome.
package struct FoodCatalogue: Sendable {
    /// Changes with the foods and with their search positions.
    package let version: String
    /// A list of foods in the format of `FoodTable.json`.
    package let json: @Sendable () throws -> String

    package static let embedded = FoodCatalogue(
        version: "\(FoodTable.version)-\(FoodPlainness.version)", json: FoodTable.json)
}

extension FoodCatalogue {
    /// Whether the rows are of this version, so that startup has nothing to write.
    func isLoaded(_ database: Database) throws -> Bool {
        try String.first(database, "SELECT version FROM catalogues WHERE name = 'foods'") == version
    }

    /// Updates the rows to this version of the table, without writing unchanged ones. A food that was dropped from the
    /// table is archived, because entries may refer to it. One that an import has replaced stays as it is: only rows
    /// archived by the table have equal `archived_at` and `updated_at`.
    ///
    /// SQLite parses the list itself (sqlite.org/json1.html): some eight thousand foods in a fraction of a second.
    func load(_ database: Database, now: Int64) throws {
        database.add(function: Self.position)
        defer { database.remove(function: Self.position) }
        let json = try json()
        try database.execute(sql: Self.saving, arguments: [json, now])
        try database.execute(sql: Self.archiving, arguments: [now, json])
        try database.execute(sql: Self.forgettingPortions)
        try database.execute(sql: Self.savingPortions, arguments: [json])
        try database.run(
            """
            INSERT INTO catalogues (name, version) VALUES ('foods', ?)
            ON CONFLICT (name) DO UPDATE SET version = excluded.version
            """, [version])
    }

    private static let position = DatabaseFunction("food_position", argumentCount: 3, pure: true) { values in
        guard let name = String.fromDatabaseValue(values[0]), let measured = Int.fromDatabaseValue(values[1]),
            let portions = Int.fromDatabaseValue(values[2])
        else { return nil }
        return FoodPlainness.position(ofTableFood: name, measured: measured, portions: portions)
    }

    private static let columns = ["name", "search_position"] + Nutrients.columnNames

    private static func columns(of table: String) -> String {
        columns.map { "\(table).\($0)" }.joined(separator: ", ")
    }

    /// `WHERE true` keeps the parser from reading ON as part of a join (sqlite.org/lang_upsert.html#parsing_ambiguity).
    private static let saving = """
        INSERT INTO foods (source, source_key, \(columns.joined(separator: ", ")), updated_at)
        SELECT 'usdaSR24', json_extract(value, '$[0]'), json_extract(value, '$[1]'), food_position(
                json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_array_length(value, '$[11]')),
            \((3...10).map { "json_extract(value, '$[\($0)]')" }.joined(separator: ", ")), ?2
        FROM json_each(?1) WHERE true
        ON CONFLICT (source, source_key) DO UPDATE SET archived_at = NULL, updated_at = excluded.updated_at,
            \(columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
        WHERE foods.archived_at = foods.updated_at
            OR foods.archived_at IS NULL AND (\(columns(of: "foods"))) IS NOT (\(columns(of: "excluded")))
        """

    private static let archiving = """
        UPDATE foods SET archived_at = ?1, updated_at = ?1 WHERE source = 'usdaSR24' AND archived_at IS NULL
            AND source_key NOT IN (SELECT json_extract(value, '$[0]') FROM json_each(?2))
        """

    private static let forgettingPortions = """
        DELETE FROM food_portions WHERE food_id IN (SELECT id FROM foods WHERE source = 'usdaSR24')
        """

    private static let savingPortions = """
        INSERT INTO food_portions (food_id, position, name, amount)
        SELECT foods.id, portion.key, json_extract(portion.value, '$[0]'), json_extract(portion.value, '$[1]')
        FROM json_each(?) AS food CROSS JOIN json_each(food.value, '$[11]') AS portion
        CROSS JOIN foods ON foods.source = 'usdaSR24' AND foods.source_key = json_extract(food.value, '$[0]')
        """
}
