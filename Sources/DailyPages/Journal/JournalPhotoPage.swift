import Fitness
import Forms
import Models
import Texts
import Web

/// A photo full-screen, with links to its neighbors: those of its day, or those of all days when it was opened from the
/// gallery.
struct JournalPhotoPage: PageContent {
    struct Photo: Sendable {
        let day: LocalDay
        let photos: [JournalPhoto]
        let index: Int
        /// The offset of the gallery page to go back to; nil for a photo that was opened from its day.
        let gallerySkipped: Int?
        let previous: JournalPhotoPlace?
        let next: JournalPhotoPlace?

        private var photo: JournalPhoto { photos[index] }

        /// The gallery spans years, so the title includes the year.
        var title: String { gallerySkipped == nil ? day.spokenText : day.longText }

        var position: String { CommonTexts.amountOfTotal(index + 1, photos.count) }
        var source: String { Paths.photo(photo.uuid) }
        var alt: String { JournalPhotoText.alternative(index: index, of: photos.count, on: day) }
        var width: String { String(photo.width) }
        var height: String { String(photo.height) }
        var deletePath: String { Paths.deletion(of: Paths.journalPhoto(day, photo.uuid)) }
        var previousPath: String? { previous.map(path) }
        var nextPath: String? { next.map(path) }
        var nextSource: String? { next.map { Paths.photo($0.photo) } }

        private func path(_ place: JournalPhotoPlace) -> String {
            guard let gallerySkipped else { return Paths.journalPhoto(place.day, place.photo) }
            return Paths.journalPhoto(place.day, place.photo, inGallerySkipping: gallerySkipped)
        }

        /// Back to the photo's place among the others.
        var closePath: String {
            let page = gallerySkipped.map(Paths.journalGallery(skipping:)) ?? Paths.journal(day)
            return "\(page)#\(Paths.photoAnchor(photos[index].uuid))"
        }
    }

    var view: CompiledView<Self> { view_journal_photo }
    let photo: Photo
}
