import Fitness
import Foundation
import GRDB
import Models

/// A file that somebody brought, from its upload on.
package struct DataImport: Sendable, Identifiable {
    package enum State: String, ColumnValue, Sendable {
        /// Looked through, and not confirmed yet.
        case waiting
        /// Confirmed, and on its way into the tables.
        case adding
        case done
        /// On its way out of them.
        case undoing
        case undone
    }

    package let id: Int64
    package let format: ImportFormat
    package let fileName: String
    let fileSize: Int64
    package let state: State
    /// The name of the file in the folder for imports, until all of it is in.
    package let file: UUID?
    package let summary: ImportSummary
    /// Seconds since 1970.
    let createdAt: Int64
    package let changedAt: Int64

    /// Whether it waits for its person to say what its columns are.
    package var needsColumns: Bool { state == .waiting && format == .table && summary.mapping == nil }
}

extension DataImport: RowReadable {
    static let columns = "id, format, file_name, file_size, state, file_uuid, summary, created_at, changed_at"

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        guard let format = ImportFormat(rawValue: try row.next()) else { throw ImportError.laterVersion }
        self.format = format
        fileName = try row.next()
        fileSize = try row.next()
        state = try row.next()
        file = try row.next()
        summary = try row.json()
        createdAt = try row.next()
        changedAt = try row.next()
    }
}

/// A file as it is to be kept until it is confirmed.
package struct NewImport: Sendable {
    package var reading: ImportReading
    package let file: UUID
    package let fileName: String
    package let fileSize: Int64
    package let digest: Data
    /// Where its person is to say what its columns are, or said so.
    package var table: CSVTable?
    package var mapping: CSVMapping?
    /// What an archive brings.
    package var archive: ArchiveCounts?

    package init(
        reading: ImportReading, file: UUID, fileName: String, fileSize: Int64, digest: Data, table: CSVTable? = nil,
        mapping: CSVMapping? = nil, archive: ArchiveCounts? = nil
    ) {
        self.reading = reading
        self.file = file
        self.fileName = fileName
        self.fileSize = fileSize
        self.digest = digest
        self.table = table
        self.mapping = mapping
        self.archive = archive
    }
}

extension User.Imports {
    /// The latest first.
    package func all(_ database: Database, limit: Int = 100) throws -> [DataImport] {
        try DataImport.all(
            database, "SELECT \(DataImport.columns) FROM imports WHERE user_id = ? ORDER BY id DESC LIMIT ?",
            [user.id, limit])
    }

    package func dataImport(_ database: Database, id dataImport: Int64) throws -> DataImport? {
        try DataImport.first(
            database, "SELECT \(DataImport.columns) FROM imports WHERE id = ? AND user_id = ?", [dataImport, user.id])
    }

    /// When this very file was imported, if that was not taken back.
    func earlierImport(_ database: Database, of digest: Data) throws -> DataImport? {
        try all(database).first { dataImport in
            guard dataImport.state == .done else { return false }
            let stored = try Data.first(
                database, "SELECT digest FROM imports WHERE id = ? AND user_id = ?", [dataImport.id, user.id])
            return stored == digest
        }
    }

    /// Keeps a file that was looked through until its person confirms it.
    /// - Parameter summary: what it would add, which takes its time to find out, and none of the writer's.
    package func addImport(_ database: Database, _ new: NewImport, _ summary: ImportSummary, now: Int64) throws -> Int64
    {
        var summary = summary
        (summary.table, summary.mapping, summary.archive) = (new.table, new.mapping, new.archive)
        if let earlier = try earlierImport(database, of: new.digest) {
            let day = LocalDay(Date(timeIntervalSince1970: Double(earlier.changedAt)), in: user.timeZone)
            summary.notes.append("This very file was imported on \(day.mediumText).")
        }
        try database.run(
            """
            INSERT INTO imports (user_id, format, file_name, file_size, digest, state, file_uuid, summary, problems,
                created_at, changed_at) VALUES (?, ?, ?, ?, ?, 'waiting', ?, ?, ?, ?9, ?9)
            """,
            [
                user.id, new.reading.format.rawValue, String(new.fileName.unicodeScalars.prefix(255)), new.fileSize,
                new.digest,
                new.file, try Self.json(summary), try Self.json(new.reading.problems), now,
            ])
        return database.lastInsertedRowID
    }

    /// Takes what its person said of the columns of a file that waits, and what the file says read like that.
    /// - Returns: whether they have such a file.
    package func mapImport(
        _ database: Database, id dataImport: Int64, _ reading: ImportReading, _ summary: ImportSummary,
        _ mapping: CSVMapping
    ) throws -> Bool {
        guard let waiting = try self.dataImport(database, id: dataImport), waiting.state == .waiting else {
            return false
        }
        var summary = summary
        (summary.table, summary.mapping) = (waiting.summary.table, mapping)
        summary.notes = Set(waiting.summary.notes + summary.notes).sorted()
        try database.run(
            "UPDATE imports SET summary = ?, problems = ? WHERE id = ? AND user_id = ? AND state = 'waiting'",
            [try Self.json(summary), try Self.json(reading.problems), dataImport, user.id])
        return true
    }

    package func problems(_ database: Database, of dataImport: Int64) throws -> [ImportProblem] {
        let json = try String.first(
            database, "SELECT problems FROM imports WHERE id = ? AND user_id = ?", [dataImport, user.id])
        return try JSONDecoder().decode([ImportProblem].self, from: Data((json ?? "[]").utf8))
    }

    /// Forgets a file that waits.
    /// - Returns: whether they had such a one.
    package func discardImport(_ database: Database, id dataImport: Int64) throws -> Bool {
        try database.run(
            "DELETE FROM imports WHERE id = ? AND user_id = ? AND state = 'waiting'", [dataImport, user.id])
        return database.changesCount > 0
    }

    static func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
}
