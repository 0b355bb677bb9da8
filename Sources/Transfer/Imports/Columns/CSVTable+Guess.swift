import Fitness
import Micronutrients

/// Guesses from the names of the columns.
extension CSVTable {
    /// The most likely kind of rows.
    package var likelyRows: CSVRows {
        let isTraining = column(.reps, .sets) != nil || column(.duration, .sets) != nil || !series.isEmpty
        if isTraining, column(.exercise, .sets, besides: [.food]) != nil { return .sets }
        // Calories beside steps or a distance are spent, not eaten.
        let isSpent = column(.distance, .sets) != nil || columns.indices.contains { heading($0).contains("step") }
        if column(.energy, .foods) != nil && !isSpent || column(.food, .foods) != nil && column(.protein, .foods) != nil
        {
            return .foods
        }
        // If a column says that some rows measure something else, they are not weights.
        let others = column(.measure, .values).map { columns[$0].words.filter { !CSVField.isBodyWeight($0) } } ?? []
        return column(.weight, .weights) != nil && others.isEmpty ? .weights : .values
    }

    /// The most likely field for each column; a column gets at most one.
    package func guess(_ rows: CSVRows) -> [CSVField: Int] {
        var guess: [CSVField: Int] = [:]
        // Beside the columns of the sets, others can only repeat them, or have their sums.
        let repeated: [CSVField] = rows == .sets && !series.isEmpty ? [.sets, .reps] : []
        for field in rows.fields where !repeated.contains(field) && (field != .time || !hasTimes(guess[.date])) {
            if let column = likeliest(field, without: Set(guess.values), rows) { guess[field] = column }
        }
        return guess
    }

    /// The part of a column's name in brackets or after the last separator: `Weight (kg)`, `distance_km`.
    package func unit(of column: Int) -> String? {
        let name = columns[column].name.lowercased()
        if let start = name.firstIndex(where: { $0 == "(" || $0 == "[" }) {
            let unit = name[name.index(after: start)...].prefix { $0 != ")" && $0 != "]" }
            return unit.isEmpty ? nil : String(unit)
        }
        let words = name.split { " _-/".contains($0) }
        return words.last.map(String.init)
    }

    /// A column's name without its unit.
    package func plainName(of column: Int) -> String {
        let name = columns[column].name.prefix { $0 != "(" && $0 != "[" }
        return name.replacing("_", with: " ").trimmingCharacters(in: .whitespaces)
    }

    /// How much sodium one of a column's unit is. Salt is in grams where no unit says something else.
    func sodiumMilligrams(_ column: Int) -> Double {
        let isSalt = CSVField.saltHeadings.contains(heading(column))
        let unit = unit(of: column)
        let milligrams: Double = unit == "g" || isSalt && unit != "mg" ? 1_000 : 1
        return isSalt ? milligrams / SodiumUnit.saltPerSodium : milligrams
    }

    /// Whether a column of dates also has the time of day.
    private func hasTimes(_ column: Int?) -> Bool {
        column.map { date in samples.contains { $0[date].contains(":") } } ?? false
    }

    private func likeliest(_ field: CSVField, without taken: Set<Int>, _ rows: CSVRows) -> Int? {
        if let named = column(field, rows, without: taken) { return named }
        let free = columns.indices.filter { !taken.contains($0) }
        switch field {
        case .date: return free.first { columns[$0].dateCounts.contains { $0 > 0 } }
        case .weight where rows == .weights && taken.contains { !columns[$0].words.isEmpty }:
            return column(.value, .values, without: taken)
        // In a table of two columns, the other one.
        case .value: return free.first { columns[$0].numberCount > 0 }
        default: return nil
        }
    }

    private func column(
        _ field: CSVField, _ rows: CSVRows, without taken: Set<Int> = [], besides other: [CSVField] = []
    ) -> Int? {
        let names = columns.indices.map(heading)
        for heading in field.headings(rows) where !other.contains(where: { $0.headings(rows).contains(heading) }) {
            let index = columns.indices.first { names[$0] == heading && !taken.contains($0) && fits(field, $0, rows) }
            if let index { return index }
        }
        return nil
    }

    /// Whether the content of a column fits a field.
    private func fits(_ field: CSVField, _ index: Int, _ rows: CSVRows) -> Bool {
        let column = columns[index]
        switch field {
        case .date: return column.dateCounts.contains { $0 > 0 }
        case .measure: return !column.words.isEmpty
        case .meal: return column.words.isEmpty || column.words.contains { Meal(named: $0) != nil }
        case .unit where rows == .values: return !column.words.isEmpty
        // Next to weights there may be other measurements, in other units.
        case .unit: return column.words.contains { CSVUnit.kilograms(1, $0) != nil }
        // That of a whole workout, and no time that a set takes.
        case .duration where ["h", "hr", "hrs", "hour", "hours"].contains(unit(of: index) ?? ""): return false
        case .distanceUnit: return column.words.contains { ImportedDistance.meters($0) != nil }
        case .reps: return column.numberCount > 0 && !isSummary(index)
        case .weight where rows == .sets: return column.numberCount > 0 && !isSummary(index)
        default: return !field.isNumber || column.numberCount > 0
        }
    }

    /// Whether a column is a total or a maximum of several sets.
    private func isSummary(_ index: Int) -> Bool {
        let words = columns[index].name.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.contains { Self.summaries.contains(String($0)) }
    }

    private static let summaries: Set = [
        "total", "sum", "volume", "max", "best", "top", "avg", "average", "mean", "1rm", "e1rm", "gesamt", "summe",
    ]

    /// A column's name in lower case, without its unit.
    private func heading(_ column: Int) -> String {
        let words = plainName(of: column).lowercased().split { " _-".contains($0) }
        guard words.count > 1, let last = words.last, Self.units.contains(String(last)) else {
            return words.joined(separator: " ")
        }
        return words.dropLast().joined(separator: " ")
    }

    private static let units: Set = [
        "kg", "kgs", "lb", "lbs", "km", "mi", "miles", "m", "g", "mg", "kcal", "kj", "s", "sec", "seconds", "min",
        "minutes", "cm", "percent",
    ]
}
