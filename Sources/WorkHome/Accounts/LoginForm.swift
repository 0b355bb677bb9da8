import HTTP

struct LoginForm: Form {
    let action = Paths.login
    var email = Field("email", label: "Email", autocomplete: "username", maximumLength: AccountRules.emailLength)
    var password = Field("password", label: "Password", autocomplete: "current-password")

    /// The page that was asked for before.
    var back: ReturnPath?

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.email, \.password] }

    /// One text for a wrong password and for an address without an account, so that nobody learns who has one.
    static let rejection = "The email or password is wrong"

    static func tooManyAttempts(waitSeconds: Int) -> String {
        "Too many attempts. Please try again in \(waitSeconds) seconds"
    }

    init(email address: String = "") {
        email.value = address
        if address.isEmpty { email.isFocused = true } else { password.isFocused = true }
    }

    init(_ typed: FormFields) {
        fill(from: typed)
        back = ReturnPath(typed["back"])
    }

    var backPath: String? { back?.path }

    mutating func validate() -> (email: String, password: String)? {
        let email = email.emailAddress()
        if password.value.isEmpty { password.error = "Please enter your password" }
        guard let email, password.error == nil else {
            focusFirstError()
            return nil
        }
        return (email, password.value)
    }

    mutating func reject(_ message: String = rejection) {
        password.error = message
        password.isFocused = true
    }
}
