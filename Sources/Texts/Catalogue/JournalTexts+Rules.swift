extension JournalTexts {
    package static func photoOf(_ day: String) -> String { text("Photo of \(day)") }
    package static func numberedPhotoOf(_ number: Int, _ count: Int, _ day: String) -> String {
        text("Photo \(number) of \(count), \(day)")
    }
    package static var entryEmpty: String { text("Write something or add a photo") }
    package static func noRoomForPhoto(_ used: String) -> String {
        text("There is no room left for this photo: your photos use \(used). Delete some first.")
    }
}
