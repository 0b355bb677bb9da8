import Foundation
import HTTP

struct JournalForm: Form {
    struct Photo: Sendable {
        let photo: JournalPhoto
        let alternative: String
        var isRemoved = false

        var uuid: String { photo.uuid.pathText }
        var thumbnail: String { Paths.thumbnail(photo.uuid) }
        var width: String { "320" }
        var height: String { "320" }
    }

    struct PhotoError: Sendable {
        let filename: String
        let message: String
    }

    static let maximumPhotos = 30
    static let maximumTextLength = 20_000

    let day: LocalDay
    var text = Field("text", label: "Journal", maximumLength: maximumTextLength, isRequired: false)
    /// The version of the entry that the text is written over.
    var version: String
    var photos: [Photo]
    var photoErrors: [PhotoError] = []

    var action: String { Paths.journal(day) }
    var cancelPath: String? { Paths.journal(day) }
    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.text] }

    init(day: LocalDay, entry: JournalEntry?, photos: [JournalPhoto]) {
        self.day = day
        text.label = "How was \(day.spokenText)?"
        text.value = entry?.text ?? ""
        version = entry?.version ?? ""
        self.photos = photos.enumerated().map { index, photo in
            Photo(photo: photo, alternative: JournalPhotoText.alternative(index: index, of: photos.count, on: day))
        }
    }

    var removedPhotos: [UUID] { photos.filter(\.isRemoved).map(\.photo.uuid) }

    /// Takes over the text and the photos that were ticked to go; only photos of this entry count.
    mutating func take(_ typed: FormFields) {
        fill(from: typed)
        version = typed["version"] ?? version
        // A browser sends line ends as CR LF (HTML, form submission); they are kept as one character.
        text.value = text.value.replacing("\r\n", with: "\n")
        let removed = Set(typed.values(of: "remove"))
        for index in photos.indices { photos[index].isRemoved = removed.contains(photos[index].photo.uuid.pathText) }
    }

    /// Both texts go into the editor: whoever writes decides what stays.
    mutating func merge(_ conflict: JournalEntryChangedError) {
        if let current = conflict.current {
            text.value += "\n\n\(current.text)"
            text.error =
                "This entry was changed in the meantime. Both texts are here: keep what you want and save again"
        } else {
            text.error = "This entry was deleted in the meantime. Save again to add it back"
        }
        version = conflict.current?.version ?? ""
        text.isFocused = true
    }

    mutating func validate(addedPhotoCount: Int) -> String? {
        let text = text.optionalText(maximumLength: Self.maximumTextLength)
        let photoCount = photos.count(where: { !$0.isRemoved }) + addedPhotoCount
        if let text, text.isEmpty, photoCount == 0, photoErrors.isEmpty {
            self.text.error = "Write something or add a photo"
        }
        if photoCount > Self.maximumPhotos {
            photoErrors.append(
                PhotoError(
                    filename: "Too many photos", message: "An entry holds at most \(Self.maximumPhotos) photos."))
        }
        guard isValid, photoErrors.isEmpty else { return nil }
        return text
    }
}
