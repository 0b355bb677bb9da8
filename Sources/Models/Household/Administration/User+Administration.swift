import Crypto
import Fitness
import Foundation
import GRDB
import Texts

extension User {
    package var isAdmin: Bool { role == .admin }
    package var isDisabled: Bool { disabledAt != nil }

    package func setRole(_ database: Database, _ role: Role, by origin: AdminEvent.Origin, now: Date) throws {
        guard role != self.role, !isGuest else { return }
        if role == .member { try requireAnotherAdmin(database) }
        try database.run("UPDATE users SET role = ? WHERE id = ?", [role, id])
        try AdminEvent.add(database, role == .admin ? .madeAdmin : .madeMember, of: self, by: origin, now: now)
    }

    /// Ends all sessions at once; none of the user's tokens works any more.
    package func disable(_ database: Database, by origin: AdminEvent.Origin, now: Date) throws {
        guard !isDisabled, !isGuest else { return }
        try requireAnotherAdmin(database)
        try database.run("UPDATE users SET disabled_at = ? WHERE id = ?", [now.secondsSince1970, id])
        try access.endBrowserSessions(database, except: nil)
        try database.run("DELETE FROM password_resets WHERE user_id = ?", [id])
        try AdminEvent.add(database, .disabled, of: self, by: origin, now: now)
    }

    package func enable(_ database: Database, by origin: AdminEvent.Origin, now: Date) throws {
        guard isDisabled else { return }
        try database.run("UPDATE users SET disabled_at = NULL WHERE id = ?", [id])
        try AdminEvent.add(database, .enabled, of: self, by: origin, now: now)
    }

    /// Deletes another person's account, or a guest, with all its data.
    package func deleteByAdmin(_ database: Database, by origin: AdminEvent.Origin, now: Date) throws -> DeletedAccount {
        let deleted = try deleteEverything(database, now: now.secondsSince1970)
        try AdminEvent.add(database, .deleted, by: origin, now: now)
        return deleted
    }

    /// Without an admin nobody could admit people or give them access again.
    func requireAnotherAdmin(_ database: Database, orNobodyElse: Bool = false) throws {
        if try isOnlyAdmin(database, orNobodyElse: orNobodyElse) { throw Faults("role", AdminTexts.noAdminLeft) }
    }

    /// Whether this is the only admin who can sign in.
    /// - Parameter orNobodyElse: whether the answer is false for the only account of the household.
    package func isOnlyAdmin(_ database: Database, orNobodyElse: Bool) throws -> Bool {
        guard isAdmin, !isDisabled else { return false }
        let others = try Int.first(
            database, "SELECT count(*) FROM users WHERE role = 'admin' AND disabled_at IS NULL AND id <> ?", [id])
        guard others == 0 else { return false }
        if orNobodyElse {
            let accounts = try Int.first(
                database, "SELECT count(*) FROM (SELECT 1 FROM users WHERE registered_at >= 0 LIMIT 2)")
            if accounts == 1 { return false }
        }
        return true
    }

    package static func hasAccounts(_ database: Database) throws -> Bool {
        try Bool.first(database, "SELECT EXISTS (SELECT 1 FROM users WHERE registered_at >= 0 LIMIT 1)")
            ?? false
    }

    /// The role of a new account: the first one becomes an admin.
    static func roleOfNewAccount(_ database: Database) throws -> Role {
        try hasAccounts(database) ? .member : .admin
    }
}

/// Who may join the household.
package struct HouseholdAccess: Sendable, Equatable, RowReadable {
    package var allowsRegistration: Bool
    package var allowsGuests: Bool
    /// The number of days after which a guest who has not come back is deleted; nil for never.
    package var guestDays: Int?

    package static let standardGuestDays = 180

    package init(takesRegistrations: Bool, takesGuests: Bool, guestDays: Int? = standardGuestDays) {
        self.allowsRegistration = takesRegistrations
        self.allowsGuests = takesGuests
        self.guestDays = guestDays
    }

    package init(_ row: inout RowReader) throws {
        allowsRegistration = try row.next()
        allowsGuests = try row.next()
        guestDays = try row.next()
    }

    package init(_ database: Database) throws {
        self =
            try HouseholdAccess.first(
                database, "SELECT takes_registrations, takes_guests, guest_days FROM household WHERE id = 1")
            ?? HouseholdAccess(takesRegistrations: true, takesGuests: true)
        // Without accounts there is nobody who could admit the first one.
        if !allowsRegistration, try !User.hasAccounts(database) { allowsRegistration = true }
    }

    /// Saves it, with an event for each change.
    package func save(_ database: Database, by admin: User, now: Date) throws {
        let before = try HouseholdAccess(database)
        func note(_ action: AdminEvent.Action, _ detail: String = "") throws {
            try AdminEvent.add(database, action, by: .person(admin.id), detail: detail, now: now)
        }
        try database.run(
            "UPDATE household SET takes_registrations = ?, takes_guests = ?, guest_days = ? WHERE id = 1",
            [allowsRegistration, allowsGuests, guestDays])
        if before.allowsRegistration != allowsRegistration {
            try note(allowsRegistration ? .registrationOpened : .registrationClosed)
        }
        if before.allowsGuests != allowsGuests { try note(allowsGuests ? .guestsAllowed : .guestsRefused) }
        if before.guestDays != guestDays { try note(.guestDaysSet, guestDays.map { CountTexts.days($0) } ?? "never") }
    }
}

/// How a person joins.
package enum Admission: Sendable {
    /// Through the public page.
    case open
    /// Through a link that an admin created.
    case invited(Token)
    /// From the machine itself.
    case local

    /// - Parameter text: the text of an invite's token, as a form sends it; without a well-formed one it is `open`.
    package init(invite text: String?) {
        guard let text, !text.isEmpty else {
            self = .open
            return
        }
        self = Token(text: text).map(Admission.invited) ?? .open
    }

    /// Why nobody can register this way; nil if a person can.
    package func refusal(_ database: Database, now: Date) throws -> String? {
        switch self {
        case .open: try HouseholdAccess(database).allowsRegistration ? nil : AdminTexts.invitationRequired
        case .invited(let token): try Invite.isOpen(database, token, now: now) ? nil : AdminTexts.invitationEnded
        case .local: nil
        }
    }

    /// Admits an account; an invite is used up.
    /// - Throws: `NotAllowed`.
    func admit(_ database: Database, now: Date) throws {
        if let refusal = try refusal(database, now: now) { throw NotAllowed(refusal) }
        if case .invited(let token) = self { try Invite.use(database, token, now: now) }
    }
}

/// A person may not do this at all, whatever they enter, so there is no field to correct: status 403.
package struct NotAllowed: Error {
    package let message: String

    package init(_ message: String) { self.message = message }
}
