import DataFiles
import Fitness
import Foundation
import GRDB
import Models
import Texts

/// Imports a file of foods, of FoodData Central or of Open Food Facts, into the food table of the household. The server
/// may be running.
public struct FoodImport: Sendable {
    public enum Progress: Sendable {
        case reading(fraction: Double)
        case saving(done: Int, of: Int)
    }

    /// What only the file of Open Food Facts needs: it has the products of the whole world.
    public struct Options: Sendable {
        /// As typed: codes, names or tags, perhaps several separated by commas.
        public var countries: [String]
        /// nil for the usual number.
        public var minimumScans: Int?

        public init(countries: [String] = [], minimumScans: Int? = nil) {
            (self.countries, self.minimumScans) = (countries, minimumScans)
        }
    }

    private let folders: DataFolders

    public init(_ folders: DataFolders) { self.folders = folders }

    /// - Returns: the report, line by line.
    /// - Throws: an error whose description is one line. Foods saved so far stay, and the next run leaves them unchanged.
    public func run(
        _ path: String, _ options: Options, now: Date = Date(), progress: @escaping @Sendable (Progress) -> Void
    ) async throws -> [String] {
        guard try Self.isZip(path) else {
            let filter = try OpenFoodFactsFilter(options, file: path)
            return try await OpenFoodFactsImport(folders, filter).run(path, now: now, progress: progress).lines
        }
        guard options.countries.isEmpty, options.minimumScans == nil else { throw FoodOptionError.onlyOpenFoodFacts }
        return try await FoodDataCentralImport(folders).run(path, now: now, progress: progress).lines
    }

    /// By the signature of its first file, or of its end if it has none (PKWARE APPNOTE 4.3).
    private static func isZip(_ path: String) throws -> Bool {
        let beginning = try FileSource(path: path).nextChunk() ?? []
        return beginning.starts(with: [0x50, 0x4B, 3, 4]) || beginning.starts(with: [0x50, 0x4B, 5, 6])
    }
}

/// An option that does not fit the file. The description is one line.
enum FoodOptionError: Error, Equatable, CustomStringConvertible {
    case onlyOpenFoodFacts, noCountry(file: String), unknownCountry(String), negativeScans

    var description: String {
        switch self {
        case .onlyOpenFoodFacts:
            "--country and --min-scans are only for the file of Open Food Facts, and this is a zip of FoodData Central."
        case .noCountry(let file):
            """
            Say which country’s products of \(file) to add, such as --country de. Repeat it for more, or use --country \
            all for those of every country.
            """
        case .unknownCountry(let text):
            """
            There is no country “\(text)”. Use a code such as de, an English name such as germany, or a tag of Open \
            Food Facts such as en:germany.
            """
        case .negativeScans: "--min-scans must be 0 or more."
        }
    }
}

/// A batch of foods from a download.
struct FoodBatch {
    struct Item: Sendable {
        let food: ProvidedFood
        /// Its number in the older tables, from which the built-in foods come.
        var legacyNumber: Int64?
    }

    private let source: FoodSource
    private let items: [Item]
    private var next = 0
    private(set) var counts = FoodCounts()

    init(_ items: [Item], of source: FoodSource) { (self.items, self.source) = (items, source) }

    /// Saves one food, unless it is unchanged.
    /// - Returns: false when none is left.
    mutating func step(_ database: Database, now: Int64) throws -> Bool {
        guard next < items.count else { return false }
        try save(database, items[next], now: now)
        next += 1
        return true
    }

    private mutating func save(_ database: Database, _ item: Item, now: Int64) throws {
        let food = item.food
        let known = try Food.ofSource(database, source, key: food.key)
        if let number = item.legacyNumber { try replaceTableFood(database, number, now: now) }
        if let known, try known.isUnchanged(database, food.draft) { return counts.unchangedCount += 1 }
        let id = try Food.save(database, food.draft, source: source, key: food.key, now: now)
        if let number = item.legacyNumber { try inheritNames(database, id, number) }
        if known == nil { counts.newCount += 1 } else { counts.changedCount += 1 }
    }

    /// Archives the built-in version of a food, which is nobody's own, so that only one is found. An archive date after
    /// the last change tells later versions of the built-in table not to restore it.
    private func replaceTableFood(_ database: Database, _ number: Int64, now: Int64) throws {
        try database.run(
            """
            UPDATE foods SET archived_at = max(?, updated_at + 1)
            WHERE source = 'usdaSR24' AND source_key = printf('%05d', ?) AND archived_at IS NULL
            """, [now, number])
    }

    /// It is found and shown as the food that it replaces.
    private func inheritNames(_ database: Database, _ id: Int64, _ number: Int64) throws {
        try database.run(
            """
            UPDATE foods SET short_name = former.short_name, other_names = former.other_names,
                search_position = former.search_position
            FROM foods AS former
            WHERE foods.id = ? AND former.source = 'usdaSR24' AND former.source_key = printf('%05d', ?)
            """, [id, number])
    }
}

/// What an import of foods did.
public struct FoodCounts: Sendable, Equatable {
    public internal(set) var newCount = 0
    public internal(set) var changedCount = 0
    public internal(set) var unchangedCount = 0

    var foodCount: Int { newCount + changedCount + unchangedCount }

    /// The first line of the command's report.
    var line: String {
        let numbers = [newCount, changedCount, unchangedCount].map { DecimalText.grouped(Double($0)) }
        return "\(CountText.of(foodCount, "food")): \(numbers[0]) new, \(numbers[1]) changed, \(numbers[2]) unchanged."
    }

    static func += (sum: inout FoodCounts, more: FoodCounts) {
        sum.newCount += more.newCount
        sum.changedCount += more.changedCount
        sum.unchangedCount += more.unchangedCount
    }
}
