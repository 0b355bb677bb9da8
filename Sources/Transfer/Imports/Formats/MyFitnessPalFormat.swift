import Fitness
import Models
import Texts

/// MyFitnessPal's export: a zip with nutrition (a row per meal), measurements, and exercise.
struct MyFitnessPalFormat: CSVImportFormat {
    static let format = ImportFormat.myFitnessPal

    private enum Part: Sendable {
        case nutrition(Nutrition)
        case measurements(weight: Int?, values: [(column: Int, value: ImportedMeasure)])
        case exercise(Exercise)
    }

    private struct Nutrition: Sendable {
        let meal: Int
        let note: Int?
        /// In the order of `Nutrients.amounts`.
        let amounts: [Int?]
    }

    private struct Exercise: Sendable {
        let name: Int
        let type: Int?
        let energy: Int?
        let minutes: Int?
        let sets: Int?
        let reps: Int?
        let pounds: Int?
        let note: Int?
    }

    private static let measures: [String: ImportedMeasure] = [
        "body fat %": .bodyFat, "waist": .waist, "hips": .hips, "neck": .neck,
    ]

    private let date: Int
    private let part: Part

    init?(_ header: CSVHeader) {
        guard let date = header["date"] else { return nil }
        self.date = date
        if let meal = header["meal"], header["calories"] != nil {
            let columns = [
                ["calories"], ["protein (g)", "protein"], ["carbohydrates (g)", "carbohydrates"], ["fat (g)", "fat"],
                ["saturated fat", "saturated fat (g)"], ["fiber", "fiber (g)"], ["sugar", "sugar (g)"],
                ["sodium (mg)", "sodium"],
            ]
            part = .nutrition(
                Nutrition(meal: meal, note: header["note"], amounts: columns.map { header[$0] }))
        } else if let name = header["exercise"], header["exercise calories"] != nil {
            part = .exercise(
                Exercise(
                    name: name, type: header["type"], energy: header["exercise calories"],
                    minutes: header["exercise minutes"], sets: header["sets"], reps: header["reps per set"],
                    pounds: header["pounds"], note: header["note"]))
        } else if header["body fat %"] != nil || header.names.map({ $0.lowercased() }) == ["date", "weight"] {
            part = .measurements(
                weight: header["weight"],
                values: Self.measures.compactMap { name, value in header[name].map { ($0, value) } }
                    .sorted { $0.column < $1.column })
        } else {
            return nil
        }
    }

    mutating func read(_ row: CSVRow, into intake: inout ImportBuilder) throws {
        let text = row.text(date)
        // The last line contains the totals.
        guard !text.lowercased().hasPrefix("total") else { return }
        let moment = try ImportedTime.any(text, in: intake.options.timeZone)
        switch part {
        case .nutrition(let columns): try read(columns, row, moment, &intake)
        case .measurements(let weight, let values): try read(weight, values, row, moment, &intake)
        case .exercise(let columns): try read(columns, row, moment, &intake)
        }
    }

    private func read(
        _ columns: Nutrition, _ row: CSVRow, _ moment: ImportedMoment, _ intake: inout ImportBuilder
    ) throws {
        let amounts = try columns.amounts.map { try row.number($0) }
        let name = row.text(columns.meal)
        guard !name.lowercased().hasPrefix("total") else { return }
        let note = row.text(columns.note)
        let item = MealItem(
            name: String((note.isEmpty ? "\(name) (MyFitnessPal)" : note).unicodeScalars.prefix(MealItem.longestName)),
            quantity: 1,
            portion: "", amount: nil, nutrients: Nutrients(amounts: amounts))
        try intake.add(
            Self.meal(name), item, on: moment, line: row.line, identity: ["meal", moment.day.description, name])
    }

    private static func meal(_ name: String) -> Meal {
        switch name.lowercased() {
        case "breakfast": .breakfast
        case "lunch": .lunch
        case "dinner": .dinner
        default: .snack
        }
    }

    private func read(
        _ weight: Int?, _ values: [(column: Int, value: ImportedMeasure)], _ row: CSVRow, _ moment: ImportedMoment,
        _ intake: inout ImportBuilder
    ) throws {
        let identity = ["measurement", moment.day.description]
        let numbers = try values.map { try row.amount($0.column) }
        if let number = try row.amount(weight) {
            try intake.add(
                weighing: intake.kilograms(number, nil), on: moment, line: row.line, identity: identity + ["weight"])
        }
        for ((_, value), number) in zip(values, numbers) {
            guard let number else { continue }
            try intake.add(value, number, on: moment, line: row.line, identity: identity + [value.name])
        }
    }

    private func read(
        _ columns: Exercise, _ row: CSVRow, _ moment: ImportedMoment, _ intake: inout ImportBuilder
    ) throws {
        let name = row.text(columns.name)
        let identity = ["exercise", moment.day.description, name.lowercased()]
        let reps = try row.number(columns.reps).nonzero
        guard let reps else {
            let parsedRow = ImportBuilder.ParsedSetRow(
                exercise: name, seconds: try row.number(columns.minutes).map { $0 * 60 },
                kilocalories: try row.number(columns.energy).nonzero, notes: [row.text(columns.note)])
            return try intake.add(parsedRow, on: moment, line: row.line, identity: identity)
        }
        let kilograms = try row.number(columns.pounds).map { WeightUnit.pounds.kilograms($0) }
        let count = try row.amount(columns.sets) ?? 1
        guard ImportBuilder.setsOfRow.contains(count) else {
            throw ImportRowError(reason: ImportTexts.setsOutOfRange)
        }
        guard count == count.rounded() else { throw ImportRowError(reason: ImportTexts.setsNotWhole) }
        for set in 1...Int(count) {
            let parsedRow = ImportBuilder.ParsedSetRow(
                exercise: name, reps: reps, kilograms: kilograms, notes: set == 1 ? [row.text(columns.note)] : [])
            try intake.add(parsedRow, on: moment, line: row.line, identity: identity)
        }
    }
}
