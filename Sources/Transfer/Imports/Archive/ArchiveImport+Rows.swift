import GRDB
import Models
import Routines
import Texts

/// Finds the database row that matches a row of the archive, and inserts a new one as it was, within the limits of its table
/// and not those of a draft: what WorkHome once kept comes back, whatever its rules are by now.
extension ArchiveImport {
    /// The existing row that matches. A guest's archive must not add foods of outside sources for the whole household,
    /// so an unknown one becomes a food of the guest's own.
    func known(_ database: Database, _ table: ArchiveTable, _ row: inout ArchiveRow) throws -> Int64? {
        if let known = try find(database, table, row) { return known }
        guard user.isGuest, table.name == "foods", !Self.isOwnFood(row) else { return nil }
        row["source"] = "own".databaseValue
        row["source_key"] = .null
        try prepare(&row, of: table)
        return try find(database, table, row)
    }

    /// Sets the columns that say whose row it is.
    func prepare(_ row: inout ArchiveRow, of table: ArchiveTable) throws {
        if let person = table.person { row[person] = user.id.databaseValue }
        for (column, value) in table.unshared where !user.sharesAtHome { row[column] = value.databaseValue }
        guard table.name == ArchiveTable.foods.name else { return }
        // A guest shares nothing with the household.
        let isPrivate = Self.isOwnFood(row) && (!user.sharesAtHome || Self.isOn(row["user_id"]))
        let isFound = isPrivate || Self.isOn(row["added_by"])
        row["user_id"] = isPrivate ? user.id.databaseValue : .null
        row["added_by"] = isFound ? user.id.databaseValue : .null
    }

    private static func isOn(_ value: DatabaseValue?) -> Bool { value.flatMap(Int64.fromDatabaseValue) == 1 }

    private static func isOwnFood(_ row: ArchiveRow) -> Bool {
        row["source"].flatMap(String.fromDatabaseValue) == "own"
    }

    /// The tables without any row to match: most imported rows are in them, and need no lookup.
    static func emptyTables(_ database: Database, _ user: User) throws -> Set<String> {
        let tables = ArchiveTable.all.filter {
            $0.identity.isEmpty && $0.isNumbered && $0.name != ArchiveTable.profile.name
        }
        return try Set(
            tables.filter { table in
                try Bool.first(
                    database,
                    "SELECT NOT EXISTS (SELECT 1 FROM \(table.name) AS t WHERE \(table.scope(for: user)))", [user.id])
                    ?? false
            }.map(\.name))
    }

    /// The matching row, unless another row of the archive was already matched with it.
    private func find(_ database: Database, _ table: ArchiveTable, _ row: ArchiveRow) throws -> Int64? {
        if emptyTables.contains(table.name) { return nil }
        let names = table.identity.isEmpty ? Set(row.keys) : table.identity
        // A workout deleted or edited since is restored under another number, but its sets are still the same.
        var columns = names.subtracting(["user_id", "added_by", "photo_uuid", "uuid", "updated_at", "search_position"])
            .subtracting(table.columns.filter(\.isDispensable).map(\.column)).sorted()
        if table.name == "foods", !Self.isOwnFood(row) { columns = ["source", "source_key"] }
        // A built-in trackable is identified by its key, whatever its name.
        if table.name == "trackables", row["key"].map({ !$0.isNull }) == true { columns = ["key"] }
        let terms = columns.map { "\($0) IS ?" + (table.identity == ["name"] && $0 == "name" ? " COLLATE NOCASE" : "") }
        let isNumbered = table.isNumbered
        let taken = "SELECT 1 FROM archive_rows WHERE name = '\(table.name)' AND archive_rows.id = t.id"
        let unused = isNumbered ? " AND NOT EXISTS (\(taken))" : ""
        let sql = """
            SELECT \(isNumbered ? "id" : "0") FROM \(table.name) AS t WHERE \(table.scope(for: user)) AND \
            \(terms.joined(separator: " AND "))\(unused) LIMIT 1
            """
        return try Int64.first(
            database, sql, StatementArguments([user.id.databaseValue] + columns.map { row[$0] ?? .null }))
    }

    func requireRoom(_ database: Database, _ table: ArchiveTable) throws {
        guard !table.isEquipment || user.equipment.canEdit else {
            throw ImportRowError(reason: EquipmentTexts.editingNotAllowed)
        }
        guard let most = table.most else { return }
        let count = try Int.first(
            database, "SELECT count(*) FROM \(table.name) WHERE \(table.scope(for: user))", [user.id])
        guard count ?? 0 < most else { throw ImportRowError(reason: ImportTexts.moreRowsThanAllowed(most, table.name)) }
    }

    /// - Returns: its id, or 0 if the table has none.
    func insert(_ database: Database, _ table: ArchiveTable, _ row: ArchiveRow) throws -> Int64 {
        let columns = row.keys.sorted()
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        try database.run(
            "INSERT INTO \(table.name) (\(columns.joined(separator: ", "))) VALUES (\(marks))",
            StatementArguments(columns.map { row[$0] ?? .null }))
        return table.isNumbered ? database.lastInsertedRowID : 0
    }

    func note(_ database: Database, _ table: ArchiveTable, _ number: Int, id: Int64, isNew: Bool) throws {
        try database.run(
            "INSERT INTO archive_rows (name, number, id, is_new) VALUES (?, ?, ?, ?)", [table.name, number, id, isNew])
    }
}
