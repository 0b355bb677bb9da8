import Fitness
import Foundation
import HTTP
import Models
import Texts

package struct JournalForm: Form {
    package struct Photo: Sendable {
        let photo: JournalPhoto
        package let alternative: String
        package var isRemoved = false

        package var uuid: String { photo.uuid.pathText }
        package var thumbnail: String { Paths.thumbnail(photo.uuid) }
        package var width: String { "320" }
        package var height: String { "320" }
    }

    package struct PhotoError: Sendable {
        package let filename: String
        package let message: String

        package init(filename: String, message: String) {
            self.filename = filename
            self.message = message
        }
    }

    package static let maximumPhotos = JournalText.maximumPhotos

    package let day: LocalDay
    package var text = Field(
        "text", label: CommonTexts.journal, maximumLength: JournalText.maximumLength, isRequired: false)
    /// The version of the entry that the user has edited.
    package var version: String
    package var photos: [Photo]
    package var photoErrors: [PhotoError] = []

    package var action: String { Paths.journal(day) }
    package var cancelPath: String? { Paths.journal(day) }
    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.text] }

    package init(day: LocalDay, entry: JournalEntry?, photos: [JournalPhoto]) {
        self.day = day
        text.label = JournalTexts.howWas(day.spokenText)
        text.value = entry?.text ?? ""
        version = entry?.version ?? ""
        self.photos = photos.enumerated().map { index, photo in
            Photo(photo: photo, alternative: JournalPhotoText.alternative(index: index, of: photos.count, on: day))
        }
    }

    package var removedPhotos: [UUID] { photos.filter(\.isRemoved).map(\.photo.uuid) }

    /// Takes the text and the photos to remove from the form; photos of other entries are ignored.
    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        version = typed["version"] ?? version
        // Browsers send line ends as CR LF (HTML, form submission); they are stored as one character.
        text.value = text.value.replacing("\r\n", with: "\n")
        let removed = Set(typed.values(of: "remove"))
        for index in photos.indices { photos[index].isRemoved = removed.contains(photos[index].photo.uuid.pathText) }
    }

    /// Puts both texts into the editor, so that the user decides what to keep.
    package mutating func merge(_ conflict: JournalConflict) {
        if let current = conflict.current { text.value += "\n\n\(current.text)" }
        text.error = conflict.message
        version = conflict.current?.version ?? ""
        text.isFocused = true
    }

    package mutating func validate(addedPhotoCount: Int) -> JournalDraft? {
        let photoCount = photos.count(where: { !$0.isRemoved }) + addedPhotoCount
        let draft = accept(
            JournalDraft.checked(
                day: day, text: text.value, over: version, removing: removedPhotos,
                hasPhotos: photoCount > 0 || !photoErrors.isEmpty))
        if photoCount > Self.maximumPhotos {
            photoErrors.append(
                PhotoError(
                    filename: JournalTexts.tooManyPhotos, message: JournalTexts.atMostPhotos(Self.maximumPhotos)))
        }
        return photoErrors.isEmpty ? draft : nil
    }
}
