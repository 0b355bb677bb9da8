import DataFiles
import Foundation
import GRDB
import Models
import Storage

/// Imports a FoodData Central download (https://fdc.nal.usda.gov/download-datasets) into the food table: Foundation, SR
/// Legacy, Survey, Branded, or all in one zip of CSV files. The server may be running.
struct FoodDataCentralImport: Sendable {
    struct Report: Sendable, Equatable {
        var counts = FoodCounts()
        var leftOut = LeftOut()

        var lines: [String] {
            let others = leftOut.count - leftOut.lines.count
            return [counts.line] + leftOut.lines.map { "Left out: \($0)." }
                + (others > 0 ? ["Left out: \(others) more."] : [])
        }
    }

    /// The rows that could not be imported: their number, and a line about each of the first.
    struct LeftOut: Sendable, Equatable {
        private(set) var count = 0
        private(set) var lines: [String] = []

        mutating func add(_ line: @autoclosure () -> String) {
            count += 1
            if lines.count < 20 { lines.append(line()) }
        }
    }

    /// How many foods are in memory at a time.
    private static let batchSize = 5_000

    private let folders: DataFolders

    init(_ folders: DataFolders) { self.folders = folders }

    /// - Parameter path: the zip file.
    /// - Throws: `ZipArchiveError`, `FoodImportError`, or `StorageError`; foods saved so far stay, and the next run
    ///   leaves them unchanged.
    func run(
        _ path: String, now: Date = Date(), progress: @escaping @Sendable (FoodImport.Progress) -> Void
    ) async throws -> Report {
        var report = Report()
        let staging = try FoodStaging()
        try stage(path, in: staging, &report.leftOut, progress)
        let count = try staging.foodCount()
        guard count > 0 else { throw FoodImportError(path: path) }
        try staging.index()
        try folders.create()
        let database = try folders.openDatabase()
        var last = Int64.min
        let change = SlicedChange(database, pace: .resting)
        while true {
            let foods = try next(in: staging, after: last)
            guard let end = foods.last else { break }
            last = end.id
            report.leftOut.add(foods)
            var batch = FoodBatch(foods.compactMap(\.item), of: .foodDataCentral)
            try change.run(step: { try batch.step($0, now: now.secondsSince1970) })
            report.counts += batch.counts
            progress(.saving(done: report.counts.foodCount, of: count))
        }
        try database.close()
        return report
    }

    private func stage(
        _ path: String, in staging: FoodStaging, _ leftOut: inout LeftOut, _ progress: (FoodImport.Progress) -> Void
    ) throws {
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        try ZipArchive(path: path).forEachFile { member in
            guard let file = FoodDataCentralFile(name: member.name) else { return }
            try staging.add(member, file, &leftOut) {
                progress(.reading(fraction: min(Double(member.archiveBytesRead) / Double(max(size, 1)), 1)))
            }
        }
    }

    private func next(in staging: FoodStaging, after id: Int64) throws -> [StagedFood] {
        try staging.queue.read { try StagedFood.fetch($0, after: id, count: Self.batchSize) }
    }
}

extension FoodDataCentralImport.LeftOut {
    fileprivate mutating func add(_ foods: [StagedFood]) {
        for food in foods where food.item == nil {
            add("food.csv line \(food.line): food \(food.id) has no energy, or more than a food can have")
        }
    }
}

/// A zip without any foods.
struct FoodImportError: Error, CustomStringConvertible {
    let path: String

    var description: String {
        "There are no foods in \(path). It must be a CSV download of FoodData Central, with a food.csv in it."
    }
}

/// A file of a FoodData Central download that is imported, and how its rows are staged. Columns are found by name,
/// because their positions differ between downloads.
enum FoodDataCentralFile: String, CaseIterable {
    case food, brandedFood = "branded_food", legacyFood = "sr_legacy_food", foodNutrient = "food_nutrient"
    case foodPortion = "food_portion", measureUnit = "measure_unit"

    init?(name: String) {
        guard name.hasSuffix(".csv") else { return nil }
        self.init(rawValue: String(name.dropLast(4)))
    }

    /// Its required columns, followed by the optional ones.
    var columns: (needed: [String], others: [String]) {
        switch self {
        case .food: (["fdc_id", "data_type", "description"], [])
        case .brandedFood:
            (
                ["fdc_id", "gtin_upc", "serving_size", "serving_size_unit"],
                ["brand_owner", "brand_name", "household_serving_fulltext"]
            )
        case .legacyFood: (["fdc_id", "NDB_number"], [])
        case .foodNutrient: (["fdc_id", "nutrient_id", "amount"], [])
        case .foodPortion:
            (["fdc_id", "gram_weight"], ["seq_num", "amount", "measure_unit_id", "portion_description", "modifier"])
        case .measureUnit: (["id", "name"], [])
        }
    }

    var insertion: String {
        switch self {
        case .food: "INSERT OR REPLACE INTO foods (fdc_id, line, name) VALUES (?, ?, ?)"
        case .brandedFood:
            """
            INSERT OR REPLACE INTO branded (fdc_id, brand, barcode, serving, unit, household) VALUES (?, ?, ?, ?, ?, ?)
            """
        case .legacyFood: "INSERT OR REPLACE INTO legacy (fdc_id, ndb_number) VALUES (?, ?)"
        case .foodNutrient: "INSERT INTO amounts (fdc_id, nutrient, amount) VALUES (?, ?, ?)"
        case .foodPortion:
            """
            INSERT OR REPLACE INTO portions (fdc_id, position, amount, unit_id, description, modifier, grams)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """
        case .measureUnit: "INSERT OR REPLACE INTO units (id, name) VALUES (?, ?)"
        }
    }

    /// The result of reading a row.
    enum Row {
        case values([(any DatabaseValueConvertible)?])
        /// A row without data that WorkHome uses, such as an amino acid's.
        case notNeeded
        case broken
    }

    func row(_ record: CSVRecord, _ at: CSVColumns) -> Row {
        guard let id = record.integer(at[0]) else { return .broken }
        switch self {
        case .food: return food(record, at, id)
        case .brandedFood:
            let brand = [at[5], at[4]].map { record.text($0) }.first { !$0.isEmpty }
            return .values([
                id, brand, record.text(at[1]), record.number(at[2]), record.text(at[3]).lowercased(),
                record.text(at[6]),
            ])
        case .legacyFood: return record.integer(at[1]).map { .values([id, $0]) } ?? .broken
        case .foodNutrient:
            guard let nutrient = record.integer(at[1]) else { return .broken }
            guard FoodDataCentralNutrient.isUsed(id: Int(nutrient)) else { return .notNeeded }
            return record.number(at[2]).map { .values([id, nutrient, $0]) } ?? .broken
        case .foodPortion:
            guard let grams = record.number(at[1]) else { return .broken }
            return .values([
                id, record.integer(at[2]) ?? 0, record.number(at[3]), record.integer(at[4]), record.text(at[5]),
                record.text(at[6]), grams,
            ])
        case .measureUnit: return .values([id, record.text(at[1])])
        }
    }

    private static let dataTypes: Set<String> = [
        "branded_food", "foundation_food", "sr_legacy_food", "survey_fndds_food", "Branded", "Foundation", "SR Legacy",
        "Survey (FNDDS)",
    ]

    /// Leaves out the lab samples that foods were measured from.
    private func food(_ record: CSVRecord, _ at: CSVColumns, _ id: Int64) -> Row {
        guard Self.dataTypes.contains(record.text(at[1])) else { return .notNeeded }
        let name = record.text(at[2])
        return name.isEmpty ? .broken : .values([id, record.line, name])
    }
}

/// The positions of the requested columns in a file.
struct CSVColumns {
    private let places: [Int]

    /// - Returns: nil if a required column is missing.
    init?(_ header: CSVRecord, _ columns: (needed: [String], others: [String])) {
        let names = (0..<header.count).map { header.text($0) }
        let needed = columns.needed.compactMap { names.firstIndex(of: $0) }
        guard needed.count == columns.needed.count else { return nil }
        places = needed + columns.others.map { names.firstIndex(of: $0) ?? Int.max }
    }

    subscript(_ index: Int) -> Int { places[index] }
}
