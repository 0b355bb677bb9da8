import Foundation
import PackagePlugin

/// Embeds the files in a target's `Embedded` folder into its module, as Swift.
///
/// The folder is a link, for the same reason as in `CompileViews`.
@main
struct EmbedFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let folder = target.directoryURL.appending(path: "Embedded").resolvingSymlinksInPath()
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter(
            Self.isShownFile(in: folder)
        ).sorted()
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(paths.count) files of \(folder.lastPathComponent)",
                executable: try context.tool(named: "embed-files").url,
                arguments: [folder.path, output.path] + paths,
                inputFiles: paths.map { folder.appending(path: $0) }, outputFiles: [output])
        ]
    }

    /// Excludes folders and the hidden files that editors and other systems create.
    private static func isShownFile(in folder: URL) -> (String) -> Bool {
        { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: folder.appending(path: path).path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
    }
}
