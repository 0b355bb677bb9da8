import DataFiles
import Fitness
import Micronutrients
import Texts

/// A generic CSV file, of which the beginning was analyzed.
package struct CSVTable: Codable, Sendable, Equatable {
    package struct Column: Codable, Sendable, Equatable {
        package let name: String
        package var filledCount = 0
        package var numberCount = 0
        /// How many of its texts are a date, for each order.
        package var dateCounts: [Int] = CSVDateOrder.allCases.map { _ in 0 }
        /// An example of a date that can be read in two ways.
        package var ambiguousDate: String?
        /// Its distinct texts; nil if there are more than a few.
        var texts: [String]? = []

        /// The distinct words of a column that labels each row; empty for any other column.
        package var words: [String] {
            numberCount == 0 && !dateCounts.contains { $0 > 0 } ? texts ?? [] : []
        }

        fileprivate mutating func note(_ text: String) {
            guard let known = texts, !known.contains(text) else { return }
            texts =
                known.count < CSVTable.maximumWords && text.unicodeScalars.count <= CSVTable.longestSample
                ? known + [text] : nil
        }
    }

    static let maximumColumns = 100
    /// The number of rows that are analyzed.
    private static let maximumRows = 10_000
    private static let sampleCount = 5
    fileprivate static let longestSample = 60
    fileprivate static let maximumWords = 40

    let delimiter: UInt8
    /// Whether the first line contains the column names.
    let hasHeader: Bool
    package var columns: [Column]
    /// The first rows.
    package var samples: [[String]] = []
    /// The unit in a comment such as `#Units: kg`.
    var statedWeightUnit: WeightUnit?

    /// The column names; nil if the file has none.
    var names: [String]? { hasHeader ? columns.map(\.name) : nil }

    /// - Returns: nil for a file without columns.
    /// - Throws: `ImportError` for a file of several tables.
    init?(ofFile path: String, progress: @escaping () throws -> Void = {}) throws {
        let file = try FileSource(path: path)
        guard let first = try file.nextChunk(), let delimiter = try Self.delimiter(of: first) else { return nil }
        let content = ImportContent(first: first) {
            try progress()
            return try file.nextChunk()
        }
        var lines = try CSVLines(content, delimiter)
        guard case .record = try lines.next(), lines.record.count <= Self.maximumColumns else { return nil }
        self.delimiter = delimiter
        hasHeader = lines.hasNames
        let isNamed = hasHeader
        columns = lines.header.names.enumerated().map { index, name in
            Column(
                name: isNamed && !name.isEmpty
                    ? Self.shortened(name) : ImportTexts.columnNumber(index + 1))
        }
        statedWeightUnit =
            lines.preamble.filter { $0.lowercased().contains("unit") }
            .compactMap { comment in comment.split { !$0.isLetter }.last.map(String.init) }
            .compactMap(WeightUnit.abbreviated).first
        if !hasHeader { note(lines.row) }
        for _ in 0..<Self.maximumRows {
            let reading = try lines.next()
            if reading == .end { break }
            if let secondTable = lines.secondTable { throw secondTable }
            if reading == .record { note(lines.row) }
        }
        guard !samples.isEmpty else { return nil }
    }

    /// The order of a column's dates; nil if there is none, or if two are equally likely.
    package func dateOrder(of column: Int) -> CSVDateOrder? {
        let counts = columns[column].dateCounts
        guard let most = counts.max(), most > 0, counts[0] < most else { return counts[0] > 0 ? .yearFirst : nil }
        guard counts[1] != counts[2] else {
            return columns[column].ambiguousDate.map(CSVDate.isDotted) == true ? .dayFirst : nil
        }
        return counts[1] > counts[2] ? .dayFirst : .monthFirst
    }

    private mutating func note(_ row: CSVRow) {
        let texts = columns.indices.map(row.text)
        if samples.count < Self.sampleCount { samples.append(texts.map(Self.shortened)) }
        for (index, text) in texts.enumerated() where !text.isEmpty {
            columns[index].filledCount += 1
            columns[index].note(text)
            let number = Measured(text, isDecimalComma: row.header.isDecimalComma)
            if let number, number.unit.isEmpty || CSVUnit.isUnit(number.unit) { columns[index].numberCount += 1 }
            let orders = CSVDate.orders(of: text)
            for order in orders {
                if let place = CSVDateOrder.allCases.firstIndex(of: order) { columns[index].dateCounts[place] += 1 }
            }
            if orders == [.dayFirst, .monthFirst], columns[index].ambiguousDate == nil {
                columns[index].ambiguousDate = Self.shortened(text)
            }
        }
    }

    private static func shortened(_ text: String) -> String { String(text.unicodeScalars.prefix(longestSample)) }

    /// The separator that splits the most of the first lines into the same number of fields.
    private static func delimiter(of first: [UInt8]) throws -> UInt8? {
        guard ImportContent(first: first, rest: { nil }).isText, !looksLikeMarkup(first) else { return nil }
        var best: (delimiter: UInt8, alike: Int, count: Int)?
        for delimiter in CSVLines.delimiters {
            var lines = try CSVLines(ImportContent(first: first) { nil }, delimiter)
            var counts: [Int] = []
            while counts.count < 20, case .record = try lines.next() { counts.append(lines.record.count) }
            guard let count = counts.first, count > 1 else { continue }
            // With the wrong one, decimal commas of the first row can look like the first separators.
            let alike = counts.count { $0 == count } - lines.preamble.count
            if best.map({ (alike, count) > ($0.alike, $0.count) }) ?? true { best = (delimiter, alike, count) }
        }
        return best?.delimiter
    }

    /// XML, HTML and JSON contain commas, too.
    private static func looksLikeMarkup(_ first: [UInt8]) -> Bool {
        let start = first.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        return ["<", "{", "["].contains { $0.utf8.first == start }
    }

    // Guesses from the names of the columns.

    /// The most likely kind of rows.
    package var likelyRows: CSVRows {
        let isTraining = column(.reps, .sets) != nil || column(.duration, .sets) != nil || !series.isEmpty
        if isTraining, column(.exercise, .sets, besides: [.food]) != nil { return .sets }
        // Calories beside steps or a distance are spent, not eaten.
        let isSpent = column(.distance, .sets) != nil || columns.indices.contains { heading($0).contains("step") }
        let describesFood = column(.food, .foods) != nil && column(.protein, .foods) != nil
        if column(.energy, .foods) != nil && !isSpent || describesFood { return .foods }
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

    /// The unit behind the first of its numbers that has a known one.
    package func cellUnit(of column: Int) -> String? {
        let isDecimalComma = delimiter == UInt8(ascii: ";")
        let units = samples.compactMap { Measured($0[column], isDecimalComma: isDecimalComma)?.unit }
        return units.first(where: CSVUnit.isUnit)
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
        case .unit, .distanceUnit: return saysUnits(index, for: field, rows)
        // That of a whole workout, and no time that a set takes.
        case .duration where ["h", "hr", "hrs", "hour", "hours"].contains(unit(of: index) ?? ""): return false
        case .reps: return column.numberCount > 0 && !isSummary(index)
        case .weight where rows == .sets: return column.numberCount > 0 && !isSummary(index)
        default: return !field.isNumber || column.numberCount > 0
        }
    }

    /// Whether a column has units as this field needs them.
    package func saysUnits(_ index: Int, for field: CSVField, _ rows: CSVRows) -> Bool {
        let words = columns[index].words
        if field == .distanceUnit { return words.contains { ImportedDistance.meters($0) != nil } }
        // Next to weights there may be other measurements, in other units.
        return rows == .values ? !words.isEmpty : words.contains { CSVUnit.kilograms(1, $0) != nil }
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
