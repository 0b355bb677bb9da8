import Fitness
import Models
import Texts

/// The detected format of a file.
package enum ImportFormat: String, CaseIterable, Codable, Sendable {
    case strong, hevy, fitNotes, openScale, myFitnessPal, appleHealth
    /// A generic CSV file, whose columns the user describes.
    case table
    /// WorkHome's own export.
    case archive

    package var name: String {
        switch self {
        case .strong: "Strong"
        case .hevy: "Hevy"
        case .fitNotes: "FitNotes"
        case .openScale: "openScale"
        case .myFitnessPal: "MyFitnessPal"
        case .appleHealth: "Apple Health"
        case .table: ImportTexts.csvFile
        case .archive: ImportTexts.archive
        }
    }

    /// The wording after "This is …".
    package var phrase: String {
        switch self {
        case .table: ImportTexts.aCsvFile
        case .archive: ImportTexts.anArchive
        default: ImportTexts.aFileFrom(name)
        }
    }

    /// The source of the imported rows, for texts.
    package var origin: String {
        switch self {
        case .table, .archive: phrase
        default: name
        }
    }

    /// The formats of other apps.
    private static let apps: [ImportFormat] = [.strong, .hevy, .fitNotes, .openScale, .myFitnessPal, .appleHealth]

    /// `Strong, Hevy and FitNotes`
    package static var names: String { CommonTexts.list(apps.map(\.name)) }

    static let csvFormats: [any CSVImportFormat.Type] = [
        StrongFormat.self, HevyFormat.self, FitNotesFormat.self, MyFitnessPalFormat.self, OpenScaleFormat.self,
    ]
}

/// Reads the rows of a CSV file one by one.
protocol CSVRowReader: Sendable {
    /// Passes the content of a row to the intake.
    /// - Throws: `ImportRowError` if the row can't be read; the others still can.
    mutating func read(_ row: CSVRow, into intake: inout ImportBuilder) throws
    /// Reports what waits for another row when there is none.
    mutating func finish(into intake: inout ImportBuilder) throws
}

extension CSVRowReader {
    mutating func finish(into intake: inout ImportBuilder) throws {}
}

/// A CSV format, recognized by its column names.
protocol CSVImportFormat: CSVRowReader {
    static var format: ImportFormat { get }

    /// - Returns: nil if the columns belong to another format.
    init?(_ header: CSVHeader)
}

/// Why a row can't be read, as a sentence.
struct ImportRowError: Error, Equatable {
    let reason: String
    /// Whether it can be read, and only lacks its values: a file may have many such rows.
    var isEmpty = false
}

/// Why a file can't be imported, in one line.
package struct ImportError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }

    package static var unknown: ImportError { ImportError(description: ImportTexts.fileUnknown(ImportFormat.names)) }
    package static var gone: ImportError { ImportError(description: ImportTexts.fileIsGone) }
    static var empty: ImportError { ImportError(description: ImportTexts.fileIsEmpty) }
    static var spreadsheet: ImportError { ImportError(description: ImportTexts.fileIsASpreadsheet) }
    /// - Parameter line: of the name above the second table.
    static func severalTables(_ name: String, line: Int) -> ImportError {
        ImportError(description: ImportTexts.severalTables(name, line))
    }
    static var tooManyRows: ImportError {
        ImportError(description: ImportTexts.tooManyRows(DecimalText.grouped(Double(ImportBuilder.maximumRows))))
    }
    static func tooManyBadLines(_ first: ImportProblem) -> ImportError {
        let most = DecimalText.grouped(Double(ImportBuilder.maximumBadLines))
        return ImportError(description: ImportTexts.tooManyBadLines(most, "\(first.place): \(first.reason)"))
    }
    static var undoneMeanwhile: ImportError { ImportError(description: ImportTexts.undoneMeanwhile) }
    package static var laterVersion: ImportError { ImportError(description: ImportTexts.madeByNewerVersion) }
    static var tooManyExercises: ImportError {
        ImportError(description: ImportTexts.tooManyExercises(Exercise.maximumOwnCount))
    }
    package static var tooLarge: ImportError {
        ImportError(description: ImportTexts.fileTooLarge(ImportFolder.maximumFileBytes >> 20))
    }
    static var tooManyFilesWaiting: ImportError { ImportError(description: ImportTexts.tooManyFilesWaiting) }
    package static var tooManyFiles: ImportError {
        ImportError(description: ImportTexts.tooManyOwnFilesWaiting(ImportFolder.maximumFilesPerPerson))
    }
    static var tooManyTrackables: ImportError {
        ImportError(description: ImportTexts.tooManyTrackables(Trackable.maximumCount))
    }
    static var entities: ImportError { ImportError(description: ImportTexts.fileDeclaresEntities) }
    static var damagedZip: ImportError { ImportError(description: ImportTexts.zipUnreadable) }
    static var bomb: ImportError { ImportError(description: ImportTexts.zipUnpacksToTooMuch) }
}
