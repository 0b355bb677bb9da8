import Fitness
import Forms
import Foundation
import HTTP
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
            : JournalTexts.entryDeletionWarningWithPhotos(day.longText, entry.photoCount)
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
