import Crypto
import Fitness
import Forms
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
