import Fitness
import Models
import Texts

/// MyFitnessPal's export: a zip with nutrition (a row per meal), measurements, and exercise.
struct MyFitnessPalFormat: CSVImportFormat {
    static let format = ImportFormat.myFitnessPal

    private enum Part: Sendable { case nutrition, measurements, exercise }

    private static let measures: [String: ImportedMeasure] = [
        "body fat %": .bodyFat, "waist": .waist, "hips": .hips, "neck": .neck,
    ]
    /// In the order of `Nutrients.amounts`.
    private static let nutrients = [
        ["calories"], ["protein (g)", "protein"], ["carbohydrates (g)", "carbohydrates"], ["fat (g)", "fat"],
        ["saturated fat", "saturated fat (g)"], ["fiber", "fiber (g)"], ["sugar", "sugar (g)"],
        ["sodium (mg)", "sodium"],
    ]

    private let part: Part
    private let values: [(column: Int, value: ImportedMeasure)]
    private let micronutrients: MicronutrientColumns

    init?(_ header: CSVHeader) {
        guard header["date"] != nil else { return nil }
        if header["meal"] != nil, header["calories"] != nil {
            part = .nutrition
        } else if header["exercise"] != nil, header["exercise calories"] != nil {
            part = .exercise
        } else if header["body fat %"] != nil || Self.isWeights(header) {
            part = .measurements
        } else {
            return nil
        }
        values = Self.measures.compactMap { name, value in header[name].map { ($0, value) } }
            .sorted { $0.column < $1.column }
        micronutrients = MicronutrientColumns(header)
    }

    /// Whether it is only a table of weights: in MyFitnessPal's zip one of it, and by itself anybody's.
    static func isWeights(_ header: CSVHeader) -> Bool { header.names.map { $0.lowercased() } == ["date", "weight"] }

    mutating func read(_ row: CSVRow, into intake: inout ImportBuilder) throws {
        let text = row.text(row["date"])
        // The last line contains the totals.
        guard !text.lowercased().hasPrefix("total") else { return intake.remainder.add(.row, ImportTexts.totals) }
        let moment = try intake.moment(text)
        switch part {
        case .nutrition: try readMeal(row, moment, &intake)
        case .measurements: try readMeasurements(row, moment, &intake)
        case .exercise: try readExercise(row, moment, &intake)
        }
    }

    private func readMeal(_ row: CSVRow, _ moment: ImportedMoment, _ intake: inout ImportBuilder) throws {
        let amounts = try Self.nutrients.map { try row.number(row.header[$0]) }
        let name = row.text(row["meal"])
        guard !name.lowercased().hasPrefix("total") else { return intake.remainder.add(.row, ImportTexts.totals) }
        let note = row.text(row["note"])
        let item = MealItem(
            name: intake.shortened(note.isEmpty ? "\(name) (MyFitnessPal)" : note, to: MealItem.longestName),
            quantity: 1, portion: "", amount: nil, nutrients: Nutrients(amounts: amounts),
            micronutrients: micronutrients.amounts(row, &intake))
        try intake.add(
            Meal(named: name) ?? .snack, item, on: moment, line: row.line,
            identity: ["meal", moment.day.description, name])
    }

    private func readMeasurements(_ row: CSVRow, _ moment: ImportedMoment, _ intake: inout ImportBuilder) throws {
        let identity = ["measurement", moment.day.description]
        let numbers = try values.map { try row.amount($0.column) }
        if let number = try row.amount(row["weight"]) {
            try intake.add(
                weighing: intake.kilograms(number, nil), on: moment, line: row.line, identity: identity + ["weight"])
        }
        for ((_, value), number) in zip(values, numbers) {
            guard let number else { continue }
            try intake.add(value, number, on: moment, line: row.line, identity: identity + [value.name])
        }
    }

    private func readExercise(_ row: CSVRow, _ moment: ImportedMoment, _ intake: inout ImportBuilder) throws {
        let (name, note) = (row.text(row["exercise"]), row.text(row["note"]))
        let identity = ["exercise", moment.day.description, name.lowercased()]
        let reps = try row.number(row["reps per set"]).nonzero
        var parsedRow = ImportBuilder.ParsedSetRow(
            exercise: name, reps: reps, seconds: try row.number(row["exercise minutes"]).map { $0 * 60 },
            kilocalories: try row.number(row["exercise calories"]).nonzero, notes: [note])
        guard reps != nil else {
            return try intake.add(parsedRow, on: moment, line: row.line, identity: identity)
        }
        parsedRow.kilograms = try row.number(row["pounds"]).map { WeightUnit.pounds.kilograms($0) }
        let count = try row.amount(row["sets"]) ?? 1
        guard ImportBuilder.setsOfRow.contains(count) else {
            throw ImportRowError(reason: ImportTexts.setsOutOfRange)
        }
        guard count == count.rounded() else { throw ImportRowError(reason: ImportTexts.setsNotWhole) }
        for _ in 1...Int(count) {
            try intake.add(parsedRow, on: moment, line: row.line, identity: identity)
            // What is said of all sets goes with the first.
            (parsedRow.notes, parsedRow.seconds, parsedRow.kilocalories) = ([], nil, nil)
        }
    }
}
