import Crypto
import Fitness
import Forms
import Foundation
import HTTP
import Models
import Texts
import Web

/// Creates, lists and revokes links to the user's progress.
package enum SharesController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let shares = try await visit.read { try $1.shares.progressShares($0) }
        return try visit.page(SharesPage(shares: shares, visit: visit), title: CommonTexts.sharedLinks)
    }

    package static func new(_ visit: MemberVisit) async throws -> Response {
        if let elsewhere = try refusal(of: visit) { return elsewhere }
        let form = ShareForm(for: try await trainer(visit, visit.request.query["trainer"]), today: visit.today)
        return try editor(visit, form)
    }

    /// Shows the link in the response to the form: the token is not known later.
    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        if let elsewhere = try refusal(of: visit) { return elsewhere }
        var form = ShareForm(for: try await trainer(visit, typed.fields["trainer"]), today: visit.today)
        form.take(typed.fields)
        let (token, now) = (try Token(), visit.now)
        let saved = try await visit.save(&form) { database, user, draft -> (ShareDraft, Int64) in
            (draft, try user.shares.addShare(database, draft, token: token, now: now))
        }
        guard let (draft, share) = saved else { return try editor(visit, form) }
        let page = NewSharePage(
            draft: draft, trainer: form.trainer, path: Paths.share(share),
            address: visit.address(of: Paths.shared(token)), today: visit.today)
        return try visit.page(page, title: CommonTexts.yourLink, status: .created).neverStored()
    }

    package static func show(_ visit: MemberVisit, share: Int) async throws -> Response {
        let found = try await visit.read { database, user -> (ProgressShare, [ShareView])? in
            guard let share = try user.shares.progressShare(database, id: Int64(share)) else { return nil }
            return (share, try user.shares.views(database, of: share))
        }
        let (share, views) = try found.orNotFound()
        return try visit.page(
            SharePage(share: share, views: views, visit: visit), title: ShareTexts.linkFor(share.recipient))
    }

    package static func revoke(_ visit: MemberVisit, _ typed: Submission, share: Int) async throws -> Response {
        let now = visit.now
        try await visit.write { try $1.shares.revokeShare($0, id: Int64(share), now: now) }.orNotFound()
        return try visit.redirect(to: Paths.shares, notice: .shareRevoked)
    }

    /// A guest could be anyone, so sharing requires an account.
    private static func refusal(of visit: MemberVisit) throws -> Response? {
        visit.user.isGuest ? try visit.redirect(to: Paths.profile, notice: .guestsCannotShare) : nil
    }

    private static func trainer(_ visit: MemberVisit, _ text: String?) async throws -> Trainer? {
        guard let text else { return nil }
        return try await visit.read { database, user in
            try Int64(outside: text).flatMap { try user.trainers.trainer(database, id: $0) }
        }.orNotFound()
    }

    private static func editor(_ visit: MemberVisit, _ form: ShareForm) throws -> Response {
        try visit.page(ShareEditorPage(form: form), title: CommonTexts.shareYourProgress, status: form.answerStatus)
    }
}

/// The links that the user created.
struct SharesPage: PageContent {
    var view: CompiledView<Self> { view_shares_index }
    let shares: [ProgressShare]
    let visit: MemberVisit

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var lines: [ShareLine] { shares.map { ShareLine(share: $0, user: visit.user, now: visit.now) } }

    var empty: EmptyState? {
        guard shares.isEmpty else { return nil }
        return EmptyState(
            icon: "eye", title: CommonTexts.nothingShared, text: ShareTexts.giveATrainerALink,
            action: Link(CommonTexts.shareYourProgress, to: Paths.newShare))
    }
}

/// A link in a list: who it is for, what it shows, and whether it still works.
struct ShareLine: LinkedRow {
    let share: ProgressShare
    let user: User
    let now: Date

    var title: String { share.recipient }
    var path: String { Paths.share(share.id) }
    var icon: String? { isWorking ? "eye" : "eye-off" }
    var note: String? { "\(stateText) · \(viewsText)" }
    var parts: String { share.parts.map(\.name).joined(separator: " · ") }
    var revokeAction: String? { isWorking ? Paths.shareRevocation(share.id) : nil }

    private var isWorking: Bool { share.state(at: now) == .working }

    var stateText: String {
        let last = share.lastDay(in: user.timeZone)
        return switch share.state(at: now) {
        case .working: CommonTexts.worksUntil(last.mediumText)
        case .expired: ShareTexts.expiredAfter(last.mediumText)
        case .revoked(let moment):
            ShareTexts.endedOn(
                LocalDay(Date(timeIntervalSince1970: TimeInterval(moment)), in: user.timeZone).mediumText)
        }
    }

    var viewsText: String {
        switch share.viewCount {
        case 0: ShareTexts.notOpenedYet
        case ShareView.maximumKept...: ShareTexts.openedTimesOrMore(ShareView.maximumKept)
        case let count: ShareTexts.openedTimes(count)
        }
    }
}

struct ShareEditorPage: PageContent {
    var view: CompiledView<Self> { view_shares_edit }
    let form: ShareForm

    var back: Link { Link(CommonTexts.back, to: form.cancelPath ?? Paths.shares) }
}

/// The new link, which is shown only once.
struct NewSharePage: PageContent {
    var view: CompiledView<Self> { view_shares_new }
    let draft: ShareDraft
    let trainer: Trainer?
    let path: String
    let address: String
    let today: LocalDay

    var back: Link { Link(ShareTexts.backToTheSharedLinks, to: Paths.shares) }
    var text: String { ShareTexts.readableUntil(draft.lastDay.mediumText) }
    var whereItWorks: String { LinkAddress(address).whereItWorks }

    var sending: Sending? {
        trainer.flatMap { $0.canBeContacted ? Sending(trainer: $0, message: message(to: $0)) : nil }
    }

    private func message(to trainer: Trainer) -> String {
        ShareTexts.messageToTrainer(trainer.firstName, draft.lastDay.mediumText, address)
    }

    /// The form that leads to a message to the trainer with the link in it.
    struct Sending: Sendable {
        let trainer: Trainer
        let message: String
    }
}

/// A link, with the list of when it was opened.
struct SharePage: PageContent {
    struct Line: Sendable {
        let title: String
        let note: String
    }

    var view: CompiledView<Self> { view_shares_show }
    let share: ProgressShare
    let views: [ShareView]
    let visit: MemberVisit

    var back: Link { Link(ShareTexts.backToTheSharedLinks, to: Paths.shares) }
    var shareLine: ShareLine { ShareLine(share: share, user: visit.user, now: visit.now) }
    var viewLines: [Line] { views.map(line) }
    var olderNote: String? { share.viewCount > views.count ? ShareTexts.showingTheLatest(views.count) : nil }

    private func line(_ view: ShareView) -> Line {
        Line(
            title: visit.momentText(view.viewedAt),
            note: "\(Device(userAgent: view.userAgent).name) · \(view.address)")
    }
}
