import Fitness
import Models

/// Strong's export: a row per set, separated by commas on iOS and by semicolons on Android. Older exports don't state
/// the unit of weights.
struct StrongFormat: CSVImportFormat {
    static let format = ImportFormat.strong

    private let date: Int
    private let workout: Int
    private let exercise: Int
    private let order: Int
    private let weight: Int
    private let reps: Int
    private let distance: Int?
    private let seconds: Int?
    private let rating: Int?
    private let notes: Int?
    private let workoutNotes: Int?
    private let weightUnit: Int?
    private let distanceUnit: Int?
    private let namedWeightUnit: WeightUnit?
    private let namedDistanceUnit: Double?
    private let isOwn: Bool
    private var lastWorkout = ""

    init?(_ header: CSVHeader) {
        let columns = StrongColumns(header)
        guard let date = columns[.date], let workout = columns[.workout], let exercise = columns[.exercise],
            let order = columns[.order], let weight = columns[.weight], let reps = columns[.reps]
        else { return nil }
        (self.date, self.workout, self.exercise) = (date, workout, exercise)
        (self.order, self.weight, self.reps) = (order, weight, reps)
        distance = columns[.distance]
        seconds = columns[.seconds]
        rating = columns[.rating]
        notes = columns[.notes]
        workoutNotes = columns[.workoutNotes]
        weightUnit = columns[.weightUnit]
        distanceUnit = columns[.distanceUnit]
        isOwn = header.names == StrongCSV.columns
        namedWeightUnit = WeightUnit.abbreviated(StrongColumns.unit(header.names[weight]))
        namedDistanceUnit = distance.flatMap { ImportedDistance.meters(StrongColumns.unit(header.names[$0])) }
    }

    mutating func read(_ row: CSVRow, into intake: inout ImportBuilder) throws {
        let order = row.text(order)
        // A set has a number or a letter; a word, in any language, marks a rest timer or a note.
        guard order.count(where: \.isLetter) <= 2 else { return }
        let moment = try ImportedTime.standard(row.text(date), in: intake.options.timeZone)
        let exercise = text(row, exercise)
        let workout = "\(row.text(date)) \(row.text(workout))"
        defer { lastWorkout = workout }
        intake.isOwn = isOwn && text(row, self.workout) == StrongCSV.workoutName
        let parsedRow = ImportBuilder.ParsedSetRow(
            exercise: exercise, kind: Self.kind(order), reps: try row.number(reps),
            kilograms: try row.number(weight).nonzero.map {
                intake.kilograms($0, WeightUnit.abbreviated(row.text(weightUnit)) ?? namedWeightUnit)
            },
            seconds: try row.number(seconds),
            meters: try row.number(distance).nonzero.map {
                intake.meters($0, ImportedDistance.meters(row.text(distanceUnit)) ?? namedDistanceUnit)
            },
            rating: try row.number(rating),
            // Notes on a workout are kept with its first set.
            notes: [text(row, notes), workout == lastWorkout ? "" : text(row, workoutNotes)],
            workout: ImportedWorkout(title: text(row, self.workout), start: row.text(date)))
        try intake.add(
            parsedRow, on: moment, line: row.line, identity: [workout, exercise.lowercased(), order.uppercased()])
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
    private func text(_ row: CSVRow, _ column: Int?) -> String { CSVLine.unescaped(row.text(column)) }
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
