import Foundation
import GRDB
import Texts

/// An action on accounts or access. People are stored as references, so nothing remains of a deleted one.
package struct AdminEvent: Sendable, RowReadable {
    /// Who did it.
    package enum Origin: Sendable {
        case person(Int64)
        case commandLine
        case server

        enum Name: String, ColumnValue, Sendable {
            case person, commandLine, server
        }

        fileprivate var name: Name {
            switch self {
            case .person: .person
            case .commandLine: .commandLine
            case .server: .server
            }
        }

        fileprivate var person: Int64? {
            if case .person(let id) = self { id } else { nil }
        }
    }

    package enum Action: String, CaseIterable, Sendable {
        case registrationOpened, registrationClosed, guestsAllowed, guestsRefused, guestDaysSet, guestExpired
        case invited, inviteRevoked, registeredByInvite
        case created, madeAdmin, madeMember, disabled, enabled, deleted
        case resetLinkMade, passwordSetByLink, passwordSet
        case backupStarted, backupFailed
    }

    static let listed = 50
    private static let maximumKept = 1_000

    package let happenedAt: Int64
    let origin: Origin.Name
    let action: Action?
    let actor: String?
    let subject: String?
    let detail: String

    package init(_ row: inout RowReader) throws {
        happenedAt = try row.next()
        origin = try row.next()
        // A later version may have written an unknown action before a downgrade to this one.
        action = try Action(rawValue: row.next())
        actor = try row.next()
        subject = try row.next()
        detail = try row.next()
    }

    package static func add(
        _ database: Database, _ action: Action, of subject: User? = nil, by origin: Origin, detail: String = "",
        now: Date
    ) throws {
        let id = try database.insert(
            into: "admin_events",
            [
                "happened_at": now.secondsSince1970, "origin": origin.name, "action": action.rawValue,
                "actor_id": origin.person, "subject_id": subject?.id,
                "detail": String(detail.unicodeScalars.prefix(1_000)),
            ])
        try database.run("DELETE FROM admin_events WHERE id <= ?", [id - Int64(maximumKept)])
    }

    /// The latest first, with people's current names.
    package static func latest(_ database: Database) throws -> [AdminEvent] {
        try all(
            database,
            """
            SELECT happened_at, origin, action, trim(actors.first_name || ' ' || actors.last_name),
                trim(subjects.first_name || ' ' || subjects.last_name), detail
            FROM admin_events LEFT JOIN users AS actors ON actors.id = actor_id
                LEFT JOIN users AS subjects ON subjects.id = subject_id
            WHERE admin_events.id > 0 ORDER BY admin_events.id DESC LIMIT ?
            """, [listed])
    }

    /// `Alex Stone disabled the account of Sam Rivers`
    package var text: String {
        let whose = AdminTexts.theAccountOf(subject ?? AdminTexts.deletedPerson)
        let what =
            switch action {
            case .registrationOpened: AdminTexts.openedRegistration
            case .registrationClosed: AdminTexts.closedRegistration
            case .guestsAllowed: AdminTexts.allowedGuests
            case .guestsRefused: AdminTexts.stoppedAllowingGuests
            case .guestDaysSet: AdminTexts.changedWhenGuestsAreDeleted
            case .guestExpired: AdminTexts.deletedAbsentGuest
            case .invited: AdminTexts.createdAnInvitation
            case .inviteRevoked: AdminTexts.canceledAnInvitation
            case .registeredByInvite: AdminTexts.registeredWithAnInvitation
            case .created: AdminTexts.createdAccount(whose)
            case .madeAdmin: AdminTexts.madeAnAdmin(subject ?? AdminTexts.deletedAccountWithin)
            case .madeMember: AdminTexts.madeAMember(subject ?? AdminTexts.deletedAccountWithin)
            case .disabled: AdminTexts.disabledAccount(whose)
            case .enabled: AdminTexts.enabledAccount(whose)
            case .deleted: AdminTexts.deletedAnAccount
            case .resetLinkMade: AdminTexts.createdPasswordLinkFor(subject ?? AdminTexts.deletedAccountWithin)
            case .passwordSetByLink: AdminTexts.setNewPasswordWithLink
            case .passwordSet: AdminTexts.setThePasswordOf(subject ?? AdminTexts.deletedAccountWithin)
            case .backupStarted: AdminTexts.startedABackup
            case .backupFailed: AdminTexts.couldNotMakeABackup
            case nil: AdminTexts.didSomethingUnknown
            }
        return "\(who) \(what)" + (detail.isEmpty ? "" : ": \(detail)")
    }

    private var who: String {
        switch origin {
        case .commandLine: AdminTexts.theCommandLine
        case .server: AdminTexts.workHome
        case .person: actor ?? AdminTexts.aDeletedAccount
        }
    }
}
