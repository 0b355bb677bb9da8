import Fitness
import Foundation
import Models
import Texts

/// Strong's export: a row per set, separated by commas on iOS and by semicolons on Android. Older exports don't state
/// the unit of weights.
struct StrongFormat: CSVImportFormat {
    static let format = ImportFormat.strong

    private static let required: [StrongColumns.Column] = [.date, .workout, .exercise, .order, .weight, .reps]

    private let columns: StrongColumns
    private let namedWeightUnit: WeightUnit?
    private let namedDistanceUnit: Double?
    private let hasOwnColumns: Bool
    private var lastWorkout = ""

    init?(_ header: CSVHeader) {
        let columns = StrongColumns(header)
        guard Self.required.allSatisfy({ columns[$0] != nil }) else { return nil }
        func unit(_ column: StrongColumns.Column) -> String {
            columns[column].map { StrongColumns.unit(header.names[$0]) } ?? ""
        }
        self.columns = columns
        hasOwnColumns = header.names == StrongCSV.columns
        namedWeightUnit = WeightUnit.abbreviated(unit(.weight))
        namedDistanceUnit = ImportedDistance.meters(unit(.distance))
    }

    mutating func read(_ row: CSVRow, into intake: inout ImportBuilder) throws {
        let (order, date) = (row.text(columns[.order]), row.text(columns[.date]))
        // A set has a number or a letter; a word, in any language, marks a rest timer or a note.
        guard order.count(where: \.isLetter) <= 2 else { return intake.remainder.add(.row, ImportTexts.restsAndNotes) }
        let moment = try intake.moment(date)
        let exercise = text(row, .exercise)
        let workout = "\(date) \(row.text(columns[.workout]))"
        defer { lastWorkout = workout }
        intake.isOwn = isOwn(row)
        let parsedRow = ImportBuilder.ParsedSetRow(
            exercise: exercise, kind: Self.kind(order), reps: try row.number(columns[.reps]),
            kilograms: try row.number(columns[.weight]).nonzero.map {
                intake.kilograms($0, WeightUnit.abbreviated(row.text(columns[.weightUnit])) ?? namedWeightUnit)
            },
            seconds: try row.number(columns[.seconds]),
            meters: try row.number(columns[.distance]).nonzero.map {
                intake.meters($0, ImportedDistance.meters(row.text(columns[.distanceUnit])) ?? namedDistanceUnit)
            },
            rating: try row.number(columns[.rating]),
            // Notes on a workout are kept with its first set.
            notes: [text(row, .notes), workout == lastWorkout ? "" : text(row, .workoutNotes)],
            workout: ImportedWorkout(title: text(row, .workout), start: date))
        let identity =
            intake.isOwn
            ? Self.content(of: parsedRow, on: moment.day) : [workout, exercise.lowercased(), order.uppercased()]
        try intake.add(parsedRow, on: moment, line: row.line, identity: identity)
    }

    /// Whether WorkHome wrote a row. Strong tells the second at which a workout began, and its hours.
    private func isOwn(_ row: CSVRow) -> Bool {
        // Looked at, and not taken.
        let duration = StrongCSV.columns.firstIndex(of: "Duration").map(row.record.text) ?? ""
        return hasOwnColumns && text(row, .date).hasSuffix(":00") && duration.hasSuffix("m")
            && Int(duration.dropLast()) != nil
    }

    /// What identifies a row of WorkHome's: the numbers of sets and the time of a day change with what is logged later.
    private static func content(of row: ImportBuilder.ParsedSetRow, on day: LocalDay) -> [String] {
        let numbers = [row.reps, row.kilograms.map { $0 * 100 }, row.seconds, row.meters]
        return [day.description, StrongNames.catalogueName(row.exercise).lowercased(), row.kind.rawValue]
            + numbers.map { String(($0 ?? 0).rounded()) }
    }

    private static func kind(_ order: String) -> StrengthSet.Kind {
        switch order.uppercased() {
        case "W": .warmUp
        case "D": .drop
        case "F": .failure
        default: .normal
        }
    }

    /// WorkHome exports the same columns, with an apostrophe in front of what looks like a formula.
    private func text(_ row: CSVRow, _ column: StrongColumns.Column) -> String {
        CSVLine.unescaped(row.text(columns[column]))
    }
}

/// Distance units as apps abbreviate them.
enum ImportedDistance {
    /// The length of one unit in meters; nil if unknown.
    static func meters(_ unit: String) -> Double? {
        switch unit.lowercased() {
        case "kms", "kilometers": 1_000
        case "miles": DistanceUnit.miles.metersPerUnit
        case "meters", "metres": 1
        case "feet": 0.3048
        case "yards": 0.9144
        default: HealthMetric.meters(1, unit: unit)
        }
    }
}

/// Finds Strong's columns: their names are in the phone's language, and may end in a unit in brackets. Exports from
/// 2016 have a unit as the name instead of “Weight” and “Distance”.
struct StrongColumns {
    enum Column: CaseIterable {
        case date, workout, exercise, order, weight, weightUnit, reps, distance, distanceUnit, seconds, rating, notes,
            workoutNotes

        /// In English, French and German.
        fileprivate var names: [String] {
            switch self {
            case .date: ["date", "datum"]
            case .workout: ["workout name", "nom de l'entraînement", "workout-name"]
            case .exercise: ["exercise name", "nom de l'exercice", "name der übung"]
            case .order: ["set order", "ordre de la série", "ordre des séries", "reihenfolge festlegen"]
            case .weight: ["weight", "poids", "gewicht", "kg", "kgs", "lb", "lbs"]
            case .weightUnit: ["weight unit", "unité de poids", "gewichtseinheit"]
            case .reps: ["reps", "réps", "répétitions", "wiederh.", "wiederholungen"]
            case .distance: ["distance", "entfernung", "km", "mi", "miles"]
            case .distanceUnit: ["distance unit", "unité de distance", "entfernungseinheit"]
            case .seconds: ["seconds", "secondes", "sekunden"]
            case .rating: ["rpe"]
            case .notes: ["notes", "notizen"]
            case .workoutNotes: ["workout notes", "notes de l'entraînement", "notes d'entraînement", "workout-notizen"]
            }
        }
    }

    private var indexes: [Column: Int] = [:]

    init(_ header: CSVHeader) {
        let named = Dictionary(header.names.enumerated().map { (Self.plain($1), $0) }) { first, _ in first }
        for column in Column.allCases { indexes[column] = column.names.lazy.compactMap { named[$0] }.first }
    }

    subscript(column: Column) -> Int? { indexes[column] }

    /// The part of a column name in brackets, or else the name itself.
    static func unit(_ name: String) -> String {
        let parts = name.split { $0 == "(" || $0 == ")" }
        return String(parts.count > 1 ? parts[1] : parts.first ?? "")
    }

    private static func plain(_ name: String) -> String {
        name.prefix { $0 != "(" }.lowercased().replacing("’", with: "'").trimmingCharacters(in: .whitespaces)
    }
}
