import HTTP
import PublicFiles
import Texts

/// What comes with the program and never changes while it runs: style sheets, scripts, icons.
package struct Resources: Sendable {
    package let assets: StaticAssets
    package let assetPaths: AssetPaths
    let navigation: Navigation

    /// - Parameter directory: a folder that holds `Public`, for development; nil for the files in the program.
    /// - Throws: what is missing, in one line.
    package init(directory: String?) throws {
        assets =
            try directory.map { try StaticAssets(directory: "\($0)/Public", adding: Self.scriptTexts) }
            ?? StaticAssets(PublicFiles.all, adding: Self.scriptTexts)
        assetPaths = try AssetPaths(assets)
        navigation = Navigation(assetPaths)
    }

    /// The texts of the scripts in the language of the program's start.
    private static var scriptTexts: [String: [UInt8]] {
        [
            "js/texts.js": Array("export \(ScriptsTexts.javaScript)".utf8),
            "worker/texts.js": Array("export \(ScriptsWorkerTexts.javaScript)".utf8),
        ]
    }
}

/// The addresses of the files that every page links, each with a checksum.
package struct AssetPaths: Sendable {
    package let stylesheet: String
    package let script: String
    package let icons: String

    /// - Throws: when one of the files is missing.
    init(_ assets: StaticAssets) throws {
        stylesheet = try assets.path("css/app.css")
        script = try assets.path("js/app.js")
        icons = try assets.path("icons.svg")
    }
}
