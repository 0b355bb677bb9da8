package enum ShareTexts {
    package static var whoSeesWhat: String {
        text(
            """
            You get a link that shows what you choose here, read-only and without an account. It shows your \
            first name, but never your email, birthday or photos. You can end the link at any time and see when \
            it was opened.
            """)
    }
    package static var createLink: String { text("Create link") }
    package static var explanation: String {
        text("Links that show parts of your progress to people without an account.")
    }
    package static var newLink: String { text("New link") }
    package static var yourLinks: String { text("Your links") }
    package static func endTheLinkFor(_ recipient: String) -> String { text("End the link for \(recipient)") }
    package static var end: String { text("End") }
    package static var yourLinkIsReady: String { text("Your link is ready") }
    package static func linkIsShownOnce(_ explanation: String) -> String {
        text("\(explanation) It is shown only once. Copy it or send it.")
    }
    package static var copyLink: String { text("Copy link") }
    package static func shows(_ parts: String) -> String { text("Shows: \(parts).") }
    package static var endLink: String { text("End link") }
    package static var opened: String { text("Opened") }
    package static var previewsAreListedToo: String {
        text("Messaging apps open links to show a preview. Those visits are listed here too.")
    }
    package static var giveATrainerALink: String {
        text("Give a trainer a link to parts of your progress. They need no account, and the link expires by itself.")
    }
    package static func expiredAfter(_ day: String) -> String { text("Expired after \(day)") }
    package static func endedOn(_ day: String) -> String { text("Ended on \(day)") }
    package static var notOpenedYet: String { text("Not opened yet") }
    package static func openedTimesOrMore(_ count: Int) -> String { text("Opened \(count) times or more") }
    package static func openedTimes(_ count: Int) -> String { text("Opened \(count, "time")") }
    package static var backToTheSharedLinks: String { text("Back to the shared links") }
    package static func readableUntil(_ lastDay: String) -> String {
        text("Anyone with the link can see what you chose until \(lastDay), without an account.")
    }
    package static func messageToTrainer(_ firstName: String, _ lastDay: String, _ address: String) -> String {
        text("Hello \(firstName), here is my progress. You can read it until \(lastDay): \(address)")
    }
    package static func sendTo(_ firstName: String) -> String { text("Send to \(firstName)") }
    package static func showingTheLatest(_ count: Int) -> String { text("Showing the latest \(count).") }
    package static func progressOf(_ firstName: String) -> String { text("\(firstName)’s progress") }
    package static func sharedReadOnlyUntil(_ lastDay: String) -> String {
        text("Shared with you, read-only, until \(lastDay).")
    }
    package static var thisLinkDoesNotWork: String { text("This link does not work") }
    package static var linkDoesNotWorkHint: String {
        text("It may have ended, or part of the address is missing. Ask the person who sent it for a new one.")
    }
    package static var nothingToShowYet: String { text("Nothing to show yet.") }
    package static var changeSinceStart: String { text("Change since start") }
    package static func weekFrom(_ day: String) -> String { text("Week from \(day)") }
    package static var daysLogged: String { text("Days logged") }
    package static func ofTheLastDays(_ count: Int, _ days: Int) -> String {
        text("\(count) of the last \(days)")
    }
    package static func linkFor(_ recipient: String) -> String { text("Link for \(recipient)") }
}
