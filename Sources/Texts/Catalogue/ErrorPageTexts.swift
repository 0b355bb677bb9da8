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
    package static var shownToSomeoneElse: String {
        text("This form was opened by someone else, who was signed in here before. Nothing was saved.")
    }
    package static var heldForItsWriter: String {
        text("\(shownToSomeoneElse) What they typed is kept for them. They find it on Home after they sign in.")
    }
    package static var notSentYet: String { text("Not saved yet") }
    package static var notSentYetReason: String { text("Someone else was signed in when you sent it") }
    package static func heldSince(_ moment: String) -> String {
        text(
            """
            You sent this on \(moment), but someone else was signed in in that browser, so it was not saved. Send it now, \
            or delete it. Photos and other files must be added again.
            """)
    }
    package static var send: String { text("Send") }
}
