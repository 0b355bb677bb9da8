import Texts

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
