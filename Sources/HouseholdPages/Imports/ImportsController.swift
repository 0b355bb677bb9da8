import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Transfer
import Web

/// Takes files of other apps: a file is checked first, then confirmed, and can be undone as a whole.
package enum ImportsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        try await index(visit, ImportUploadForm())
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = ImportUploadForm()
        guard let upload = typed.files(of: form.file.name).first else {
            form.file.error = ImportTexts.fileMissing
            return try await index(visit, form, status: .unprocessableContent)
        }
        do {
            return try visit.redirect(to: Paths.dataImport(try await ImportUpload.take(visit, upload)))
        } catch let error as ImportError {
            form.file.error = error.description
            return try await index(visit, form, status: .unprocessableContent)
        }
    }

    /// The progress of reading, adding or undoing a file, for the page that polls it.
    package static func progress(_ visit: MemberVisit) async throws -> Response {
        let part = visit.app.imports.progress.part(of: visit.user.id)
        let json: JSONValue = ["percent": .optional(part.map { Int64($0 * 100) })]
        return try Response.json(json).neverStored()
    }

    private static func index(
        _ visit: MemberVisit, _ form: ImportUploadForm, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let imports = try await visit.read { try $1.imports.all($0) }
        return try visit.page(
            ImportsPage(form: form, imports: imports, user: visit.user, today: visit.today), title: CommonTexts.imports,
            status: status)
    }
}
