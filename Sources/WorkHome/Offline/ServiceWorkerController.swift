import Crypto
import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Texts
import ViewKit
import Web

/// Makes Track work offline: the service worker, and the page it shows instead of all others.
enum ServiceWorkerController {
    /// The worker's script, after a line with the language, the files of every page and the limits of a set. A new version has
    /// other files, so its worker differs, and browsers replace the old one.
    static func script(_ visit: Visit) async throws -> Response {
        let assets = visit.app.resources.assets
        let page = visit.render(OfflinePage(), title: OfflinePage.title, member: nil)
        let shell = Shell(assets, page: page)
        var response = Response(headers: [
            .contentType: "text/javascript; charset=utf-8", .cacheControl: "no-cache",
            .eTag: EntityTag(shell.version).description,
        ])
        let script = try assets.bytes("worker/worker.js")
        response.body = .bytes(Array("const shell = \(try shell.json());\n".utf8) + script)
        return response.conditional(for: visit.request)
    }

    /// Contains no personal data: the worker keeps it for everyone who uses the browser.
    static func page(_ visit: Visit) async throws -> Response {
        .html(visit.render(OfflinePage(), title: OfflinePage.title, member: nil))
    }
}

/// The files that every page needs.
private struct Shell {
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
            "language": .string(Language.current.tag), "limits": Self.limits,
        ])
        return String(decoding: try shell.bytes(), as: UTF8.self)
    }

    /// Of a set that is typed without a connection (`Public/worker/validation.js`).
    private static var limits: JSONValue {
        let weightUnits = WeightUnit.allCases.map { unit in
            (unit.rawValue, Self.unit(unit.symbol, size: unit.kilograms(1)))
        }
        let distanceUnits = DistanceUnit.allCases.map { unit in
            (unit.rawValue, Self.unit(unit.shortSymbol, size: unit.shortMeters(1)))
        }
        return .object([
            "reps": .integer(Int64(StrengthSetLimits.repetitions.upperBound)),
            "seconds": .integer(Int64(StrengthSetLimits.seconds.upperBound)),
            "meters": .number(StrengthSetLimits.meters.upperBound),
            "kilograms": .number(StrengthSetLimits.maximumKilograms),
            "assistanceKilograms": .number(StrengthSetLimits.maximumAssistanceKilograms),
            "likelyKilograms": .number(SetFields.likelyKilograms),
            "leastPositive": .number(Faults.minimumPositive),
            "weightUnits": .object(Dictionary(uniqueKeysWithValues: weightUnits)),
            "distanceUnits": .object(Dictionary(uniqueKeysWithValues: distanceUnits)),
        ])
    }

    private static func unit(_ symbol: String, size: Double) -> JSONValue {
        .object(["symbol": .string(symbol), "size": .number(size)])
    }
}

/// The page shown instead of every page that is unavailable offline.
struct OfflinePage: PageContent {
    static var title: String { OfflineTexts.youAreOffline }
    var view: CompiledView<Self> { view_offline_show }

    var trackPath: String { Paths.track }
}
