import Fitness
import Foundation
import GRDB
import Models

extension User.Imports {
    /// Confirms a waiting import: from now on it is being added.
    /// - Returns: false if the user has no such import waiting.
    package func startImport(
        _ database: Database, id dataImport: Int64, _ decisions: ImportDecisions?, now: Int64
    ) throws -> Bool {
        guard let waiting = try self.dataImport(database, id: dataImport), waiting.state == .waiting else {
            return false
        }
        if let decisions { try rememberExercises(database, decisions.choices) }
        var summary = waiting.summary
        (summary.decisions, summary.refusal) = (decisions, nil)
        try change(database, waiting, to: .adding, summary, now: now)
        return true
    }

    /// Whether an import is still to be added; checked at the beginning of each slice.
    func isAdding(_ database: Database, id dataImport: Int64) throws -> Bool {
        try state(database, of: dataImport) == .adding
    }

    func state(_ database: Database, of dataImport: Int64) throws -> DataImport.State? {
        try DataImport.State.first(
            database, "SELECT state FROM imports WHERE id = ? AND user_id = ?", [dataImport, user.id])
    }

    /// Records the result of an import that was being added.
    func finishImport(
        _ database: Database, id dataImport: Int64, _ summary: ImportSummary, _ problems: [ImportProblem], now: Int64
    ) throws {
        try database.run(
            """
            UPDATE imports SET state = 'done', file_uuid = NULL, summary = ?, problems = ?,
                changed_at = max(created_at, ?) WHERE id = ? AND user_id = ? AND state = 'adding'
            """, [try Self.json(summary), try Self.json(problems), now, dataImport, user.id])
    }

    /// Returns an import that can't be added to its user: if none of it was added, it waits for other choices.
    /// - Returns: whether part of it was added, and is now being undone.
    func refuseImport(_ database: Database, id dataImport: Int64, _ error: ImportError, now: Int64) throws -> Bool {
        guard let adding = try self.dataImport(database, id: dataImport), adding.state == .adding else { return false }
        let isBegun = try hasRows(database, of: dataImport)
        var summary = adding.summary
        summary.refusal = error.description
        try change(database, adding, to: isBegun ? .undoing : .waiting, summary, now: now)
        return isBegun
    }

    /// Starts undoing an import that is done or being added.
    /// - Returns: whether there is one, and its file, which is no longer needed.
    package func startUndo(_ database: Database, id dataImport: Int64, now: Int64) throws -> (
        isStarted: Bool, file: UUID?
    ) {
        guard let old = try self.dataImport(database, id: dataImport), [.done, .adding].contains(old.state) else {
            return (false, nil)
        }
        var summary = old.summary
        // The preview may count more rows than were added.
        if old.state == .adding {
            if old.format == .archive {
                summary.archive?.new = try archiveCounts(database, of: dataImport)
            } else {
                summary.new = try countedRows(database, of: dataImport)
            }
        }
        try change(database, old, to: .undoing, summary, now: now)
        return (true, old.file)
    }

    private func change(
        _ database: Database, _ dataImport: DataImport, to state: DataImport.State, _ summary: ImportSummary, now: Int64
    ) throws {
        try database.run(
            """
            UPDATE imports SET state = ?1, summary = ?2, changed_at = max(created_at, ?3),
                file_uuid = iif(?1 IN ('waiting', 'adding'), file_uuid, NULL) WHERE id = ?4 AND user_id = ?5
            """, [state.rawValue, try Self.json(summary), now, dataImport.id, user.id])
    }

    /// How many rows another app's import added, among those still recorded for it.
    func countedRows(_ database: Database, of dataImport: Int64) throws -> ImportCounts {
        try counts(database, of: dataImport).reduce(into: [:]) { counts, count in
            if let noun = ImportedRowKind(rawValue: count.key) { counts[noun] = count.value }
        }
    }

    /// A text such as `12,000 sets` about what an import has added; nil for nothing.
    package func addedText(_ database: Database, of dataImport: DataImport) throws -> String? {
        guard dataImport.format == .archive else { return try countedRows(database, of: dataImport.id).text }
        return ArchiveCounts.text(try archiveCounts(database, of: dataImport.id))
    }

    /// What an archive has added, by table name.
    private func archiveCounts(_ database: Database, of dataImport: Int64) throws -> [String: Int] {
        let tables = Dictionary(ArchiveTable.all.map { ($0.importedRowKind, $0.name) }) { first, _ in first }
        let counts = try counts(database, of: dataImport).map { (tables[$0.key] ?? $0.key, $0.value) }
        return Dictionary(counts, uniquingKeysWith: +)
    }

    /// By the names of tables in `import_rows`.
    private func counts(_ database: Database, of dataImport: Int64) throws -> [String: Int] {
        try RowReader.dictionary(
            database, "SELECT noun, count(*) FROM import_rows WHERE import_id = ? AND user_id = ? GROUP BY noun",
            [dataImport, user.id])
    }

    /// Whether any of its rows were added.
    func hasRows(_ database: Database, of dataImport: Int64) throws -> Bool {
        try Bool.first(
            database, "SELECT EXISTS (SELECT 1 FROM import_rows WHERE import_id = ? AND user_id = ?)",
            [dataImport, user.id]) == true
    }

    /// The days of the weights that an import added.
    func weighings(_ database: Database, of dataImport: Int64) throws -> Set<LocalDay> {
        try LocalDay.set(
            database,
            """
            SELECT recorded_on FROM weight_records WHERE user_id = ?2 AND id IN (\(Self.rowsOfImport))
            """, [dataImport, user.id, ImportedRowKind.weightRecord.rawValue])
    }
}
