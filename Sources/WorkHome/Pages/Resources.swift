import HTTP

/// What comes with the program and never changes while it runs: style sheets, scripts, icons.
struct Resources: Sendable {
    let assets: StaticAssets
    let assetPaths: AssetPaths
    let navigation: Navigation

    /// - Parameter directory: the folder that holds `Public`.
    /// - Throws: what is missing, in one line.
    init(directory: String) throws {
        assets = try StaticAssets(directory: "\(directory)/Public")
        assetPaths = try AssetPaths(assets)
        navigation = Navigation(assetPaths)
    }
}

/// The addresses of the files that every page links, their checksum in them.
struct AssetPaths: Sendable {
    let stylesheet: String
    let script: String
    let icons: String

    /// - Throws: when one of the files is not there.
    init(_ assets: StaticAssets) throws {
        stylesheet = try assets.path("css/app.css")
        script = try assets.path("js/app.js")
        icons = try assets.path("icons.svg")
    }
}
