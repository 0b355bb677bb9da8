import DataFiles
import Foundation
import GRDB
import Images
import Models
import Storage
import Texts

/// Imports a WorkHome archive like any other file: previewed first, then added.
package struct ArchiveImporter: Sendable {
    private let file: ArchiveFile
    private let database: AppDatabase
    private let images: ImageStore
    private let processor: ImageProcessor
    /// How many bytes the user's photos may take; nil for no limit.
    private let photoQuota: Int64?

    private let thread = BlockingQueue(label: "workhome.archive")

    package init(
        _ file: ImportFile, _ database: AppDatabase, _ images: ImageStore, _ processor: ImageProcessor,
        photoQuota: Int64? = nil
    ) {
        self.file = ArchiveFile(path: file.path)
        (self.database, self.images, self.processor, self.photoQuota) = (database, images, processor, photoQuota)
    }

    /// A preview of what it would add; nothing is stored. It runs on a copy of the database: a large archive takes a while,
    /// and the household must be able to save in the meantime.
    /// - Throws: `ImportError` if it differs from what was exported.
    package func look(_ user: User, now: Date) async throws -> ArchiveReport {
        try await look(user, in: ArchiveTable.all, now: now)
    }

    /// - Parameter tables: the tables to look through, with all that their rows refer to; other lines are only counted.
    private func look(_ user: User, in tables: [ArchiveTable], now: Date) async throws -> ArchiveReport {
        let names = Set(tables.map(\.name))
        do {
            return try await look(user, in: names, now: now)
        } catch {
            throw error.lastingFault.map { ImportError(archive: ImportTexts.archiveNotUnderstood($0)) } ?? error
        }
    }

    private func look(_ user: User, in names: Set<String>, now: Date) async throws -> ArchiveReport {
        try await ScratchDatabase.use(of: database.path, "archive", on: thread) { copy in
            try await copy.write(whileNobodyWaits: true) { database in
                try Self.dropDerivingTriggers(database)
                var rows = try ArchiveImport(
                    database, user, isBlank: try user.imports.hasLoggedNothing(database), photos: nil, now: now)
                try file.forEachLine { table, number, line in
                    guard names.contains(table.name) else { return rows.report.countSkipped() }
                    try rows.take(database, table, number, ArchiveLine(line))
                }
                return rows.report
            }
        }
    }

    /// Adds the rows of a confirmed archive. Photos are saved before rows: a crash in between only leaves files for the
    /// sweep.
    /// - Parameter progress: called after each slice with the part that is done, 0 to 1.
    /// - Returns: nil if the import is no longer to be added.
    func add(
        _ user: User, import dataImport: Int64, by change: SlicedChange, now: Date,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> ArchiveReport? {
        let look = try await look(user, in: ArchiveTable.all.filter(\.mayReferToPhotos), now: now)
        let photos = try await savePhotos(look.photos, user)
        do {
            let report = try await thread.run {
                var addition = ArchiveAddition(user, dataImport, photos: photos, lineCount: look.lineCount, now: now)
                return try addition.run(file, by: change, progress: progress)
            }
            await discard(try await database.unused(photos.values))
            return report
        } catch {
            await discard(try await database.unused(photos.values))
            throw error
        }
    }

    /// Nothing reads the totals and markers in a copy, and updating them takes most of the time per row.
    private static func dropDerivingTriggers(_ database: Database) throws {
        let names = try String.all(
            database, "SELECT name FROM sqlite_master WHERE type = 'trigger' AND sql NOT LIKE '%raise(%'")
        for name in names { try database.execute(sql: "DROP TRIGGER \(name.quotedDatabaseIdentifier)") }
    }

    /// - Returns: the UUIDs of the saved photos, by their paths in the archive. Invalid images are left out.
    private func savePhotos(_ wanted: Set<String>, _ user: User) async throws -> [String: UUID] {
        var saved: [String: UUID] = [:]
        var room = try await PhotoQuota(of: user, database, images, limitBytes: photoQuota)
        do {
            try await ArchivePhotos(file, wanted).forEachPicture(by: processor) { path, image in
                if let refusal = room.take([image]) { throw ImportError(archive: refusal) }
                saved[path] = try await images.save(image)
            }
        } catch {
            await discard(saved.values)
            throw error
        }
        return saved
    }

    /// Ignores errors of the disk; the sweep at the next start removes what is left.
    private func discard(_ photos: some Collection<UUID>) async {
        for photo in photos { try? await images.delete(photo) }
    }
}

extension ImportFile {
    private struct FirstMember: Error {
        let isOfArchive: Bool
    }

    /// Whether it is a WorkHome archive, judging by its first file.
    package func isArchive() throws -> Bool {
        guard let first = try FileSource(path: path).nextChunk(), Self.isZip(first) else { return false }
        do {
            try ZipArchive(path: path).forEachFile { member in
                throw FirstMember(isOfArchive: ArchiveFile.looksLikeArchive(byFile: member.path))
            }
        } catch let member as FirstMember {
            return member.isOfArchive
        } catch is ZipArchiveError {
            throw ImportError.damagedZip
        }
        return false
    }

    package func size() throws -> Int64 {
        try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int64 ?? 0
    }
}

/// The photos of an archive, decoded in batches.
struct ArchivePhotos: Sendable {
    private static let maximumInBatch = 32
    private static let batchBytes = 2 << 20

    private struct Photo: Sendable {
        let path: String
        let bytes: [UInt8]
    }

    private let file: ArchiveFile
    private let wanted: Set<String>

    init(_ file: ArchiveFile, _ wanted: Set<String>) { (self.file, self.wanted) = (file, wanted) }

    /// Passes on those that are valid images, in any order; decodes as many batches in parallel as the machine allows.
    func forEachPicture(
        by processor: ImageProcessor, _ take: (_ path: String, ProcessedImage) async throws -> Void
    ) async throws {
        // A dedicated thread reads the zip, and waits while photos are decoded.
        let batches = Pipe { try forEachBatch($0) }
        try await withThrowingTaskGroup(of: [(String, ProcessedImage)].self) { decoding in
            var freeSlots = processor.concurrentDecodes
            while let batch = try await batches.next() {
                decoding.addTask { try await Self.pictures(of: batch, processor) }
                freeSlots -= 1
                guard freeSlots == 0, let pictures = try await decoding.next() else { continue }
                freeSlots += 1
                for (path, image) in pictures { try await take(path, image) }
            }
            for try await pictures in decoding {
                for (path, image) in pictures { try await take(path, image) }
            }
        }
    }

    private func forEachBatch(_ take: ([Photo]) throws -> Void) throws {
        var (batch, byteCount): ([Photo], Int) = ([], 0)
        try file.forEachPhoto(wanted) { path, bytes in
            if batch.count == Self.maximumInBatch || !batch.isEmpty && byteCount + bytes.count > Self.batchBytes {
                try take(batch)
                (batch, byteCount) = ([], 0)
            }
            batch.append(Photo(path: path, bytes: bytes))
            byteCount += bytes.count
        }
        if !batch.isEmpty { try take(batch) }
    }

    /// Photos made by this or another WorkHome are kept byte for byte.
    private static func pictures(
        of batch: [Photo], _ processor: ImageProcessor
    ) async throws -> [(String, ProcessedImage)] {
        let results = try await processor.process(batch: batch.map(\.bytes))
        return zip(batch, results).compactMap { photo, result in
            (try? result.get()).map { (photo.path, $0.keeping(photo.bytes)) }
        }
    }
}
