import Fitness
import Foundation
import GRDB
import Models

/// A kind of row in `import_rows`, and how such rows are removed.
struct ImportedTable {
    let name: String
    private let kind: Kind

    private enum Kind {
        /// Added by other apps' files or an archive.
        case noun(ImportedRowKind)
        /// Added by archives only.
        case archive(ArchiveTable)
    }

    /// A row of `import_rows`.
    struct Row: RowReadable {
        let id: Int64
        /// The id of the imported row; nil if it was deleted, or has no id.
        let row: Int64?
        let detail: String?

        init(_ row: inout RowReader) throws {
            (id, self.row, detail) = (try row.next(), try row.next(), try row.next())
        }
    }

    /// In reverse order of removal.
    static let ofOtherApps = ImportedRowKind.allCases.filter { $0 != .exercise && $0 != .trackable }.map {
        ImportedTable(name: $0.rawValue, kind: .noun($0))
    }

    /// Rows that belong to another one are deleted with it, and what may be in use is deleted separately if it is not.
    static let ofArchive = ArchiveTable.all.filter {
        $0.owner == nil && !$0.isKeptWhileUsed && $0.name != ArchiveTable.profile.name
    }.map { table in
        let noun = ImportedRowKind(rawValue: table.importedRowKind)
        return ImportedTable(name: table.importedRowKind, kind: noun.map { .noun($0) } ?? .archive(table))
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

    /// The days whose health values must be derived again after the rows are deleted.
    func healthDays(_ database: Database, _ rows: [Row], of user: User) throws -> Set<HealthDayKey> {
        switch kind {
        case .noun(.healthSample): try user.imports.healthDays(database, ofSamples: rows.compactMap(\.detail))
        case .archive(let table) where table.name == "health_samples":
            try user.imports.healthDays(database, ofSamples: rows.compactMap(\.row))
        case .noun, .archive: []
        }
    }

    func photos(_ database: Database, _ rows: [Row], of user: User) throws -> [UUID] {
        guard case .archive(let table) = kind else { return [] }
        return try rows.flatMap { try user.imports.photos(database, table, $0) }
    }
}

extension User.Imports {
    /// The rows of an import that are still recorded.
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

    /// Deletes a row together with its undo steps, which would restore it.
    fileprivate func deleteRow(_ database: Database, _ noun: ImportedRowKind, _ row: ImportedTable.Row) throws {
        if noun == .healthWorkout, let id = row.detail,
            try user.health.deleteWorkout(database, externalID: id, session: row.row)
        {
            return
        }
        guard let table = noun.table, let number = row.row, try !isKept(database, noun, row) else { return }
        try user.removeUndoSteps(database, "id", is: number, in: table)
        try database.run("DELETE FROM \(table) WHERE id = ? AND user_id = ?", [number, user.id])
    }

    /// Whether it is a routine that its person has made their own.
    private func isKept(_ database: Database, _ noun: ImportedRowKind, _ row: ImportedTable.Row) throws -> Bool {
        guard noun.isKeptIfEdited else { return false }
        return try Bool.first(
            database, "SELECT is_edited FROM import_rows WHERE id = ? AND user_id = ?", [row.id, user.id]) ?? false
    }

    /// `detail` identifies a row without an id. For others it holds the value that must still match, because the id of
    /// a deleted row may be reused.
    fileprivate func deleteRow(_ database: Database, _ table: ArchiveTable, _ row: ImportedTable.Row) throws {
        guard let person = table.person, table.isNumbered else {
            return try deleteKeyedRow(database, table, row.detail)
        }
        try database.run(
            "DELETE FROM \(table.name) WHERE id = ? AND \(person) = ? AND CAST(\(table.mark) AS TEXT) IS ?",
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

    private static let isSample = "user_id = ? AND metric = ? AND source_id = ? AND started_at = ?"

    /// - Parameter detail: a sample as `import_rows` refers to it: `steps 12 1700000000`.
    private func arguments(ofSample detail: String) -> StatementArguments? {
        let parts = detail.split(separator: " ").map { String($0) }
        guard parts.count == 3, let source = Int64(parts[1]), let key = Int64(parts[2]) else { return nil }
        return [user.id, parts[0], source, key]
    }

    func deleteSample(_ database: Database, _ detail: String?) throws {
        guard let sample = detail.flatMap(arguments(ofSample:)) else { return }
        try database.run("DELETE FROM health_samples WHERE \(Self.isSample)", sample)
    }

    /// The days of samples added by file imports.
    func healthDays(_ database: Database, ofSamples details: [String]) throws -> Set<HealthDayKey> {
        let select = "SELECT metric, day FROM health_samples WHERE \(Self.isSample)"
        return try Set(
            details.compactMap(arguments(ofSample:)).compactMap { try HealthDayKey.first(database, select, $0) })
    }

    /// The days of samples added by an archive.
    func healthDays(_ database: Database, ofSamples numbers: [Int64]) throws -> Set<HealthDayKey> {
        let select = "SELECT metric, day FROM health_samples WHERE id = ? AND user_id = ?"
        return try Set(numbers.compactMap { try HealthDayKey.first(database, select, [$0, user.id]) })
    }

    func deleteEmptyFileSources(_ database: Database) throws {
        try database.run(
            """
            DELETE FROM health_sources WHERE user_id = ?1 AND app = ?2
                AND NOT EXISTS (SELECT 1 FROM health_samples WHERE source_id = health_sources.id AND user_id = ?1)
                AND NOT EXISTS (SELECT 1 FROM health_workouts WHERE source_id = health_sources.id AND user_id = ?1)
            """, [user.id, HealthApp.appleHealth.rawValue])
    }
}
