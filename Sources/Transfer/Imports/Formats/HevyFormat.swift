import Fitness
import Models

/// Hevy's export: a row per set, with the units in the column names.
struct HevyFormat: CSVImportFormat {
    static let format = ImportFormat.hevy

    private static let required = ["title", "start_time", "exercise_title", "set_index", "reps"]

    private let weight: Int
    private let weightUnit: WeightUnit
    private let distance: Int?
    private let metersPerUnit: Double
    private var last: (workout: String, exercise: String) = ("", "")

    init?(_ header: CSVHeader) {
        guard let weight = header[["weight_kg", "weight_lbs"]], Self.required.allSatisfy({ header[$0] != nil }) else {
            return nil
        }
        self.weight = weight
        weightUnit = header["weight_kg"] == nil ? .pounds : .kilograms
        distance = header[["distance_km", "distance_miles"]]
        metersPerUnit = (header["distance_km"] == nil ? DistanceUnit.miles : .kilometers).metersPerUnit
    }

    mutating func read(_ row: CSVRow, into intake: inout ImportBuilder) throws {
        let (title, start) = (row.text(row["title"]), row.text(row["start_time"]))
        let moment = try intake.moment(start)
        let (workout, exercise) = ("\(start) \(title)", row.text(row["exercise_title"]))
        let isNewWorkout = workout != last.workout
        let isNewExercise = isNewWorkout || exercise != last.exercise
        defer { last = (workout, exercise) }
        let parsedRow = ImportBuilder.ParsedSetRow(
            exercise: exercise, kind: Self.kind(row.text(row["set_type"])), reps: try row.number(row["reps"]),
            kilograms: try row.number(weight).map { weightUnit.kilograms($0) },
            seconds: try row.number(row["duration_seconds"]),
            meters: try row.number(distance).map { $0 * metersPerUnit }, rating: try row.number(row["rpe"]),
            // Notes on an exercise are kept with its first set, those on a workout with its first set of all.
            notes: [
                isNewExercise ? row.text(row["exercise_notes"]) : "", isNewWorkout ? row.text(row["description"]) : "",
            ],
            workout: ImportedWorkout(title: title, start: start, superset: row.text(row["superset_id"])))
        let identity = [workout, exercise.lowercased(), row.text(row["set_index"])]
        try intake.add(parsedRow, on: moment, line: row.line, identity: identity)
    }

    private static func kind(_ type: String) -> StrengthSet.Kind {
        switch type.lowercased() {
        case "warmup": .warmUp
        case "dropset": .drop
        case "failure": .failure
        default: .normal
        }
    }
}
