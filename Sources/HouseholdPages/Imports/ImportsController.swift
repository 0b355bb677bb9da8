import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Texts
import Transfer
import Web

/// Imports files of other apps: a file is checked first, then confirmed, and can be undone as a whole.
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
            return try visit.redirect(to: Paths.dataImport(try await take(visit, upload)))
        } catch let error as ImportError {
            form.file.error = error.description
            return try await index(visit, form, status: .unprocessableContent)
        }
    }

    /// The progress of reading, adding or undoing a file, for the page that polls it.
    package static func progress(_ visit: MemberVisit) async throws -> Response {
        let part = visit.app.imports.progress.part(of: visit.user.id)
        let json: JSONValue = ["percent": .optional(part.map { Int64($0 * 100) })]
        var response = try Response.json(json)
        response.headers[.cacheControl] = "no-store"
        return response
    }

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
        guard let (units, choices) = page.form?.validate() else {
            return try visit.page(page, title: page.title, status: .unprocessableContent)
        }
        do {
            if let file = page.dataImport.file { _ = try visit.app.imports.file(file) }
        } catch let error as ImportError {
            page.problem = error.description
            return try visit.page(page, title: page.title, status: .unprocessableContent)
        }
        let (decisions, now) = (ImportDecisions(units, choices), visit.now.secondsSince1970)
        let isStarted = try await visit.write { try $1.imports.startImport($0, id: Int64(id), decisions, now: now) }
        return try visit.redirect(to: Paths.dataImport(Int64(id)), notice: isStarted ? nil : .importAnswered)
    }

    /// Makes routines of the workouts that were chosen.
    package static func saveRoutines(_ visit: MemberVisit, _ typed: Submission, id: Int) async throws -> Response {
        var page = try await page(visit, id)
        page.routines?.take(typed.fields)
        guard page.routines != nil else {
            return try visit.redirect(to: Paths.dataImport(Int64(id)), notice: .importAnswered)
        }
        guard let chosen = page.routines?.validate() else {
            return try visit.page(page, title: page.title, status: .unprocessableContent)
        }
        do {
            let moment = visit.moment
            _ = try await visit.write { database, user in
                try user.imports.saveRoutines(database, chosen, of: Int64(id), at: moment)
            }
        } catch let faults as Faults {
            page.routines?.refuse(faults.messages.values.sorted().joined(separator: " "))
            return try visit.page(page, title: page.title, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.dataImport(Int64(id)), notice: .routinesSaved)
    }

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
        let question = ConfirmPage.Question(
            title: dataImport.state == .adding ? ImportTexts.stopAndUndoQuestion : ImportTexts.undoQuestion,
            text: sentences.joined(separator: " "),
            action: Paths.dataImportUndo(dataImport.id), label: ImportTexts.undoImport,
            cancelPath: Paths.dataImport(dataImport.id))
        return try visit.page(ConfirmPage(question: question), title: ImportTexts.undoImport)
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

    /// Stores an upload and checks it.
    private static func take(_ visit: MemberVisit, _ upload: UploadedFile) async throws -> Int64 {
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
            return (.ofArchive, nil, try ArchiveFile(path: file.path).checkForImport { try progress(0) })
        }
        do {
            return (try file.read(options, progress: progress), nil, 0)
        } catch let error as ImportError where error == .unknown {
            guard let table = try file.table(progress: { try progress(0) }) else { throw error }
            return (.undescribed, table, 0)
        }
    }

    static func dataImport(_ visit: MemberVisit, _ id: Int) async throws -> DataImport {
        try await visit.read { try $1.imports.dataImport($0, id: Int64(id)) }.orNotFound()
    }

    private static func page(_ visit: MemberVisit, _ id: Int) async throws -> ImportPage {
        let progress = visit.app.imports.progress
        let (part, isStalled) = (progress.part(of: visit.user.id), progress.isStalled(visit.user.id))
        let page = try await visit.read { database, user -> ImportPage? in
            guard let dataImport = try user.imports.dataImport(database, id: Int64(id)) else { return nil }
            let isWaiting = dataImport.state == .waiting
            let isRunning = [.adding, .undoing].contains(dataImport.state)
            let exercises =
                isWaiting || dataImport.state == .adding ? try user.training.exercises(database, withHidden: true) : []
            return ImportPage(
                dataImport: dataImport, present: isRunning ? try user.imports.addedText(database, of: dataImport) : nil,
                problems: try user.imports.problems(database, of: dataImport.id), user: user,
                form: isWaiting
                    ? ImportForm(
                        dataImport, user, exercises: exercises, chosen: try user.imports.chosenExercises(database))
                    : nil,
                routines: ImportRoutinesForm(
                    dataImport.id, try user.imports.offeredRoutines(database, of: dataImport)),
                exercises: exercises,
                part: part, isStalled: isRunning && part == nil && isStalled)
        }
        guard let page else { throw HTTPError(.notFound) }
        return page
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
