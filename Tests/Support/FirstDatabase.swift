#if DEBUG
import Foundation

@testable import Storage
@testable import Models

/// The database after a first start, created once for all tests: migrating one and loading the catalogues takes longer
/// than most tests. It holds only a sample of the foods, because the whole table would make each copy slow.
package enum FirstDatabase {
    package static func copy(to folders: DataFolders) async throws {
        try folders.create()
        try await file.value.write(to: URL(filePath: folders.database))
    }

    private static let file = Task {
        let folder = try TemporaryFolder()
        let database = try AppDatabase(path: "\(folder.path)/workhome.sqlite")
        try await database.loadCatalogues(foods: .sample, now: TestClock().now.secondsSince1970)
        // Closing checkpoints the write-ahead log into the file.
        try database.close()
        return try Data(contentsOf: URL(filePath: database.path))
    }
}
#endif
