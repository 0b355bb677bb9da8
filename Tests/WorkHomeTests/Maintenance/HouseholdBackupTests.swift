import Foundation
import Testing

@testable import WorkHome

@Suite struct HouseholdBackupTests {
    @Test func aCopyOpensWithEverythingInIt() async throws {
        let household = try await Household()
        let target = "\(household.app.folders.root)-copy"
        // An orphan is nobody's: it stays behind.
        try Data([1]).write(to: URL(filePath: "\(household.app.folders.images)/\(UUID().pathText).jpg"))
        let report = try await HouseholdBackup(household.app.folders).write(to: target)
        #expect(report.photoFileCount == 8)
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(target)/images").count == 8)
        let copy = try await TestApp(clock: household.app.clock, opening: target)
        let alex = try await copy.signIn(Cast.alex)
        #expect(try await alex.get("/journal/2026-11-20").text.contains("A secret of Alex"))
        #expect(try await alex.get("/photos/\(household.photo)").status == 200)
        // And the one that it was made of goes on.
        #expect(try await household.alex.get("/").status == 200)
    }

    @Test func aFolderThatIsThereIsNotWrittenTo() async throws {
        let app = try await TestApp()
        let error = await #expect(throws: BackupError.self) {
            try await HouseholdBackup(app.folders).write(to: app.folders.images)
        }
        #expect(error?.description == "\(app.folders.images) exists already. Name a new folder.")
    }

    @Test func whereThereIsNoDatabaseThereIsNoCopy() async throws {
        let app = try await TestApp()
        let nowhere = DataFolders(root: app.folders.root + "/nowhere")
        let error = await #expect(throws: BackupError.self) {
            try await HouseholdBackup(nowhere).write(to: app.folders.root + "/copy")
        }
        #expect(error?.description == "There is no WorkHome database in \(nowhere.root).")
        #expect(!FileManager.default.fileExists(atPath: app.folders.root + "/copy"))
    }
}
