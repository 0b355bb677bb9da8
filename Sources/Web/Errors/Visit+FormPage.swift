import Forms
import Foundation
import HTTP
import Texts

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

/// The fields of a form that could not be processed, to be shown again: everything typed, but never a secret.
struct PreservedFields: Sendable {
    /// The tokens of links, which grant access to anyone who has them.
    static let linkTokens: Set = ["invite", "token"]

    private(set) var typed: [Query.Item] = []
    /// Empty, to be typed again.
    private(set) var passwords: [Field] = []
    /// Whether the form only works with the link that led to it.
    private(set) var needsLink = false

    /// - Parameter action: where the form is sent.
    init(_ fields: FormFields, action: String) {
        for item in fields.items {
            if let password = Self.password(item.name) {
                passwords.append(password)
            } else if Self.isLinkToken(item.name, action: action) {
                needsLink = true
            } else {
                typed.append(item)
            }
        }
    }

    /// The empty field of a password by its name; nil for every other field.
    static func password(_ name: String) -> Field? {
        switch name {
        case "password", "email_password":
            Field(name, label: CommonTexts.yourPassword, autocomplete: "current-password")
        case "current_password": Field(name, label: CommonTexts.currentPassword, autocomplete: "current-password")
        case "new_password": Field(name, label: CommonTexts.newPassword, autocomplete: "new-password")
        default: nil
        }
    }

    /// In every other form, `token` only identifies repeated submissions.
    private static func isLinkToken(_ name: String, action: String) -> Bool {
        name == "invite" || name == "token" && action == Paths.passwordReset
    }
}
