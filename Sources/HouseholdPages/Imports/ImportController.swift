import Forms
import HTTP
import HTTPTypes
import Texts
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

/// Discards a file that waits, takes back what one has added, and lists what could not be read.
package enum ImportUndoController {
    package static func discard(_ visit: MemberVisit, _ typed: Submission, id: Int) async throws -> Response {
        let dataImport = try await dataImport(visit, id)
        guard try await visit.write({ try $1.imports.discardImport($0, id: Int64(id)) }) else {
            return try visit.redirect(to: Paths.dataImport(Int64(id)), notice: .importAnswered)
        }
        if let file = dataImport.file { visit.app.imports.remove(file) }
        return try visit.redirect(to: Paths.dataImports, notice: .importDiscarded)
    }

    package static func confirmUndo(_ visit: MemberVisit, id: Int) async throws -> Response {
        let dataImport = try await dataImport(visit, id)
        let remains = try await visit.read { try $1.imports.remains($0, of: Int64(id)) }
        let sentences =
            [ImportTexts.undoWarning(dataImport.format.origin, remains.text)] + remains.sideEffects
            + [ImportTexts.asIfNeverImported]
        return try visit.ask(
            ConfirmPage.Question(
                title: dataImport.state == .adding ? ImportTexts.stopAndUndoQuestion : ImportTexts.undoQuestion,
                text: sentences.joined(separator: " "), action: Paths.dataImportUndo(dataImport.id),
                label: ImportTexts.undoImport, cancelPath: Paths.dataImport(dataImport.id)))
    }

    package static func undo(_ visit: MemberVisit, _ typed: Submission, id: Int) async throws -> Response {
        let (dataImport, now) = (try await dataImport(visit, id), visit.now.secondsSince1970)
        let undo = try await visit.write { try $1.imports.startUndo($0, id: dataImport.id, now: now) }
        if let file = undo.file { visit.app.imports.remove(file) }
        return try visit.redirect(to: Paths.dataImport(dataImport.id), notice: undo.isStarted ? nil : .importAnswered)
    }

    /// All lines that can't be read, as a text file.
    package static func problems(_ visit: MemberVisit, id: Int) async throws -> Response {
        let dataImport = try await dataImport(visit, id)
        let problems = try await visit.read { try $1.imports.problems($0, of: dataImport.id) }
        var response = Response.text(problems.map { "\($0.place): \($0.reason)\n" }.joined())
        response.headers[.contentDisposition] = "attachment; filename=\"workhome-import-\(dataImport.id).txt\""
        response.headers[.cacheControl] = "private, no-store"
        return response
    }

    static func dataImport(_ visit: MemberVisit, _ id: Int) async throws -> DataImport {
        try await visit.read { try $1.imports.dataImport($0, id: Int64(id)) }.orNotFound()
    }
}
