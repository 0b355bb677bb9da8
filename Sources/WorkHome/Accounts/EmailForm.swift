struct EmailForm: Form {
    let action = Paths.profileEmail
    var email = Field("email", label: "New email", autocomplete: "email", maximumLength: AccountRules.emailLength)
    var password = Field("email_password", label: "Your password", autocomplete: "current-password")

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.email, \.password] }

    mutating func validate() -> (email: String, password: String)? {
        let email = email.emailAddress()
        if password.value.isEmpty { password.error = "Please enter your password" }
        guard let email, password.error == nil else {
            focusFirstError()
            return nil
        }
        return (email, password.value)
    }

    mutating func reject(_ message: String) {
        password.error = message
        focusFirstError()
    }

    mutating func rejectAsTaken() {
        email.error = AccountRules.emailTaken
        focusFirstError()
    }
}
