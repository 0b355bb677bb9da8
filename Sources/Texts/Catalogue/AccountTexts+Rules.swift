extension AccountTexts {
    package static var loseWeight: String { text("Lose Weight") }
    package static var buildMuscle: String { text("Build Muscle") }
    package static var stayFit: String { text("Stay Fit") }
    package static var improveEndurance: String { text("Improve Endurance") }
    package static var emailInvalid: String { text("Please enter a valid email address") }
    package static func browserOnSystem(_ browser: String, _ system: String) -> String { text("\(browser) on \(system)") }
    package static var browser: String { text("Browser") }
    package static var unknownSystem: String { text("unknown system") }
}
