import Foundation
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Operations

@Suite struct HouseholdBackupTests {
    @Test func aCopyOpensWithEverythingInIt() async throws {
        let household = try await Household()
        let target = "\(household.app.folders.root)-copy"
        // An orphaned photo is not backed up.
        try Data([1]).write(to: URL(filePath: "\(household.app.folders.images)/\(UUID().pathText).jpg"))
        let manifest = try await HouseholdBackup(household.app.folders).write(to: target)
        #expect(manifest.photos.files == 8)
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(target)/images").count == 8)
        let copy = try await TestApp(clock: household.app.clock, opening: target)
        let alex = try await copy.signIn(Cast.alex)
        #expect(try await alex.get("/journal/2026-11-20").text.contains("A secret of Alex"))
        #expect(try await alex.get("/photos/\(household.photo)").status == 200)
        // The original household is unaffected.
        #expect(try await household.alex.get("/").status == 200)
    }

    @Test func itsManifestSaysWhatItIs() async throws {
        let household = try await Household()
        let app = household.app
        let target = DataFolders(root: "\(app.folders.root)-copy")
        let manifest = try await HouseholdBackup(app.folders).write(to: target.root, now: app.clock.now)
        #expect(try BackupManifest(in: target) == manifest)
        #expect(manifest.madeAt == app.clock.now)
        #expect(manifest.rows["users"] == 2)
        #expect(manifest.rows["strength_sets"] == (try await app.count("strength_sets")))
        #expect(manifest.databaseSHA256 == (try PacedFiles().digest(of: target.database)))
        #expect(manifest.databaseSHA256.count == 64)
        #expect(manifest.proof?.findings == [])
        let files = try FileManager.default.contentsOfDirectory(atPath: target.root).sorted()
        #expect(files == ["images", "manifest.json", "photos.sha256", "workhome.sqlite"])
    }

    @Test func aPhotoThatWasLostIsNamed() async throws {
        let household = try await Household()
        try FileManager.default.removeItem(atPath: "\(household.app.folders.images)/\(household.photo).jpg")
        let manifest = try await HouseholdBackup(household.app.folders).write(to: "\(household.app.folders.root)-copy")
        #expect(manifest.photos.missing == ["\(household.photo).jpg"])
        #expect(manifest.proof?.isPassed == true)
    }

    /// Everything else is still backed up.
    @Test(arguments: [true, false])
    func aPhotoThatIsDamagedIsNamed(inTheMiddle: Bool) async throws {
        let household = try await Household()
        let photo = URL(filePath: "\(household.app.folders.images)/\(household.photo).jpg")
        var bytes = try Data(contentsOf: photo)
        let middle = bytes.count / 2
        let hole = inTheMiddle ? middle..<middle + 64 : bytes.count - 2..<bytes.count
        bytes.replaceSubrange(hole, with: Data(count: hole.count))
        try bytes.write(to: photo)
        let target = DataFolders(root: "\(household.app.folders.root)-copy")
        let manifest = try await HouseholdBackup(household.app.folders).write(to: target.root)
        #expect(manifest.photos.damaged == ["\(household.photo).jpg"])
        #expect(manifest.proof?.isPassed == true)
        let new = DataFolders(root: "\(household.app.folders.root)-new")
        _ = try await HouseholdRestore(from: target, into: new).run(replaces: false)
        #expect(try Data(contentsOf: URL(filePath: "\(new.images)/\(household.photo).jpg")) == bytes)
    }

    /// The verification finds what could not be restored.
    @Test func aCopyThatIsNotWholeIsNoBackup() async throws {
        let household = try await Household()
        let target = "\(household.app.folders.root)-copy"
        try await household.app.execute("CREATE TABLE strange (id INTEGER)")
        let error = await #expect(throws: BackupError.self) {
            try await HouseholdBackup(household.app.folders).write(to: target)
        }
        #expect(
            error?.description
                == "The backup could not be verified (table strange does not belong to WorkHome). It is kept as \(target).unproven."
        )
        #expect(!FileManager.default.fileExists(atPath: target))
        #expect(!FileManager.default.fileExists(atPath: "\(target).partial"))
    }

    @Test func aFolderThatIsThereIsNotWrittenTo() async throws {
        let app = try await TestApp()
        let error = await #expect(throws: BackupError.self) {
            try await HouseholdBackup(app.folders).write(to: app.folders.images)
        }
        #expect(error?.description == "\(app.folders.images) already exists. Choose a new folder.")
    }

    @Test func whereThereIsNoDatabaseThereIsNoCopy() async throws {
        let app = try await TestApp()
        let nowhere = DataFolders(root: app.folders.root + "/nowhere")
        let error = await #expect(throws: DataFolderError.self) {
            try await HouseholdBackup(nowhere).write(to: app.folders.root + "/copy")
        }
        #expect(error?.description == "Cannot use the data folder \(nowhere.root): it has no WorkHome database.")
        #expect(!FileManager.default.fileExists(atPath: app.folders.root + "/copy"))
    }
}
