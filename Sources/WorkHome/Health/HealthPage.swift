import Foundation
import Mustache

/// Tokens, what came, and how an app is set up.
struct HealthPage: PageContent {
    /// A token that was just made: the only time that it is shown.
    struct NewToken: Sendable, MustacheParent {
        let name: String
        let text: String

        func child(named member: String) -> Any? {
            switch member {
            case "name": name
            case "token": CopyField(id: "token", label: "Token", value: text)
            case "header": CopyField(id: "token-header", label: "Authorization header", value: "Bearer \(text)")
            default: nil
            }
        }
    }

    let view = View.health
    let overview: HealthOverview
    let form: HealthTokenForm
    let made: NewToken?
    /// `http://home.local:8080`
    let origin: String
    let user: User
    let today: LocalDay

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Settings", to: Paths.settings)
        case "form": form
        case "made": made
        case "tokens": overview.tokens.map { HealthRow($0, day: day, revokePath: Paths.healthTokenDeletion($0.id)) }
        case "syncs": overview.syncs.map { HealthRow($0, moment: moment) }
        case "streams": overview.streams.map { HealthRow($0, user.units, today: today) }
        case "sources": overview.sources.map { HealthRow($0, deletePath: Paths.healthSourceDeletion($0.id)) }
        case "mostSources":
            overview.sources.count < HealthLimits.mostSources ? nil : HealthLimits.mostSources
        case "openDays": HealthLimits().openDays
        case "isNothing": overview.syncs.isEmpty
        case "guides": HealthGuide.all(origin: origin)
        case "isLoopback": ["localhost", "127.", "::1"].contains { host.hasPrefix($0) }
        default: nil
        }
    }

    private var host: String { URL(string: origin)?.host() ?? "" }

    private func day(_ seconds: Int64) -> String {
        LocalDay(Date(timeIntervalSince1970: TimeInterval(seconds)), in: user.timeZone).relativeText(today: today)
    }

    private func moment(_ seconds: Int64) -> String {
        let time = LocalTime.text(Date(timeIntervalSince1970: TimeInterval(seconds)), in: user.timeZone)
        return "\(day(seconds)), \(time)"
    }
}

/// A value to copy into another app.
struct CopyField: Sendable, MustacheParent {
    let id: String
    let label: String
    let value: String

    func child(named name: String) -> Any? {
        switch name {
        case "id": id
        case "label": label
        case "value": value
        default: nil
        }
    }
}

/// A line of one of the page's lists.
struct HealthRow: Sendable, MustacheParent {
    let title: String
    let note: String
    var path: String?
    /// What a screen reader calls the button.
    var spoken = ""
    /// More of it, for who asks.
    var details: [String] = []

    init(_ token: HealthToken, day: (Int64) -> String, revokePath: String) {
        title = token.name
        let used = token.lastUsedAt.map { "last used \(day($0))" } ?? "not used yet"
        note = "Created \(day(token.createdAt)) · \(used)"
        path = revokePath
        spoken = "Revoke \(token.name)"
    }

    init(_ sync: HealthSync, moment: (Int64) -> String) {
        title = moment(sync.receivedAt)
        let counts = [
            (sync.newCount, "new"), (sync.changedCount, "changed"), (sync.unchangedCount, "already known"),
            (sync.ignoredCount, "left out"),
        ].filter { $0.0 > 0 }.map { "\(DecimalText.grouped(Double($0.0))) \($0.1)" }
        let what = counts.isEmpty ? "empty" : counts.joined(separator: ", ")
        note = "\(sync.app.name), \(sync.tokenName): \(what)"
        details = sync.leftOut
    }

    init(_ stream: HealthStream, _ units: Units, today: LocalDay) {
        title = stream.metric.name
        note = "\(stream.metric.text(stream.value, units)) · \(stream.day.relativeText(today: today))"
    }

    init(_ source: HealthSource, deletePath: String) {
        title = source.name
        note = source.name == source.app.name ? "" : "Sent by \(source.app.name)"
        path = deletePath
        spoken = "Delete the data of \(source.name)"
    }

    func child(named name: String) -> Any? {
        switch name {
        case "title": title
        case "note": note
        case "path": path
        case "spoken": spoken
        case "hasDetails": !details.isEmpty
        case "details": details
        default: nil
        }
    }
}
