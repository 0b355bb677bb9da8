import Crypto
import Forms
import Foundation
import HTTP
import HTTPTypes
import Texts
import ViewKit
import Web

/// Makes Track work offline: the service worker, and the page it shows instead of all others.
enum ServiceWorkerController {
    /// The worker's scripts combined, after a line with the language and the files of every page. A new version has other files,
    /// so its worker differs, and browsers replace the old one.
    static func script(_ visit: Visit) async throws -> Response {
        let assets = visit.app.resources.assets
        let page = visit.render(OfflinePage(), title: OfflinePage.title, member: nil)
        let shell = Shell(assets, page: page)
        var response = Response(headers: [
            .contentType: "text/javascript; charset=utf-8", .cacheControl: "no-cache",
            .eTag: EntityTag(shell.version).description,
        ])
        let scripts = try Shell.scripts.flatMap { try assets.bytes("worker/\($0).js") }
        response.body = .bytes(Array("const shell = \(try shell.json());\n".utf8) + scripts)
        return response.conditional(for: visit.request)
    }

    /// Contains no personal data: the worker keeps it for everyone who uses the browser.
    static func page(_ visit: Visit) async throws -> Response {
        .html(visit.render(OfflinePage(), title: OfflinePage.title, member: nil))
    }
}

/// The files that every page needs.
private struct Shell {
    /// In order of dependency.
    static let scripts = ["texts", "store", "pages", "validation", "outbox", "worker"]

    let version: String
    private let root: String
    private let files: [String]

    init(_ assets: StaticAssets, page: HTML) {
        root = assets.root
        files = assets.names.filter { $0.hasPrefix("js/") || ["css/app.css", "icons.svg"].contains($0) }.sorted()
        // The page refers to the assets by checksum.
        version = Data(SHA256Digest.hash(page.bytes).prefix(12)).base64EncodedString()
    }

    func json() throws -> String {
        let shell = JSONValue.object([
            "version": .string(version), "root": .string(root), "page": .string(Paths.offline), "files": .texts(files),
            "language": .string(Language.current.tag),
        ])
        return String(decoding: try shell.bytes(), as: UTF8.self)
    }
}

/// The page shown instead of every page that is unavailable offline.
struct OfflinePage: PageContent {
    static var title: String { OfflineTexts.youAreOffline }
    var view: CompiledView<Self> { view_offline_show }

    var trackPath: String { Paths.track }
}
