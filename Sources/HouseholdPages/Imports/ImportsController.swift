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

/// Checks an uploaded file: what it is, and what it would add.
enum ImportUpload {
    /// Stores an upload and checks it.
    static func take(_ visit: MemberVisit, _ upload: UploadedFile) async throws -> Int64 {
        let (imports, now) = (visit.app.imports, visit.now.secondsSince1970)
        let expiredFiles = try await visit.write { database, _ in try DataImport.deleteExpired(database, now: now) }
        for file in expiredFiles { imports.remove(file) }
        guard try await visit.read({ try $1.imports.waitingFileCount($0) }) < ImportFolder.maximumFilesPerPerson else {
            throw ImportError.tooManyFiles
        }
        let file = try await imports.run { try imports.keep(upload) }
        do {
            let options = ImportOptions(visit.user, now: visit.now)
            let (reading, table, rowBytes) = try await imports.read(for: visit.user.id) { note in
                try look(at: imports.file(file), options, progress: note)
            }
            var new = NewImport(
                reading: reading, file: file, fileName: upload.filename, fileSize: Int64(upload.size),
                digest: try await imports.run { try imports.file(file).digest() }, table: table)
            if reading.format == .archive {
                let isShort = rowBytes < ArchiveFile.fewBytes
                let report = try await imports.inTurn(of: visit.user.id, isShort: isShort) {
                    try await ArchiveImporter(imports.file(file), visit.app).look(visit.user, now: visit.now)
                }
                (new.reading, new.archive) = (report.reading(), report.counts)
            }
            let looked = new
            let summary = try await summary(visit, of: looked.reading)
            return try await visit.write { try $1.imports.addImport($0, looked, summary, now: now) }
        } catch {
            imports.remove(file)
            throw error
        }
    }

    /// What a file would add, asked on a thread of its own: it may have half a million rows.
    static func summary(_ visit: MemberVisit, of reading: ImportReading) async throws -> ImportSummary {
        let (database, user) = (visit.app.database, visit.user)
        return try await visit.app.imports.run {
            try database.readSnapshot { try user.imports.summary($0, of: reading) }
        }
    }

    /// - Returns: the table instead of rows, when only the user can tell what its columns are; of an archive, how many
    ///   bytes its rows take.
    private static func look(
        at file: ImportFile, _ options: ImportOptions, progress: @escaping @Sendable (Double) throws -> Void
    ) throws -> (ImportReading, CSVTable?, rowBytes: Int64) {
        if try file.isArchive() {
            return (.ofArchive, nil, try ArchiveFile(path: file.path).check { try progress(0) })
        }
        do {
            return (try file.read(options, progress: progress), nil, 0)
        } catch let error as ImportError where error == .unknown {
            guard let table = try file.table(progress: { try progress(0) }) else { throw error }
            return (.undescribed, table, 0)
        }
    }
}
