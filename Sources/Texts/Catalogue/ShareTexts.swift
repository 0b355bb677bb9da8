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
    package static func endTheLinkFor(_ title: String) -> String { text("End the link for \(title)") }
    package static var end: String { text("End") }
    package static var yourLinkIsReady: String { text("Your link is ready") }
    package static func linkIsShownOnce(_ explanation: String) -> String {
        text("\(explanation) It is shown only once. Copy it or send it.")
    }
    package static var link: String { text("Link") }
    package static var copyLink: String { text("Copy link") }
    package static func pageTitle(_ title: String) -> String { text("\(title) · WorkHome") }
    package static func shows(_ parts: String) -> String { text("Shows: \(parts).") }
    package static var endLink: String { text("End link") }
    package static var opened: String { text("Opened") }
    package static var previewsAreListedToo: String {
        text("Messaging apps open links to show a preview. Those visits are listed here too.")
    }
}
