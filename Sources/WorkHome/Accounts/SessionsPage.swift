import Foundation
import Mustache

/// Where the person is signed in.
struct SessionsPage: PageContent {
    struct Item: Sendable, MustacheParent {
        let session: Session
        let device: Device
        let isCurrent: Bool
        let lastSeen: String

        func child(named name: String) -> Any? {
            switch name {
            case "title": device.name
            case "icon": device.isPhone ? "phone" : "desktop"
            case "address": session.address
            case "lastSeen": lastSeen
            case "isCurrent": isCurrent
            case "revokeAction": Paths.sessionDeletion(session.id)
            default: nil
            }
        }
    }

    /// A program that signed in.
    struct App: Sendable, MustacheParent {
        let signIn: APISignIn
        let lastSeen: String

        func child(named name: String) -> Any? {
            switch name {
            case "title": signIn.userAgent.isEmpty ? "An app" : String(signIn.userAgent.prefix(60))
            case "icon": "phone"
            case "address": signIn.address
            case "lastSeen": lastSeen
            case "revokeAction": Paths.apiSignInDeletion(signIn.id)
            default: nil
            }
        }
    }

    let view = View.sessions
    let items: [Item]
    let apps: [App]

    init(sessions: [Session], apps signIns: [APISignIn], visit: MemberVisit) {
        apps = signIns.map { App(signIn: $0, lastSeen: Self.lastSeen($0.lastSeenAt, visit)) }
        items = sessions.map { session in
            let isCurrent = session.id == visit.session.id
            return Item(
                session: session, device: Device(userAgent: session.userAgent), isCurrent: isCurrent,
                lastSeen: isCurrent ? "Now" : Self.lastSeen(session.lastSeenAt, visit))
        }
    }

    private static func lastSeen(_ seconds: Int64, _ visit: MemberVisit) -> String {
        let seen = LocalDay(Date(timeIntervalSince1970: TimeInterval(seconds)), in: visit.user.timeZone)
        return "Last seen \(seen.relativeText(today: visit.today))"
    }

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Settings", to: Paths.settings)
        case "sessions": items
        case "apps": apps
        case "hasApps": !apps.isEmpty
        case "revokeOthersAction": items.count + apps.count > 1 ? Paths.otherSessions : nil
        default: nil
        }
    }
}
