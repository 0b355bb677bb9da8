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
