package enum TrackableTexts {
    package static func show(_ count: Int) -> String { text("Show \(count, "entry", "entries")") }
    package static func inLabel(_ units: String) -> String { text("In \(units)") }
    package static var logAValue: String { text("Log a value") }
    package static var todaysTrackables: String { text("Today’s trackables") }
    package static func on(_ trackable: String, _ day: String, _ value: String) -> String {
        text("\(trackable) on \(day). \(value).")
    }
    package static func inEntries(_ value: String, _ count: Int) -> String { text("\(value) in \(count) entries") }
    package static var nothingLoggedOnThisDay: String { text("Nothing logged on this day.") }
    package static var restoreOneBelowOrAdd: String { text("Restore one below, or add one of your own.") }
    package static var addTrackable: String { text("Add trackable") }
    package static func atATime(_ separator: String) -> String { text("\(separator) at a time") }
    package static func addedUpOverADay(_ step: String) -> String { text("\(step), added up over a day") }
    package static func theLastEntryOfThe(_ step: String) -> String {
        text("\(step), the last entry of the day counts")
    }
    package static var backToTrackables: String { text("Back to Trackables") }
    package static var addedUp: String { text("added up") }
    package static var countedByTheLastEntry: String { text("counted by the last entry") }
    package static func thisTrackableIsBuiltIn(_ unit: String, _ day: String) -> String {
        text(
            """
            This trackable is built in. It is measured in \(unit), and each day is \(day). For another unit, add \
            your own trackable.
            """)
    }
    package static func delete(_ trackable: String) -> String { text("Delete \(trackable)?") }
    package static var deleteTrackable: String { text("Delete trackable") }
    package static func hasNoEntriesItWill(_ trackable: String) -> String {
        text("\(trackable) has no entries. It will be permanently deleted.")
    }
    package static var ifYouArchiveItInstead: String {
        text(" If you archive it instead, it is no longer offered but keeps its history.")
    }
    package static func hasDeletingItDeletesToo(_ trackable: String, _ count: Int, _ entries: String, _ kept: String)
        -> String
    {
        text("\(trackable) has \(count, "entry", "entries"). Deleting it deletes \(entries) too.\(kept)")
    }
    package static var editTrackable: String { text("Edit trackable") }
}
