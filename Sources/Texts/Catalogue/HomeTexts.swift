package enum HomeTexts {
    package static var guestProfile: String { text("Guest profile") }
    package static var reminders: String { text("Reminders") }
    package static func dismissForToday(_ title: String) -> String { text("Dismiss for today: \(title)") }
    package static var soFarToday: String { text("So far today") }
    package static var goals: String { text("Goals") }
    package static var allGoals: String { text("All goals") }
    package static var allAchievements: String { text("All achievements") }
    package static var journal: String { text("Journal") }
    package static var allEntries: String { text("All entries") }
    package static var writeHowTodayWent: String { text("Write how today went, or add a photo.") }
    package static var youAreAGuest: MarkedText {
        MarkedText(text("You are using WorkHome as a guest. [Create your account] to sign in from other browsers."))
    }
}
