import Foundation
import PackagePlugin

/// Compiles the Fluent files in a target's folders of languages: `en/track.ftl`, `de/track.ftl`.
@main
struct CompileTexts: BuildToolPlugin {
    private static let ending = ".ftl"

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let tool = try context.tool(named: "compile-texts").url
        let folder = target.directoryURL.resolvingSymlinksInPath()
        let features = try Self.features(of: folder)
        let languages = features.keys.sorted()
        return Set(features.values.joined()).sorted().map { feature in
            let files = languages.filter { features[$0]?.contains(feature) == true }
                .map { folder.appending(path: "\($0)/\(feature)\(Self.ending)") }
            // The other files of the target can have any name but this.
            let output = context.pluginWorkDirectoryURL.appending(
                path: "texts_\(feature.replacing("-", with: "_")).swift")
            return .buildCommand(
                displayName: "Compiling the texts \(feature)", executable: tool,
                arguments: [feature, folder.path, output.path] + languages,
                inputFiles: files, outputFiles: [output])
        }
    }

    /// The names of the files of each language. Skips names with a leading dot, which editors and other systems create.
    private static func features(of folder: URL) throws -> [String: [String]] {
        var features: [String: [String]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !name.hasPrefix(".") {
            let language = folder.appending(path: name)
            guard try language.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else { continue }
            let files = try FileManager.default.contentsOfDirectory(atPath: language.path)
                .filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
            if !files.isEmpty { features[name] = files.map { String($0.dropLast(ending.count)) } }
        }
        return features
    }
}
