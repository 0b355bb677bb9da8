extension JournalTexts {
    package static func howWas(_ day: String) -> String { text("How was \(day)?") }
    package static var changedMeanwhile: String {
        text("This entry was changed in the meantime. Both texts are here: keep what you want and save again.")
    }
    package static var deletedMeanwhile: String {
        text("This entry was deleted in the meantime. Save again to add it back.")
    }
    package static func atMostPhotos(_ maximum: Int) -> String { text("An entry holds at most \(maximum) photos.") }
}
