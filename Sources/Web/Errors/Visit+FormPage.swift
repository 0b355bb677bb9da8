import Forms
import Foundation
import HTTP

extension Visit {
    /// Where Cancel leads after a failure: to the form's page according to the `Referer`, or else to the nearest page
    /// above the form's address. A form resent by the service worker comes from `/worker.js`, which is not a page.
    package var formPagePath: String {
        let routes = app.routes(app)
        if let referer = refererTarget, routes.hasPage(at: referer.path) {
            // A link's token is not passed on.
            let isSecret = referer.query.items.contains { PreservedFields.linkTokens.contains($0.name) }
            return isSecret ? String(referer.raw.prefix { $0 != "?" }) : referer.raw
        }
        return routes.nearestPage(to: request.path.dropLast())
    }

    /// The page of what a form changes: that of the form, as it is opened, or else the nearest above its address.
    var storedPagePath: String { app.routes(app).nearestPage(to: request.path + ["edit"]) }

    /// The target of the `Referer` if it is on this site, otherwise nil.
    private var refererTarget: RequestTarget? {
        guard let referer = request.headers[.referer], let url = URL(string: referer),
            let origin = url.host(), request.authority == origin + (url.port.map { ":\($0)" } ?? "")
        else { return nil }
        let path = url.path(percentEncoded: true)
        return try? RequestTarget(url.query(percentEncoded: true).map { "\(path)?\($0)" } ?? path)
    }
}

extension RouteTable {
    /// The page at an address, or the nearest one above.
    fileprivate func nearestPage(to path: [String]) -> String {
        var path = path
        while !path.isEmpty {
            if hasPage(at: path) { return "/" + path.map { PercentEncoding.encode($0) }.joined(separator: "/") }
            path.removeLast()
        }
        return Paths.home
    }
}
