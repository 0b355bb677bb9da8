import Crypto
import DataFiles
import Foundation
import Images
import Models
import Storage

/// Reads and copies files in chunks, with a pause after each for other users of the disk, until it is canceled.
struct PacedFiles: Sendable {
    var pace = CopyPace.full
    var isCancelled: @Sendable () -> Bool = { false }

    /// - Throws: `CancellationError`.
    func checkCancellation() throws {
        if isCancelled() { throw CancellationError() }
    }

    /// The hexadecimal SHA-256 of a file, read from the disk and not from the page cache.
    /// - Throws: `CancellationError`, `FileSourceError` if it can't be read.
    func digest(of path: String) throws -> String {
        DiskSpace.dropFromPageCache(path)
        return try read(path) { _ in }
    }

    /// Copies a file to a new one.
    /// - Returns: the SHA-256 of the content.
    /// - Throws: `CancellationError`, `FileSourceError` if it can't be read, `BackupError` if it can't be written.
    func copy(_ source: String, to target: String) throws -> String {
        let descriptor = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw BackupError(failed: "made", target) }
        defer { close(descriptor) }
        return try read(source) { chunk in
            guard DescriptorOutput.write(chunk, to: descriptor) == 0 else {
                throw BackupError(failed: "written", target)
            }
        }
    }

    private func read(_ path: String, _ body: ([UInt8]) throws -> Void) throws -> String {
        let (file, digest) = (try FileSource(path: path), SHA256Stream())
        try checkCancellation()
        while let chunk = try file.nextChunk() {
            digest.update(chunk)
            try body(chunk)
            try checkCancellation()
            pace.rest(afterBytes: chunk.count)
        }
        return SHA256Digest.hexadecimal(digest.finish())
    }
}

extension CopyPace {
    private static let pageByteCount = 4_096

    /// Pauses in proportion to the pause after the same number of database pages.
    fileprivate func rest(afterBytes count: Int) {
        guard restSeconds > 0, pagesPerStep > 0 else { return }
        Thread.sleep(forTimeInterval: restSeconds * Double(count) / Double(Int(pagesPerStep) * Self.pageByteCount))
    }
}

extension DiskSpace {
    /// Flushes a folder and everything in it.
    /// - Throws: also `CancellationError`, between two files.
    static func flushAll(_ path: String, _ files: PacedFiles = PacedFiles()) throws {
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            try files.checkCancellation()
            try flush("\(path)/\(name)")
        }
        try flush(path)
    }
}
