import Foundation
import GRDB

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
}

extension AdminEvent {
    /// `Alex Stone disabled the account of Sam Rivers`
    package var text: String {
        let whose = "the account of \(subject ?? "someone who is gone")"
        let what =
            switch action {
            case .registrationOpened: "opened registration"
            case .registrationClosed: "closed registration"
            case .guestsAllowed: "allowed guests"
            case .guestsRefused: "stopped allowing guests"
            case .guestDaysSet: "changed when guests are deleted"
            case .guestExpired: "deleted a guest who had not come back"
            case .invited: "created an invitation"
            case .inviteRevoked: "canceled an invitation"
            case .registeredByInvite: "registered with an invitation"
            case .created: "created \(whose)"
            case .madeAdmin: "made \(subject ?? "a deleted account") an admin"
            case .madeMember: "made \(subject ?? "a deleted account") a member"
            case .disabled: "disabled \(whose)"
            case .enabled: "enabled \(whose)"
            case .deleted: "deleted an account"
            case .resetLinkMade: "created a link to reset the password of \(subject ?? "a deleted account")"
            case .passwordSetByLink: "set a new password with a link"
            case .passwordSet: "set the password of \(subject ?? "a deleted account")"
            case .backupStarted: "started a backup"
            case .backupFailed: "could not make a backup"
            case nil: "did something this version can’t show"
            }
        return "\(who) \(what)" + (detail.isEmpty ? "" : ": \(detail)")
    }

    private var who: String {
        switch origin {
        case .commandLine: "The command line"
        case .server: "WorkHome"
        case .person: actor ?? "A deleted account"
        }
    }
}
