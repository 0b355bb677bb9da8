import Fitness
import Micronutrients

/// How the user described a CSV file: what its rows are, the meaning of its columns, and the units of its numbers.
package struct CSVMapping: Codable, Sendable, Equatable {
    package enum DistanceUnit: String, CaseIterable, Codable, Sendable {
        case kilometers, miles, meters

        var metersPerUnit: Double {
            switch self {
            case .kilometers: 1_000
            case .miles: Fitness.DistanceUnit.miles.metersPerUnit
            case .meters: 1
            }
        }
    }

    package enum DurationUnit: String, CaseIterable, Codable, Sendable {
        case seconds, minutes

        var secondsPerUnit: Double { self == .seconds ? 1 : 60 }
    }

    package let rows: CSVRows
    package var columns: [CSVField: Int]
    package var dateOrder: CSVDateOrder
    let delimiter: UInt8
    let hasHeader: Bool
    package var weightUnit: WeightUnit = .kilograms
    package var distanceUnit: DistanceUnit = .kilometers
    package var durationUnit: DurationUnit = .seconds
    package var energyUnit: EnergyUnit = .kilocalories
    /// How much sodium one of its column is; nil for a mapping of before, whose column is in milligrams.
    let sodiumMilligrams: Double?
    /// What the values measure, if the rows are values.
    package var measure: ImportedMeasure?
    /// If a column says what each row measures: the existing trackables, by the names in the file.
    package var measures: [String: ImportedMeasure]?
    /// Which of those names are imported; nil for all.
    package var only: [String]?
    /// The sets in a row with several columns of them.
    package var series: [CSVSeries]?

    /// - Parameter dateOrder: the order of the parts of its dates.
    package init(_ table: CSVTable, _ rows: CSVRows, columns: [CSVField: Int], dateOrder: CSVDateOrder) {
        self.rows = rows
        self.columns = columns
        self.dateOrder = dateOrder
        delimiter = table.delimiter
        hasHeader = table.hasHeader
        sodiumMilligrams = columns[.sodium].map(table.sodiumMilligrams)
    }

    /// The unit in a column's name, or else in a comment.
    package static func weightUnit(_ table: CSVTable, _ column: Int?) -> WeightUnit? {
        column.flatMap { table.unit(of: $0).flatMap(WeightUnit.abbreviated) ?? table.statedWeightUnit }
    }

    package static func distanceUnit(_ table: CSVTable, _ column: Int?) -> DistanceUnit? {
        switch column.flatMap(table.unit) {
        case "km", "kms", "kilometers", "kilometres": .kilometers
        case "mi", "miles": .miles
        case "m", "meters", "metres": .meters
        default: nil
        }
    }

    package static func durationUnit(_ table: CSVTable, _ column: Int?) -> DurationUnit {
        column.flatMap(table.unit)?.hasPrefix("min") == true ? .minutes : .seconds
    }

    package static func energyUnit(_ table: CSVTable, _ column: Int?) -> EnergyUnit {
        column.flatMap(table.unit)?.hasPrefix("kj") == true ? .kilojoules : .kilocalories
    }
}

/// A mapping from an earlier import is reused for a file with the same columns.
extension [DataImport] {
    /// - Returns: the last mapping of a file with these columns in this order; nil if none was imported.
    package func mapping(of table: CSVTable) -> CSVMapping? {
        guard let names = table.names,
            var mapping = first(where: { $0.summary.columnNames == names })?.summary.mapping
        else { return nil }
        // The dates may be in another order this time, and usually show which.
        if let order = mapping.columns[.date].flatMap(table.dateOrder) { mapping.dateOrder = order }
        return mapping
    }
}

/// A set of a row with several sets side by side: `Set 1 Reps`, `Set 1 Weight`, `Set 2 Reps` …
package struct CSVSeries: Codable, Sendable, Equatable {
    /// The number in the names of its columns.
    package let number: Int
    package let reps: Int
    package let weight: Int?
}

extension CSVTable {
    /// The sets side by side in a row, if there are at least two; `Weight 1, Reps 1` and plain `Set 1` also count.
    package var series: [CSVSeries] {
        var found: [Int: [Part: Int]] = [:]
        for index in columns.indices where columns[index].numberCount > 0 {
            guard let (number, part) = numbered(index), found[number]?[part] == nil else { continue }
            found[number, default: [:]][part] = index
        }
        let series = found.sorted { $0.key < $1.key }.compactMap { number, parts in
            (parts[.reps] ?? parts[.set]).map { CSVSeries(number: number, reps: $0, weight: parts[.weight]) }
        }
        return series.count > 1 ? series : []
    }

    private enum Part {
        case reps, weight
        /// A column named only after the set.
        case set
    }

    private func numbered(_ index: Int) -> (number: Int, part: Part)? {
        let name = columns[index].name.lowercased()
        let halves = name.split(maxSplits: 1) { "([".contains($0) }.map { Self.wordsAndNumbers(String($0)) }
        let words = halves.first ?? []
        let numbers = words.compactMap { Int($0) }
        let names = words.filter { Int($0) == nil }
        guard numbers.count == 1, (1...50).contains(numbers[0]) else { return nil }
        let isOfSet = names.contains { Self.setNames.contains($0) }
        // Brackets contain what it has of the set, or the unit of that: `Set 1 (Reps)`, `Set 1 Weight (kg)`.
        let bracketed = halves.count > 1 ? halves[1] : []
        let rest = Set(names.filter { !Self.setNames.contains($0) } + bracketed)
        if rest.isEmpty { return isOfSet ? (numbers[0], .set) : nil }
        if rest.isSubset(of: ["reps", "rep", "repetitions", "wdh", "wiederholungen"]) { return (numbers[0], .reps) }
        let weights: Set = ["weight", "load", "gewicht", "kg", "kgs", "lb", "lbs"]
        return rest.isSubset(of: weights) ? (numbers[0], .weight) : nil
    }

    private static let setNames: Set = ["set", "s", "satz"]

    /// Splits words and numbers: `reps1` has two parts.
    private static func wordsAndNumbers(_ name: String) -> [String] {
        var parts: [String] = []
        var last: Character?
        for character in name {
            defer { last = character }
            guard character.isLetter || character.isNumber else { continue }
            let continuesPart =
                last.map { $0.isLetter && character.isLetter || $0.isNumber && character.isNumber } == true
            if continuesPart { parts[parts.count - 1].append(character) } else { parts.append(String(character)) }
        }
        return parts
    }
}
