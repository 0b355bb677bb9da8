import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum JournalController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let month = visit.request.query["month"].flatMap { LocalMonth($0) } ?? visit.today.month
        let entries = try await visit.read {
            try $1.journal.journalEntries($0, from: month.firstDay, to: month.lastDay)
        }
        return try visit.page(
            JournalMonthPage(
                month: month, today: visit.today, firstWeekday: visit.user.firstWeekday, entries: entries),
            title: CommonTexts.journal, destination: .journal)
    }

    package static func show(_ visit: MemberVisit, day: LocalDay) async throws -> Response {
        let isPastOrToday = day <= visit.today
        let page = try await visit.read { database, user in
            JournalEntryPage(
                visit, day: day, entry: try user.journal.journalEntry(database, on: day),
                photos: try user.journal.journalPhotos(database, on: day),
                summary: isPastOrToday ? try user.journal.daySummary(database, on: day) : nil)
        }
        return try visit.page(page, title: day.relativeText(today: visit.today), destination: .journal)
    }

    package static func confirmDeletion(_ visit: MemberVisit, day: LocalDay) async throws -> Response {
        let entry = try await visit.read { try $1.journal.journalEntry($0, on: day) }.orNotFound()
        let warning =
            entry.photoCount == 0
            ? JournalTexts.entryDeletionWarning(day.longText)
            : JournalTexts.entryDeletionWarning(day.longText, photos: entry.photoCount)
        let question = ConfirmPage.Question(
            JournalTexts.deleteEntryQuestion, warning, deleting: Paths.journal(day), label: JournalTexts.deleteEntry)
        return try visit.ask(question, destination: .journal)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, day: LocalDay) async throws -> Response {
        let photos = try await visit.write { try $1.journal.deleteJournalEntry($0, on: day) }.orNotFound()
        await visit.app.discard(photos)
        return try visit.redirect(to: Paths.journal(month: day.month), notice: .entryDeleted)
    }
}

/// Writes the entry of a day.
package enum JournalEditingController {
    package static func edit(_ visit: MemberVisit, day: LocalDay) async throws -> Response {
        try requirePast(day, visit)
        return try page(visit, try await form(visit, day))
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, day: LocalDay) async throws -> Response {
        try requirePast(day, visit)
        var form = try await form(visit, day)
        form.take(typed.fields)
        let images = try await JournalUpload.process(typed.files(of: "photos"), with: visit.app.imageProcessor)
        form.photoErrors = images.errors
        var room = try await visit.app.photoRoom(of: visit.user, without: Set(form.removedPhotos))
        if let refusal = room.take(images.processed) {
            form.photoErrors.append(JournalForm.PhotoError(filename: JournalTexts.notEnoughStorage, message: refusal))
        }
        guard let draft = form.validate(addedPhotoCount: images.processed.count) else {
            form.focusFirstError()
            return try page(visit, form, status: .unprocessableContent)
        }
        if let conflict = try await JournalUpload.save(draft, adding: images.processed, visit) {
            form.merge(conflict)
            return try page(visit, form, status: .conflict)
        }
        return try visit.redirect(to: Paths.journal(day), notice: .entrySaved)
    }

    private static func form(_ visit: MemberVisit, _ day: LocalDay) async throws -> JournalForm {
        try await visit.read { database, user in
            JournalForm(
                day: day, entry: try user.journal.journalEntry(database, on: day),
                photos: try user.journal.journalPhotos(database, on: day))
        }
    }

    private static func page(
        _ visit: MemberVisit, _ form: JournalForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            JournalEditorPage(form: form), title: form.day.relativeText(today: visit.today), destination: .journal,
            status: status)
    }

    private static func requirePast(_ day: LocalDay, _ visit: MemberVisit) throws {
        guard day <= visit.today else { throw HTTPError(.notFound, CommonTexts.dayIsInTheFuture) }
        guard visit.today - day < LocalDay.longestLifeDays else { throw HTTPError(.notFound) }
    }
}

struct JournalEntryPage: PageContent {
    struct Entry: Sendable {
        struct Photo: Sendable {
            let id: String
            let path: String
            let thumbnail: String
            let alternative: String

            var width: String { "320" }
            var height: String { "320" }
        }

        let day: LocalDay
        let text: String
        let photos: [Photo]
        let saved: String

        var deletePath: String { Paths.deletion(of: Paths.journal(day)) }
        var writtenText: String? { text.isEmpty ? nil : text }
    }

    var view: CompiledView<Self> { view_journal_show }
    private let day: LocalDay
    private let today: LocalDay
    let entry: Entry?
    let sections: [DaySection]
    let earlierYears: [EntryCard]

    /// - Parameter summary: nil for a day in the future.
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
                saved: JournalTexts.savedAt(savedDay.mediumText, LocalTime.text(saved, in: visit.user.timeZone)))
        }
    }

    var back: Link { Link(JournalTexts.backToTheCalendar, to: Paths.journal(month: day.month)) }
    var dayNavigation: DayNavigation { DayNavigation(day, today: today, path: Paths.journal(_:)) }
    var emptyState: EmptyState? { entry == nil ? empty : nil }
    var hasAside: Bool { !sections.isEmpty || !earlierYears.isEmpty }

    private var empty: EmptyState {
        let isFuture = day > today
        return EmptyState(
            icon: "journal", title: JournalTexts.noEntryForThisDay,
            text: isFuture ? CommonTexts.dayIsInTheFuture : JournalTexts.nothingWrittenYet,
            action: isFuture ? nil : Link(JournalTexts.tapToAddEntry, to: Paths.journalEditor(day)))
    }
}

struct JournalEditorPage: PageContent {
    var view: CompiledView<Self> { view_journal_edit }
    let form: JournalForm

    var back: Link { Link(JournalTexts.backToTheDay, to: Paths.journal(form.day)) }
    var editorForm: EditorForm { EditorForm(form: form) }

    /// The form with what the page shows about photos beside the fields.
    struct EditorForm: Sendable {
        private static var hint: String { JournalTexts.photosHint }
        private static var hintAfterErrors: String { JournalTexts.photosHintAfterErrors }

        let form: JournalForm

        var photosHint: String { form.photoErrors.isEmpty ? Self.hint : Self.hintAfterErrors }
    }
}

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
