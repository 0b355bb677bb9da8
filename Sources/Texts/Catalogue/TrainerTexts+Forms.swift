extension TrainerTexts {
    package static var yourMessage: String { text("Your message") }
    package static func message(to trainer: String, _ fitnessGoalText: String) -> String {
        text("Hello \(trainer), \(fitnessGoalText). Do you have time to train me?")
    }
    package static func message(to trainer: String, from user: String, _ fitnessGoalText: String) -> String {
        text("Hello \(trainer), I’m \(user), and \(fitnessGoalText). Do you have time to train me?")
    }
    package static var wantToLoseWeight: String { text("I’d like to lose weight") }
    package static var wantToBuildMuscle: String { text("I’d like to build muscle") }
    package static var wantToStayFit: String { text("I’d like to stay fit") }
    package static var wantToImproveEndurance: String { text("I’d like to improve my endurance") }
    package static var removeThePhoto: String { text("Remove the photo") }
    package static var otherSpecialties: String { text("Other specialties") }
    package static var separatedByCommas: String { text("Separated by commas") }
    package static var currency: String { text("Currency") }
    package static var currencyHint: String { text("Such as EUR, GBP or USD") }
    package static var phoneHint: String { text("With a plus and the country code, such as +353") }
    package static var telegramName: String { text("Telegram name") }
    package static var telegramHint: String { text("Such as @name or t.me/name") }
    package static var whoSeesThisTrainer: String { text("Who sees this trainer") }
    package static func call(_ phone: String) -> String { text("Call \(phone)") }
}
