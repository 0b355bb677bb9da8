import Mustache

/// A photo full-screen, with the ways to its neighbours: those of its day, or for somebody who came from the gallery
/// those of all days.
struct JournalPhotoPage: PageContent {
    struct Photo: Sendable, MustacheParent {
        let day: LocalDay
        let photos: [JournalPhoto]
        let index: Int
        /// The page of the gallery to go back to, by how many photos it passes over; nil for one that was opened in its day.
        let gallerySkipped: Int?
        let previous: JournalPhotoPlace?
        let next: JournalPhotoPlace?

        func child(named name: String) -> Any? {
            let photo = photos[index]
            return switch name {
            // The gallery goes over years.
            case "title": gallerySkipped == nil ? day.spokenText : day.longText
            case "position": "\(index + 1) of \(photos.count)"
            case "source": Paths.photo(photo.uuid)
            case "alt": JournalPhotoText.alternative(index: index, of: photos.count, on: day)
            case "width": String(photo.width)
            case "height": String(photo.height)
            case "closePath": closePath
            case "deletePath": Paths.journalPhotoDeletion(day, photo.uuid)
            case "previousPath": previous.map(path)
            case "nextPath": next.map(path)
            case "nextSource": next.map { Paths.photo($0.photo) }
            default: nil
            }
        }

        private func path(_ place: JournalPhotoPlace) -> String {
            guard let gallerySkipped else { return Paths.journalPhoto(place.day, place.photo) }
            return Paths.journalPhoto(place.day, place.photo, inGallerySkipping: gallerySkipped)
        }

        /// Back to where the photo is among the others.
        private var closePath: String {
            let page = gallerySkipped.map(Paths.journalGallery(skipping:)) ?? Paths.journal(day)
            return "\(page)#\(Paths.photoAnchor(photos[index].uuid))"
        }
    }

    let view = View.journalPhoto
    let photo: Photo

    func child(named name: String) -> Any? {
        switch name {
        case "photo": photo
        default: nil
        }
    }
}
