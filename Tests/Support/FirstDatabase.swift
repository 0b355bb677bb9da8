#if DEBUG
import Foundation

@testable import Storage
@testable import Models

/// The database as a first start leaves it, made once for all tests: migrating one and loading the catalogues into it
/// takes longer than most tests. Of the foods it has a sample: the whole table would make each copy slow.
package enum FirstDatabase {
    package static func copy(to folders: DataFolders) async throws {
        try folders.create()
        try await file.value.write(to: URL(filePath: folders.database))
    }

    private static let file = Task {
        let folder = try TemporaryFolder()
        let database = try AppDatabase(path: "\(folder.path)/workhome.sqlite")
        try await database.loadCatalogues(foods: .sample, now: TestClock().now.secondsSince1970)
        // Closing folds the write-ahead log into the file.
        try database.close()
        return try Data(contentsOf: URL(filePath: database.path))
    }
}
#endif
