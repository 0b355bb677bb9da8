import Fitness
import Forms
import Models
import Texts
import Web

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
