import Foundation
import Mustache

/// Everything that an admin looks after.
struct AdminPage: PageContent {
    let view = View.admin
    let overview: AdminOverview
    let visit: MemberVisit
    var inviteForm = InviteForm()
    var guestDaysForm: GuestDaysForm?

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Settings", to: Paths.settings)
        case "users": overview.users.prefix(ListedUser.listed).map(row)
        case "moreUsers": moreUsers
        case "accessAction": Paths.householdAccess
        case "switches": AccessSwitch.all(overview.access)
        case "guests": guestDaysForm ?? GuestDaysForm(overview.access)
        case "form": inviteForm
        case "hasInvites": !overview.invites.isEmpty
        case "invites": overview.invites.map { InviteRow(invite: $0, visit: visit) }
        case "backup": overview.backup.map { BackupState(status: $0, visit: visit) }
        case "storage": overview.storage.facts
        case "about": about
        case "hasEvents": !overview.events.isEmpty
        case "events": overview.events.map { AdminEventRow(event: $0, visit: visit) }
        default: nil
        }
    }

    private var moreUsers: Link? {
        guard overview.users.count > ListedUser.listed, let last = overview.users.dropLast().last else { return nil }
        return Link("More people", to: Paths.admin(after: last.user.id))
    }

    private var about: [Fact] {
        [
            Fact("Version", WorkHomeVersion.current), Fact("Database version", overview.schema),
            Fact("Running since", visit.momentText(visit.app.startedAt.secondsSince1970)),
        ]
    }

    private func row(_ listed: ListedUser) -> ListedUserRow {
        ListedUserRow(listed: listed, photoBytes: overview.photoBytes[listed.user.id] ?? 0, admin: visit)
    }
}

struct InviteRow: Sendable, MustacheParent {
    let invite: Invite
    let visit: MemberVisit

    func child(named name: String) -> Any? {
        switch name {
        case "title": invite.recipient
        case "note": note
        case "revokeAction": invite.isOpen(at: visit.now) ? Paths.inviteRevocation(invite.id) : nil
        default: nil
        }
    }

    private var note: String {
        if invite.isOpen(at: visit.now) { return "Works until \(visit.momentText(invite.expiresAt))" }
        guard let ended = invite.endedAt else { return "Expired \(visit.momentText(invite.expiresAt))" }
        return "\(invite.wasUsed ? "Used" : "Cancelled") \(visit.momentText(ended))"
    }
}

/// How the backups stand.
struct BackupState: Sendable, MustacheParent {
    let status: BackupKeeper.Status
    let visit: MemberVisit

    func child(named name: String) -> Any? {
        switch name {
        case "action": Paths.adminBackups
        case "isRunning": status.isRunning
        case "failure": status.failure.map { "\(visit.momentText($0.at.secondsSince1970)): \($0.reason)" }
        case "isNone": status.latest == nil
        case "facts": facts
        default: nil
        }
    }

    private var facts: [Fact] {
        guard let latest = status.latest else { return [] }
        let (lost, damaged) = (latest.photos.missing.count, latest.photos.damaged?.count ?? 0)
        return [
            Fact("Last backup", "\(age(latest.madeAt)), \(visit.momentText(latest.madeAt.secondsSince1970))"),
            Fact("Proof", proof(latest)),
            Fact("Contents", "\(DecimalText.grouped(Double(latest.rows.values.reduce(0, +)))) rows, \(photos(latest))"),
        ] + (lost > 0 ? [Fact("Missing", CountText.of(lost, "photo file"))] : [])
            + (damaged > 0 ? [Fact("Damaged", "\(CountText.of(damaged, "photo file")) (see workhome check)")] : [])
    }

    private func photos(_ latest: BackupManifest) -> String {
        "\(CountText.of(latest.photos.files / 2, "photo")) (\(CountText.of(latest.photos.newFiles / 2, "new one")))"
    }

    private func proof(_ latest: BackupManifest) -> String {
        latest.proof?.isPassed == true ? "Verified by test restore" : "None"
    }

    private func age(_ moment: Date) -> String {
        let minutes = max(0, Int(visit.now.timeIntervalSince(moment)) / 60)
        return switch minutes {
        case 0..<2: "Just now"
        case 2..<120: "\(minutes) minutes ago"
        case 120..<2_880: "\(minutes / 60) hours ago"
        default: "\(minutes / 1_440) days ago"
        }
    }
}

struct AdminEventRow: Sendable, MustacheParent {
    let event: AdminEvent
    let visit: MemberVisit

    func child(named name: String) -> Any? {
        switch name {
        case "title": event.text
        case "note": visit.momentText(event.happenedAt)
        default: nil
        }
    }
}

/// Somebody, and what an admin can do about their account.
struct AdminUserPage: PageContent {
    let view = View.adminUser
    let row: ListedUserRow

    private var user: User { row.listed.user }
    private var stateAction: String {
        user.isDisabled ? Paths.adminUserEnabling(user.id) : Paths.adminUserDisabling(user.id)
    }
    private var isSelf: Bool { user.id == row.admin.user.id }

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Administration", to: Paths.admin)
        case "facts": row.child(named: "facts")
        case "isSelf": isSelf
        case "canChange": !user.isGuest
        case "roleAction": Paths.adminUserRole(user.id)
        case "newRole": (user.isAdmin ? Role.member : .admin).rawValue
        case "roleLabel": user.isAdmin ? "Make a member" : "Make an admin"
        case "resetAction": Paths.adminUserReset(user.id)
        case "stateAction": isSelf ? nil : stateAction
        case "stateLabel": user.isDisabled ? "Enable the account" : "Disable the account"
        case "deletionPath": isSelf ? nil : Paths.adminUserDeletion(user.id)
        default: nil
        }
    }
}

/// A link that is for one time, and shown this once.
struct OneTimeLinkPage: PageContent {
    let view = View.oneTimeLink
    let title: String
    let text: String
    let address: String
    let donePath: String

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Administration", to: Paths.admin)
        case "title": title
        case "text": text
        case "address": CopyField(id: "address", label: "Link", value: address)
        case "donePath": donePath
        default: nil
        }
    }
}

struct AdminDeletionPage: PageContent {
    let view = View.adminDeletion
    let form: AccountDeletionForm
    let name: String
    let storage: String

    func child(named member: String) -> Any? {
        switch member {
        case "back": Link("Back", to: form.cancelPath ?? Paths.admin)
        case "form": form
        case "name": name
        case "storage": storage
        default: nil
        }
    }
}

struct PasswordResetPage: PageContent {
    let view = View.passwordReset
    let form: PasswordResetForm
    let firstName: String

    func child(named name: String) -> Any? {
        switch name {
        case "form": form
        case "firstName": firstName
        default: nil
        }
    }
}
