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
