import Fitness
import Foundation
import GRDB
import Models
import Texts

/// An uploaded file, from the upload on.
package struct DataImport: Sendable, Identifiable {
    package enum State: String, ColumnValue, Sendable {
        /// Previewed, but not confirmed yet.
        case waiting
        /// Confirmed; its rows are being added.
        case adding
        case done
        /// Its rows are being removed.
        case undoing
        case undone
    }

    package let id: Int64
    package let format: ImportFormat
    package let fileName: String
    let fileSize: Int64
    package let state: State
    /// The name of the file in the imports folder, until all of it is added.
    package let file: UUID?
    package let summary: ImportSummary
    /// Seconds since 1970.
    let createdAt: Int64
    package let changedAt: Int64

    /// Whether the user has yet to describe its columns.
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

/// A file to be kept until it is confirmed.
package struct NewImport: Sendable {
    package var reading: ImportReading
    package let file: UUID
    package let fileName: String
    package let fileSize: Int64
    package let digest: Data
    /// For a CSV file that the user describes.
    package var table: CSVTable?
    package var mapping: CSVMapping?
    /// For an archive.
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
    /// Latest first.
    package func all(_ database: Database, limit: Int = 100) throws -> [DataImport] {
        try DataImport.all(
            database, "SELECT \(DataImport.columns) FROM imports WHERE user_id = ? ORDER BY id DESC LIMIT ?",
            [user.id, limit])
    }

    package func dataImport(_ database: Database, id dataImport: Int64) throws -> DataImport? {
        try DataImport.first(
            database, "SELECT \(DataImport.columns) FROM imports WHERE id = ? AND user_id = ?", [dataImport, user.id])
    }

    /// The earlier import of the identical file, unless it was undone.
    func earlierImport(_ database: Database, of digest: Data) throws -> DataImport? {
        try DataImport.first(
            database,
            """
            SELECT \(DataImport.columns) FROM imports WHERE user_id = ? AND digest = ? AND state = 'done'
            ORDER BY id DESC LIMIT 1
            """, [user.id, digest])
    }

    /// Keeps a previewed file until it is confirmed.
    /// - Parameter summary: what it would add, computed beforehand because that is slow and needs no write access.
    package func addImport(_ database: Database, _ new: NewImport, _ summary: ImportSummary, now: Int64) throws -> Int64
    {
        var summary = summary
        (summary.table, summary.mapping, summary.archive) = (new.table, new.mapping, new.archive)
        summary.notes += try repetition(database, of: new.digest)
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

    /// Says that the identical file was imported before.
    private func repetition(_ database: Database, of digest: Data) throws -> [String] {
        guard let earlier = try earlierImport(database, of: digest) else { return [] }
        let day = LocalDay(Date(timeIntervalSince1970: Double(earlier.changedAt)), in: user.timeZone)
        return [ImportTexts.alreadyImportedOn(day.mediumText)]
    }

    /// Stores the user's mapping for a waiting file, and what the file contains when read with it.
    /// - Returns: whether the user has this file waiting.
    package func mapImport(
        _ database: Database, id dataImport: Int64, _ reading: ImportReading, _ summary: ImportSummary,
        _ mapping: CSVMapping
    ) throws -> Bool {
        guard let waiting = try self.dataImport(database, id: dataImport), waiting.state == .waiting else {
            return false
        }
        var summary = summary
        (summary.table, summary.mapping) = (waiting.summary.table, mapping)
        let digest = try Data.first(
            database, "SELECT digest FROM imports WHERE id = ? AND user_id = ?", [dataImport, user.id])
        summary.notes += try digest.map { try repetition(database, of: $0) } ?? []
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

    /// Forgets a waiting file.
    /// - Returns: whether the user had this file waiting.
    package func discardImport(_ database: Database, id dataImport: Int64) throws -> Bool {
        try database.run(
            "DELETE FROM imports WHERE id = ? AND user_id = ? AND state = 'waiting'", [dataImport, user.id])
        return database.changesCount > 0
    }

    static func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
}

extension User {
    /// The user's imports of other apps' files and of archives.
    package var imports: Imports { Imports(user: self) }

    package struct Imports: Sendable {
        package let user: User
    }
}
