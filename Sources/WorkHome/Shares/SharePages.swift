import Foundation
import Mustache

/// The links that somebody made.
struct SharesPage: PageContent {
    let view = View.shares
    let shares: [ProgressShare]
    let visit: MemberVisit

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Settings", to: Paths.settings)
        case "newPath": Paths.newShare
        case "hasShares": !shares.isEmpty
        case "shares": shares.map { ShareLine(share: $0, user: visit.user, now: visit.now) }
        case "empty": empty
        default: nil
        }
    }

    private var empty: EmptyState? {
        guard shares.isEmpty else { return nil }
        return EmptyState(
            icon: "eye", title: "Nothing shared",
            text:
                "Give a trainer a link to parts of your progress. They need no account, and the link expires by itself.",
            action: Link("Share your progress", to: Paths.newShare))
    }
}

/// A link in words: for whom, what it shows, whether it works.
struct ShareLine: Sendable, MustacheParent {
    let share: ProgressShare
    let user: User
    let now: Date

    func child(named name: String) -> Any? {
        switch name {
        case "title": share.recipient
        case "path": Paths.share(share.id)
        case "icon": isWorking ? "eye" : "eye-off"
        case "state": stateText
        case "isWorking": isWorking
        case "note": "\(stateText) · \(viewsText)"
        case "views": viewsText
        case "parts": share.parts.map(\.name).joined(separator: ", ")
        case "revokeAction": isWorking ? Paths.shareRevocation(share.id) : nil
        default: nil
        }
    }

    private var isWorking: Bool { share.state(at: now) == .working }
    private var today: LocalDay { LocalDay(now, in: user.timeZone) }

    private var stateText: String {
        let last = share.lastDay(in: user.timeZone)
        return switch share.state(at: now) {
        case .working: "Works until \(last.mediumText)"
        case .expired: "Expired after \(last.mediumText)"
        case .revoked(let moment):
            "Ended on \(LocalDay(Date(timeIntervalSince1970: TimeInterval(moment)), in: user.timeZone).mediumText)"
        }
    }

    private var viewsText: String {
        switch share.viewCount {
        case 0: "Not opened yet"
        case ShareView.mostKept...: "Opened \(ShareView.mostKept) times or more"
        case let count: "Opened \(CountText.of(count, "time"))"
        }
    }
}

struct ShareEditorPage: PageContent {
    let view = View.shareEditor
    let form: ShareForm

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back", to: form.cancelPath ?? Paths.shares)
        case "form": form
        default: nil
        }
    }
}

/// The new link, shown this once.
struct NewSharePage: PageContent {
    let view = View.newShare
    let draft: ShareDraft
    let trainer: Trainer?
    let path: String
    let address: String
    let today: LocalDay

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to the shared links", to: Paths.shares)
        case "address": address
        case "text": "Anyone with it can see what you chose until \(draft.lastDay.mediumText), without an account."
        case "sending": trainer.flatMap { $0.canBeContacted ? Sending(trainer: $0, message: message(to: $0)) : nil }
        case "path": path
        default: nil
        }
    }

    private func message(to trainer: Trainer) -> String {
        "Hello \(trainer.firstName), here is my progress. You can read it until \(draft.lastDay.mediumText): \(address)"
    }

    /// The way on to the message in which the link goes to the trainer.
    struct Sending: Sendable, MustacheParent {
        let trainer: Trainer
        let message: String

        func child(named name: String) -> Any? {
            switch name {
            case "action": Paths.trainerContact(trainer.id)
            case "message": message
            case "label": "Send to \(trainer.firstName)"
            default: nil
            }
        }
    }
}

/// A link, and everybody who opened it.
struct SharePage: PageContent {
    struct Line: Sendable, MustacheParent {
        let title: String
        let note: String

        func child(named name: String) -> Any? {
            switch name {
            case "title": title
            case "note": note
            default: nil
            }
        }
    }

    let view = View.share
    let share: ProgressShare
    let views: [ShareView]
    let visit: MemberVisit

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to the shared links", to: Paths.shares)
        case "share": ShareLine(share: share, user: visit.user, now: visit.now)
        case "hasViews": !views.isEmpty
        case "views": views.map(line)
        case "olderNote": share.viewCount > views.count ? "Showing the latest \(views.count)." : nil
        default: nil
        }
    }

    private func line(_ view: ShareView) -> Line {
        let moment = Date(timeIntervalSince1970: TimeInterval(view.viewedAt))
        let day = LocalDay(moment, in: visit.user.timeZone).relativeText(today: visit.today)
        return Line(
            title: "\(day), \(LocalTime.text(moment, in: visit.user.timeZone))",
            note: "\(Device(userAgent: view.userAgent).name) · \(view.address)")
    }
}
