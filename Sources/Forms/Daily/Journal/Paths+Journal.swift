import Fitness
import Foundation
import HTTP

extension Paths {
    package static func journal(month: LocalMonth) -> String { "\(journal)?month=\(month)" }
    package static func journal(_ day: LocalDay) -> String { "\(journal)/\(day)" }
    package static func journalEditor(_ day: LocalDay) -> String { "\(journal(day))/edit" }
    package static func journalPhoto(_ day: LocalDay, _ photo: UUID) -> String {
        "\(journal(day))/photos/\(photo.pathText)"
    }
    package static let journalSearch = "/journal/search"
    package static func journalSearch(_ text: String, skipping skipped: Int) -> String {
        "\(journalSearch)?q=\(PercentEncoding.encode(text))&older=\(skipped)"
    }
    package static let journalGallery = "/journal/photos"
    package static func journalGallery(skipping skipped: Int) -> String {
        skipped == 0 ? journalGallery : "\(journalGallery)?older=\(skipped)"
    }
    /// The parameter of a photo opened in the gallery: the number of photos that the gallery's page skips.
    package static let galleryName = "gallery"
    package static func journalPhoto(_ day: LocalDay, _ photo: UUID, inGallerySkipping skipped: Int) -> String {
        "\(journalPhoto(day, photo))?\(galleryName)=\(skipped)"
    }
    /// The anchor of a photo on the page of its day and in the gallery.
    package static func photoAnchor(_ photo: UUID) -> String { "photo-\(photo.pathText)" }
    package static func photo(_ photo: UUID) -> String { "/photos/\(photo.pathText)" }
    package static func thumbnail(_ photo: UUID) -> String { "/photos/\(photo.pathText)?size=thumbnail" }
}
