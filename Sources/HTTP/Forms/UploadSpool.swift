import Foundation

/// The temporary files of one form.
///
/// Names start with `upload-`, so that the next start can find and remove the files of a killed process.
struct UploadSpool: Sendable {
    private static let prefix = "upload-"

    let directory: String
    private var paths: [String] = []

    init(directory: String) { self.directory = directory }

    mutating func newPath() -> String {
        let path = "\(directory)/\(Self.prefix)\(UUID().uuidString)"
        paths.append(path)
        return path
    }

    func removeAll() {
        for path in paths { unlink(path) }
    }

    static func removeLeftovers(in directory: String) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: directory) where name.hasPrefix(prefix) {
            try FileManager.default.removeItem(atPath: "\(directory)/\(name)")
        }
    }
}
