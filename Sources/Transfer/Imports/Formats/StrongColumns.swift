import Foundation

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
