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

    init(_ folders: DataFolders) {
        self.folders = folders
    }

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
