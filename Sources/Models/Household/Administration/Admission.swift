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
