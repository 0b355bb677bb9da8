import Forms
import HTTP
import HTTPTypes
import Transfer
import Web

/// Shows what a file would add or has added, and confirms it.
package enum ImportController {
    package static func show(_ visit: MemberVisit, id: Int) async throws -> Response {
        let page = try await page(visit, id)
        guard !page.dataImport.needsColumns else {
            return try visit.redirect(to: Paths.dataImportColumns(Int64(id)))
        }
        return try visit.page(page, title: page.title)
    }

    package static func confirm(_ visit: MemberVisit, _ typed: Submission, id: Int) async throws -> Response {
        var page = try await page(visit, id)
        guard page.form != nil else {
            return try visit.redirect(to: Paths.dataImport(Int64(id)), notice: .importAnswered)
        }
        guard !page.dataImport.needsColumns else {
            return try visit.redirect(to: Paths.dataImportColumns(Int64(id)))
        }
        page.form?.take(typed.fields)
        guard let decisions = page.form?.validate() else {
            return try visit.page(page, title: page.title, status: .unprocessableContent)
        }
        do {
            if let file = page.dataImport.file { _ = try visit.app.imports.file(file) }
        } catch let error as ImportError {
            page.problem = error.description
            return try visit.page(page, title: page.title, status: .unprocessableContent)
        }
        let now = visit.now.secondsSince1970
        let isStarted = try await visit.write { try $1.imports.startImport($0, id: Int64(id), decisions, now: now) }
        return try visit.redirect(to: Paths.dataImport(Int64(id)), notice: isStarted ? nil : .importAnswered)
    }

    /// Makes routines of the workouts that were chosen.
    package static func saveRoutines(_ visit: MemberVisit, _ typed: Submission, id: Int) async throws -> Response {
        var page = try await page(visit, id)
        guard var form = page.routines else {
            return try visit.redirect(to: Paths.dataImport(Int64(id)), notice: .importAnswered)
        }
        form.take(typed.fields)
        let moment = visit.moment
        let saved: Void? = try await visit.save(&form) { database, user, chosen in
            _ = try user.imports.saveRoutines(database, chosen, of: Int64(id), at: moment)
        }
        guard saved != nil else {
            page.routines = form
            return try visit.page(page, title: page.title, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.dataImport(Int64(id)), notice: .routinesSaved)
    }

    private static func page(_ visit: MemberVisit, _ id: Int) async throws -> ImportPage {
        let progress = visit.app.imports.progress
        let (part, isStalled) = (progress.part(of: visit.user.id), progress.isStalled(visit.user.id))
        return try await visit.read {
            try ImportPage($0, $1, id: Int64(id), part: part, isStalled: isStalled)
        }
    }
}
