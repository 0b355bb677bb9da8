extension AccountTexts {
    package static var firstNameMissing: String { text("Please enter your first name") }
    package static var lastNameMissing: String { text("Please enter your last name") }
    package static var emailTaken: String { text("An account with this email already exists") }
    package static var passwordTooShort: String { text("Password must be at least 6 characters") }
    package static var fitnessGoalMissing: String { text("Please choose a fitness goal") }
    package static func passwordTooLong(_ maximum: Int) -> String { text("Use at most \(maximum) bytes") }
    package static func dateOfBirthRequired(_ youngest: Int, _ oldest: Int) -> String { text("Please enter a date of birth for an age from \(youngest) to \(oldest)") }
    package static func ageRequired(_ youngest: Int, _ oldest: Int) -> String { text("Please enter an age from \(youngest) to \(oldest)") }
    package static var newEmail: String { text("New email") }
    package static var firstName: String { text("First name") }
    package static var lastName: String { text("Last name") }
    package static var password: String { text("Password") }
    package static var signInRejected: String { text("The email or password is wrong") }
    package static func tooManyAttempts(_ waitSeconds: Int) -> String { text("Too many attempts. Please try again in \(waitSeconds) seconds") }
    package static var currentPasswordMissing: String { text("Please enter your current password") }
    package static var revokeMyApiKeysToo: String { text("Revoke my API keys too") }
    package static var age: String { text("Age") }
    package static var years: String { text("years") }
    package static var fitnessGoal: String { text("Fitness goal") }
    package static var usualHeight: String { text("5 ft 7 in") }
    package static var dateOfBirth: String { text("Date of birth") }
}
