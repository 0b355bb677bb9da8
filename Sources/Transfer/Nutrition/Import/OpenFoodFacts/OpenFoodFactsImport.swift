import DataFiles
import Fitness
import Foundation
import GRDB
import Models
import Storage
import Texts

/// Imports the product list of Open Food Facts (https://world.openfoodfacts.org/data) into the food table: a text file
/// with tabs, compressed or not, whatever its name. It has all products of the world, in lines of two hundred fields.
struct OpenFoodFactsImport: Sendable {
    /// How many products are in memory at a time.
    private static let batchSize = 5_000

    private let folders: DataFolders
    private let filter: OpenFoodFactsFilter

    init(_ folders: DataFolders, _ filter: OpenFoodFactsFilter) {
        (self.folders, self.filter) = (folders, filter)
    }

    /// - Throws: `FileSourceError`, `GzipError`, `OpenFoodFactsFileError`, or `StorageError`; foods saved so far stay, and
    ///   the next run leaves them unchanged.
    func run(
        _ path: String, now: Date = Date(), progress: @escaping @Sendable (FoodImport.Progress) -> Void
    ) async throws -> Report {
        var report = Report(minimumScans: filter.minimumScans)
        let staging = try OpenFoodFactsStaging()
        try stage(path, in: staging, &report) { progress(.reading(fraction: $0)) }
        let count = try staging.count()
        try folders.create()
        let database = try folders.openDatabase()
        let change = SlicedChange(database, pace: .resting)
        var last = ""
        while true {
            let foods = try staging.foods(after: last, count: Self.batchSize)
            guard let end = foods.last else { break }
            last = end.key
            var batch = FoodBatch(foods.map { FoodBatch.Item(food: $0) }, of: .openFoodFacts)
            try change.run(step: { try batch.step($0, now: now.secondsSince1970) })
            report.counts += batch.counts
            progress(.saving(done: report.counts.foodCount, of: count))
        }
        try database.close()
        return report
    }

    private func stage(
        _ path: String, in staging: OpenFoodFactsStaging, _ report: inout Report,
        _ progress: @escaping (Double) -> Void
    ) throws {
        var reader = try Self.reader(path, progress)
        var record = CSVRecord()
        guard try reader.read(into: &record) == .record, let columns = CSVColumns(record, OpenFoodFactsRow.columns)
        else { throw OpenFoodFactsFileError(path: path) }
        let fieldCount = record.count
        let staged = try staging.queue.write { database in
            var staged = 0
            while true {
                switch try reader.read(into: &record) {
                case .end: return staged
                case .broken(let line): report.leaveOut(line: line)
                // A tab or a line break within a field shifts the values of all that follow.
                case .record where record.count != fieldCount: report.leaveOut(line: record.line)
                case .record:
                    guard let (row, key) = product(record, columns, &report) else { continue }
                    try OpenFoodFactsStaging.add(database, row, key: key)
                    staged += 1
                }
            }
        }
        let repeated = try staged - staging.count()
        if repeated > 0 { report.leaveOut(.repeated, count: repeated) }
    }

    private static func reader(_ path: String, _ progress: @escaping (Double) -> Void) throws -> CSVReader {
        let file = try FileSource(path: path)
        let beginning = try file.nextChunk()
        var isBegun = false
        let next = {
            defer { isBegun = true }
            progress(Double(file.bytesRead) / Double(max(file.size, 1)))
            return isBegun ? try file.nextChunk() : beginning
        }
        guard GzipSource.isBeginning(beginning ?? []) else {
            return try CSVReader(delimiter: UInt8(ascii: "\t"), isQuoting: false, nextChunk: next)
        }
        let gzip = try GzipSource(path: path, next)
        return try CSVReader(delimiter: UInt8(ascii: "\t"), isQuoting: false) { try gzip.nextChunk() }
    }

    /// - Returns: a product that is imported, with its key; nil after noting why it is not.
    private func product(
        _ record: CSVRecord, _ columns: CSVColumns, _ report: inout Report
    ) -> (OpenFoodFactsRow, key: String)? {
        guard filter.isSold(in: OpenFoodFactsRow.countries(record, columns)) else {
            report.leaveOut(.otherCountry)
            return nil
        }
        let row = OpenFoodFactsRow(record, columns)
        guard row.scans >= filter.minimumScans else {
            report.leaveOut(.fewScans)
            return nil
        }
        guard let barcode = row.barcode else {
            report.leaveOut(.noBarcode)
            return nil
        }
        if let food = row.food { return (row, food.key) }
        report.leaveOut(row.product, barcode)
        return nil
    }

    /// Why a line of the file made no food.
    enum Reason: CaseIterable {
        case otherCountry, fewScans, noBarcode, noName, noEnergy, impossible, repeated, unreadable
    }

    struct Report: Sendable, Equatable {
        let minimumScans: Int
        var counts = FoodCounts()
        private(set) var leftOut: [Reason: Int] = [:]
        /// The first unreadable lines.
        private(set) var brokenLines: [Int] = []
        /// The first barcodes with impossible values.
        private(set) var impossible: [String] = []

        init(minimumScans: Int) { self.minimumScans = minimumScans }

        mutating func leaveOut(_ reason: Reason, count: Int = 1) {
            leftOut[reason, default: 0] += count
        }

        mutating func leaveOut(line: Int) {
            leaveOut(.unreadable)
            if brokenLines.count < Self.mostNamed { brokenLines.append(line) }
        }

        mutating func leaveOut(impossible barcode: Barcode) {
            leaveOut(.impossible)
            if impossible.count < Self.mostNamed { impossible.append(barcode.printed) }
        }
    }
}

extension OpenFoodFactsImport.Report {
    fileprivate mutating func leaveOut(_ product: OpenFoodFactsProduct, _ barcode: Barcode) {
        if ProviderText.name(product.name).isEmpty {
            leaveOut(.noName)
        } else if product.nutrients.energyKilocalories == nil {
            leaveOut(.noEnergy)
        } else {
            leaveOut(impossible: barcode)
        }
    }

    fileprivate static let mostNamed = 10

    /// The report of the command.
    var lines: [String] {
        let reasons = OpenFoodFactsImport.Reason.allCases.compactMap { reason in
            leftOut[reason].map { "Left out: \(text(reason, $0))." }
        }
        return [counts.line] + reasons + ["\(NutritionTexts.fromOpenFoodFacts)."]
    }

    private func text(_ reason: OpenFoodFactsImport.Reason, _ count: Int) -> String {
        let products = CountText.of(count, "product")
        switch reason {
        case .otherCountry: return "\(products) of other countries"
        case .fewScans: return "\(products) with fewer than \(CountText.of(minimumScans, "scan"))"
        case .noBarcode: return "\(products) without a valid barcode"
        case .noName: return "\(products) without a name"
        case .noEnergy: return "\(products) without energy"
        case .impossible:
            return "\(products) with more of something than a food can have: \(Self.list(impossible, of: count))"
        case .repeated: return "\(products) that the file has more than once"
        case .unreadable:
            let lines = brokenLines.map { DecimalText.grouped(Double($0)) }
            return "\(CountText.of(count, "line")) that can’t be read: \(Self.list(lines, of: count))"
        }
    }

    private static func list(_ names: [String], of count: Int) -> String {
        let others = count - names.count
        return names.joined(separator: "; ") + (others > 0 ? "; and \(DecimalText.grouped(Double(others))) more" : "")
    }
}

extension OpenFoodFactsRow {
    var food: ProvidedFood? { barcode.flatMap { product.food($0) } }
}

/// A file that is not the product list of Open Food Facts. The description is one line.
struct OpenFoodFactsFileError: Error, CustomStringConvertible {
    let path: String

    var description: String {
        """
        \(path) is neither a zip of FoodData Central nor the CSV file of Open Food Facts: the first line of that names \
        the columns \(OpenFoodFactsRow.neededColumns.joined(separator: ", ")), with tabs between them.
        """
    }
}

/// Which products of the file of Open Food Facts are imported.
struct OpenFoodFactsFilter: Sendable, Equatable {
    /// A product that a second person has scanned exists, and its barcode is no slip.
    static let usualMinimumScans = 2

    /// Tags such as `en:germany`; nil for every country.
    let countries: Set<String>?
    let minimumScans: Int

    /// - Parameter file: its path, for the message.
    /// - Throws: `FoodOptionError` for a country that does not exist, or none.
    init(_ options: FoodImport.Options, file: String) throws {
        let texts = options.countries.flatMap { $0.split(separator: ",").map(String.init) }
        guard !texts.isEmpty else { throw FoodOptionError.noCountry(file: file) }
        minimumScans = options.minimumScans ?? Self.usualMinimumScans
        guard minimumScans >= 0 else { throw FoodOptionError.negativeScans }
        guard !texts.contains(where: { $0.lowercased() == "all" }) else {
            countries = nil
            return
        }
        countries = try texts.reduce(into: []) { tags, text in
            guard let found = OpenFoodFactsCountry.tags(text) else { throw FoodOptionError.unknownCountry(text) }
            tags.formUnion(found)
        }
    }

    /// - Parameter tags: separated by commas.
    func isSold(in tags: String) -> Bool {
        guard let countries else { return true }
        return tags.split(separator: ",").contains { countries.contains(String($0)) }
    }
}
