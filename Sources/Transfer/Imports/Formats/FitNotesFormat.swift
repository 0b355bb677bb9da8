import Fitness
import Models

/// FitNotes' export: a row per set, with its day only. Android has a unit column, iOS the unit in a column name.
struct FitNotesFormat: CSVImportFormat {
    static let format = ImportFormat.fitNotes

    private static let required = ["date", "exercise", "reps"]

    private let weight: Int
    private let namedWeightUnit: WeightUnit?

    init?(_ header: CSVHeader) {
        let weights = ["weight", "weight (kg)", "weight (kgs)", "weight (lbs)", "weight (lb)"]
        guard let weight = header[weights], Self.required.allSatisfy({ header[$0] != nil }),
            header["category"] != nil || header["kind"] != nil
        else { return nil }
        self.weight = weight
        let unit = header.names[weight].lowercased()
        namedWeightUnit = unit.contains("(kg") ? .kilograms : unit.contains("(lb") ? .pounds : nil
    }

    mutating func read(_ row: CSVRow, into intake: inout ImportBuilder) throws {
        let moment = try intake.moment(row.text(row["date"]))
        let exercise = row.text(row["exercise"])
        let parsedRow = ImportBuilder.ParsedSetRow(
            exercise: exercise, kind: row.text(row["kind"]).lowercased().hasPrefix("warm") ? .warmUp : .normal,
            reps: try row.number(row["reps"]),
            kilograms: try row.number(weight).nonzero.map {
                intake.kilograms($0, WeightUnit.abbreviated(row.text(row["weight unit"])) ?? namedWeightUnit)
            },
            seconds: try ImportedTime.seconds(row.text(row.header[["time", "duration"]])),
            meters: try row.number(row["distance"]).nonzero.map {
                intake.meters($0, ImportedDistance.meters(row.text(row["distance unit"])))
            },
            notes: [row.text(row.header[["comment", "notes"]])])
        try intake.add(
            parsedRow, on: moment, line: row.line, identity: [moment.day.description, exercise.lowercased()])
    }
}
