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

    let view = View.sessions
    let items: [Item]

    init(sessions: [Session], visit: MemberVisit) {
        items = sessions.map { session in
            let isCurrent = session.id == visit.session.id
            let seen = LocalDay(
                Date(timeIntervalSince1970: TimeInterval(session.lastSeenAt)), in: visit.user.timeZone)
            return Item(
                session: session, device: Device(userAgent: session.userAgent), isCurrent: isCurrent,
                lastSeen: isCurrent ? "Now" : "Last seen \(seen.relativeText(today: visit.today))")
        }
    }

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Settings", to: Paths.settings)
        case "sessions": items
        case "revokeOthersAction": items.count > 1 ? Paths.otherSessions : nil
        default: nil
        }
    }
}
