import Fitness
import Models

/// Hevy's export: a row per set, with the units in the column names.
struct HevyFormat: CSVImportFormat {
    static let format = ImportFormat.hevy

    private let title: Int
    private let start: Int
    private let exercise: Int
    private let index: Int
    private let kind: Int?
    private let weight: Int
    private let weightUnit: WeightUnit
    private let reps: Int
    private let distance: Int?
    private let metersPerUnit: Double
    private let seconds: Int?
    private let rating: Int?
    private let exerciseNotes: Int?
    private let description: Int?
    private let superset: Int?
    private var last: (workout: String, exercise: String) = ("", "")

    init?(_ header: CSVHeader) {
        guard let title = header["title"], let start = header["start_time"], let exercise = header["exercise_title"],
            let index = header["set_index"], let weight = header[["weight_kg", "weight_lbs"]],
            let reps = header["reps"]
        else { return nil }
        (self.title, self.start, self.exercise) = (title, start, exercise)
        (self.index, self.weight, self.reps) = (index, weight, reps)
        kind = header["set_type"]
        weightUnit = header["weight_kg"] == nil ? .pounds : .kilograms
        distance = header[["distance_km", "distance_miles"]]
        metersPerUnit = (header["distance_km"] == nil ? DistanceUnit.miles : .kilometers).metersPerUnit
        seconds = header["duration_seconds"]
        rating = header["rpe"]
        exerciseNotes = header["exercise_notes"]
        description = header["description"]
        superset = header["superset_id"]
    }

    mutating func read(_ row: CSVRow, into intake: inout ImportBuilder) throws {
        let moment = try ImportedTime.written(row.text(start), in: intake.options.timeZone)
        let exercise = row.text(exercise)
        let workout = "\(row.text(start)) \(row.text(title))"
        let isNewWorkout = workout != last.workout
        let isNewExercise = isNewWorkout || exercise != last.exercise
        defer { last = (workout, exercise) }
        let parsedRow = ImportBuilder.ParsedSetRow(
            exercise: exercise, kind: Self.kind(row.text(kind)), reps: try row.number(reps),
            kilograms: try row.number(weight).map { weightUnit.kilograms($0) }, seconds: try row.number(seconds),
            meters: try row.number(distance).map { $0 * metersPerUnit }, rating: try row.number(rating),
            // Notes on an exercise are kept with its first set, those on a workout with its first set of all.
            notes: [isNewExercise ? row.text(exerciseNotes) : "", isNewWorkout ? row.text(description) : ""],
            workout: ImportedWorkout(
                title: row.text(title), start: row.text(start), superset: row.text(superset)))
        try intake.add(
            parsedRow, on: moment, line: row.line, identity: [workout, exercise.lowercased(), row.text(index)])
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
