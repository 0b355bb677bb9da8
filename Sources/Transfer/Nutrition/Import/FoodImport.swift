import DataFiles
import Foundation
import Models

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

    public init(_ folders: DataFolders) {
        self.folders = folders
    }

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
