extension TrackableTexts {
    package static var unitHint: String { text("Optional. Such as cups, minutes or pages") }
    package static var quickAmount: String { text("Quick amount") }
    package static var quickAmountHint: String { text("How much one tap on + adds") }
    package static var dailyValue: String { text("Daily value") }
    package static var allEntriesAddedUp: String { text("All entries added up") }
    package static var lastEntry: String { text("Last entry") }
    package static var icon: String { text("Icon") }
    package static var dailyValueHint: String {
        text("Coffees add up over the day. For your mood, the last entry counts.")
    }
    package static func unitChangeHint(_ entries: Int) -> String {
        text("The numbers of your \(entries, "entry", "entries") stay as they are")
    }
}
