import Fitness
import Models
import Texts

/// Reads sets and cardio sessions: one per row, several identical ones, or several side by side.
extension MappedRowReader {
    func readSet(_ row: CSVRow, _ intake: inout ImportBuilder) throws {
        let moment = try moment(row, intake)
        let seconds = try seconds(row)
        let parsedRow = ImportBuilder.ParsedSetRow(
            exercise: text(row, .exercise), kind: kind(row), reps: try number(row, .reps),
            kilograms: try kilograms(try row.measured(mapping.columns[.weight]), row), seconds: seconds,
            meters: try meters(row, in: seconds), rating: try number(row, .rpe), notes: [text(row, .note)])
        let said: [CSVField] = [.reps, .weight, .duration, .distance]
        // A row that was imported before its time was read in UTC is still the same.
        let written = try self.moment(row, in: intake.options.timeZone)
        let identity = identity(written, [parsedRow.exercise.lowercased()] + said.map { text(row, $0) })
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
            set.kilograms = try kilograms(try row.measured(series.weight), row) ?? parsedRow.kilograms
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

    /// The unit in a cell, or else in its row's column for it; empty for none.
    func unit(of cell: Measured, _ row: CSVRow, _ column: CSVField = .unit) -> String {
        cell.unit.isEmpty ? text(row, column) : cell.unit
    }

    /// Converts from the cell's unit, the row's, or else the file's; nil for an empty cell or zero.
    func kilograms(_ cell: Measured?, _ row: CSVRow) throws -> Double? {
        guard let cell, cell.number != 0 else { return nil }
        let unit = unit(of: cell, row)
        guard !unit.isEmpty else { return mapping.weightUnit.kilograms(cell.number) }
        guard let kilograms = CSVUnit.kilograms(cell.number, unit) else {
            throw ImportRowError(reason: ImportTexts.notAUnitOfWeight(String(unit.prefix(40))))
        }
        return kilograms
    }

    private func meters(_ row: CSVRow, in seconds: Double?) throws -> Double? {
        guard let cell = try row.measured(mapping.columns[.distance]), cell.number != 0 else { return nil }
        let unit = unit(of: cell, row, .distanceUnit)
        guard !unit.isEmpty else { return likelyMeters(cell.number, in: seconds, text(row, .exercise)) }
        guard let length = ImportedDistance.meters(unit) else {
            throw ImportRowError(reason: ImportTexts.notAUnitOfDistance(String(unit.prefix(40))))
        }
        return cell.number * length
    }

    /// Of 25 yards.
    private static let shortestPoolMeters = 22.0

    /// Garmin writes what is done in a pool in meters, or yards, and all else in kilometers, or miles: a swim that nobody
    /// can do in its time is read so, if that is possible.
    private func likelyMeters(_ number: Double, in seconds: Double?, _ exercise: String) -> Double {
        let long = number * mapping.distanceUnit.metersPerUnit
        let short = number * (mapping.distanceUnit == .miles ? 0.9144 : 1)
        let kind = CardioKind(named: exercise)
        guard kind == .swim, short >= Self.shortestPoolMeters, let seconds,
            kind.isTooFast(seconds: seconds, meters: long), !kind.isTooFast(seconds: seconds, meters: short)
        else { return long }
        return short
    }

    /// `28:40`, or a number in the column's unit.
    private func seconds(_ row: CSVRow) throws -> Double? {
        let text = text(row, .duration)
        if text.contains(":") { return try ImportedTime.seconds(text) }
        return try number(row, .duration).map { $0 * mapping.durationUnit.secondsPerUnit }
    }

    private func kind(_ row: CSVRow) -> StrengthSet.Kind {
        let text = text(row, .setType).lowercased()
        let letters = text.filter(\.isLetter)
        if letters.hasPrefix("warm") || letters == "w" { return .warmUp }
        // A column such as Fitbod's `isWarmup` only says yes or no.
        if let column = mapping.columns[.setType], row.header.names[column].lowercased().contains("warm") {
            return Self.affirmations.contains(text) ? .warmUp : .normal
        }
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
