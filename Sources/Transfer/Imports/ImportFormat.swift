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
        case .table: "CSV file"
        case .archive: "WorkHome archive"
        }
    }

    /// The wording after "This is …".
    package var phrase: String {
        switch self {
        case .table: "a CSV file"
        case .archive: "a WorkHome archive"
        default: "a file from \(name)"
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
    package static var names: String {
        let names = apps.map(\.name)
        return "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
    }
}

/// Reads the rows of a CSV file one by one.
protocol CSVRowReader: Sendable {
    /// Passes the content of a row to the intake.
    /// - Throws: `ImportRowError` if the row can't be read; the others still can.
    mutating func read(_ row: CSVRow, into intake: inout ImportBuilder) throws
}

/// A CSV format, recognized by its column names.
protocol CSVImportFormat: CSVRowReader {
    static var format: ImportFormat { get }

    /// - Returns: nil if the columns belong to another format.
    init?(_ header: CSVHeader)
}

extension ImportFormat {
    static let csvFormats: [any CSVImportFormat.Type] = [
        StrongFormat.self, HevyFormat.self, FitNotesFormat.self, MyFitnessPalFormat.self, OpenScaleFormat.self,
    ]
}

/// Why a row can't be read, as a sentence.
struct ImportRowError: Error, Equatable {
    let reason: String
}

/// Why a file can't be imported, in one line.
package struct ImportError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(description: String) {
        self.description = description
    }

    package static let unknown = ImportError(
        description:
            "WorkHome can’t read this file. It knows the exports of \(ImportFormat.names): a CSV file, or the zip as the app made it. Any other CSV file needs one line per entry, with commas, semicolons or tabs between columns."
    )
    package static let gone = ImportError(
        description: "The file is gone. Discard this import and choose the file again.")
    static let empty = ImportError(description: "The file is empty.")
    static let spreadsheet = ImportError(
        description: "This is a spreadsheet. Save it as CSV in the program that made it, and choose that file.")
    static let tooManyRows = ImportError(
        description:
            "The file has more than \(DecimalText.grouped(Double(ImportBuilder.maximumRows))) rows, the most that can be imported at once."
    )
    static let takenBack = ImportError(description: "The import was undone while it was being added.")
    package static let laterVersion = ImportError(description: "A newer version of WorkHome made this import.")
    static let tooManyExercises = ImportError(
        description:
            "You would have more than \(Exercise.maximumOwnCount) exercises of your own. Choose built-in ones instead, or leave some out."
    )
    package static let tooLarge = ImportError(
        description:
            "The file is larger than \(ImportFolder.maximumFileBytes >> 20) MB. “workhome import” on the command line takes larger ones."
    )
    static let noRoom = ImportError(
        description: "Too many large files wait to be imported on this WorkHome. Try again tomorrow.")
    package static let tooManyFiles = ImportError(
        description:
            "\(ImportFolder.maximumFilesPerPerson) of your files wait to be confirmed. Import or discard one of them first."
    )
    static let tooManyTrackables = ImportError(
        description: "You would have more than \(Trackable.maximumCount) trackables. Delete some of them first.")
    static let entities = ImportError(
        description: "The file declares entities, which an Apple Health export never does, so it was not read.")
    static let damagedZip = ImportError(
        description: "The zip is damaged, or a password protects it. Export it again.")
    static let bomb = ImportError(
        description: "The zip would unpack to far more than any export contains, so it was not unpacked.")
}
