#if DEBUG
import Foundation

/// A new empty folder, deleted when the value is released.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        let url = FileManager.default.temporaryDirectory.appending(component: "workhome-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path()
    }

    deinit {
        // Nothing depends on the removal, and a deinit can't throw.
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The names of the items in the folder, sorted.
    package var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }

    package func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file and creates missing folders above it.
    /// - Returns: its path.
    @discardableResult
    package func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let url = URL(filePath: file(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return url.path()
    }

    @discardableResult
    package func write(_ name: String, _ text: String) throws -> String {
        try write(name, Array(text.utf8))
    }
}

/// The files of a folder and of those within, kept in memory to be written elsewhere.
package struct FolderContents: Sendable {
    private let files: [(name: String, data: Data)]

    package init(of folder: String) throws {
        var files: [(name: String, data: Data)] = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            let path = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            files.append((name, try Data(contentsOf: URL(filePath: path))))
        }
        self.files = files
    }

    package func write(to folder: String) throws {
        for (name, data) in files {
            let url = URL(filePath: "\(folder)/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
    }
}
#endif
