#if DEBUG
import Foundation

/// The paths of files outside the app that the tests need.
package enum Repository {
    /// The folder that contains `Views`, `Public` and `Tests`.
    package static let root = (1...3).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { path, _ in
        path.deletingLastPathComponent()
    }.path.trimmingSuffix("/")

    /// The program is built into the same folder as the test bundle.
    package static let workhome = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(component: "workhome").path()

    package static func picture(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(filePath: "\(root)/Tests/ImagesTests/Fixtures/\(name)")))
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
#endif
