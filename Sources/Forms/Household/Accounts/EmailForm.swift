import Fitness
import Texts

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
