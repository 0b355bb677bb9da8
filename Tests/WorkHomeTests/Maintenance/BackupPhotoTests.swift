import Foundation
import Images
import Support
import Testing

@testable import Models
@testable import Operations
@testable import Web

/// Photos in backups, and disks that lose data.
@Suite struct BackupPhotoTests {
    /// A household with a backup made by its server.
    private struct Stage {
        let household: Household
        let keeper: BackupKeeper
        let photo: String

        var app: TestApp { household.app }
        var original: URL { URL(filePath: "\(app.folders.images)/\(photo)") }

        init() async throws {
            household = try await Household()
            keeper = try #require(household.app.app.backups)
            photo = "\(household.photo).jpg"
            try await backUp()
        }

        /// Makes another backup.
        func backUp(after hours: Double = 24) async throws {
            app.clock.advance(hours: hours)
            keeper.start()
            await keeper.finish()
        }

        func latest() throws -> DataFolders { try #require(try keeper.folder.backups().first).folders }
        func manifest() throws -> BackupManifest { try #require(try BackupManifest(in: latest())) }
        func copy() throws -> URL { URL(filePath: "\(try latest().images)/\(photo)") }

        /// Simulates a backup from before manifests contained the SHA-256 of photos.
        func forgetDigests() throws {
            let folders = try latest()
            var manifest = try manifest()
            manifest.photosSHA256 = nil
            try manifest.write(in: folders)
            try FileManager.default.removeItem(atPath: folders.photoList)
        }

        func restore() async throws -> DataFolders {
            let new = DataFolders(root: "\(app.folders.root)-new")
            _ = try await HouseholdRestore(from: latest(), into: new).run(replaces: false)
            return new
        }
    }

    /// Changes a byte in place, as a failing disk does: all hard links of the file are affected.
    private func damage(_ file: URL, at offset: (Int) -> Int) throws {
        var bytes = try Data(contentsOf: file)
        bytes[offset(bytes.count)] ^= 1
        try bytes.write(to: file)
    }

    @Test(arguments: [false, true])
    func aDamagedPhotoOfABackupComesAnewFromTheHousehold(inTheMiddle: Bool) async throws {
        let stage = try await Stage()
        let before = try stage.latest()
        try damage(stage.copy()) { inTheMiddle ? $0 / 2 : $0 - 1 }
        try await stage.backUp()
        #expect(stage.keeper.status().failure == nil)
        #expect(try stage.latest().root != before.root)
        #expect(try stage.manifest().photos.newFiles == 1)
        #expect(try stage.manifest().photos.files == 8)
        #expect(try Data(contentsOf: stage.copy()) == Data(contentsOf: stage.original))
        // The next backup shares all of them again.
        try await stage.backUp()
        #expect(try stage.manifest().photos.newFiles == 0)
        #expect(try Data(contentsOf: stage.copy()) == Data(contentsOf: stage.original))
    }

    /// A photo never changes under its name, so the first backed-up version is the right one.
    @Test func damageInTheHouseholdStaysOutOfTheBackups() async throws {
        let stage = try await Stage()
        let photo = try Data(contentsOf: stage.original)
        try damage(stage.original) { $0 / 2 }
        try await stage.backUp()
        #expect(try stage.manifest().photos.newFiles == 0)
        #expect(try stage.manifest().photos.damaged == [stage.photo])
        #expect(
            stage.app.log.lines.contains {
                $0.hasPrefix("warning A photo's file is damaged.") && $0.contains(stage.photo)
            })
        let restored = try await stage.restore()
        #expect(try Data(contentsOf: URL(filePath: "\(restored.images)/\(stage.photo)")) == photo)
    }

    /// A photo damaged before its first backup is reported until it is replaced.
    @Test func damageFromBeforeTheFirstBackupIsToldUntilItIsMended() async throws {
        let stage = try await Stage()
        let whole = try Data(contentsOf: stage.original)
        try FileManager.default.removeItem(atPath: stage.keeper.folder.path)
        try whole.dropLast(2).write(to: stage.original)
        for _ in 0..<2 {
            try await stage.backUp()
            #expect(stage.keeper.status().failure == nil)
            #expect(try stage.manifest().photos.damaged == [stage.photo])
        }
        try whole.write(to: stage.original)
        try await stage.backUp()
        #expect(try stage.manifest().photos.damaged == [])
        #expect(try Data(contentsOf: stage.copy()) == whole)
    }

    @Test func aPhotoThatWasDamagedSinceIsNotRestored() async throws {
        let stage = try await Stage()
        try damage(stage.copy()) { $0 / 2 }
        let error = await #expect(throws: BackupError.self) { try await stage.restore() }
        let root = try stage.latest().root
        #expect(
            error?.description == "\(root) is not complete, so nothing was replaced: photo \(stage.photo) is damaged.")
        let list = try stage.latest().photoList
        try damage(URL(filePath: list)) { _ in 0 }
        let other = await #expect(throws: BackupError.self) { try await stage.restore() }
        #expect(other?.description == "The list of the photos in \(root) is not the one that was backed up.")
        // The next backup trusts neither of them.
        try await stage.backUp()
        #expect(stage.keeper.status().failure == nil)
        #expect(try Data(contentsOf: stage.copy()) == Data(contentsOf: stage.original))
        _ = try await stage.restore()
    }

    /// The verification reads what was just written.
    @Test func theProofReadsWhatWasCopied() async throws {
        let stage = try await Stage()
        let folders = try stage.latest()
        var photos = CopiedPhotos()
        for name in try FileManager.default.contentsOfDirectory(atPath: folders.images) {
            photos.list[name] = try PacedFiles().digest(of: "\(folders.images)/\(name)")
            photos.written.append(name)
        }
        let proof = BackupVerification(
            folders, scratch: "\(folders.root).proof", files: PacedFiles(), thread: BlockingQueue(label: "proof"))
        #expect(try await proof.run(stage.manifest(), photos) == [])
        try damage(stage.copy()) { $0 / 2 }
        #expect(try await proof.run(stage.manifest(), photos) == ["photo \(stage.photo) is damaged"])
        photos.list[stage.photo] = nil
        #expect(try await proof.run(stage.manifest(), photos).first == "photo \(stage.photo) is missing")
    }

    @Test func aBackupOfAnEarlierVersionIsRestoredAndSharesItsPhotos() async throws {
        let stage = try await Stage()
        try stage.forgetDigests()
        #expect(try stage.manifest().photosSHA256 == nil)
        let restored = try await stage.restore()
        #expect(try FileManager.default.contentsOfDirectory(atPath: restored.images).count == 8)
        try damage(stage.copy()) { $0 / 2 }
        try await stage.backUp(after: 1)
        #expect(stage.keeper.status().failure == nil)
        #expect(try stage.manifest().photos.newFiles == 1)
        #expect(try Data(contentsOf: stage.copy()) == Data(contentsOf: stage.original))
        #expect(try stage.manifest().photosSHA256 != nil)
        // It expires like any other backup: the newest of a day stays.
        #expect(try stage.keeper.folder.backups().count == 1)
    }

    @Test func theListIsAsProgramsReadIt() async throws {
        let stage = try await Stage()
        let folders = try stage.latest()
        let lines = try String(contentsOfFile: folders.photoList, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 8)
        let digest = try PacedFiles().digest(of: "\(folders.images)/\(stage.photo)")
        #expect(lines.contains("\(digest)  images/\(stage.photo)"))
        #expect(try PacedFiles().digest(of: folders.photoList) == stage.manifest().photosSHA256)
    }

    @Test func readingEndsWhenItIsCancelled() async throws {
        let stage = try await Stage()
        let files = PacedFiles(isCancelled: { true })
        let (photo, target) = (stage.original.path(), "\(stage.app.folders.root)/copy.jpg")
        #expect(throws: CancellationError.self) { try files.digest(of: photo) }
        #expect(throws: CancellationError.self) { try files.copy(photo, to: target) }
        #expect(throws: CancellationError.self) { try PhotoCheck(stage.latest(), files).fault(of: stage.photo, nil) }
        #expect(throws: CancellationError.self) { try DiskSpace.flushAll(stage.app.folders.images, files) }
    }
}
