extension TrainerTexts {
    package static var phoneHasOtherCharacters: String {
        text("Please enter digits only, after a plus and the country code")
    }
    package static var countryCodeMissing: String {
        text("Please start with the country code, such as +353 for Ireland or +1 for North America")
    }
    package static var countryCodeUnknown: String {
        text("No country has this code. Please check the digits after the plus.")
    }
    package static var phoneTooShort: String { text("That number is too short") }
    package static var phoneTooLong: String {
        text("That number is too long. It can have at most 15 digits, including the country code.")
    }
    package static var zeroAfterCountryCode: String { text("Please leave out the 0 after the country code") }
    package static var northAmericanPhoneWrong: String {
        text("A number with +1 needs ten more digits: the area code and seven more")
    }
    package static var anHour: String { text("an hour") }
    package static var aSession: String { text("a session") }
    package static var visibilityMissing: String { text("Please choose who sees this trainer") }
    package static func tooManyOthers(_ maximumOthers: Int) -> String { text("Use at most \(maximumOthers) others") }
    package static func specialtyTooLong(_ maximumOtherLength: Int) -> String {
        text("Use at most \(maximumOtherLength) characters each")
    }
    package static var rateAmountUnreadable: String { text("Please enter an amount, such as 45 or 37.50") }
    package static var currencyInvalid: String {
        text("Please enter the three letters of a currency, such as EUR")
    }
    package static var ratePeriodMissing: String { text("Please choose what the rate is for") }
    package static var telegramNameInvalid: String {
        text("A Telegram name has 5 to 32 letters, digits and underscores, and starts with a letter")
    }
    package static func youAddedTrainersTheMaximum(_ maximumTrainers: Int) -> String {
        text("You added \(maximumTrainers) trainers, the maximum. Delete one first.")
    }
}
