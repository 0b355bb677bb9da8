import Foundation

/// A new empty folder that is removed with the value.
struct TemporaryFolder: ~Copyable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "http-tests-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit {
        // Nothing depends on its removal, and a deinit can't throw.
        try? FileManager.default.removeItem(atPath: path)
    }

    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path) } }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        let url = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func write(_ name: String, _ text: String) throws {
        try write(name, Array(text.utf8))
    }
}
