import Texts

package enum JournalPhotoText {
    /// The alternative text of a photo without a description.
    package static func alternative(index: Int, of count: Int, on day: LocalDay) -> String {
        count == 1
            ? JournalTexts.photoOf(day.spokenText) : JournalTexts.numberedPhotoOf(index + 1, count, day.spokenText)
    }
}
