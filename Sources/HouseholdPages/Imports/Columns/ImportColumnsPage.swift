import Forms
import Texts
import Transfer
import Web

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
