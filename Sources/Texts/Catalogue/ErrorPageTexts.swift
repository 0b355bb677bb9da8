package enum ErrorPageTexts {
    package static var storageFullOrUnavailable: String { text("Storage full or unavailable") }
    package static var tryingAgain: String { text("Trying again…") }
    package static var retry: String { text("Retry") }
    package static var tryAgain: String { text("Try again") }
    package static var sessionEnded: MarkedText {
        MarkedText(
            text(
                """
                Your session has ended. What you typed is kept here. [Sign in in a new tab], then try again \
                here.
                """))
    }
    package static var goToHome: String { text("Go to Home") }
}
