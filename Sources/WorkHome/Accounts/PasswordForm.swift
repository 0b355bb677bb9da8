struct PasswordForm: Form {
    let action = Paths.profilePassword
    var currentPassword = Field(
        "current_password", label: "Current password", autocomplete: "current-password")
    var newPassword = Field(
        "new_password", label: "New password", hint: "At least 6 characters", autocomplete: "new-password")

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.currentPassword, \.newPassword] }

    mutating func validate() -> (current: String, new: String)? {
        if currentPassword.value.isEmpty { currentPassword.error = "Please enter your current password" }
        guard let new = newPassword.newPassword(), currentPassword.error == nil else {
            focusFirstError()
            return nil
        }
        return (currentPassword.value, new)
    }

    mutating func reject(_ message: String) {
        currentPassword.error = message
        focusFirstError()
    }
}
