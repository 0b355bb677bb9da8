import Forms
import Foundation
import Models
import Operations
import Texts
import Web

/// Everything that an admin manages.
struct AdminPage: PageContent {
    var view: CompiledView<Self> { view_admin_index }
    let overview: AdminOverview
    let visit: MemberVisit
    var inviteForm = InviteForm()
    var accessForm: HouseholdAccessForm?

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var users: [ListedUserRow] { overview.users.prefix(ListedUser.listed).map(row) }
    var switches: [AccessSwitch] { AccessSwitch.all(overview.access) }
    var guests: HouseholdAccessForm { accessForm ?? HouseholdAccessForm(overview.access) }
    var invites: [InviteRow] { overview.invites.map { InviteRow(invite: $0, visit: visit) } }
    var backup: BackupState? { overview.backup.map { BackupState(status: $0, visit: visit) } }
    var storage: [Fact] { overview.storage.facts }
    var events: [AdminEventRow] { overview.events.map { AdminEventRow(event: $0, visit: visit) } }

    var moreUsers: Link? {
        guard overview.users.count > ListedUser.listed, let last = overview.users.dropLast().last else { return nil }
        return Link(AdminTexts.morePeople, to: Paths.admin(after: last.user.id))
    }

    var about: [Fact] {
        [
            Fact(AdminTexts.version, WorkHomeVersion.current), Fact(AdminTexts.databaseVersion, schemaNumber),
            Fact(AdminTexts.runningSince, visit.momentText(visit.app.startedAt.secondsSince1970)),
        ]
    }

    /// Of `027 household changes` the number is enough: the name is for developers.
    private var schemaNumber: String { String(overview.schema.prefix(while: \.isNumber).drop { $0 == "0" }) }

    private func row(_ listed: ListedUser) -> ListedUserRow {
        ListedUserRow(listed: listed, photoBytes: overview.photoBytes[listed.user.id] ?? 0, admin: visit)
    }
}

struct InviteRow: Sendable {
    let invite: Invite
    let visit: MemberVisit

    var revokeAction: String? { invite.isOpen(at: visit.now) ? Paths.inviteRevocation(invite.id) : nil }

    var note: String {
        if invite.isOpen(at: visit.now) {
            return CommonTexts.worksUntil(visit.momentText(invite.expiresAt, isWithin: true))
        }
        guard let ended = invite.endedAt else {
            return AdminTexts.expired(visit.momentText(invite.expiresAt, isWithin: true))
        }
        let moment = visit.momentText(ended, isWithin: true)
        return invite.wasUsed ? AdminTexts.used(moment) : AdminTexts.canceled(moment)
    }
}

/// The state of the backups.
struct BackupState: Sendable {
    let status: BackupKeeper.Status
    let visit: MemberVisit

    var isRunning: Bool { status.isRunning }
    var failure: String? { status.failure.map { "\(visit.momentText($0.at.secondsSince1970)): \($0.reason)" } }
    var isNone: Bool { status.latest == nil }

    var facts: [Fact] {
        guard let latest = status.latest else { return [] }
        let (lost, damaged) = (latest.photos.missing.count, latest.photos.damaged?.count ?? 0)
        return [
            Fact(
                AdminTexts.lastBackup,
                "\(age(latest.madeAt)), \(visit.momentText(latest.madeAt.secondsSince1970, isWithin: true))"),
            Fact(AdminTexts.backupStatus, proof(latest)),
            Fact(
                CommonTexts.contents,
                AdminTexts.backupContents(DecimalText.grouped(Double(latest.rows.values.reduce(0, +))), photos(latest))),
        ] + (lost > 0 ? [Fact(AdminTexts.missing, AdminTexts.photoFiles(lost))] : [])
            + (damaged > 0 ? [Fact(AdminTexts.damaged, AdminTexts.damagedPhotoFiles(damaged))] : [])
    }

    private func photos(_ latest: BackupManifest) -> String {
        "\(CountTexts.photos(latest.photos.files / 2)) (\(CountTexts.newOnes(latest.photos.newFiles / 2)))"
    }

    private func proof(_ latest: BackupManifest) -> String {
        latest.proof?.isPassed == true ? AdminTexts.verifiedByTestRestore : CommonTexts.none
    }

    private func age(_ moment: Date) -> String {
        let minutes = max(0, Int(visit.now.timeIntervalSince(moment)) / 60)
        return switch minutes {
        case 0..<2: AdminTexts.justNow
        case 2..<120: AdminTexts.minutesAgo(minutes)
        case 120..<2_880: AdminTexts.hoursAgo(minutes / 60)
        default: DateTexts.daysAgo(minutes / 1_440)
        }
    }
}

struct AdminEventRow: Sendable {
    let event: AdminEvent
    let visit: MemberVisit

    var note: String { visit.momentText(event.happenedAt) }
}

/// A user, and what an admin can do with the account.
struct AdminUserPage: PageContent {
    var view: CompiledView<Self> { view_admin_user }
    let row: ListedUserRow
    /// Whether this is the only admin who can sign in.
    let isOnlyAdmin: Bool

    var user: User { row.listed.user }
    private var stateAction: String {
        user.isDisabled ? Paths.adminUserEnabling(user.id) : Paths.adminUserDisabling(user.id)
    }
    var isSelf: Bool { user.id == row.admin.user.id }

    var back: Link { Link(AdminTexts.backToAdministration, to: Paths.admin) }
    var canChange: Bool { !user.isGuest }
    var roleAction: String? { isOnlyAdmin ? nil : Paths.adminUserRole(user.id) }
    var newRole: String { (user.isAdmin ? Role.member : .admin).rawValue }
    var roleLabel: String { user.isAdmin ? AdminTexts.makeAMember : AdminTexts.makeAnAdmin }
    var offeredStateAction: String? { isSelf ? nil : stateAction }
    var stateLabel: String { user.isDisabled ? AdminTexts.enableTheAccount : AdminTexts.disableTheAccount }
    var deletionPath: String? { isSelf ? nil : Paths.deletion(of: Paths.adminUser(user.id)) }
}

/// A one-time link, which is shown only on this page.
struct OneTimeLinkPage: PageContent {
    var view: CompiledView<Self> { view_admin_link }
    let title: String
    let text: String
    let address: String
    let donePath: String

    var back: Link { Link(AdminTexts.backToAdministration, to: Paths.admin) }
    var addressField: CopyField { CopyField(id: "address", label: CommonTexts.link, value: address) }
    var whereItWorks: String { LinkAddress(address).whereItWorks }
}

struct PasswordResetPage: PageContent {
    var view: CompiledView<Self> { view_accounts_reset_password }
    let form: PasswordResetForm
    let firstName: String
}
