import Foundation
import PackagePlugin

/// Compiles each view in a target's `Views` folder.
///
/// The folder, or each one in it, is a link to where designers edit: SwiftPM only plans again for new or removed views
/// if they are inside a target.
@main
struct CompileViews: BuildToolPlugin {
    private static let ending = ".mustache"

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let tool = try context.tool(named: "compile-views").url
        let views = try Self.views(below: target.directoryURL.appending(path: "Views")).sorted { $0.key < $1.key }
            .map { View(path: $0.key, file: $0.value, outputs: context.pluginWorkDirectoryURL) }
        let sameNames = Dictionary(grouping: views, by: \.file.lastPathComponent).filter { $0.value.count > 1 }
        let modules = target.dependencies.flatMap(Self.modules).sorted()
        return try views.map { view in
            let isAlone = sameNames[view.file.lastPathComponent] == nil
            return command(view, shownAs: isAlone ? view.file : try view.link(), modules: modules, tool: tool)
        }
    }

    /// The view files below a folder, following links, by their relative paths. Skips names with a leading dot, which
    /// editors and other systems create.
    private static func views(below folder: URL, _ prefix: String = "") throws -> [String: URL] {
        var views: [String: URL] = [:]
        let folder = folder.resolvingSymlinksInPath()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !name.hasPrefix(".") {
            let file = folder.appending(path: name).resolvingSymlinksInPath()
            if name.hasSuffix(ending) {
                views[prefix + name] = file
            } else if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
                try views.merge(Self.views(below: file, "\(prefix)\(name)/")) { first, _ in first }
            }
        }
        return views
    }

    /// Our own modules that the target's code can import.
    private static func modules(of dependency: TargetDependency) -> [String] {
        switch dependency {
        case .target(let target as SwiftSourceModuleTarget): [target.moduleName]
        default: []
        }
    }

    private func command(_ view: View, shownAs shown: URL, modules: [String], tool: URL) -> Command {
        .buildCommand(
            displayName: "Compiling the view \(view.name)", executable: tool,
            arguments: [view.name, view.file.path, view.output.path, shown.path] + modules,
            inputFiles: [view.file], outputFiles: [view.output])
    }

    private struct View {
        /// The name, such as `track/_item`.
        let name: String
        let file: URL
        /// The file name includes the folder, because two files of a module can't have the same name.
        let output: URL

        init(path: String, file: URL, outputs: URL) {
            name = String(path.dropLast(CompileViews.ending.count))
            self.file = file
            output = outputs.appending(path: "view_\(name.replacing("/", with: "_")).swift")
        }

        /// A uniquely named link to the view: Swift warns about two files of the same name in a module, even if they
        /// are only mentioned as sources.
        func link() throws -> URL {
            let link = output.deletingPathExtension().appendingPathExtension("mustache")
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            return link
        }
    }
}
