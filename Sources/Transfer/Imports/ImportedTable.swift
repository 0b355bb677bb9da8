import Foundation
import GRDB
import Models

/// What `import_rows` calls the rows of a table, and how one of them is taken out again.
struct ImportedTable {
    let name: String
    private let kind: Kind

    private enum Kind {
        /// Of another app or of an archive.
        case noun(ImportNoun)
        /// Of an archive alone.
        case archive(ArchiveTable)
    }

    /// A line of `import_rows`.
    struct Row: RowReadable {
        let id: Int64
        /// Of the table; nil where that row is gone, or has no number.
        let row: Int64?
        let detail: String?

        init(_ row: inout RowReader) throws {
            (id, self.row, detail) = (try row.next(), try row.next(), try row.next())
        }
    }

    /// The last one is to be taken out first.
    static let ofOtherApps = ImportNoun.allCases.filter { $0 != .exercise && $0 != .trackable }.map {
        ImportedTable(name: $0.rawValue, kind: .noun($0))
    }

    /// Others may stand on exercises, trackables, foods and sources: they go when nothing does.
    private static let keptWhileUsed: Set = ["users", "exercises", "trackables", "foods", "health_sources"]

    /// Rows that belong to another one go with that.
    static let ofArchive = ArchiveTable.all.filter { $0.owner == nil && !keptWhileUsed.contains($0.name) }.map {
        table in
        let noun = ImportNoun(rawValue: table.importNoun)
        return ImportedTable(name: table.importNoun, kind: noun.map { .noun($0) } ?? .archive(table))
    }

    var table: String? {
        switch kind {
        case .noun(let noun): noun.table
        case .archive(let table): table.name
        }
    }

    func delete(_ database: Database, _ row: Row, of user: User) throws {
        switch kind {
        case .noun(.healthSample): try user.imports.deleteSample(database, row.detail)
        case .noun(let noun): try user.imports.deleteRow(database, noun, row)
        case .archive(let table): try user.imports.deleteRow(database, table, row)
        }
    }

    /// The days of devices that may have something left when the rows are gone.
    func healthDays(_ database: Database, _ rows: [Row], of user: User) throws -> Set<HealthDayKey> {
        switch kind {
        case .noun(.healthSample): try user.imports.healthDays(database, ofSamples: rows.compactMap(\.detail))
        case .archive(let table) where table.name == "health_samples":
            try user.imports.healthDays(database, ofSamples: rows.compactMap(\.row))
        case .noun, .archive: []
        }
    }

    /// The photos of the rows.
    func photos(_ database: Database, _ rows: [Row], of user: User) throws -> [UUID] {
        guard case .archive(let table) = kind else { return [] }
        return try rows.flatMap { try user.imports.photos(database, table, $0) }
    }
}

extension User.Imports {
    /// The rows of an import that are still noted.
    func importedRows(_ database: Database, _ noun: String, of dataImport: Int64, limit: Int) throws
        -> [ImportedTable.Row]
    {
        try ImportedTable.Row.all(
            database,
            """
            SELECT id, row_id, detail FROM import_rows WHERE import_id = ? AND user_id = ? AND noun = ?
            ORDER BY row_id LIMIT ?
            """, [dataImport, user.id, noun, limit])
    }

    /// With the steps back to it, which would bring it back.
    fileprivate func deleteRow(_ database: Database, _ noun: ImportNoun, _ row: ImportedTable.Row) throws {
        if noun == .healthWorkout {
            try database.run(
                "DELETE FROM health_workouts WHERE user_id = ? AND external_id = ?", [user.id, row.detail])
        }
        guard let table = noun.table, let number = row.row else { return }
        try user.removeUndoSteps(database, "id", is: number, in: table)
        try database.run("DELETE FROM \(table) WHERE id = ? AND user_id = ?", [number, user.id])
    }

    /// Of a row without a number the detail says what it is; of others it says what stays as it is, because the number of a
    /// deleted one may be given to another.
    fileprivate func deleteRow(_ database: Database, _ table: ArchiveTable, _ row: ImportedTable.Row) throws {
        let owner = table.name == "trainers" ? "added_by" : "user_id"
        guard table.isNumbered else { return try deleteKeyedRow(database, table, row.detail) }
        try database.run(
            "DELETE FROM \(table.name) WHERE id = ? AND \(owner) = ? AND CAST(\(table.mark) AS TEXT) IS ?",
            [row.row, user.id, row.detail])
    }

    private func deleteKeyedRow(_ database: Database, _ table: ArchiveTable, _ detail: String?) throws {
        let keys = table.identity.sorted()
        let values = try JSONDecoder().decode([String].self, from: Data((detail ?? "[]").utf8))
        guard values.count == keys.count else { return }
        let terms = keys.enumerated().map { "\($1) = ?\($0 + 2)" }.joined(separator: " AND ")
        try database.run(
            "DELETE FROM \(table.name) WHERE user_id = ?1 AND \(terms)",
            StatementArguments([user.id.databaseValue] + values.map(\.databaseValue)))
    }
}
