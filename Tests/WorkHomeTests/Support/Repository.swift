import Foundation

/// Where the tests find what they need beside the app.
enum Repository {
    /// The folder that holds `Views`, `Public` and `Tests`.
    static let root = (1...4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { path, _ in
        path.deletingLastPathComponent()
    }.path.trimmingSuffix("/")

    /// The program is built into the folder of the test bundle.
    static let workhome = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(component: "workhome").path()

    static func picture(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(filePath: "\(root)/Tests/ImagesTests/Fixtures/\(name)")))
    }
}

/// A folder that is gone when the value is.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(component: "workhome-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path()
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
