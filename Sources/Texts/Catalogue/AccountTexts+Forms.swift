extension AccountTexts {
    package static var newEmail: String { text("New email") }
    package static var firstName: String { text("First name") }
    package static var lastName: String { text("Last name") }
    package static var password: String { text("Password") }
    package static var signInRejected: String { text("The email or password is wrong") }
    package static func tooManyAttempts(_ waitSeconds: Int) -> String {
        text("Too many attempts. Please try again in \(waitSeconds, "second").")
    }
    package static var currentPasswordMissing: String { text("Please enter your current password") }
    package static var revokeMyApiKeysToo: String { text("Revoke my API keys too") }
    package static var age: String { text("Age") }
    package static var years: String { text("years") }
    package static var fitnessGoal: String { text("Fitness goal") }
    package static var usualHeight: String { text("5 ft 7 in") }
}
