import Fitness
import Models
import Texts

/// Reads body weights and other values; a column may say what each row measures.
extension MappedRowReader {
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
