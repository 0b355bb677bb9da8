import Crypto
import DataFiles
import Fitness
import Foundation
import Texts

/// An uploaded archive, verified before any of it is trusted.
package struct ArchiveFile: Sendable {
    /// In bytes: of photos as WorkHome keeps them, of a manifest of 45,000 files, and of a line of the other files.
    private static let largestPhoto = 4 << 20
    private static let longestManifest = 6 << 20
    private static let longestLine = 1 << 20
    /// An archive whose rows take fewer bytes is looked at in a moment.
    package static let fewBytes: Int64 = 2 << 20
    /// Ten years of someone who logs everything, with a phone that sends everything, are a few hundred thousand rows.
    private static let maximumRows = 5_000_000

    package let path: String

    package init(path: String) { self.path = path }

    private struct Manifest: Decodable {
        struct File: Decodable {
            let bytes: Int64
            let sha256: String
        }

        let format: String
        let version: Int
        let files: [String: File]
    }

    /// Whether the zip looks like an archive, judging by the name of its first file.
    static func looksLikeArchive(byFile path: String) -> Bool { path == ArchiveTable.profile.jsonPath }

    /// Reads the whole archive and compares it with its manifest, which takes a while.
    /// - Parameter progress: called from time to time.
    /// - Returns: how many bytes the files of its rows have.
    /// - Throws: `ImportError` if it differs from what was exported, and what `progress` throws.
    @discardableResult
    package func check(_ progress: () throws -> Void = {}) throws -> Int64 {
        do {
            return try compareWithManifest(progress)
        } catch is ZipArchiveError {
            throw ImportError.damagedZip
        }
    }

    private func compareWithManifest(_ progress: () throws -> Void) throws -> Int64 {
        var found: [String: (bytes: Int64, digest: [UInt8])] = [:]
        var manifest: [UInt8]?
        var allowance = ZipAllowance()
        try ZipArchive(path: path).forEachFile { member in
            guard allowance.allowsAnotherFile() else { throw ImportError.archiveBomb }
            guard Self.isKnown(member.path), found[member.path] == nil else {
                throw ImportError(archive: ImportTexts.notPartOfAnArchive(String(member.path.prefix(100))))
            }
            let isManifest = member.path == ArchiveManifest.path
            let digest = SHA256Stream()
            var (bytes, count): ([UInt8], Int64) = ([], 0)
            while let chunk = try member.nextChunk() {
                try progress()
                digest.update(chunk)
                count += Int64(chunk.count)
                guard allowance.allows(chunk.count, packed: member.archiveBytesRead) else {
                    throw ImportError.archiveBomb
                }
                if isManifest { bytes += chunk }
                guard bytes.count <= Self.longestManifest else { throw ImportError.archiveBomb }
            }
            if isManifest { manifest = bytes } else { found[member.path] = (count, digest.finish()) }
        }
        guard let manifest else { throw ImportError(archive: ImportTexts.manifestMissing) }
        try Self.compare(found, try Self.decode(manifest))
        return ArchiveTable.all.reduce(0) { $0 + (found[$1.jsonPath]?.bytes ?? 0) }
    }

    private static func decode(_ bytes: [UInt8]) throws -> Manifest {
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)),
            manifest.format == ArchiveManifest.format
        else { throw ImportError(archive: ImportTexts.manifestUnknown) }
        guard manifest.version == ArchiveManifest.version else {
            throw ImportError(archive: ImportTexts.archiveIsNewer)
        }
        return manifest
    }

    private static func compare(_ found: [String: (bytes: Int64, digest: [UInt8])], _ manifest: Manifest) throws {
        for (path, file) in manifest.files.sorted(by: { $0.key < $1.key }) {
            guard let there = found[path] else { throw ImportError(archive: ImportTexts.memberMissing(path)) }
            guard there.bytes == file.bytes, SHA256Digest.hexadecimal(there.digest) == file.sha256 else {
                throw ImportError(archive: ImportTexts.memberChanged(path))
            }
        }
        for path in found.keys where manifest.files[path] == nil {
            throw ImportError(archive: ImportTexts.memberUnlisted(path))
        }
    }

    /// Accepts the manifest and `csv/…`, `json/…` and `photos/…` without path traversal.
    private static func isKnown(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return false }
        return path == ArchiveManifest.path || parts.count > 1 && ["csv", "json", "photos"].contains(parts[0])
    }

    /// Streams every line of the tables that this version knows.
    func forEachLine(_ body: (ArchiveTable, _ number: Int, _ line: ArraySlice<UInt8>) throws -> Void) throws {
        let tables = Dictionary(uniqueKeysWithValues: ArchiveTable.all.map { ($0.jsonPath, $0) })
        var count = 0
        try ZipArchive(path: path).forEachFile { member in
            guard let table = tables[member.path] else { return }
            var (rest, number): ([UInt8], Int) = ([], 0)
            func take(_ line: ArraySlice<UInt8>) throws {
                (number, count) = (number + 1, count + 1)
                guard count <= Self.maximumRows else {
                    let most = DecimalText.grouped(Double(Self.maximumRows))
                    throw ImportError(archive: ImportTexts.archiveHasTooManyRows(most))
                }
                if !line.isEmpty { try body(table, number, line) }
            }
            while let chunk = try member.nextChunk() {
                rest += chunk
                var start = 0
                while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
                    try take(rest[start..<end])
                    start = end + 1
                }
                rest.removeSubrange(..<start)
                guard rest.count <= Self.longestLine else {
                    throw ImportError(archive: ImportTexts.lineTooLong(member.path))
                }
            }
            if !rest.isEmpty { try take(rest[...]) }
        }
    }

    /// Passes on the wanted photos, with one in memory at a time.
    func forEachPhoto(_ wanted: Set<String>, _ body: (_ path: String, [UInt8]) throws -> Void) throws {
        guard !wanted.isEmpty else { return }
        try ZipArchive(path: path).forEachFile { member in
            guard wanted.contains(member.path) else { return }
            var bytes: [UInt8] = []
            while let chunk = try member.nextChunk() {
                bytes += chunk
                guard bytes.count <= Self.largestPhoto else {
                    throw ImportError(archive: ImportTexts.memberTooLarge(member.path))
                }
            }
            try body(member.path, bytes)
        }
    }
}

extension ImportError {
    static var archiveBomb: ImportError { ImportError(archive: ImportTexts.archiveUnpacksToTooMuch) }

    /// - Parameter reason: why the archive can't be imported, as a sentence.
    init(archive reason: String) { self.init(description: ImportTexts.archiveRejected(reason)) }
}
