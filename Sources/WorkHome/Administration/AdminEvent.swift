import Foundation
import GRDB

/// Something that was done about accounts or access. People are kept by their rows, so nothing remains of one who left.
struct AdminEvent: Sendable, FetchableRecord {
    /// Who did it.
    enum Origin: Sendable {
        case person(Int64)
        case commandLine
        case server

        fileprivate var name: String {
            switch self {
            case .person: "person"
            case .commandLine: "commandLine"
            case .server: "server"
            }
        }

        fileprivate var person: Int64? {
            if case .person(let id) = self { id } else { nil }
        }
    }

    enum Action: String, CaseIterable, Sendable {
        case registrationOpened, registrationClosed, guestsAllowed, guestsRefused, guestDaysSet, guestExpired
        case invited, inviteRevoked, registeredByInvite
        case created, madeAdmin, madeMember, disabled, enabled, deleted
        case resetLinkMade, passwordSetByLink, passwordSet
        case backupStarted, backupFailed
    }

    static let listed = 50
    private static let mostKept = 1_000

    let happenedAt: Int64
    let origin: String
    let action: Action?
    let actor: String?
    let subject: String?
    let detail: String

    init(row: Row) throws {
        happenedAt = row[0]
        origin = row[1]
        action = Action(rawValue: row[2])
        actor = row[3]
        subject = row[4]
        detail = row[5]
    }

    static func add(
        _ database: Database, _ action: Action, of subject: User? = nil, by origin: Origin, detail: String = "",
        now: Date
    ) throws {
        try database.execute(
            sql: """
                INSERT INTO admin_events (happened_at, origin, action, actor_id, subject_id, detail)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                now.secondsSince1970, origin.name, action.rawValue, origin.person, subject?.id,
                String(detail.unicodeScalars.prefix(1_000)),
            ])
        try database.execute(
            sql: "DELETE FROM admin_events WHERE id <= ?", arguments: [database.lastInsertedRowID - Int64(mostKept)])
    }

    /// The latest first, with the names that people have now.
    static func latest(_ database: Database) throws -> [AdminEvent] {
        try fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT happened_at, origin, action, trim(actors.first_name || ' ' || actors.last_name),
                        trim(subjects.first_name || ' ' || subjects.last_name), detail
                    FROM admin_events LEFT JOIN users AS actors ON actors.id = actor_id
                        LEFT JOIN users AS subjects ON subjects.id = subject_id
                    WHERE admin_events.id > 0 ORDER BY admin_events.id DESC LIMIT ?
                    """),
            arguments: [listed])
    }
}

extension AdminEvent {
    /// `Alex Stone disabled the account of Sam Rivers`
    var text: String {
        let whose = "the account of \(subject ?? "somebody who is gone")"
        let what =
            switch action {
            case .registrationOpened: "opened registration"
            case .registrationClosed: "closed registration"
            case .guestsAllowed: "let guests in"
            case .guestsRefused: "let no guests in any more"
            case .guestDaysSet: "set how long guests may stay away"
            case .guestExpired: "deleted a guest who had not come back"
            case .invited: "made an invitation"
            case .inviteRevoked: "took an invitation back"
            case .registeredByInvite: "registered by an invitation"
            case .created: "created \(whose)"
            case .madeAdmin: "made \(subject ?? "somebody who is gone") an admin"
            case .madeMember: "made \(subject ?? "somebody who is gone") a member"
            case .disabled: "disabled \(whose)"
            case .enabled: "enabled \(whose)"
            case .deleted: "deleted an account"
            case .resetLinkMade: "made a link to reset the password of \(subject ?? "somebody who is gone")"
            case .passwordSetByLink: "set a new password by a link"
            case .passwordSet: "set the password of \(subject ?? "somebody who is gone")"
            case .backupStarted: "asked for a backup"
            case .backupFailed: "could not make a backup"
            case nil: "did something that this version does not know"
            }
        return "\(who) \(what)" + (detail.isEmpty ? "" : ": \(detail)")
    }

    private var who: String {
        switch origin {
        case "commandLine": "The command line"
        case "server": "WorkHome"
        default: actor ?? "Somebody who is gone"
        }
    }
}
