import Fitness
import HTTP

package struct LoginForm: Form {
    package let action = Paths.login
    package var email = Field(
        "email", label: "Email", autocomplete: "username", maximumLength: EmailAddress.maximumLength)
    package var password = Field("password", label: "Password", autocomplete: "current-password")

    /// The page to open after signing in.
    package var back: ReturnPath?

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.email, \.password] }

    /// The same text for a wrong password and for an unknown address, so that it does not reveal who has an account.
    package static let rejection = "The email or password is wrong"

    package static func tooManyAttempts(waitSeconds: Int) -> String {
        "Too many attempts. Please try again in \(waitSeconds) seconds"
    }

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

    package mutating func reject(_ message: String = rejection) {
        password.error = message
        password.isFocused = true
    }
}
