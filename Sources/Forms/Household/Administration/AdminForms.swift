import HTTP
import Models
import Texts

/// Whether strangers may register or be guests.
package struct AccessSwitch: SwitchField {
    package let name: String
    package let label: String
    package let note: String
    package let isOn: Bool

    package static let registrations = "takes_registrations"
    package static let guests = "takes_guests"

    package static func all(_ access: HouseholdAccess) -> [AccessSwitch] {
        [
            AccessSwitch(
                name: registrations, label: AdminTexts.openRegistration,
                note: AdminTexts.openRegistrationNote,
                isOn: access.allowsRegistration),
            AccessSwitch(
                name: guests, label: AdminTexts.guests,
                note: AdminTexts.guestsNote,
                isOn: access.allowsGuests),
        ]
    }
}

/// Who may join, and after how many days without a visit guests are deleted.
package struct HouseholdAccessForm: DraftForm {
    package let action = Paths.householdAccess
    package var days = Field("guest_days", label: AdminTexts.guestDaysLabel)

    private static let never = "never"
    private static let range = 30...730

    private var isOpen = false
    private var takesGuests = false

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.days] }

    package init(_ access: HouseholdAccess) {
        let current = access.guestDays
        days.value = current.map(String.init) ?? Self.never
        let choices = Set([30, 90, 180, 365, 730] + [current].compactMap { $0 }).sorted()
        days.options =
            choices.map { Field.Option(value: String($0), label: CountTexts.days($0)) }
            + [Field.Option(value: Self.never, label: AdminTexts.neverDeleteGuests)]
        days.hint = AdminTexts.guestDaysHint
    }

    /// A browser sends only ticked checkboxes: a missing one is off.
    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        isOpen = typed[AccessSwitch.registrations] != nil
        takesGuests = typed[AccessSwitch.guests] != nil
    }

    package mutating func validate() -> HouseholdAccess? {
        let guestDays = Int(outside: days.value)
        guard days.value == Self.never || guestDays.map(Self.range.contains) == true else {
            days.error = AdminTexts.guestDaysRequired
            focusFirstError()
            return nil
        }
        return HouseholdAccess(takesRegistrations: isOpen, takesGuests: takesGuests, guestDays: guestDays)
    }
}

package struct InviteForm: DraftForm {
    package let action = Paths.invites
    package var recipient = Field(
        "recipient", label: CommonTexts.whoIsItFor, hint: CommonTexts.recipientHint, maximumLength: 100)
    package var days = Field(
        "days", label: AdminTexts.worksFor, value: "7",
        options: [("1", AdminTexts.oneDay), ("7", CommonTexts.oneWeek), ("30", AdminTexts.thirtyDays)].map {
            Field.Option(value: $0, label: $1)
        })

    package init() {}

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.recipient, \.days] }

    package mutating func validate() -> InviteDraft? {
        accept(
            InviteDraft.checked(
                recipient: recipient.value, days: InviteDraft.lifetimes.first { String($0) == days.value }))
    }
}

/// The new password of a user with a reset link.
package struct PasswordResetForm: Form {
    package let action = Paths.passwordReset
    package var password = Field(
        "password", label: CommonTexts.newPassword, hint: CommonTexts.passwordHint, autocomplete: "new-password")
    var keys = Field.endsKeys
    /// The link's token, which is submitted with the form.
    package let token: String

    package var endKeys: CheckboxField { CheckboxField(keys) }

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.password, \.keys] }

    package var endsKeys: Bool { keys.isTicked }

    package init(token: String) {
        self.token = token
        password.isFocused = true
    }

    package mutating func validate() -> String? {
        let password = password.newPassword()
        focusFirstError()
        return password
    }
}
