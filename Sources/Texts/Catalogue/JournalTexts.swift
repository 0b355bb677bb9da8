package enum JournalTexts {
    package static var searchEntries: String { text("Search entries") }
    package static var photos: String { text("Photos") }
    package static var remove: String { text("Remove") }
    package static var addPhotos: String { text("Add photos") }
    package static var entries: String { text("Entries") }
    package static var noEntriesThisMonth: String { text("No entries this month.") }
    package static var close: String { text("Close") }
    package static var deletePhoto: String { text("Delete photo") }
    package static var previousPhoto: String { text("Previous photo") }
    package static var nextPhoto: String { text("Next photo") }
    package static var entriesFound: String { text("Entries found") }
    package static var editEntry: String { text("Edit entry") }
    package static var deleteEntry: String { text("Delete entry") }
    package static var onThisDay: String { text("On this day") }
}
