import Fitness
import Models

/// FitNotes' export: a row per set, with its day only. Android has a unit column, iOS the unit in a column name.
struct FitNotesFormat: CSVImportFormat {
    static let format = ImportFormat.fitNotes

    private let date: Int
    private let exercise: Int
    private let reps: Int
    private let weight: Int
    private let namedWeightUnit: WeightUnit?
    private let weightUnit: Int?
    private let distance: Int?
    private let distanceUnit: Int?
    private let time: Int?
    private let kind: Int?
    private let comment: Int?

    init?(_ header: CSVHeader) {
        let weights = ["weight", "weight (kg)", "weight (kgs)", "weight (lbs)", "weight (lb)"]
        guard let date = header["date"], let exercise = header["exercise"], let reps = header["reps"],
            let weight = header[weights], header["category"] != nil || header["kind"] != nil
        else { return nil }
        (self.date, self.exercise, self.reps, self.weight) = (date, exercise, reps, weight)
        let unit = header.names[weight].lowercased()
        namedWeightUnit = unit.contains("(kg") ? .kilograms : unit.contains("(lb") ? .pounds : nil
        weightUnit = header["weight unit"]
        distance = header["distance"]
        distanceUnit = header["distance unit"]
        time = header[["time", "duration"]]
        kind = header["kind"]
        comment = header[["comment", "notes"]]
    }

    mutating func read(_ row: CSVRow, into intake: inout ImportBuilder) throws {
        let moment = try ImportedTime.standard(row.text(date), in: intake.options.timeZone)
        let exercise = row.text(exercise)
        let parsedRow = ImportBuilder.ParsedSetRow(
            exercise: exercise, kind: row.text(kind).lowercased().hasPrefix("warm") ? .warmUp : .normal,
            reps: try row.number(reps),
            kilograms: try row.number(weight).nonzero.map {
                intake.kilograms($0, WeightUnit.abbreviated(row.text(weightUnit)) ?? namedWeightUnit)
            },
            seconds: try ImportedTime.seconds(row.text(time)),
            meters: try row.number(distance).nonzero.map {
                intake.meters($0, ImportedDistance.meters(row.text(distanceUnit)))
            },
            notes: [row.text(comment)])
        try intake.add(
            parsedRow, on: moment, line: row.line, identity: [moment.day.description, exercise.lowercased()])
    }
}
