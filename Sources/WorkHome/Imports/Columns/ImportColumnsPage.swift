import Mustache

/// The first rows of a CSV file, and the question what they are.
struct ImportColumnsPage: PageContent {
    static let title = "What is in the file?"

    let view = View.importColumns
    let dataImport: DataImport
    let table: CSVTable
    var form: CSVMappingForm
    /// Whether it begins with what was said of an earlier file with the same columns.
    var isAsBefore = false
    /// Why it could not be looked through.
    var problem: String?

    /// A kind of rows, as a link: without scripts, too.
    private struct RowsLink: MustacheParent {
        let rows: CSVRows
        let path: String
        let isCurrent: Bool

        func child(named name: String) -> Any? {
            switch name {
            case "label": rows.name
            case "path": path
            case "isCurrent": isCurrent
            default: nil
            }
        }
    }

    private struct SampleRow: MustacheParent {
        let cells: [String]

        func child(named name: String) -> Any? { name == "cells" ? cells : nil }
    }

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Imports", to: Paths.dataImports)
        case "fileName": dataImport.fileName
        case "heads": table.columns.map(\.name)
        case "samples": table.samples.map(SampleRow.init)
        case "kinds":
            CSVRows.allCases.map {
                RowsLink(
                    rows: $0, path: Paths.dataImportColumns(dataImport.id, $0.rawValue), isCurrent: $0 == form.rows)
            }
        case "explanation": form.rows.explanation
        case "isAsBefore": isAsBefore
        case "problem": problem
        case "form": form
        case "discardAction": Paths.dataImportDiscarding(dataImport.id)
        default: nil
        }
    }
}
