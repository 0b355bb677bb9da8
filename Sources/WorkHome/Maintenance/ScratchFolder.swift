import Foundation

/// A folder that nobody else can read, for as long as some work takes.
enum ScratchFolder {
    /// - Parameter purpose: a part of its name, for whoever finds one that a crash left.
    static func use<Value>(_ purpose: String, _ work: (URL) async throws -> Value) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory
            .appending(component: "workhome-\(purpose)-\(UUID().pathText)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return try await work(folder)
    }
}
