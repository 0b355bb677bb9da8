import Foundation
import Models

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
