import Crypto
import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Operations
import Storage
import Texts
import Web

/// The contents of the admin page.
struct AdminOverview: Sendable {
    var users: [ListedUser]
    var access: HouseholdAccess
    var invites: [Invite]
    var events: [AdminEvent]
    var backup: BackupKeeper.Status?
    var storage: HouseholdStorage
    var photoBytes: [Int64: Int64]
    var schema = AppDatabase.schema

    init(_ visit: MemberVisit, after id: Int64 = 0) async throws {
        (users, access, invites, events) = try await visit.app.database.read { database in
            (
                try ListedUser.page(database, after: id), try HouseholdAccess(database), try Invite.latest(database),
                try AdminEvent.latest(database)
            )
        }
        backup = visit.app.backups?.status()
        storage = try await HouseholdStorage.measure(visit.app)
        photoBytes = try await HouseholdStorage.photoBytes(visit.app, of: users)
    }
}

package enum AdminController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let after = visit.request.query.row("after") ?? 0
        return try page(visit, AdminPage(overview: try await AdminOverview(visit, after: after), visit: visit))
    }

    /// A browser sends only ticked checkboxes: a missing one is off.
    package static func updateAccess(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var guests = GuestDaysForm(try await visit.app.database.read { try HouseholdAccess($0) })
        guests.fill(from: typed.fields)
        guard guests.validate() else {
            let content = AdminPage(overview: try await AdminOverview(visit), visit: visit, guestDaysForm: guests)
            return try page(visit, content, status: .unprocessableContent)
        }
        let access = HouseholdAccess(
            takesRegistrations: typed.fields[AccessSwitch.registrations] != nil,
            takesGuests: typed.fields[AccessSwitch.guests] != nil, guestDays: guests.guestDays)
        let now = visit.now
        try await visit.write { database, user in
            let admin = AdminEvent.Origin.person(user.id)
            let before = try HouseholdAccess(database)
            try access.save(database)
            if before.allowsRegistration != access.allowsRegistration {
                let action = access.allowsRegistration ? AdminEvent.Action.registrationOpened : .registrationClosed
                try AdminEvent.add(database, action, by: admin, now: now)
            }
            if before.allowsGuests != access.allowsGuests {
                let action = access.allowsGuests ? AdminEvent.Action.guestsAllowed : .guestsRefused
                try AdminEvent.add(database, action, by: admin, now: now)
            }
            if before.guestDays != access.guestDays {
                let detail = access.guestDays.map { CountTexts.days($0) } ?? "never"
                try AdminEvent.add(database, .guestDaysSet, by: admin, detail: detail, now: now)
            }
        }
        return try visit.redirect(to: Paths.admin, notice: .accessSaved)
    }

    /// Shows the link in the response to the form: the token is not known later.
    package static func invite(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = InviteForm()
        form.fill(from: typed.fields)
        guard let draft = form.validate() else {
            let overview = try await AdminOverview(visit)
            return try page(
                visit, AdminPage(overview: overview, visit: visit, inviteForm: form), status: .unprocessableContent)
        }
        let (token, now) = (try Token(), visit.now)
        try await visit.write { try Invite.add($0, draft, token: token, by: $1, now: now) }
        let expiry = visit.momentText(now.secondsSince1970 + Int64(draft.days) * 86_400, isWithin: true)
        return try visit.oneTimeLink(
            OneTimeLinkPage(
                title: AdminTexts.invitationFor(draft.recipient),
                text: AdminTexts.invitationLinkExplanation(expiry),
                address: visit.address(of: Paths.register(by: token)), donePath: Paths.admin))
    }

    package static func revokeInvite(_ visit: MemberVisit, _ typed: Submission, invite: Int) async throws -> Response {
        let now = visit.now
        try await visit.write { try Invite.revoke($0, id: Int64(invite), by: $1, now: now) }.orNotFound()
        return try visit.redirect(to: Paths.admin, notice: .inviteRevoked)
    }

    /// Waits up to five seconds, which is enough for a small household; a larger backup continues in the background.
    package static func backUp(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let keeper = try visit.app.backups.orNotFound()
        let now = visit.now
        try await visit.write { try AdminEvent.add($0, .backupStarted, by: .person($1.id), now: now) }
        keeper.start()
        let deadline = ContinuousClock.now + .seconds(5)
        while keeper.isRunning, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(20)) }
        let status = keeper.status()
        let outcome: Notice.Code = status.failure == nil ? .backupMade : .backupFailed
        return try visit.redirect(to: Paths.admin, notice: status.isRunning ? .backupRunning : outcome)
    }

    private static func page(
        _ visit: MemberVisit, _ content: AdminPage, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(content, title: CommonTexts.administration, status: status)
    }
}

extension MemberVisit {
    /// An absolute address of this WorkHome, for another person's browser.
    func address(of path: String) -> String { "\(request.scheme.rawValue)://\(request.authority)\(path)" }

    /// The page with the link must not be stored.
    func oneTimeLink(_ content: OneTimeLinkPage) throws -> Response {
        var response = try page(content, title: CommonTexts.yourLink, status: .created)
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
