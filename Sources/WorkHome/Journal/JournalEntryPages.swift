import Foundation
import Mustache

/// A day of the journal.
struct JournalEntryPage: PageContent {
    struct Entry: Sendable, MustacheParent {
        struct Photo: Sendable, MustacheParent {
            let id: String
            let path: String
            let thumbnail: String
            let alternative: String

            func child(named name: String) -> Any? {
                switch name {
                case "id": id
                case "path": path
                case "thumbnail": thumbnail
                case "alt": alternative
                case "width", "height": "320"
                default: nil
                }
            }
        }

        let day: LocalDay
        let text: String
        let photos: [Photo]
        let saved: String

        func child(named name: String) -> Any? {
            switch name {
            case "editPath": Paths.journalEditor(day)
            case "deletePath": Paths.journalDeletion(day)
            case "text": text.isEmpty ? nil : text
            case "hasPhotos": !photos.isEmpty
            case "photos": photos
            case "saved": saved
            default: nil
            }
        }
    }

    let view = View.journalEntry
    private let day: LocalDay
    private let today: LocalDay
    private let entry: Entry?
    private let sections: [DaySection]
    private let earlierYears: [EntryCard]

    /// - Parameter summary: nil of a day that has not come.
    init(
        _ visit: MemberVisit, day: LocalDay, entry: JournalEntry?, photos: [JournalPhoto], summary: DaySummary?
    ) {
        self.day = day
        today = visit.today
        sections = summary?.sections(visit.user.units) ?? []
        earlierYears = summary?.earlierYearCards(visit.user.units, today: visit.today) ?? []
        self.entry = entry.map { entry in
            let saved = Date(timeIntervalSince1970: TimeInterval(entry.updatedAt))
            let savedDay = LocalDay(saved, in: visit.user.timeZone)
            return Entry(
                day: day, text: entry.text,
                photos: photos.enumerated().map { index, photo in
                    Entry.Photo(
                        id: Paths.photoAnchor(photo.uuid), path: Paths.journalPhoto(day, photo.uuid),
                        thumbnail: Paths.thumbnail(photo.uuid),
                        alternative: JournalPhotoText.alternative(index: index, of: photos.count, on: day))
                },
                saved: "Saved \(savedDay.mediumText), \(LocalTime.text(saved, in: visit.user.timeZone))")
        }
    }

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to the calendar", to: Paths.journal(month: day.month))
        case "day": DayNavigation(day, today: today, path: Paths.journal(_:))
        case "entry": entry
        case "empty": entry == nil ? empty : nil
        case "hasAside": !sections.isEmpty || !earlierYears.isEmpty
        case "sections": sections
        case "hasEarlierYears": !earlierYears.isEmpty
        case "earlierYears": earlierYears
        default: nil
        }
    }

    private var empty: EmptyState {
        let isFuture = day > today
        return EmptyState(
            icon: "journal", title: "No entry for this day",
            text: isFuture ? "This day is in the future." : "Nothing written yet.",
            action: isFuture ? nil : Link("Tap to add entry", to: Paths.journalEditor(day)))
    }
}

struct JournalEditorPage: PageContent {
    let view = View.journalEditor
    let form: JournalForm

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to the day", to: Paths.journal(form.day))
        case "form": EditorForm(form: form)
        default: nil
        }
    }

    /// The form with what its page shows of photos beside the fields.
    private struct EditorForm: MustacheParent {
        private static let hint = "JPEG, PNG, WebP, HEIC or GIF, up to 30 MB each and 100 MB together"
        private static let hintAfterErrors = "Nothing is saved yet. Choose any photos that are not listed here again."

        let form: JournalForm

        func child(named name: String) -> Any? {
            switch name {
            case "version": form.version
            case "hasPhotos": !form.photos.isEmpty
            case "photos": form.photos
            case "photosHint": form.photoErrors.isEmpty ? Self.hint : Self.hintAfterErrors
            case "hasPhotoErrors": !form.photoErrors.isEmpty
            case "photoErrors": form.photoErrors
            default: form.child(named: name)
            }
        }
    }
}
