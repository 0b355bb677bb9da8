import Texts

/// The rules of a journal entry.
package enum JournalText {
    package static let maximumLength = 20_000
    package static let maximumPhotos = 30

    /// The text that was typed or sent, or what is wrong with it.
    /// - Parameter hasPhotos: whether the entry has any, so that it needs no text.
    package static func checked(_ text: String, hasPhotos: Bool) -> Result<String, Faults> {
        var faults = Faults()
        // Browsers send line ends as CR LF (HTML, form submission); they are stored as one character.
        let text = faults.text("text", text.replacing("\r\n", with: "\n"), atMost: maximumLength)
        if text.isEmpty, !hasPhotos { faults.add("text", JournalTexts.entryEmpty) }
        return faults.isEmpty ? .success(text) : .failure(faults)
    }
}

package enum JournalPhotoText {
    /// The alternative text of a photo without a description.
    package static func alternative(index: Int, of count: Int, on day: LocalDay) -> String {
        count == 1
            ? JournalTexts.photoOf(day.spokenText) : JournalTexts.numberedPhotoOf(index + 1, count, day.spokenText)
    }
}
