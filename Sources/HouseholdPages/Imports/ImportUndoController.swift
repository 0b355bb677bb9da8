import Forms
import HTTP
import HTTPTypes
import Texts
import Transfer
import Web

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
