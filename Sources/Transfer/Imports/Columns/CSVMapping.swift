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
}

extension CSVMapping {
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
