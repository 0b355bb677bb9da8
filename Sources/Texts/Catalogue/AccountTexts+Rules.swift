extension AccountTexts {
    package static var loseWeight: String { text("Lose Weight") }
    package static var buildMuscle: String { text("Build Muscle") }
    package static var stayFit: String { text("Stay Fit") }
    package static var improveEndurance: String { text("Improve Endurance") }
    package static var emailInvalid: String { text("Please enter a valid email address") }
    package static func browserOnSystem(_ browser: String, _ system: String) -> String {
        text("\(browser) on \(system)")
    }
    package static var browser: String { text("Browser") }
    package static var unknownSystem: String { text("unknown system") }
    package static var firstNameMissing: String { text("Please enter your first name") }
    package static var lastNameMissing: String { text("Please enter your last name") }
    package static var fitnessGoalMissing: String { text("Please choose a fitness goal") }
    package static var emailTaken: String { text("An account with this email already exists") }
    package static func passwordTooShort(_ least: Int) -> String {
        text("Password must be at least \(least) characters")
    }
    package static func passwordTooLong(_ most: Int) -> String {
        text("Please use a shorter password (at most \(most) bytes)")
    }
    package static func ageOutOfRange(_ least: Int, _ most: Int) -> String {
        text("Please enter an age from \(least) to \(most)")
    }
    package static func dateOfBirthOutOfRange(_ least: Int, _ most: Int) -> String {
        text("Please enter a date of birth for an age from \(least) to \(most)")
    }
}
