import HTTPTypes

/// The files that pages link to (style sheets, scripts, icons, fonts), read once at start and served from memory.
///
/// An address contains the checksum of the whole set, as in `/assets/0123456789abcdef/js/app.js`, so it can be cached
/// for a year. All style sheets of `css/` are joined as `css/app.css`, and `js/app.js` with all modules that it
/// imports, so that a page loads one of each; `worker/worker.js` is the service worker alike. Files are looked up in a
/// dictionary of the files that were found: no path can leave it.
public struct StaticAssets: Sendable {
    /// The first 16 hexadecimal digits of the SHA-256 of all files.
    public let checksum: String
    private let assets: [String: Asset]

    private static let firstSegment = "assets"
    private static let styleSheet = "css/app.css"
    /// Each is joined with the modules that it imports, of which both may use the same.
    private static let scripts = ["js/app.js", "worker/worker.js"]
    /// Style sheets that the others build on, in order.
    private static let leadingSheets = ["css/layers.css", "css/tokens.css"]
    /// Files whose addresses are fixed by convention.
    private static let plainNames: Set<String> = [
        "apple-touch-icon.png", "favicon.ico", "favicon.svg", "icon-192.png", "icon-512.png", "icon-maskable-192.png",
        "icon-maskable-512.png", "manifest.webmanifest", "robots.txt",
    ]

    /// - Parameter directory: hidden files are ignored; links may only lead to other files of the folder.
    /// - Parameter generated: files that are added to those of the folder.
    /// - Throws: `StaticAssetsError`.
    public init(directory: String, adding generated: [String: [UInt8]] = [:]) throws(StaticAssetsError) {
        try self.init(AssetFolder(directory).files(), adding: generated)
    }

    /// - Parameter files: the bytes by path, such as `js/app.js`.
    /// - Throws: `StaticAssetsError`.
    public init(_ files: [String: [UInt8]], adding generated: [String: [UInt8]] = [:]) throws(StaticAssetsError) {
        var files = files
        for (path, bytes) in generated {
            guard files.updateValue(bytes, forKey: path) == nil else { throw .nameTaken(path: path) }
        }
        try Self.joinStyleSheets(of: &files)
        try Self.joinScripts(of: &files)
        var assets: [String: Asset] = [:]
        for (path, bytes) in files { assets[path] = try Asset(path: path, bytes: bytes) }
        self.assets = assets
        checksum = Self.checksum(of: files)
    }

    /// The address of a file for a page to link to, such as `path("css/app.css")`.
    /// - Throws: `StaticAssetsError.missing`.
    public func path(_ name: String) throws(StaticAssetsError) -> String {
        guard assets[name] != nil else { throw .missing(path: name) }
        return "\(root)/\(name)"
    }

    /// The prefix of the addresses of all files.
    public var root: String { "/\(Self.firstSegment)/\(checksum)" }
    /// The paths of the files in the folder, such as `js/app.js`.
    public var names: [String] { assets.keys.sorted() }

    /// - Throws: `StaticAssetsError.missing`.
    public func bytes(_ name: String) throws(StaticAssetsError) -> [UInt8] {
        guard let asset = assets[name] else { throw .missing(path: name) }
        return asset.bytes
    }

    /// Responds to GET and HEAD of a file.
    /// - Returns: nil for any other request.
    public func response(to request: Request) -> Response? {
        guard request.method == .get || request.method == .head else { return nil }
        let path = request.path
        if path.count == 1, Self.plainNames.contains(path[0]) {
            return assets[path[0]]?.response(to: request, cacheControl: "public, max-age=86400")
        }
        guard path.count > 2, path[0] == Self.firstSegment else { return nil }
        // A page of an older version may still request its files: it gets the current ones, but not cached for a year.
        let isCurrent = path[1] == checksum
        return assets[path[2...].joined(separator: "/")]?.response(
            to: request, cacheControl: isCurrent ? "public, max-age=31536000, immutable" : "no-cache")
    }

    private static func joinStyleSheets(of files: inout [String: [UInt8]]) throws(StaticAssetsError) {
        guard files[styleSheet] == nil else { throw .nameTaken(path: styleSheet) }
        let sheets = files.keys.filter { path in
            path.hasPrefix("css/") && path.hasSuffix(".css") && !path.dropFirst(4).contains("/")
        }
        guard !sheets.isEmpty else { return }
        let leading = leadingSheets.filter(sheets.contains)
        let others = sheets.filter { !leading.contains($0) }.sorted()
        files[styleSheet] = (leading + others).flatMap { (files.removeValue(forKey: $0) ?? []) + [UInt8(ascii: "\n")] }
    }

    private static func joinScripts(of files: inout [String: [UInt8]]) throws(StaticAssetsError) {
        var joined: [String: JoinedScript] = [:]
        for script in scripts where files[script] != nil { joined[script] = try JoinedScript(script, of: files) }
        for path in joined.values.flatMap(\.paths) { files[path] = nil }
        for (path, script) in joined { files[path] = Array(script.text.utf8) }
    }

    /// Each path and content is preceded by its length, so that no two sets have the same bytes.
    private static func checksum(of files: [String: [UInt8]]) -> String {
        var bytes: [UInt8] = []
        for (path, content) in files.sorted(by: { $0.key < $1.key }) {
            bytes += "\(path.utf8.count) \(path) \(content.count) ".utf8
            bytes += content
        }
        return String(Checksum.sha256(bytes).prefix(16))
    }
}

/// Why a folder of assets can't be served: a mistake in the folder, found at start.
public enum StaticAssetsError: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String)
    case symlinkLeavesFolder(path: String)
    case notAFile(path: String)
    case unknownType(path: String)
    /// A file has the same name as the joined style sheet.
    case nameTaken(path: String)
    case missing(path: String)
    /// A module has an import or export that can't be joined with the others.
    case malformedScript(path: String, line: String)

    public var description: String {
        switch self {
        case .unreadable(let path): "The asset \"\(path)\" can't be read."
        case .symlinkLeavesFolder(let path): "The asset \"\(path)\" is a link to a folder or out of the assets folder."
        case .notAFile(let path): "The asset \"\(path)\" is neither a file nor a folder."
        case .unknownType(let path): "The asset \"\(path)\" has an extension of no known type."
        case .nameTaken(let path): "The asset \"\(path)\" is made by the program: remove that file."
        case .missing(let path): "There is no asset \"\(path)\"."
        case .malformedScript(let path, let line): "The script \"\(path)\" can't be joined with the others: \(line)"
        }
    }
}
