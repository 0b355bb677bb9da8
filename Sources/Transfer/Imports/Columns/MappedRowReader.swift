import Fitness
import Foundation
import Micronutrients
import Models
import Texts

/// Reads the rows of a CSV file according to the user's mapping.
struct MappedRowReader: CSVRowReader {
    let mapping: CSVMapping
    /// The unit of the first value of each new measurement.
    var firstUnits: [String: String] = [:]
    /// The last date, which also counts for the rows below that have only a time: Garmin writes a day's weighings so.
    private var day = ""
    /// The line of a date that stands alone, until a row with a time follows.
    private var lineOfDay: Int?
    /// Found in the first row.
    private var micronutrients: MicronutrientColumns?

    init(mapping: CSVMapping) { self.mapping = mapping }

    mutating func read(_ row: CSVRow, into intake: inout ImportBuilder) throws {
        let written = text(row, .date)
        if Self.isTime(written) { lineOfDay = nil }
        try finish(into: &intake)
        if mapping.rows == .weights || mapping.rows == .values, CSVDate(written, mapping.dateOrder) != nil {
            day = written
            let isAlone = row.header.names.count > 2 && row.record.count <= 2 && row.record.text(1).isEmpty
            if isAlone {
                lineOfDay = row.line
                return
            }
        }
        switch mapping.rows {
        case .sets: try readSet(row, &intake)
        case .weights: try readWeight(row, &intake)
        case .values: try readValue(row, &intake)
        case .foods: try readFood(row, &intake)
        }
    }

    /// Reports a date that nothing belongs to.
    mutating func finish(into intake: inout ImportBuilder) throws {
        guard let line = lineOfDay else { return }
        lineOfDay = nil
        let reason = mapping.rows == .weights ? ImportTexts.weightMissing : ImportTexts.valueMissing
        try intake.fail(line: line, ImportRowError(reason: reason, isEmpty: true))
    }

    private static func isTime(_ written: String) -> Bool { written.prefix(3).contains(":") }

    func text(_ row: CSVRow, _ field: CSVField) -> String { row.text(mapping.columns[field]) }

    func number(_ row: CSVRow, _ field: CSVField) throws -> Double? {
        try row.number(mapping.columns[field])
    }

    func moment(_ row: CSVRow, _ intake: ImportBuilder) throws -> ImportedMoment {
        let home = intake.options.timeZone
        guard isInUTC(row) else { return try moment(row, in: home) }
        let written = try moment(row, in: .gmt)
        guard let seconds = written.seconds else { return written }
        let day = LocalDay(Date(timeIntervalSince1970: Double(seconds)), in: home)
        return ImportedMoment(day: day, seconds: seconds)
    }

    /// What the row says, on the clocks of a time zone.
    func moment(_ row: CSVRow, in timeZone: TimeZone) throws -> ImportedMoment {
        let written = text(row, .date)
        let date = Self.isTime(written) && !day.isEmpty ? "\(day), \(written)" : written
        return try ImportedTime.written(date, mapping.dateOrder, at: text(row, .time), in: timeZone)
    }

    /// Strava's times are in UTC, which its file does not say. Its column names are in the language of the account.
    private func isInUTC(_ row: CSVRow) -> Bool {
        guard let date = mapping.columns[.date] else { return false }
        return Self.stravaColumns.contains { row.header[$0.id] != nil && row.header[$0.date] == date }
    }

    private static let stravaColumns = [
        (id: "activity id", date: "activity date"), (id: "aktivitäts-id", date: "aktivitätsdatum"),
        (id: "id de l'activité", date: "date de l'activité"), (id: "id de l’activité", date: "date de l’activité"),
    ]

    /// A row is identified by its content, and by its position among identical rows: there is no telling whether
    /// another file with the same columns is a newer one from the same source.
    func identity(_ moment: ImportedMoment, _ parts: [String]) -> [String] {
        [mapping.rows.rawValue, moment.day.description, moment.seconds.map(String.init) ?? ""] + parts
    }

    private mutating func readFood(_ row: CSVRow, _ intake: inout ImportBuilder) throws {
        guard !Self.affirmations.contains(text(row, .deleted).lowercased()) else {
            return intake.leaveOut(line: row.line, ImportTexts.rowDeleted)
        }
        let moment = try moment(row, intake)
        var amounts = try CSVField.nutrients.map { try number(row, $0) }
        amounts[0] = amounts[0].map { $0 * (1 / mapping.energyUnit.perKilocalorie) }
        amounts[7] = amounts[7].map { $0 * (mapping.sodiumMilligrams ?? 1) }
        let said = text(row, .meal)
        let meal = Meal(named: said) ?? .snack
        let food = text(row, .food)
        let (quantity, portion) = serving(row)
        if portion.isEmpty, !text(row, .amount).isEmpty { intake.remainder.add(.value, ImportTexts.amountsOfFood) }
        let others = micronutrients ?? MicronutrientColumns(row.header, besides: Set(mapping.columns.values))
        micronutrients = others
        let item = MealItem(
            name: intake.shortened(food.isEmpty ? meal.name : food, to: MealItem.longestName),
            quantity: quantity, portion: portion, amount: nil, nutrients: Nutrients(amounts: amounts),
            micronutrients: others.amounts(row, &intake))
        // A row that was imported when only English meals were known is still the same.
        let english = Meal.allCases.first { said.lowercased().hasPrefix($0.rawValue) } ?? .snack
        try intake.add(
            meal, item, on: moment, line: row.line,
            identity: identity(
                moment, [english.rawValue, food.lowercased()] + CSVField.nutrients.map { text(row, $0) }))
    }

    /// How much was eaten: `150.00 g` and `1 large` in one column, or a number beside its unit.
    private func serving(_ row: CSVRow) -> (quantity: Double, portion: String) {
        guard let amount = Measured(text(row, .amount), isDecimalComma: row.header.isDecimalComma),
            MealEntryDraft.quantities.contains(amount.number)
        else { return (1, "") }
        let unit = text(row, .amountUnit).isEmpty ? amount.unit : text(row, .amountUnit)
        return unit.isEmpty ? (1, "") : (amount.number, String(unit.unicodeScalars.prefix(Portion.longestName)))
    }

    /// How files say yes.
    static let affirmations: Set = ["true", "yes", "1", "x", "ja", "oui", "sí"]

    // Reads body weights and other values; a column may say what each row measures.

    func readWeight(_ row: CSVRow, _ intake: inout ImportBuilder) throws {
        if mapping.columns[.measure] != nil, !isTaken(text(row, .measure)) { return intake.countSkipped() }
        let moment = try moment(row, intake)
        guard let kilograms = try kilograms(try row.measuredAmount(mapping.columns[.weight]), row) else {
            throw ImportRowError(reason: ImportTexts.weightMissing, isEmpty: true)
        }
        let fat = try row.measuredAmount(mapping.columns[.bodyFat]).map(\.number).nonzero
        try intake.add(
            weighing: kilograms, on: moment, line: row.line, identity: identity(moment, ["weight", text(row, .weight)]))
        guard let fat else { return }
        try intake.add(
            .bodyFat, fat, on: moment, line: row.line, identity: identity(moment, ["fat", text(row, .bodyFat)]))
    }

    mutating func readValue(_ row: CSVRow, _ intake: inout ImportBuilder) throws {
        let name = text(row, .measure)
        guard mapping.columns[.measure] == nil || isTaken(name) else { return intake.countSkipped() }
        let moment = try moment(row, intake)
        guard let cell = try row.measured(mapping.columns[.value]) else {
            throw ImportRowError(reason: ImportTexts.valueMissing, isEmpty: true)
        }
        guard mapping.columns[.measure] != nil else {
            guard let measure = mapping.measure else { return }
            return try add(cell, of: measure, row, moment, &intake)
        }
        guard !name.isEmpty else { throw ImportRowError(reason: ImportTexts.measureUnclear) }
        guard CSVField.isBodyWeight(name) else {
            return try add(cell, of: measure(name, cell, row), row, moment, &intake)
        }
        guard cell.number > 0, let kilograms = try kilograms(cell, row) else {
            throw ImportRowError(reason: ImportTexts.weightMissing)
        }
        try intake.add(
            weighing: kilograms, on: moment, line: row.line, identity: identity(moment, ["weight", text(row, .value)]))
    }

    private func add(
        _ cell: Measured, of measure: ImportedMeasure, _ row: CSVRow, _ moment: ImportedMoment,
        _ intake: inout ImportBuilder
    ) throws {
        let unit = unit(of: cell, row)
        guard let value = unit.isEmpty ? cell.number : CSVUnit.converted(cell.number, from: unit, to: measure.unit)
        else {
            throw ImportRowError(
                reason: ImportTexts.unitCantBecome(
                    String(unit.prefix(40)), measure.unit.isEmpty ? ImportTexts.aPlainNumber : measure.unit))
        }
        try intake.add(
            measure, value, on: moment, line: row.line,
            identity: identity(moment, [measure.name.nameKey, text(row, .value)]))
    }

    /// The matching trackable; a new one takes the unit of its first value.
    private mutating func measure(_ name: String, _ cell: Measured, _ row: CSVRow) -> ImportedMeasure {
        let name = String(name.unicodeScalars.prefix(TrackableDraft.nameLength))
        let key = name.nameKey
        if let known = mapping.measures?[key] { return known }
        let unit = firstUnits[key] ?? String(unit(of: cell, row).unicodeScalars.prefix(TrackableDraft.unitLength))
        firstUnits[key] = unit
        return ImportedMeasure(name: name, unit: unit)
    }

    private func isTaken(_ name: String) -> Bool { mapping.only?.contains(name.nameKey) ?? true }
}
