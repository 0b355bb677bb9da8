package enum JournalTexts {
    package static var searchEntries: String { text("Search entries") }
    package static var addPhotos: String { text("Add photos") }
    package static var noEntriesThisMonth: String { text("No entries this month.") }
    package static var close: String { text("Close") }
    package static var deletePhoto: String { text("Delete photo") }
    package static var previousPhoto: String { text("Previous photo") }
    package static var nextPhoto: String { text("Next photo") }
    package static var entriesFound: String { text("Entries found") }
    package static var editEntry: String { text("Edit entry") }
    package static var deleteEntry: String { text("Delete entry") }
    package static var onThisDay: String { text("On this day") }
    package static var training: String { text("Training") }
    package static func yearsAgo(_ years: String, _ day: String) -> String { text("\(years) ago, \(day)") }
    package static var notEnoughStorage: String { text("Not enough storage") }
    package static var deleteEntryQuestion: String { text("Delete this entry?") }
    package static func entryDeletionWarning(_ day: String) -> String {
        text("The entry for \(day) will be permanently deleted.")
    }
    package static func entryDeletionWarning(_ day: String, photos count: Int) -> String {
        text("The entry for \(day) and its \(count, "photo") will be permanently deleted.")
    }
    package static func savedAt(_ day: String, _ time: String) -> String {
        text("Saved \(day), \(time)")
    }
    package static var backToTheCalendar: String { text("Back to the calendar") }
    package static var noEntryForThisDay: String { text("No entry for this day") }
    package static var nothingWrittenYet: String { text("Nothing written yet.") }
    package static var tapToAddEntry: String { text("Tap to add entry") }
    package static var backToTheDay: String { text("Back to the day") }
    package static var photosHint: String {
        text("JPEG, PNG, WebP, HEIC or GIF, up to 30 MB each and 100 MB together")
    }
    package static var photosHintAfterErrors: String {
        text("Nothing is saved yet. Choose any photos that are not listed here again.")
    }
    package static var noPhotosYet: String { text("No photos yet") }
    package static var noPhotosHint: String { text("Photos from your journal entries appear here.") }
    package static var openTheJournal: String { text("Open the journal") }
    package static func dayWithEntry(_ day: String) -> String { text("\(day), entry") }
    package static func dayWithEntry(_ day: String, photos count: Int) -> String {
        text("\(day), entry, \(count, "photo")")
    }
    package static var previousMonth: String { text("Previous month") }
    package static var nextMonth: String { text("Next month") }
    package static var writeToday: String { text("Write today") }
    package static var deletePhotoQuestion: String { text("Delete this photo?") }
    package static func photoDeletionWarning(_ day: String) -> String {
        text("The photo from \(day) will be permanently deleted.")
    }
    package static var searchTheJournal: String { text("Search the journal") }
    package static var searchHint: String { text("Type a word or two from an entry.") }
    package static var noEntryHasAllWords: String {
        text("No entry has all of these words. Try fewer words, or check the spelling.")
    }
    package static var noMoreEntries: String { text("No more entries.") }
    package static func chooseAtMostPhotos(_ maximum: Int) -> String {
        text("Choose at most \(maximum) photos at once.")
    }
    package static var tooManyPhotos: String { text("Too many photos") }
}
