/// What somebody said of a CSV file: what its rows are, which column is what, and what its numbers mean.
struct CSVMapping: Codable, Sendable, Equatable {
    enum DistanceUnit: String, CaseIterable, Codable, Sendable {
        case kilometers, miles, meters

        var metersPerUnit: Double {
            switch self {
            case .kilometers: 1_000
            case .miles: WorkHome.DistanceUnit.miles.metersPerUnit
            case .meters: 1
            }
        }
    }

    enum DurationUnit: String, CaseIterable, Codable, Sendable {
        case seconds, minutes

        var secondsPerUnit: Double { self == .seconds ? 1 : 60 }
    }

    enum EnergyUnit: String, CaseIterable, Codable, Sendable {
        case kilocalories, kilojoules

        var kilocaloriesPerUnit: Double { self == .kilocalories ? 1 : 1 / 4.184 }
    }

    let rows: CSVRows
    var columns: [CSVField: Int]
    var dateOrder: CSVDateOrder
    let delimiter: UInt8
    let hasHeader: Bool
    var weightUnit: WeightUnit = .kilograms
    var distanceUnit: DistanceUnit = .kilometers
    var durationUnit: DurationUnit = .seconds
    var energyUnit: EnergyUnit = .kilocalories
    /// What the values are of, where the rows are values.
    var measure: ImportedMeasure?
    /// Where a column says what each row measures: what is tracked here already, by the names in the file.
    var measures: [String: ImportedMeasure]?
    /// Which of those names are taken; nil for all.
    var only: [String]?
    /// The sets that stand beside each other in a row.
    var series: [CSVSeries]?

    /// - Parameter dateOrder: nil for that of the dates.
    init(_ table: CSVTable, _ rows: CSVRows, columns: [CSVField: Int], dateOrder: CSVDateOrder) {
        self.rows = rows
        self.columns = columns
        self.dateOrder = dateOrder
        delimiter = table.delimiter
        hasHeader = table.hasHeader
    }
}

extension CSVMapping {
    /// What a column's name says of the unit of its numbers.
    static func weightUnit(_ table: CSVTable, _ column: Int?) -> WeightUnit? {
        column.flatMap(table.unit).flatMap(WeightUnit.abbreviated)
    }

    static func distanceUnit(_ table: CSVTable, _ column: Int?) -> DistanceUnit? {
        switch column.flatMap(table.unit) {
        case "km", "kms", "kilometers", "kilometres": .kilometers
        case "mi", "miles": .miles
        case "m", "meters", "metres": .meters
        default: nil
        }
    }

    static func durationUnit(_ table: CSVTable, _ column: Int?) -> DurationUnit {
        column.flatMap(table.unit)?.hasPrefix("min") == true ? .minutes : .seconds
    }

    static func energyUnit(_ table: CSVTable, _ column: Int?) -> EnergyUnit {
        column.flatMap(table.unit)?.hasPrefix("kj") == true ? .kilojoules : .kilocalories
    }
}
