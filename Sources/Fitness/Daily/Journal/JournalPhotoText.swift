package enum JournalPhotoText {
    /// The alternative text of a photo without a description.
    package static func alternative(index: Int, of count: Int, on day: LocalDay) -> String {
        count == 1 ? "Photo of \(day.spokenText)" : "Photo \(index + 1) of \(count), \(day.spokenText)"
    }
}
