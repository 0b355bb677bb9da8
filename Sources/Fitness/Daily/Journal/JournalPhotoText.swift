package enum JournalPhotoText {
    /// What a screen reader says of a photo that nobody described.
    package static func alternative(index: Int, of count: Int, on day: LocalDay) -> String {
        count == 1 ? "Photo of \(day.spokenText)" : "Photo \(index + 1) of \(count), \(day.spokenText)"
    }
}
