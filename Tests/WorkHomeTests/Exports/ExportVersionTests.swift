import Foundation
import Storage
import Support
import Testing

@testable import Models
@testable import Transfer

/// The command line reads the data of a running server and must not change its tables.
@Suite struct ExportVersionTests {
    @Test func aDatabaseOfANewerVersionIsRefused() async throws {
        let household = try await Household()
        let folders = household.app.folders
        try await household.app.execute("INSERT INTO grdb_migrations VALUES ('999 from the future')")
        let error = #expect(throws: StorageError.self) {
            try PersonExport(folders).write(of: Cast.alex.email, to: "\(folders.root)/alex.zip")
        }
        #expect(error == .newerVersion)
        #expect(access("\(folders.root)/alex.zip", F_OK) == -1, "no file is made")
    }
}
