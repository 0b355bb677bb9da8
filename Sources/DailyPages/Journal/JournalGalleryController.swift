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
