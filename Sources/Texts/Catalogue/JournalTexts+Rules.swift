extension JournalTexts {
    package static func photoOf(_ day: String) -> String { text("Photo of \(day)") }
    package static func photoOfWithIndex(_ index: Int, _ count: Int, _ day: String) -> String {
        text("Photo \(index) of \(count), \(day)")
    }
}
