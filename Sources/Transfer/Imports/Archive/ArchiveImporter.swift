import DataFiles
import Foundation
import GRDB
import Images
import Models
import Storage
import Texts

/// Imports a WorkHome archive like any other file: previewed first, then added.
package struct ArchiveImporter: Sendable {
    let reading: ArchiveReading
    let file: ImportFile

    private var archive: ArchiveFile { ArchiveFile(path: file.path) }

    package init(
        _ file: ImportFile, _ database: AppDatabase, _ images: ImageStore, _ processor: ImageProcessor,
        photoQuota: Int64? = nil
    ) {
        self.file = file
        reading = ArchiveReading(database: database, images: images, processor: processor, photoQuota: photoQuota)
    }

    /// A preview of what it would add; nothing is stored.
    /// - Throws: `ImportError` if it differs from what was exported.
    package func look(_ user: User, now: Date) async throws -> ArchiveReport {
        try await mappingErrors { try await reading.look(at: archive, user, now: now) }
    }

    /// Compares the whole archive with its manifest, which takes a while.
    /// - Throws: `ImportError` if it differs from what was exported.
    func check() throws { try archive.checkForImport() }

    /// Adds the rows of a confirmed import.
    /// - Returns: nil if it is no longer to be added.
    func add(
        _ user: User, import dataImport: Int64, by change: SlicedChange, now: Date,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> ArchiveReport? {
        try await mappingErrors {
            try await reading.add(archive, user, import: dataImport, by: change, now: now, progress: progress)
        }
    }

    private func mappingErrors<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as ArchiveError {
            throw ImportError(error)
        }
    }
}

extension ImportError {
    fileprivate init(_ error: ArchiveError) {
        self.init(description: ImportTexts.archiveRejected(error.description))
    }
}

extension ArchiveFile {
    /// - Returns: how many bytes the files of its rows have.
    /// - Throws: `ImportError` if it differs from what was exported, and what `progress` throws.
    @discardableResult
    package func checkForImport(progress: () throws -> Void = {}) throws -> Int64 {
        do {
            return try check(progress)
        } catch let error as ArchiveError {
            throw ImportError(error)
        } catch is ZipArchiveError {
            throw ImportError.damagedZip
        }
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
