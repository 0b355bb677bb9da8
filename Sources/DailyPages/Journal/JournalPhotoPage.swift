import Fitness
import Forms
import Models
import Web

/// A photo full-screen, with the ways to its neighbors: those of its day, or for somebody who came from the gallery
/// those of all days.
struct JournalPhotoPage: PageContent {
    struct Photo: Sendable {
        let day: LocalDay
        let photos: [JournalPhoto]
        let index: Int
        /// The page of the gallery to go back to, by how many photos it passes over; nil for one that was opened in its day.
        let gallerySkipped: Int?
        let previous: JournalPhotoPlace?
        let next: JournalPhotoPlace?

        private var photo: JournalPhoto { photos[index] }

        /// The gallery goes over years.
        var title: String { gallerySkipped == nil ? day.spokenText : day.longText }

        var position: String { "\(index + 1) of \(photos.count)" }
        var source: String { Paths.photo(photo.uuid) }
        var alt: String { JournalPhotoText.alternative(index: index, of: photos.count, on: day) }
        var width: String { String(photo.width) }
        var height: String { String(photo.height) }
        var deletePath: String { Paths.journalPhotoDeletion(day, photo.uuid) }
        var previousPath: String? { previous.map(path) }
        var nextPath: String? { next.map(path) }
        var nextSource: String? { next.map { Paths.photo($0.photo) } }

        private func path(_ place: JournalPhotoPlace) -> String {
            guard let gallerySkipped else { return Paths.journalPhoto(place.day, place.photo) }
            return Paths.journalPhoto(place.day, place.photo, inGallerySkipping: gallerySkipped)
        }

        /// Back to where the photo is among the others.
        var closePath: String {
            let page = gallerySkipped.map(Paths.journalGallery(skipping:)) ?? Paths.journal(day)
            return "\(page)#\(Paths.photoAnchor(photos[index].uuid))"
        }
    }

    var view: CompiledView<Self> { view_journal_photo }
    let photo: Photo
}
