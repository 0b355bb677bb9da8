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
        var path = request.path
        while path.count > 1 {
            path.removeLast()
            if routes.hasPage(at: path) { return "/" + path.map { PercentEncoding.encode($0) }.joined(separator: "/") }
        }
        return Paths.home
    }

    /// The target of the `Referer` if it is on this site, otherwise nil.
    private var refererTarget: RequestTarget? {
        guard let referer = request.headers[.referer], let url = URL(string: referer),
            let origin = url.host(), request.authority == origin + (url.port.map { ":\($0)" } ?? "")
        else { return nil }
        let path = url.path(percentEncoded: true)
        return try? RequestTarget(url.query(percentEncoded: true).map { "\(path)?\($0)" } ?? path)
    }
}
