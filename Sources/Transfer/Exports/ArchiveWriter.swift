import Crypto
import DataFiles
import Foundation
import GRDB
import Images
import Models

/// Writes all of a user's data as one zip: `csv/` for people and spreadsheets, `json/` for restoring, `photos/`, and
/// `manifest.json`, which lists them all. `docs/export.md` describes it.
package struct ArchiveWriter: Sendable {
    package let user: Int64
    package let images: ImageStore
    package let madeAt: Date

    package init(user: Int64, images: ImageStore, madeAt: Date) {
        self.user = user
        self.images = images
        self.madeAt = madeAt
    }

    /// Reads tables row by row and photos in chunks; of what was written, only the digests stay in memory.
    /// - Parameters:
    ///   - database: a single snapshot for the whole export.
    ///   - sink: receives the bytes of the zip; an error it throws ends the export.
    @discardableResult
    package func write(_ database: Database, to sink: @escaping ([UInt8]) throws -> Void) throws -> ArchiveManifest {
        let zip = try ZipWriter(modifiedAt: madeAt.secondsSince1970, sink: sink)
        var manifest = ArchiveManifest(madeAt: madeAt)
        for table in ArchiveTable.all {
            manifest.rowCounts.append((table.fileName, try writeJSON(database, table, zip, &manifest)))
            try writeCSV(database, table, zip, &manifest)
        }
        for table in ArchiveTable.all { try writePhotos(database, table, zip, &manifest) }
        try zip.begin(ArchiveManifest.path)
        try zip.write(manifest.json)
        try zip.finish()
        return manifest
    }

    private func writeJSON(
        _ database: Database, _ table: ArchiveTable, _ zip: ZipWriter, _ manifest: inout ArchiveManifest
    ) throws -> Int {
        let keys = table.columns.map { ",\"\($0.name)\":" }
        var count = 0
        try manifest.member(table.jsonPath, in: zip) { member in
            let rows = try Row.fetchCursor(database, sql: table.jsonStatement, arguments: ["user": user])
            while let row = try rows.next() {
                count += 1
                member.bytes += "{\"id\":\(count)".utf8
                for (key, value) in Swift.zip(keys, row.databaseValues) {
                    member.bytes += key.utf8
                    JSONLine.append(value, to: &member.bytes)
                }
                member.bytes += "}\n".utf8
                try member.flushIfFull()
            }
        }
        return count
    }

    private func writeCSV(
        _ database: Database, _ table: ArchiveTable, _ zip: ZipWriter, _ manifest: inout ArchiveManifest
    ) throws {
        try manifest.member(table.csvPath, in: zip) { member in
            CSVLine.append(table.csv.map { $0.key.databaseValue }, to: &member.bytes)
            let rows = try Row.fetchCursor(database, sql: table.csvStatement, arguments: ["user": user])
            while let row = try rows.next() {
                CSVLine.append(row.databaseValues, to: &member.bytes)
                try member.flushIfFull()
            }
        }
    }

    private func writePhotos(
        _ database: Database, _ table: ArchiveTable, _ zip: ZipWriter, _ manifest: inout ArchiveManifest
    ) throws {
        guard let statement = table.photoStatement else { return }
        let rows = try Row.fetchCursor(database, sql: statement, arguments: ["user": user])
        while let row = try rows.next() {
            let (path, photo): (String, UUID) = (try row.decode(atIndex: 0), try row.decode(atIndex: 1))
            guard let file = try? FileHandle(forReadingFrom: URL(filePath: images.path(of: photo))) else {
                // Deleted during the export, or the file was lost: the rest of the export is still good.
                manifest.missingPhotoCount += 1
                continue
            }
            defer { try? file.close() }
            let length = Int(try file.seekToEnd())
            try file.seek(toOffset: 0)
            manifest.photoCount += 1
            try manifest.member(path, storedLength: length, in: zip) { member in
                while let piece = try file.read(upToCount: ArchiveMember.pieceBytes), !piece.isEmpty {
                    member.bytes += piece
                    try member.flushIfFull()
                }
            }
        }
    }
}

/// A file of the archive while it is being written.
struct ArchiveMember {
    static let pieceBytes = 64 << 10

    var bytes: [UInt8] = []
    fileprivate(set) var byteCount = 0
    fileprivate let zip: ZipWriter
    fileprivate let digest = SHA256Stream()

    mutating func flushIfFull() throws {
        if bytes.count >= Self.pieceBytes { try flush() }
    }

    fileprivate mutating func flush() throws {
        digest.update(bytes)
        byteCount += bytes.count
        try zip.write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}

/// The archive's description of itself, its last file.
package struct ArchiveManifest {
    static let path = "manifest.json"
    static let format = "workhome-archive"
    /// Incremented when older versions of WorkHome could no longer read the archive.
    static let version = 1

    let madeAt: Date
    var rowCounts: [(table: String, rows: Int)] = []
    var photoCount = 0
    var missingPhotoCount = 0
    /// The entries of `files`, as JSON.
    private var files: [UInt8] = []

    init(madeAt: Date) { self.madeAt = madeAt }

    var json: [UInt8] {
        let rows = rowCounts.map { "    \"\($0.table)\": \($0.rows)" }.joined(separator: ",\n")
        let head = """
            {
              "format": "\(Self.format)",
              "version": \(Self.version),
              "made_at": "\(madeAt.formatted(.iso8601))",
              "workhome_version": "\(WorkHomeVersion.current)",
              "rows": {
            \(rows)
              },
              "photos": \(photoCount),
              "missing_photos": \(missingPhotoCount),
              "files": {

            """
        return Array(head.utf8) + files + Array("\n  }\n}\n".utf8)
    }

    /// Writes a file and records its length and digest.
    fileprivate mutating func member(
        _ path: String, storedLength: Int? = nil, in zip: ZipWriter, _ body: (inout ArchiveMember) throws -> Void
    ) throws {
        try zip.begin(path, storedLength: storedLength)
        var member = ArchiveMember(zip: zip)
        try body(&member)
        try member.flush()
        let digest = SHA256Digest.hexadecimal(member.digest.finish())
        if !files.isEmpty { files += ",\n".utf8 }
        files += "    \"\(path)\": {\"bytes\": \(member.byteCount), \"sha256\": \"\(digest)\"}".utf8
    }
}
