import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

package enum JournalGalleryController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let skipped = visit.request.query.skipped()
        let gallery = try await visit.read { try JournalGallery($0, $1, skipped: skipped) }
        return try visit.page(JournalGalleryPage(gallery: gallery), title: CommonTexts.photos, destination: .journal)
    }
}

struct JournalGalleryPage: PageContent {
    struct Month: Sendable {
        let month: LocalMonth
        let photos: [Photo]

        var id: String { month.description }
        var title: String { "\(month.name) \(month.year)" }
    }

    struct Photo: Sendable {
        let photo: JournalGallery.Photo
        let skipped: Int

        var id: String { Paths.photoAnchor(photo.uuid) }
        var path: String { Paths.journalPhoto(photo.day, photo.uuid, inGallerySkipping: skipped) }
        var thumbnail: String { Paths.thumbnail(photo.uuid) }
        var alt: String { JournalPhotoText.alternative(index: photo.index, of: photo.dayCount, on: photo.day) }
    }

    var view: CompiledView<Self> { view_journal_photos }
    let gallery: JournalGallery

    var back: Link { Link(JournalTexts.backToTheCalendar, to: Paths.journal) }
    var more: Link? { gallery.nextSkipped.map { Link.more(at: Paths.journalGallery(skipping: $0)) } }
    var emptyState: EmptyState? { gallery.photos.isEmpty ? empty : nil }

    /// In the order of the photos, which is that of their days.
    var months: [Month] {
        gallery.photos.chunked { $0.day.month }.map { month, photos in
            Month(month: month, photos: photos.map { Photo(photo: $0, skipped: gallery.skipped) })
        }
    }

    private var empty: EmptyState {
        EmptyState(
            icon: "image", title: JournalTexts.noPhotosYet, text: JournalTexts.noPhotosHint,
            action: Link(JournalTexts.openTheJournal, to: Paths.journal))
    }
}

extension Array {
    /// Groups adjacent elements of the same kind.
    fileprivate func chunked<Kind: Equatable>(by kind: (Element) -> Kind) -> [(Kind, [Element])] {
        reduce(into: []) { chunks, element in
            let kind = kind(element)
            if chunks.last?.0 == kind {
                chunks[chunks.count - 1].1.append(element)
            } else {
                chunks.append((kind, [element]))
            }
        }
    }
}
