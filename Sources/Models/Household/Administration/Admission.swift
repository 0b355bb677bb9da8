import Crypto
import Foundation
import GRDB
import Texts

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

    package func save(_ database: Database) throws {
        try database.run(
            "UPDATE household SET takes_registrations = ?, takes_guests = ?, guest_days = ? WHERE id = 1",
            [allowsRegistration, allowsGuests, guestDays])
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

    /// Admits an account or a guest; an invite is used up.
    /// - Throws: `AdmissionRefusal`.
    func admit(_ database: Database, asGuest isGuest: Bool, now: Date) throws {
        switch self {
        case .open:
            let access = try HouseholdAccess(database)
            if isGuest, !access.allowsGuests { throw AdmissionRefusal.noGuests }
            if !isGuest, !access.allowsRegistration { throw AdmissionRefusal.closed }
        case .invited(let token):
            guard try Invite.use(database, token, now: now) else { throw AdmissionRefusal.inviteEnded }
        case .local: break
        }
    }
}

package enum AdmissionRefusal: Error, CustomStringConvertible {
    case closed, noGuests, inviteEnded

    package var description: String {
        switch self {
        case .closed: AdminTexts.invitationRequired
        case .noGuests: AdminTexts.guestsNotAllowed
        case .inviteEnded: AdminTexts.invitationEnded
        }
    }
}

extension User {
    package static func hasAccounts(_ database: Database) throws -> Bool {
        try Bool.first(database, "SELECT EXISTS (SELECT 1 FROM users WHERE registered_at >= 0 LIMIT 1)")
            ?? false
    }

    /// The role of a new account: the first one becomes an admin.
    static func roleOfNewAccount(_ database: Database) throws -> Role {
        try hasAccounts(database) ? .member : .admin
    }
}
