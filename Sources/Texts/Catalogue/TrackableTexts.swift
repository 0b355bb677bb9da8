package enum TrackableTexts {
    package static func showEntries(_ count: Int) -> String { text("Show \(count, "entry", "entries")") }
    package static func inUnit(_ unit: String) -> String { text("In \(unit)") }
    package static var todaysTrackables: String { text("Today’s trackables") }
    package static func valueInEntries(_ value: String, _ count: Int) -> String { text("\(value) in \(count) entries") }
    package static var nothingLoggedOnThisDay: String { text("Nothing logged on this day.") }
    package static var allArchivedHint: String { text("Restore one below, or add one of your own.") }
    package static func atATime(_ amounts: String) -> String { text("\(amounts) at a time") }
    package static func addedUpOverADay(_ quickAmounts: String) -> String {
        text("\(quickAmounts), added up over a day")
    }
    package static func lastEntryOfDayCounts(_ quickAmounts: String) -> String {
        text("\(quickAmounts), the last entry of the day counts")
    }
    package static var backToTrackables: String { text("Back to Trackables") }
    package static func builtInSumExplanation(_ unit: String) -> String {
        text(
            """
            This trackable is built in. Its unit is \(unit), and its daily value is the sum of its entries. For another \
            unit, add your own trackable.
            """)
    }
    package static func builtInLastEntryExplanation(_ unit: String) -> String {
        text(
            """
            This trackable is built in. Its unit is \(unit), and its daily value is its last entry. For another unit, add \
            your own trackable.
            """)
    }
    package static var deleteTrackable: String { text("Delete trackable") }
    package static func deletionWarning(_ trackable: String) -> String {
        text("\(trackable) has no entries. It will be permanently deleted.")
    }
    package static var editTrackable: String { text("Edit trackable") }
    package static var archiveToKeepHistory: String { text("To keep the history, archive the trackable instead.") }
    package static func deletionAlsoDeletes(_ entries: String) -> String {
        text("This also permanently deletes its \(entries).")
    }
    package static func deletionDeletesGoals(_ count: Int) -> String {
        text("\(count, "goal of yours counts it and is", "goals of yours count it and are") deleted with all history.")
    }
}
