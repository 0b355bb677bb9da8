import Foundation
import HTTP

extension Paths {
    static func journal(month: LocalMonth) -> String { "\(journal)?month=\(month)" }
    static func journal(_ day: LocalDay) -> String { "\(journal)/\(day)" }
    static func journalEditor(_ day: LocalDay) -> String { "\(journal(day))/edit" }
    static func journalDeletion(_ day: LocalDay) -> String { "\(journal(day))/delete" }
    static func journalPhoto(_ day: LocalDay, _ photo: UUID) -> String {
        "\(journal(day))/photos/\(photo.pathText)"
    }
    static func journalPhotoDeletion(_ day: LocalDay, _ photo: UUID) -> String {
        "\(journalPhoto(day, photo))/delete"
    }
    static let journalSearch = "/journal/search"
    static func journalSearch(_ text: String, skipping skipped: Int) -> String {
        "\(journalSearch)?q=\(PercentEncoding.encode(text))&older=\(skipped)"
    }
    static let journalGallery = "/journal/photos"
    static func journalGallery(skipping skipped: Int) -> String {
        skipped == 0 ? journalGallery : "\(journalGallery)?older=\(skipped)"
    }
    /// What tells a photo that was opened in the gallery: how many photos the page of the gallery passes over.
    static let galleryName = "gallery"
    static func journalPhoto(_ day: LocalDay, _ photo: UUID, inGallerySkipping skipped: Int) -> String {
        "\(journalPhoto(day, photo))?\(galleryName)=\(skipped)"
    }
    /// Where a photo is on the page of its day and in the gallery.
    static func photoAnchor(_ photo: UUID) -> String { "photo-\(photo.pathText)" }
    static func photo(_ photo: UUID) -> String { "/photos/\(photo.pathText)" }
    static func thumbnail(_ photo: UUID) -> String { "/photos/\(photo.pathText)?size=thumbnail" }
}
