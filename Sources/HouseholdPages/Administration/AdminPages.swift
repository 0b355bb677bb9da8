import Forms
import Foundation
import GRDB
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

/// A user as shown to an admin: who they are and how much data they have, but never its content.
struct ListedUser: Sendable {
    var user: User
    /// The latest request of a browser or program; nil when the user is not signed in anywhere.
    let lastSeenAt: Int64?
    let entryCount: Int
    let photos: [UUID]

    static let listed = 50

    private init(_ database: Database, _ row: inout RowReader) throws {
        user = try User(&row)
        lastSeenAt = try row.next()
        entryCount = try user.contents(database).counts.values.reduce(0, +)
        photos = try user.keptPhotos(database)
    }

    /// The users after an id, in the order of creation; one more than is listed if there are more.
    static func page(_ database: Database, after id: Int64) throws -> [ListedUser] {
        try RowReader.all(
            database, "\(select) WHERE \(User.isKept) AND users.id > ? ORDER BY users.id LIMIT ?", [id, listed + 1]
        ) { try ListedUser(database, &$0) }
    }

    static func find(_ database: Database, id: Int64) throws -> ListedUser? {
        try RowReader.first(database, "\(select) WHERE \(User.isKept) AND users.id = ?", [id]) {
            try ListedUser(database, &$0)
        }
    }

    private static let select = """
        SELECT \(User.columns), nullif(max(
            coalesce((SELECT max(last_seen_at) FROM sessions WHERE user_id = users.id), 0),
            coalesce((SELECT max(last_seen_at) FROM api_sign_ins WHERE user_id = users.id), 0)), 0) FROM users
        """
}

/// A user in a row or on their own page.
struct ListedUserRow: Sendable {
    let listed: ListedUser
    let photoBytes: Int64
    /// The admin who views the page.
    let admin: MemberVisit

    var user: User { listed.user }

    var icon: String { "profile" }
    var isAdmin: Bool { user.isAdmin }
    var isDisabled: Bool { user.isDisabled }
    var isGuest: Bool { user.isGuest }
    var note: String { [user.email, seen].compactMap { $0 }.joined(separator: " · ") }

    private var seen: String {
        guard let moment = listed.lastSeenAt else { return AdminTexts.notSignedIn }
        return AdminTexts.seen(admin.dayText(moment, isWithin: true))
    }

    var storage: String {
        let entries = CountTexts.entries(listed.entryCount)
        return listed.photos.isEmpty ? entries : AdminTexts.entriesAndPhotos(entries, room.text)
    }

    var facts: [Fact] {
        [
            Fact(CommonTexts.email, user.email ?? AdminTexts.noEmailAsGuest),
            Fact(AdminTexts.role, user.isAdmin ? AdminTexts.admin : AdminTexts.member),
            Fact(AdminTexts.state, state), Fact(AdminTexts.joined, day(user.createdAt)),
            Fact(AdminTexts.lastSeen, listed.lastSeenAt.map(day) ?? AdminTexts.notSignedIn),
            Fact(CommonTexts.entries, DecimalText.grouped(Double(listed.entryCount))), Fact(CommonTexts.photos, photos),
        ]
    }

    private var state: String {
        user.disabledAt.map { AdminTexts.disabledSince(admin.dayText($0, isWithin: true)) } ?? AdminTexts.enabled
    }

    private var photos: String {
        listed.photos.isEmpty ? CommonTexts.none : "\(listed.photos.count) · \(room.text)"
    }

    private var room: PhotoQuota { PhotoQuota(usedBytes: photoBytes, limitBytes: admin.app.photoQuota) }

    private func day(_ seconds: Int64) -> String { admin.dayText(seconds) }
}
