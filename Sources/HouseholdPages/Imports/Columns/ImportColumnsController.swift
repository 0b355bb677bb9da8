import Forms
import HTTP
import HTTPTypes
import Transfer
import Web

/// Asks what the columns of an unknown CSV file mean; then the file is checked like any other.
package enum ImportColumnsController {
    package static func edit(_ visit: MemberVisit, id: Int) async throws -> Response {
        guard let page = try await page(visit, id) else { return try visit.redirect(to: Paths.dataImport(Int64(id))) }
        return try visit.page(page, title: ImportColumnsPage.title)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, id: Int) async throws -> Response {
        guard var page = try await page(visit, id), let file = page.dataImport.file else {
            return try visit.redirect(to: Paths.dataImport(Int64(id)), notice: .importAnswered)
        }
        page.form.take(typed.fields)
        guard let mapping = page.form.validate() else {
            return try visit.page(page, title: ImportColumnsPage.title, status: .unprocessableContent)
        }
        var options = ImportOptions(visit.user, now: visit.now)
        options.mapping = mapping
        do {
            let (imports, given) = (visit.app.imports, options)
            let reading = try await imports.read(for: visit.user.id) { note in
                try imports.file(file).read(given, progress: note)
            }
            let summary = try await ImportUpload.summary(visit, of: reading)
            let isPresent = try await visit.write {
                try $1.imports.mapImport($0, id: Int64(id), reading, summary, mapping)
            }
            return try visit.redirect(to: Paths.dataImport(Int64(id)), notice: isPresent ? nil : .importAnswered)
        } catch let error as ImportError {
            page.problem = error.description
            return try visit.page(page, title: ImportColumnsPage.title, status: .unprocessableContent)
        }
    }

    /// - Returns: nil for an import without columns to assign, or one that no longer waits for them.
    private static func page(_ visit: MemberVisit, _ id: Int) async throws -> ImportColumnsPage? {
        let dataImport = try await ImportUndoController.dataImport(visit, id)
        guard dataImport.state == .waiting, let table = dataImport.summary.table else { return nil }
        let asked = visit.request.query["rows"].flatMap(CSVRows.init)
        let (trackables, imports) = try await visit.read { (try $1.training.allTrackables($0), try $1.imports.all($0)) }
        let earlier = dataImport.summary.mapping == nil ? imports.mapping(of: table) : nil
        let previous = dataImport.summary.mapping ?? earlier
        let rows = asked ?? previous?.rows ?? table.likelyRows
        return ImportColumnsPage(
            dataImport: dataImport, table: table,
            form: CSVMappingForm(
                table, rows: rows, previous: previous,
                action: Paths.dataImportColumns(dataImport.id, rows.rawValue), units: visit.user.units,
                trackables: trackables), isAsBefore: earlier?.rows == rows)
    }
}
