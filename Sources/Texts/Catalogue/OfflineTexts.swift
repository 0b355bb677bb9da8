package enum OfflineTexts {
    package static var workHomeCantBeReached: String { text("WorkHome can’t be reached") }
    package static var pageNeedsAConnection: String {
        text("This page needs a connection. Track opens without one, and saves what you log until it can be sent.")
    }
    package static var openTrack: String { text("Open Track") }
    package static var wereYouSavingSomething: String {
        text("Were you saving something? Go back: what you typed is still there.")
    }
    package static var youAreOffline: String { text("You are offline") }
}
