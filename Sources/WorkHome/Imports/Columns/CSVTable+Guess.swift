/// What the names of the columns say of them.
extension CSVTable {
    /// What the rows most likely are.
    var likelyRows: CSVRows {
        if column(.exercise, besides: [.food]) != nil, column(.reps) != nil || column(.duration) != nil { return .sets }
        if column(.energy) != nil || column(.food) != nil && column(.protein) != nil { return .foods }
        return column(.weight) != nil ? .weights : .values
    }

    /// Which column is most likely which field; none is two.
    func guess(_ rows: CSVRows) -> [CSVField: Int] {
        var guess: [CSVField: Int] = [:]
        for field in rows.fields {
            if let column = likeliest(field, without: Set(guess.values), rows) { guess[field] = column }
        }
        return guess
    }

    /// What a column's name has in brackets or behind its last sign: `Weight (kg)`, `distance_km`.
    func unit(of column: Int) -> String? {
        let name = columns[column].name.lowercased()
        if let start = name.firstIndex(where: { $0 == "(" || $0 == "[" }) {
            let unit = name[name.index(after: start)...].prefix { $0 != ")" && $0 != "]" }
            return unit.isEmpty ? nil : String(unit)
        }
        let words = name.split { " _-/".contains($0) }
        return words.last.map(String.init)
    }

    /// A column's name without its unit.
    func plainName(of column: Int) -> String {
        let name = columns[column].name.prefix { $0 != "(" && $0 != "[" }
        return name.replacing("_", with: " ").trimmingCharacters(in: .whitespaces)
    }

    private func likeliest(_ field: CSVField, without taken: Set<Int>, _ rows: CSVRows) -> Int? {
        if let named = column(field, without: taken) { return named }
        let free = columns.indices.filter { !taken.contains($0) }
        switch field {
        case .date: return free.first { columns[$0].dateCounts.contains { $0 > 0 } }
        // Of a table of two columns the other one.
        case .value: return free.first { columns[$0].numberCount > 0 }
        default: return nil
        }
    }

    private func column(_ field: CSVField, without taken: Set<Int> = [], besides other: [CSVField] = []) -> Int? {
        let names = columns.indices.map(heading)
        for heading in field.headings where !other.contains(where: { $0.headings.contains(heading) }) {
            if let index = names.firstIndex(of: heading), !taken.contains(index), fits(field, index) { return index }
        }
        return nil
    }

    /// Whether what stands in a column can be that.
    private func fits(_ field: CSVField, _ column: Int) -> Bool {
        let column = columns[column]
        if field == .date { return column.dateCounts.contains { $0 > 0 } }
        return !field.isNumber || column.numberCount > 0
    }

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
