import Fitness
import HTTP
import Texts

/// Turns a guest into an account with names, an email address and a password. All tracked data stays.
package struct GuestAccountForm: DraftForm {
    package let action = Paths.profileAccount
    package var firstName = Field(
        "first_name", label: AccountTexts.firstName, autocomplete: "given-name", maximumLength: Field.nameLength)
    package var lastName = Field(
        "last_name", label: AccountTexts.lastName, autocomplete: "family-name", maximumLength: Field.nameLength)
    package var email = Field(
        "email", label: CommonTexts.email, autocomplete: "email", maximumLength: EmailAddress.maximumLength)
    package var password = Field(
        "password", label: AccountTexts.password, hint: CommonTexts.passwordHint, autocomplete: "new-password")

    /// The text of the invite that the user has.
    package var invite: String?

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.firstName, \.lastName, \.email, \.password]
    }

    package init() {
        // The profile form on the same page has fields with these names too.
        for path in Self.fieldPaths { self[keyPath: path].id = "account_\(self[keyPath: path].name)" }
    }

    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        invite = typed["invite"]
    }

    package mutating func validate() -> GuestAccount? {
        accept(
            GuestAccount.checked(
                firstName: firstName.value, lastName: lastName.value, email: email.value, password: password.value))
    }
}
