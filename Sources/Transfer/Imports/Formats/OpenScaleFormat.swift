import Texts

/// openScale's export: a row per weigh-in, with the scale's other measurements. Weights are in kilograms.
struct OpenScaleFormat: CSVImportFormat {
    static let format = ImportFormat.openScale

    private let date: Int
    private let time: Int?
    private let weight: Int
    private let values: [(column: Int, value: ImportedMeasure)]

    /// The other measurements of a scale, by column name without underscores.
    private static let measures: [String: ImportedMeasure] = [
        "bodyfat": .bodyFat, "fat": .bodyFat, "water": ImportedMeasure(name: "Body water", unit: "%"),
        "bodywater": ImportedMeasure(name: "Body water", unit: "%"),
        "muscle": ImportedMeasure(name: "Muscle", unit: "%"), "bone": ImportedMeasure(name: "Bone mass", unit: "kg"),
        "bonemass": ImportedMeasure(name: "Bone mass", unit: "kg"),
        "waist": .waist, "hip": .hips, "hips": .hips, "chest": ImportedMeasure(name: "Chest", unit: "cm"),
        "thigh": ImportedMeasure(name: "Thigh", unit: "cm"), "biceps": ImportedMeasure(name: "Biceps", unit: "cm"),
        "neck": .neck, "visceralfat": ImportedMeasure(name: "Visceral fat", unit: ""),
    ]

    init?(_ header: CSVHeader) {
        guard let weight = header["weight"], let date = header[["datetime", "date"]],
            header["datetime"] != nil || (header["time"] != nil && header["reps"] == nil && header["exercise"] == nil)
        else { return nil }
        (self.date, self.weight) = (date, weight)
        time = header["datetime"] == nil ? header["time"] : nil
        values = header.names.enumerated().compactMap { column, name in
            Self.measures[name.lowercased().replacing("_", with: "")].map { (column: column, value: $0) }
        }
    }

    mutating func read(_ row: CSVRow, into intake: inout ImportBuilder) throws {
        let written = [row.text(date), row.text(time)].filter { !$0.isEmpty }.joined(separator: " ")
        let moment = try intake.moment(written)
        let identity = [written]
        guard let kilograms = try row.amount(weight) else {
            throw ImportRowError(reason: ImportTexts.weightMissing)
        }
        // Zero means that the scale did not measure it.
        let numbers = try values.map { try row.amount($0.column) }
        try intake.add(weighing: kilograms, on: moment, line: row.line, identity: identity + ["weight"])
        for ((_, value), number) in zip(values, numbers) {
            guard let number else { continue }
            try intake.add(value, number, on: moment, line: row.line, identity: identity + [value.name])
        }
    }
}
