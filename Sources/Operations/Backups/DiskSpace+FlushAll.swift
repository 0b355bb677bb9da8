import Foundation
import Models

extension DiskSpace {
    /// `flush` of a folder and of everything in it.
    /// - Throws: `CancellationError` between two files, too.
    static func flushAll(_ path: String, _ files: PacedFiles = PacedFiles()) throws {
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            try files.checkCancellation()
            try flush("\(path)/\(name)")
        }
        try flush(path)
    }
}
