import Forms
import HTTP
import HTTPTypes
import Texts
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

/// The first rows of a CSV file, with the form that assigns its columns.
struct ImportColumnsPage: PageContent {
    static var title: String { ImportTexts.whatIsInTheFile }

    var view: CompiledView<Self> { view_imports_columns }
    let dataImport: DataImport
    let table: CSVTable
    var form: CSVMappingForm
    /// Whether the form is prefilled from an earlier file with the same columns.
    var isAsBefore = false
    /// Why the file could not be checked.
    var problem: String?

    /// A kind of rows as a link, so that it works without scripts.
    struct RowsLink: Sendable {
        let rows: CSVRows
        let path: String
        let isCurrent: Bool
    }

    struct SampleRow: Sendable {
        let cells: [String]
    }

    var back: Link { Link(ImportTexts.backToImports, to: Paths.dataImports) }
    var fileName: String { dataImport.fileName }
    var headings: [String] { table.columns.map(\.name) }
    var samples: [SampleRow] { table.samples.map(SampleRow.init) }

    var kinds: [RowsLink] {
        CSVRows.allCases.map {
            RowsLink(
                rows: $0, path: Paths.dataImportColumns(dataImport.id, $0.rawValue), isCurrent: $0 == form.rows)
        }
    }

    var explanation: String { form.rows.explanation }
}
