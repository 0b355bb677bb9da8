import Foundation
import Mustache

/// The keys that somebody gave to programs of their own.
struct APIKeysPage: PageContent {
    /// A key that was just made: the only time that it is shown.
    struct NewKey: Sendable, MustacheParent {
        let name: String
        let text: String

        func child(named member: String) -> Any? {
            switch member {
            case "name": name
            case "key": CopyField(id: "key", label: "Key", value: text)
            case "header": CopyField(id: "key-header", label: "Authorization header", value: "Bearer \(text)")
            default: nil
            }
        }
    }

    private struct Line: MustacheParent {
        let key: APIKey
        let day: (Int64) -> String
        let now: Int64

        func child(named name: String) -> Any? {
            switch name {
            case "title": key.name
            case "scope": scope
            case "note": note
            case "path": Paths.apiKeyDeletion(key.id)
            case "spoken": "Revoke \(key.name)"
            default: nil
            }
        }

        private var scope: String {
            let access = key.canWrite ? "Reads and changes" : "Reads"
            return "\(access) \(key.areas.map(\.rawValue).joined(separator: ", "))"
        }

        private var note: String {
            let used = key.lastUsedAt.map { "last used \(day($0))" } ?? "not used yet"
            let end = key.expiresAt.map { key.hasExpired(now: now) ? "ended \(day($0))" : "works until \(day($0))" }
            return ["Created \(day(key.createdAt))", used, end].compactMap { $0 }.joined(separator: " · ")
        }
    }

    let view = View.apiKeys
    let keys: [APIKey]
    let form: APIKeyForm
    let made: NewKey?
    let visit: MemberVisit

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Settings", to: Paths.settings)
        case "form": form
        case "made": made
        case "keys": keys.map { Line(key: $0, day: day, now: visit.now.secondsSince1970) }
        case "documentPath": Paths.api
        default: nil
        }
    }

    private func day(_ seconds: Int64) -> String {
        LocalDay(Date(timeIntervalSince1970: TimeInterval(seconds)), in: visit.user.timeZone)
            .relativeText(today: visit.today)
    }
}
