import Fitness
import Models
import Texts

/// Reads sets and cardio sessions: one per row, several identical ones, or several side by side.
extension MappedRowReader {
    func readSet(_ row: CSVRow, _ intake: inout ImportBuilder) throws {
        let moment = try moment(row, intake)
        let parsedRow = ImportBuilder.ParsedSetRow(
            exercise: text(row, .exercise), kind: Self.kind(text(row, .setType)), reps: try number(row, .reps),
            kilograms: try kilograms(try number(row, .weight).nonzero, row), seconds: try seconds(row),
            meters: try meters(row), rating: try number(row, .rpe), notes: [text(row, .note)])
        let said: [CSVField] = [.reps, .weight, .duration, .distance]
        let identity = identity(moment, [parsedRow.exercise.lowercased()] + said.map { text(row, $0) })
        let series = try readSeries(row, parsedRow)
        guard series.isEmpty else {
            return try intake.add(
                series.map(\.parsedRow), on: moment, line: row.line, identities: series.map { identity + $0.said })
        }
        let count = try setCount(row)
        try intake.add(
            (0..<count).map { $0 == 0 ? parsedRow : parsedRow.withoutNotes }, on: moment, line: row.line,
            identities: Array(repeating: identity, count: count))
    }

    /// The completed sets of those side by side, each with the values that identify it.
    private func readSeries(
        _ row: CSVRow, _ parsedRow: ImportBuilder.ParsedSetRow
    ) throws -> [(parsedRow: ImportBuilder.ParsedSetRow, said: [String])] {
        var sets: [(parsedRow: ImportBuilder.ParsedSetRow, said: [String])] = []
        for series in mapping.series ?? [] {
            guard let reps = try row.number(series.reps).nonzero else { continue }
            var set = sets.isEmpty ? parsedRow : parsedRow.withoutNotes
            set.reps = reps
            set.kilograms = try kilograms(try row.number(series.weight).nonzero, row) ?? parsedRow.kilograms
            sets.append((set, [String(series.number), row.text(series.reps), row.text(series.weight)]))
        }
        return sets
    }

    private func setCount(_ row: CSVRow) throws -> Int {
        guard let count = try row.amount(mapping.columns[.sets]), try number(row, .reps) != nil else { return 1 }
        guard count == count.rounded(), ImportBuilder.setsOfRow.contains(count) else {
            throw ImportRowError(reason: ImportTexts.notANumberOfSets(String(text(row, .sets).prefix(40))))
        }
        return Int(count)
    }

    /// Converts from the row's unit, or else the file's.
    func kilograms(_ number: Double?, _ row: CSVRow) throws -> Double? {
        guard let number else { return nil }
        let unit = text(row, .unit)
        guard !unit.isEmpty else { return mapping.weightUnit.kilograms(number) }
        guard let kilograms = CSVUnit.kilograms(number, unit) else {
            throw ImportRowError(reason: ImportTexts.notAUnitOfWeight(String(unit.prefix(40))))
        }
        return kilograms
    }

    private func meters(_ row: CSVRow) throws -> Double? {
        guard let number = try number(row, .distance).nonzero else { return nil }
        let unit = text(row, .distanceUnit)
        guard !unit.isEmpty else { return number * mapping.distanceUnit.metersPerUnit }
        guard let meters = ImportedDistance.meters(unit) else {
            throw ImportRowError(reason: ImportTexts.notAUnitOfDistance(String(unit.prefix(40))))
        }
        return number * meters
    }

    /// `28:40`, or a number in the column's unit.
    private func seconds(_ row: CSVRow) throws -> Double? {
        let text = text(row, .duration)
        if text.contains(":") { return try ImportedTime.seconds(text) }
        return try number(row, .duration).map { $0 * mapping.durationUnit.secondsPerUnit }
    }

    private static func kind(_ text: String) -> StrengthSet.Kind {
        let letters = text.lowercased().filter(\.isLetter)
        if letters.hasPrefix("warm") || letters == "w" { return .warmUp }
        if letters.hasPrefix("drop") || letters == "d" { return .drop }
        return letters.hasPrefix("fail") || letters == "f" ? .failure : .normal
    }
}

extension ImportBuilder.ParsedSetRow {
    /// Notes about several sets are kept with the first.
    fileprivate var withoutNotes: Self {
        var parsedRow = self
        parsedRow.notes = []
        return parsedRow
    }
}
