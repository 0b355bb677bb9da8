import Fitness
import Foundation
import FoodTable
import FoodWords
import GRDB
import Micronutrients

/// The foods that come with WorkHome.
package struct FoodCatalogue: Sendable {
    /// Changes with the foods, their names and their search positions.
    package let version: String
    /// A list of foods in the format of `FoodTable.json`.
    package let json: @Sendable () throws -> String

    package static let embedded = FoodCatalogue(
        version: "\(FoodTable.version)-\(FoodPlainness.version)", json: FoodTable.json)

    /// Whether the rows are of this version, so that startup has nothing to write.
    func isLoaded(_ database: Database) throws -> Bool {
        try String.first(database, "SELECT version FROM catalogues WHERE name = 'foods'") == version
    }

    /// Updates the rows to this version of the tables, without writing unchanged ones. A food that was dropped from its
    /// table is archived, because entries may refer to it. One that an import has replaced stays as it is: only rows
    /// archived by the table have equal `archived_at` and `updated_at`.
    ///
    /// SQLite parses the list itself (sqlite.org/json1.html): some twenty thousand foods in a fraction of a second.
    func load(_ database: Database, now: Int64) throws {
        for function in [Self.position, Self.folding] { database.add(function: function) }
        defer { for function in [Self.position, Self.folding] { database.remove(function: function) } }
        try database.execute(sql: Self.reading, arguments: [try json()])
        try name(database)
        try database.execute(sql: Self.saving, arguments: [now])
        try database.execute(sql: Self.archiving, arguments: [now, now])
        try database.execute(sql: Self.savingPortions)
        try database.execute(sql: Self.savingMicronutrients)
        try Recipe.refreshMicronutrients(database)
        try database.run(
            """
            INSERT INTO catalogues (name, version, vocabulary) VALUES ('foods', ?, ?)
            ON CONFLICT (name) DO UPDATE SET version = excluded.version, vocabulary = excluded.vocabulary
            """, [version, try vocabulary(database)])
        try database.execute(
            sql: """
                DROP TABLE temp.table_vocabulary;
                DROP TABLE temp.table_words;
                DROP TABLE temp.table_foods;
                """)
    }

    /// Gives short names to the foods that have none in the list, the plainest first.
    private func name(_ database: Database) throws {
        var naming = FoodNaming()
        let usual = try RowReader.all(
            database,
            """
            SELECT short_name, energy_kilocalories FROM temp.table_foods WHERE short_name IS NOT NULL
            ORDER BY search_position, rowid
            """
        ) { (name: try $0.next(String.self), energy: try $0.next(Double?.self)) }
        for food in usual { naming.reserve(food.name, energyKilocalories: food.energy) }
        let others = try RowReader.all(
            database,
            """
            SELECT rowid, name, energy_kilocalories FROM temp.table_foods WHERE short_name IS NULL
            ORDER BY search_position, rowid
            """
        ) { (id: try $0.next(Int64.self), name: try $0.next(String.self), energy: try $0.next(Double?.self)) }
        for food in others {
            let name = naming.name(food.name, energyKilocalories: food.energy)
            try database.run("UPDATE temp.table_foods SET short_name = ? WHERE rowid = ?", [name, food.id])
        }
    }

    /// The words of the foods as the search index has them, for `FoodVocabulary`: a temporary index lists its own
    /// (sqlite.org/fts5.html#the_fts5vocab_virtual_table_module).
    private func vocabulary(_ database: Database) throws -> Data? {
        try database.execute(
            sql: """
                CREATE VIRTUAL TABLE temp.table_words
                USING fts5(words, content = '', detail = none, tokenize = 'unicode61 remove_diacritics 2');
                INSERT INTO temp.table_words (rowid, words)
                SELECT rowid,
                    food_letters(replace(replace(name || ' ' || short_name || ' ' || other_names, '''', ''), '’', ''))
                FROM temp.table_foods;
                CREATE VIRTUAL TABLE temp.table_vocabulary USING fts5vocab(temp, table_words, row);
                """)
        return try Data.first(
            database,
            """
            SELECT CAST(group_concat(term || char(10), '') AS BLOB)
            FROM (SELECT term FROM temp.table_vocabulary WHERE term NOT GLOB '[0-9]*' ORDER BY term)
            """)
    }

    private static let position = DatabaseFunction("food_position", argumentCount: 4, pure: true) { values in
        guard let name = String.fromDatabaseValue(values[0]), let portions = Int.fromDatabaseValue(values[2]) else {
            return nil
        }
        return FoodPlainness.position(
            ofTableFood: name, measured: Int.fromDatabaseValue(values[1]), portions: portions,
            isEveryday: Bool.fromDatabaseValue(values[3]) ?? false)
    }

    private static let folding = DatabaseFunction("food_letters", argumentCount: 1, pure: true) { values in
        String.fromDatabaseValue(values[0]).map { String(decoding: SearchLetters.folded($0[...]), as: UTF8.self) }
    }

    /// The list as a table. `search_position` comes first to be there when names are given in its order. `json_each` writes
    /// a food anew whenever its value is asked for: kept, that happens once a food, not for each column.
    private static let reading = """
        CREATE TEMP TABLE table_foods AS
        WITH listed AS MATERIALIZED (SELECT value FROM json_each(?))
        SELECT value ->> '$[0]' AS source, value ->> '$[1]' AS source_key, value ->> '$[2]' AS name,
            value ->> '$[3]' AS short_name, value ->> '$[5]' AS other_names,
            food_position(value ->> '$[2]', value ->> '$[6]', json_array_length(value, '$[15]'), value ->> '$[4]')
                AS search_position,
            \(zip(Nutrients.columnNames, 7...14).map { "value ->> '$[\($1)]' AS \($0)" }.joined(separator: ", ")),
            value -> '$[15]' AS portions, value -> '$[16]' AS micronutrients
        FROM listed;
        CREATE INDEX temp.table_foods_by_key ON table_foods (source, source_key);
        """

    private static let columns =
        ["name", "short_name", "other_names", "search_position"] + Nutrients.columnNames

    private static func columns(of table: String) -> String {
        columns.map { "\(table).\($0)" }.joined(separator: ", ")
    }

    /// In the order of the search index, which otherwise writes out what it has whenever a food comes before the last.
    private static let saving = """
        INSERT INTO foods (source, source_key, \(columns.joined(separator: ", ")), updated_at)
        SELECT source, source_key, \(columns.joined(separator: ", ")), ?1 FROM temp.table_foods
        ORDER BY search_position, rowid
        ON CONFLICT (source, source_key) DO UPDATE SET archived_at = NULL, updated_at = excluded.updated_at,
            \(columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
        WHERE foods.archived_at = foods.updated_at
            OR foods.archived_at IS NULL AND (\(columns(of: "foods"))) IS NOT (\(columns(of: "excluded")))
        """

    private static let ofTables = "source IN ('usdaSR24', 'bls', 'ciqual', 'cofid')"

    private static let archiving = """
        UPDATE foods SET archived_at = ?, updated_at = ? WHERE \(ofTables) AND archived_at IS NULL
            AND NOT EXISTS (
                SELECT 1 FROM temp.table_foods AS listed
                WHERE listed.source = foods.source AND listed.source_key = foods.source_key)
        """

    private static let savingPortions = """
        DELETE FROM food_portions WHERE food_id IN (SELECT id FROM foods WHERE \(ofTables));
        INSERT INTO food_portions (food_id, position, name, amount)
        SELECT foods.id, portion.key, portion.value ->> '$[0]', portion.value ->> '$[1]'
        FROM temp.table_foods AS listed CROSS JOIN json_each(listed.portions) AS portion
        CROSS JOIN foods ON foods.source = listed.source AND foods.source_key = listed.source_key;
        """

    private static let listedMicronutrients = Micronutrient.allCases.indices
        .map { "listed.micronutrients ->> '$[\($0)]'" }.joined(separator: ", ")

    /// Nothing is in the list for the foods of tables that don't have them.
    private static let savingMicronutrients = """
        DELETE FROM food_nutrients WHERE food_id IN (SELECT id FROM foods WHERE \(ofTables));
        INSERT INTO food_nutrients (food_id, \(Micronutrient.columnNames.joined(separator: ", ")))
        SELECT foods.id, \(listedMicronutrients)
        FROM temp.table_foods AS listed
        CROSS JOIN foods ON foods.source = listed.source AND foods.source_key = listed.source_key
        WHERE listed.micronutrients IS NOT NULL;
        """
}
