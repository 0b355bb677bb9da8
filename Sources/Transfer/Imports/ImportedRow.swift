import Crypto
import Fitness
import Foundation
import Models

/// When something was, as its source says it.
struct ImportedMoment: Sendable, Equatable {
    let day: LocalDay
    /// Seconds since 1970; nil where the source says the day alone.
    var seconds: Int64?

    /// The moment to write the row down with: that of the source, or else that of the import.
    func training(_ importing: TrainingMoment, in timeZone: TimeZone) -> TrainingMoment {
        seconds.map { TrainingMoment(Date(timeIntervalSince1970: Double($0)), in: timeZone) } ?? importing
    }
}

/// What a row of a file says, in WorkHome's units.
package enum ImportedEntry: Sendable, Equatable {
    case set(ImportedSet)
    case cardio(ImportedCardio)
    case weight(kilograms: Double)
    case value(ImportedMeasure, Double)
    case meal(Meal, MealItem)
    /// A day of a device.
    case sample(HealthSample)
    case workout(HealthWorkout)
}

/// A number that becomes the value of a trackable.
package struct ImportedMeasure: Hashable, Codable, Sendable {
    package let name: String
    package let unit: String

    package init(name: String, unit: String) {
        self.name = name
        self.unit = unit
    }

    static let bodyFat = ImportedMeasure(name: "Body fat", unit: "%")
    static let waist = ImportedMeasure(name: "Waist", unit: "cm")
    static let hips = ImportedMeasure(name: "Hips", unit: "cm")
    static let neck = ImportedMeasure(name: "Neck", unit: "cm")
}

package struct ImportedSet: Sendable, Equatable {
    /// As the source calls it.
    let exercise: String
    var kind: StrengthSet.Kind = .normal
    let reps: Int
    let weightKilograms: Double
    var ratingOfPerceivedExertion: Double?
    var note = ""
}

package struct ImportedCardio: Sendable, Equatable {
    /// As the source calls it.
    let exercise: String
    let durationSeconds: Int
    var distanceMeters: Double?
    var energyKilocalories: Int?
    var note = ""
}

package struct ImportedRow: Sendable {
    let line: Int
    let moment: ImportedMoment
    let identity: ImportIdentity
    package let entry: ImportedEntry
}

/// What a row is in its source: the same in every export, whatever its values have become.
struct ImportIdentity: Hashable, Sendable {
    static let byteCount = 16

    let bytes: Data

    /// - Parameter occurrence: which of the rows with these parts, from 0.
    init(_ format: ImportFormat, _ parts: [String], occurrence: Int) {
        let text = ([format.rawValue] + parts + [String(occurrence)]).joined(separator: "\u{1F}")
        bytes = Self.digest(text)
    }

    /// Of an exercise or a trackable that an import made, which comes once whatever it is called.
    init(_ noun: ImportNoun, _ row: Int64, of dataImport: Int64) {
        self.init("\(noun.rawValue) \(row)", of: dataImport)
    }

    /// Of a row that is known by where it is, in the import that brought it.
    init(_ place: String, of dataImport: Int64) {
        bytes = Self.digest("\(place) of import \(dataImport)")
    }

    private static func digest(_ text: String) -> Data {
        Data(SHA256Digest.hash(Array(text.utf8)).prefix(byteCount))
    }
}

/// A line that can't be read, and why.
package struct ImportProblem: Codable, Sendable, Equatable {
    /// The file of a zip; nil where there is one alone.
    var file: String?
    let line: Int
    package let reason: String

    /// `Line 12`, `Measurement.csv, line 12`; of what is added up from many lines, the file.
    package var place: String {
        guard line > 0 else { return file ?? "The file" }
        return file.map { "\($0), line \(line)" } ?? "Line \(line)"
    }
}
