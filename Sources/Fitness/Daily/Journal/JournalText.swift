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
