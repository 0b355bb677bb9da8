import Fitness
import HTTP
import Texts

package struct LoginForm: Form {
    package let action = Paths.login
    package var email = Field(
        "email", label: CommonTexts.email, autocomplete: "username", maximumLength: EmailAddress.maximumLength)
    package var password = Field("password", label: AccountTexts.password, autocomplete: "current-password")

    /// The page to open after signing in.
    package var back: ReturnPath?

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.email, \.password] }

    package init(email address: String = "") {
        email.value = address
        if address.isEmpty { email.isFocused = true } else { password.isFocused = true }
    }

    package init(_ typed: FormFields) {
        fill(from: typed)
        back = ReturnPath(typed["back"])
    }

    package var backPath: String? { back?.path }

    package mutating func validate() -> LoginDraft? {
        accept(LoginDraft.checked(email: email.value, password: password.value))
    }

    package mutating func reject(_ message: String) {
        password.error = message
        password.isFocused = true
    }
}

package struct EmailForm: Form {
    package let action = Paths.profileEmail
    package var email = Field(
        "email", label: AccountTexts.newEmail, autocomplete: "email", maximumLength: EmailAddress.maximumLength)
    package var password = Field("email_password", label: CommonTexts.yourPassword, autocomplete: "current-password")

    package init() {}

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.email, \.password] }

    package mutating func validate() -> (email: String, password: String)? {
        let email = email.emailAddress()
        if password.value.isEmpty { password.error = CommonTexts.passwordMissing }
        guard let email, password.error == nil else {
            focusFirstError()
            return nil
        }
        return (email, password.value)
    }

    package mutating func reject(_ message: String) {
        password.error = message
        focusFirstError()
    }
}

package struct PasswordForm: Form {
    package let action = Paths.profilePassword
    package var currentPassword = Field(
        "current_password", label: CommonTexts.currentPassword, autocomplete: "current-password")
    package var newPassword = Field(
        "new_password", label: CommonTexts.newPassword, hint: CommonTexts.passwordHint, autocomplete: "new-password")

    package var keys = Field.endsKeys

    package init() {}

    package var endKeys: CheckboxField { CheckboxField(keys) }

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.currentPassword, \.newPassword, \.keys] }

    package var endsKeys: Bool { keys.isTicked }

    package mutating func validate() -> (current: String, new: String)? {
        if currentPassword.value.isEmpty { currentPassword.error = AccountTexts.currentPasswordMissing }
        guard let new = newPassword.newPassword(), currentPassword.error == nil else {
            focusFirstError()
            return nil
        }
        return (currentPassword.value, new)
    }

    package mutating func reject(_ message: String) {
        currentPassword.error = message
        focusFirstError()
    }
}

extension Field {
    /// API keys survive a change of password, because programs use them to avoid knowing it.
    package static var endsKeys: Field {
        Field(
            "end_keys", label: CommonTexts.apiKeys, isRequired: false,
            options: [.init(value: "yes", label: AccountTexts.revokeMyApiKeysToo)])
    }

    /// Whether its only box is ticked.
    package var isTicked: Bool { options.contains { $0.value == value } }
}
