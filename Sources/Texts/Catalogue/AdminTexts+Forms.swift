extension AdminTexts {
    package static var openRegistration: String { text("Open registration") }
    package static var openRegistrationNote: String {
        text("Anyone who can open this WorkHome can create an account. When off, people need an invitation.")
    }
    package static var guests: String { text("Guests") }
    package static var guestsNote: String {
        text("Anyone who can open this WorkHome can try it without an account. When off, current guests stay.")
    }
    package static var guestDaysLabel: String { text("Delete guests who have not come back for") }
    package static var neverDeleteGuests: String { text("Never delete guests") }
    package static var guestDaysHint: String { text("With all their data. Guests see this on their profile page.") }
    package static var guestDaysRequired: String { text("Please choose 30 to 730 days, or never") }
    package static var worksFor: String { text("Works for") }
    package static var oneDay: String { text("1 day") }
    package static var thirtyDays: String { text("30 days") }
}
