import Foundation

/// A temporary package with this one's kit, compiler and plugin, and its own views.
struct SmallPackage {
    struct Build {
        let succeeded: Bool
        let output: String

        /// `path:line:column: error: …` without folders and duplicates: with several jobs Swift repeats some errors.
        var errors: Set<String> {
            let lines = output.split(separator: "\n").filter { $0.hasPrefix("/") && $0.contains(/:\d+:\d+: error:/) }
            return Set(lines.map { String($0).replacing(/^.*?\/(Compile)?Views\//, with: "") })
        }
    }

    private let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "views-\(UUID().uuidString)")
    private let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// - Parameter main: the program that renders the views.
    init(main: String) throws {
        for target in ["Sources/ViewKit", "Sources/ViewCompiler", "Sources/compile-views", "Plugins/CompileViews"] {
            let link = folder.appending(path: target)
            try FileManager.default.createDirectory(
                at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: repository.appending(path: target))
        }
        try write(Self.manifest, to: "Package.swift")
        try write(main, to: "Sources/App/main.swift")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Views"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "Sources/App/Views").path, withDestinationPath: "../../Views")
    }

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Small",
            targets: [
                .target(name: "ViewKit"),
                .target(name: "ViewCompiler"),
                .executableTarget(name: "compile-views", dependencies: ["ViewCompiler"]),
                .plugin(name: "CompileViews", capability: .buildTool(), dependencies: ["compile-views"]),
                .executableTarget(
                    name: "App", dependencies: ["ViewKit"], exclude: ["Views"],
                    swiftSettings: [.treatAllWarnings(as: .error)], plugins: ["CompileViews"]),
            ],
            swiftLanguageModes: [.v6]
        )
        """

    func write(view: String, _ source: String) throws { try write(source, to: "Views/\(view).mustache") }

    func delete(view: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: "Views/\(view).mustache"))
    }

    func delete() throws { try FileManager.default.removeItem(at: folder) }

    func build() throws -> Build {
        let (status, output) = try run("/usr/bin/env", ["swift", "build", "--package-path", folder.path, "-j", "1"])
        return Build(succeeded: status == 0, output: output)
    }

    /// The output of the program.
    func show() throws -> String { try run(folder.appending(path: ".build/debug/App").path, []).output }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func run(_ command: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: command)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
