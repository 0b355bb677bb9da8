import Crypto
import Fitness
import Foundation
import Models
import Texts

/// The time of a row, according to its source.
struct ImportedMoment: Codable, Sendable, Equatable {
    let day: LocalDay
    /// Seconds since 1970; nil if the source has only the day.
    var seconds: Int64?

    /// The time to store: the source's, or else that of the import.
    func training(_ importing: TrainingMoment, in timeZone: TimeZone) -> TrainingMoment {
        seconds.map { TrainingMoment(Date(timeIntervalSince1970: Double($0)), in: timeZone) } ?? importing
    }
}

/// The content of a row, in WorkHome's units.
package enum ImportedEntry: Codable, Sendable, Equatable {
    case set(ImportedSet)
    case cardio(ImportedCardio)
    case weight(kilograms: Double)
    case value(ImportedMeasure, Double)
    case meal(Meal, MealItem)
    /// A day's value of a device.
    case sample(HealthSample)
    case workout(HealthWorkout)

    var noun: ImportedRowKind {
        switch self {
        case .set: .strengthSet
        case .cardio: .cardioSession
        case .weight: .weightRecord
        case .value: .trackableEntry
        case .meal: .mealEntry
        case .sample: .healthSample
        case .workout: .healthWorkout
        }
    }

    /// The exercise under its name in the source.
    package var exerciseName: ImportedName? {
        switch self {
        case .set(let set): ImportedName(set.exercise, isCardio: false)
        case .cardio(let cardio): ImportedName(cardio.exercise, isCardio: true)
        case .weight, .value, .meal, .sample, .workout: nil
        }
    }
}

/// A measurement that is stored as the value of a trackable.
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

package struct ImportedSet: Codable, Sendable, Equatable {
    /// Its name in the source.
    let exercise: String
    var kind: StrengthSet.Kind = .normal
    let amount: SetAmount
    let weightKilograms: Double
    var ratingOfPerceivedExertion: Double?
    var note = ""
}

package struct ImportedCardio: Codable, Sendable, Equatable {
    /// Its name in the source.
    let exercise: String
    let durationSeconds: Int
    var distanceMeters: Double?
    var energyKilocalories: Int?
    var note = ""
}

package struct ImportedRow: Codable, Sendable {
    let line: Int
    let moment: ImportedMoment
    let identity: ImportIdentity
    package let entry: ImportedEntry
    /// The workout that it is a part of, if the source says it.
    var workout: ImportedWorkout?
    /// Whether WorkHome wrote it, so that what was logged here may be the same row: see `PresentRows`.
    var isOwn = false
}

/// A workout, as its rows name it.
struct ImportedWorkout: Codable, Hashable, Sendable {
    let title: String
    /// Its start as written, which tells it from others with the same title.
    let start: String
    /// The same for exercises that are a superset; empty for none.
    let superset: String

    init(title: String, start: String, superset: String = "") {
        func short(_ text: String) -> String { String(text.unicodeScalars.prefix(TextLimits.name)) }
        (self.title, self.start, self.superset) = (short(title), short(start), short(superset))
    }
}

/// Identifies a row in its source: the same in every export, even after its values change.
struct ImportIdentity: Codable, Hashable, Sendable {
    static let byteCount = 16

    let bytes: Data

    /// - Parameter occurrence: the index among the rows with equal parts.
    init(_ format: ImportFormat, _ parts: [String], occurrence: Int) {
        let text = ([format.rawValue] + parts + [String(occurrence)]).joined(separator: "\u{1F}")
        bytes = Self.digest(text)
    }

    /// For an exercise or a trackable that an import created: independent of its name.
    init(_ noun: ImportedRowKind, _ row: Int64, of dataImport: Int64) {
        self.init("\(noun.rawValue) \(row)", of: dataImport)
    }

    /// For a row that is identified by its position in the import.
    init(_ place: String, of dataImport: Int64) {
        bytes = Self.digest("\(place) of import \(dataImport)")
    }

    private static func digest(_ text: String) -> Data {
        Data(SHA256Digest.hash(Array(text.utf8)).prefix(byteCount))
    }
}

/// A row that can't be read, and why.
package struct ImportProblem: Codable, Sendable, Equatable {
    /// The file inside a zip; nil for a single file.
    var file: String?
    let line: Int
    package let reason: String

    /// `Line 12`, `Measurement.csv, line 12`; the file alone for a total of many lines.
    package var place: String {
        guard line > 0 else { return file ?? ImportTexts.theFile }
        return file.map { ImportTexts.lineWithin($0, line) } ?? ImportTexts.lineNumber(line)
    }
}

/// Parses dates and times in the formats that apps export.
enum ImportedTime {
    /// Any other date: `2026/10/05`, `05.10.2026, 07:30`, `22 Dec 2025, 08:00`, `Jul 6, 2026, 7:26 PM`.
    /// - Parameters:
    ///   - order: nil if it is a date in none.
    ///   - time: instead of that in the text; empty for none.
    static func written(
        _ text: String, _ order: CSVDateOrder?, at time: String = "", in timeZone: TimeZone
    ) throws -> ImportedMoment {
        guard let order, let date = CSVDate(text, order) else { throw unreadable(text) }
        let time = time.isEmpty ? date.time : time
        let said = time.isEmpty ? date.day.description : "\(date.day) \(time)"
        guard let moment = usual(said, in: timeZone) else { throw unreadable(said) }
        return moment
    }

    /// `2025-12-22 08:00:00` or `2025-12-22`, in local time or followed by a time zone; nil for anything else.
    static func usual(_ text: String, in timeZone: TimeZone) -> ImportedMoment? {
        HealthMoment(text, in: timeZone).map {
            ImportedMoment(day: $0.day, seconds: text.utf8.count > 10 ? $0.seconds : nil)
        }
    }

    /// `1:02:03`, `02:03` or a number of seconds.
    static func seconds(_ text: String) throws -> Double? {
        guard !text.isEmpty else { return nil }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count <= 3, parts.allSatisfy({ $0 != nil && $0 ?? 0 >= 0 }) else {
            throw ImportRowError(reason: ImportTexts.notATime(String(text.prefix(40))))
        }
        return parts.compactMap { $0 }.reduce(0) { $0 * 60 + $1 }
    }

    private static func unreadable(_ text: String) -> ImportRowError {
        ImportRowError(
            reason: text.isEmpty ? ImportTexts.dateMissing : ImportTexts.dateUnreadable(String(text.prefix(40))))
    }
}

extension WeightUnit {
    /// The unit for an app's abbreviation; nil if unknown.
    static func abbreviated(_ text: String) -> WeightUnit? {
        switch text.lowercased() {
        case "kg", "kgs", "kilograms": .kilograms
        case "lb", "lbs", "pounds": .pounds
        default: nil
        }
    }
}

/// The kinds of rows an import adds.
package enum ImportedRowKind: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    case strengthSet, cardioSession, weightRecord, trackableEntry, mealEntry, healthSample, healthWorkout, exercise,
        trackable, routine

    /// The table that `import_rows` refers to; nil if `detail` identifies the row instead.
    var table: String? {
        switch self {
        case .strengthSet: "strength_sets"
        case .cardioSession, .healthWorkout: "cardio_sessions"
        case .healthSample: nil
        case .weightRecord: "weight_records"
        case .trackableEntry: "trackable_entries"
        case .mealEntry: "meal_entries"
        case .exercise: "exercises"
        case .trackable: "trackables"
        case .routine: "routines"
        }
    }

    /// Whether undoing the import leaves rows that were edited since.
    var isKeptIfEdited: Bool { self == .routine }

    func text(_ count: Int) -> String {
        switch self {
        case .strengthSet: CountTexts.sets(count)
        case .cardioSession: CountTexts.cardioSessions(count)
        case .weightRecord: CountTexts.weights(count)
        case .trackableEntry: CountTexts.trackedValues(count)
        case .mealEntry: CountTexts.meals(count)
        case .healthSample: CountTexts.dailyDeviceValues(count)
        case .healthWorkout: CountTexts.workouts(count)
        case .trackable: CountTexts.trackables(count)
        case .routine: CountTexts.routines(count)
        case .exercise: CountTexts.exercisesOfYourOwn(count)
        }
    }
}

/// Another app's exercise: its name, and whether its rows have a time alone.
package struct ImportedName: Hashable, Codable, Sendable {
    package let name: String
    package let isCardio: Bool

    init(_ name: String, isCardio: Bool) {
        self.name = name
        self.isCardio = isCardio
    }

    /// Whether its rows can become those of an exercise: a time alone is also a set of one that is held or carried.
    package func isLogged(as exercise: Exercise) -> Bool {
        isCardio ? exercise.kind == .cardio || exercise.measure != .reps : exercise.kind == .strength
    }
}

/// The number of rows by noun.
package typealias ImportCounts = [ImportedRowKind: Int]

extension ImportCounts {
    /// In a fixed order, without zeros.
    var texts: [String] {
        ImportedRowKind.allCases.compactMap { noun in
            self[noun].flatMap { $0 > 0 ? noun.text($0) : nil }
        }
    }

    /// `1,204 sets, 12 cardio sessions`; nil for nothing.
    package var text: String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
}
