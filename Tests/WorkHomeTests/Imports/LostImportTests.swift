import Foundation
import Support
import Testing

@testable import Models
@testable import Operations
@testable import Web

/// Pending imports whose file is gone, as after a restore: a backup does not include these files.
@Suite struct LostImportTests {
    private static let message = "The file is gone. Discard this import and choose the file again."

    private func removeFiles(_ app: TestApp) throws {
        for name in try app.importFiles() {
            try FileManager.default.removeItem(atPath: "\(app.folders.imports)/\(name)")
        }
    }

    @Test func theStartDiscardsThem() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.importFile(ImportSamples.hevy)
        try await stage.alex.bring(ImportSamples.strong)
        try removeFiles(stage.app)
        try await stage.alex.bring(ColumnSamples.pulse)
        let cut = try #require(try stage.app.importFiles().first)
        try await stage.alex.bring(ColumnSamples.diary)
        // A file truncated by a power cut does not count.
        try Data([1]).write(to: URL(filePath: "\(stage.app.folders.imports)/\(cut)"))
        try await stage.app.app.sweep()
        #expect(
            try await stage.app.rows("SELECT id, state FROM imports ORDER BY id") == ["1 done", "4 waiting"])
        #expect(try stage.app.importFiles().count == 1)
        #expect(
            stage.app.log.lines.contains(
                "notice Imports whose file is missing were discarded, or are being undone. count=2")
        )
        #expect(try await stage.alex.get("/settings/data/imports/4/columns").status == 200)
    }

    @Test func aRestoredHouseholdHasNone() async throws {
        let household = try await Household()
        #expect(try await household.app.rows("SELECT id FROM imports WHERE state = 'waiting'").count == 2)
        let backup = DataFolders(root: "\(household.app.folders.root)-backup")
        _ = try await HouseholdBackup(household.app.folders).write(to: backup.root)
        let new = DataFolders(root: "\(household.app.folders.root)-new")
        _ = try await HouseholdRestore(from: backup, into: new).run(replaces: false)
        let app = try await TestApp(clock: household.app.clock, opening: new.root)
        try await app.app.sweep()
        #expect(try await app.rows("SELECT id FROM imports WHERE state = 'waiting'") == [])
    }

    @Test func whoConfirmsOneIsToldSo() async throws {
        let stage = try await ImportFixture()
        let path = try #require(try await stage.alex.bring(ImportSamples.strong).location)
        let before = try await stage.state()
        try removeFiles(stage.app)
        let answer = try await stage.alex.post(path, [])
        #expect(answer.status == 422)
        #expect(answer.main.words.contains(Self.message))
        #expect(try await stage.state() == before)
        #expect(try await stage.alex.post("\(path)/discard").status == 303)
        // The file can be imported again.
        let again = try await stage.alex.follow(try await stage.alex.importFile(ImportSamples.strong))
        #expect(again.status == 200)
        #expect(try await stage.app.count("strength_sets") == 6)
    }

    @Test func whoSaysWhatItsColumnsAreIsToldSo() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring(ColumnSamples.diary)
        try removeFiles(stage.app)
        let answer = try await stage.alex.post("/settings/data/imports/1/columns?rows=sets")
        #expect(answer.status == 422)
        #expect(answer.main.words.contains(Self.message))
    }

    @Test func anArchiveIsNotTakenForADamagedOne() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let (app, alex) = try await household.app.elsewhere()
        let path = try #require(try await alex.bring(bytes, named: "workhome.zip").location)
        try removeFiles(app)
        let answer = try await alex.post(path, [])
        #expect(answer.status == 422)
        #expect(answer.main.words.contains(Self.message))
    }
}
