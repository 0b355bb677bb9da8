import Crypto
import DataFiles
import Foundation
import Images
import Models
import Storage

/// Reads and copies files a piece at a time: after each it leaves the disk to others, and gives up when it is told to.
struct PacedFiles: Sendable {
    var pace = CopyPace.full
    var isCancelled: @Sendable () -> Bool = { false }

    /// - Throws: `CancellationError`.
    func checkCancellation() throws {
        if isCancelled() { throw CancellationError() }
    }

    /// The SHA-256 of a file in hexadecimal digits, as it is on the disk and not in memory.
    /// - Throws: `CancellationError`, `FileSourceError` when it can't be read.
    func digest(of path: String) throws -> String {
        DiskSpace.forget(path)
        return try read(path) { _ in }
    }

    /// Copies a file into a new one.
    /// - Returns: the SHA-256 of what was read.
    /// - Throws: `CancellationError`, `FileSourceError` when it can't be read, `BackupError` when it can't be written.
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

    /// As long as after so many pages of a database.
    fileprivate func rest(afterBytes count: Int) {
        guard restSeconds > 0, pagesPerStep > 0 else { return }
        Thread.sleep(forTimeInterval: restSeconds * Double(count) / Double(Int(pagesPerStep) * Self.pageByteCount))
    }
}
