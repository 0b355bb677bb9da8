import Fitness
import Forms
import Foundation
import HTTP
import Models
import Texts
import Web

/// Where a user is signed in.
package enum SessionsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let now = visit.now
        let (sessions, apps) = try await visit.read {
            (try $1.access.sessions($0, now: now), try $1.access.apiSignIns($0, now: now))
        }
        return try visit.page(SessionsPage(sessions: sessions, apps: apps, visit: visit), title: CommonTexts.sessions)
    }

    package static func revoke(_ visit: MemberVisit, _ typed: Submission, session: Int) async throws -> Response {
        try await visit.write { try $1.access.endBrowserSession($0, id: Int64(session)) }.orNotFound()
        return try visit.redirect(to: Paths.sessions, notice: .sessionEnded)
    }

    package static func revokeApp(_ visit: MemberVisit, _ typed: Submission, app: Int) async throws -> Response {
        try await visit.write { try $1.access.endAPISignIn($0, id: Int64(app)) }.orNotFound()
        return try visit.redirect(to: Paths.sessions, notice: .sessionEnded)
    }

    package static func revokeOthers(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let session = visit.session.id
        try await visit.write { try $1.access.endBrowserSessions($0, except: session) }
        return try visit.redirect(to: Paths.sessions, notice: .otherSessionsEnded)
    }
}

/// The devices and apps where the user is signed in.
struct SessionsPage: PageContent {
    struct Item: Sendable {
        let session: BrowserSession
        let device: Device
        let isCurrent: Bool
        let lastSeen: String

        var title: String { device.name }
        var icon: String { device.isPhone ? "phone" : "desktop" }
        var address: String { session.address }
    }

    /// A program that signed in.
    struct App: Sendable {
        let signIn: APISignIn
        let lastSeen: String

        var title: String { signIn.userAgent.isEmpty ? AccountTexts.anApp : String(signIn.userAgent.prefix(60)) }
        var icon: String { "phone" }
        var address: String { signIn.address }
    }

    var view: CompiledView<Self> { view_accounts_sessions }
    let items: [Item]
    let apps: [App]

    init(sessions: [BrowserSession], apps signIns: [APISignIn], visit: MemberVisit) {
        apps = signIns.map { App(signIn: $0, lastSeen: Self.lastSeen($0.lastSeenAt, visit)) }
        items = sessions.map { session in
            let isCurrent = session.id == visit.session.id
            return Item(
                session: session, device: Device(userAgent: session.userAgent), isCurrent: isCurrent,
                lastSeen: isCurrent ? CommonTexts.now : Self.lastSeen(session.lastSeenAt, visit))
        }
    }

    private static func lastSeen(_ seconds: Int64, _ visit: MemberVisit) -> String {
        AccountTexts.lastSeen(visit.dayText(seconds, isWithin: true))
    }

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var revokeOthersAction: String? { items.count + apps.count > 1 ? Paths.otherSessions : nil }
}

extension MemberVisit {
    /// A day in the user's time zone: `Today, 21 Nov`, and within a sentence `today, 21 Nov`.
    func dayText(_ seconds: Int64, isWithin: Bool = false) -> String {
        let day = LocalDay(Date(timeIntervalSince1970: TimeInterval(seconds)), in: user.timeZone)
        return day.relativeText(today: today, isWithin: isWithin)
    }

    /// `Today, 21 Nov, 09:30`, and within a sentence `today, 21 Nov, 09:30`.
    func momentText(_ seconds: Int64, isWithin: Bool = false) -> String {
        "\(dayText(seconds, isWithin: isWithin)), \(LocalTime.text(Date(timeIntervalSince1970: TimeInterval(seconds)), in: user.timeZone))"
    }
}
