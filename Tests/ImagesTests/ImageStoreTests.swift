import Foundation
import Support
import Testing

@testable import Images

@Suite struct ImageStoreTests {
    private let folder: TemporaryFolder
    private let store: ImageStore
    private let image = ProcessedImage(width: 2, height: 1, jpeg: [1, 2, 3], thumbnail: [4, 5])

    init() throws {
        folder = try TemporaryFolder()
        store = try ImageStore(directory: folder.file("images"))
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: store.directory).sorted()
    }

    private func put(_ name: String) throws {
        try Data([1]).write(to: URL(filePath: store.directory).appending(component: name))
    }

    @Test func keepsBothFilesUnderTheirUUID() async throws {
        let id = try await store.save(image)
        let name = id.uuidString.lowercased()
        #expect(try names() == ["\(name).jpg", "\(name).thumbnail.jpg"])
        #expect(try Array(Data(contentsOf: URL(filePath: store.path(of: id)))) == [1, 2, 3])
        #expect(try Array(Data(contentsOf: URL(filePath: store.path(of: id, .thumbnail)))) == [4, 5])
        #expect(try await store.contains(id))
        #expect(try await store.contains(id, .thumbnail))
        #expect(try await !store.contains(UUID()))
    }

    @Test func onlyTheOwnerMayRead() async throws {
        let id = try await store.save(image)
        for path in [store.path(of: id), store.path(of: id, .thumbnail)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: store.directory)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func deletesBothFilesAndMayRepeatIt() async throws {
        let id = try await store.save(image)
        let other = try await store.save(image)
        try await store.delete(id)
        try await store.delete(id)
        #expect(try await !store.contains(id))
        #expect(try await store.contains(other))
        #expect(try names().count == 2)
    }

    @Test func opensAnExistingFolder() async throws {
        let id = try await store.save(image)
        let again = try ImageStore(directory: store.directory)
        #expect(try await again.contains(id))
    }

    @Test func saysWhenTheFolderCannotBe() throws {
        try folder.write("file", [1])
        #expect(throws: ImageStoreError.failed(code: ENOTDIR)) { try ImageStore(directory: folder.file("file/images")) }
    }

    @Test func failsWhenTheFolderIsGone() async throws {
        try FileManager.default.removeItem(atPath: store.directory)
        await #expect(throws: ImageStoreError.failed(code: ENOENT)) { try await store.save(image) }
    }

    @Test(arguments: [ENOSPC, EDQUOT, EFBIG, EROFS, EIO])
    func tellsAFullDiskFromOtherFailures(code: Int32) {
        #expect(ImageStoreError(code: code) == .storageUnavailable(code: code))
        #expect(ImageStoreError(code: EACCES) == .failed(code: EACCES))
    }

    @Test func leavesNothingBehindWhenThereIsNoRoom() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let store = try ImageStore(directory: folder.file("images"))
            // The thumbnail fits within the limit, the picture does not.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 1000, rlim_max: rlim_t.max)
            try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let image = ProcessedImage(
                width: 2, height: 1, jpeg: [UInt8](repeating: 1, count: 2000), thumbnail: [1])
            await #expect(throws: ImageStoreError.storageUnavailable(code: EFBIG)) { try await store.save(image) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: store.directory).isEmpty)

            limit.rlim_cur = rlim_t.max
            try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let id = try await store.save(image)
            #expect(try await store.contains(id))
        }
    }

    @Test func removesTheThumbnailWhenThePictureCannotBeRenamed() async throws {
        await #expect(throws: ImageStoreError.self) {
            let id = UUID()
            try FileManager.default.createDirectory(
                atPath: store.path(of: id), withIntermediateDirectories: false)
            try await store.save(image, as: id)
        }
        #expect(try names().filter { $0.hasSuffix(".tmp") || $0.hasSuffix(".thumbnail.jpg") }.isEmpty)
    }

    @Test func sweepRemovesWhatNobodyKnowsAndReportsWhatIsMissing() async throws {
        let kept = try await store.save(image)
        let orphan = try await store.save(image)
        let withoutThumbnail = try await store.save(image)
        try FileManager.default.removeItem(atPath: store.path(of: withoutThumbnail, .thumbnail))
        let missing = UUID()
        let unfinished = UUID().uuidString.lowercased()
        try put("\(unfinished).jpg.tmp")
        try put("\(kept.uuidString.lowercased()).thumbnail.jpg.tmp")
        try put("notes.txt")

        let report = try await store.sweep(known: [kept, withoutThumbnail, missing])

        let orphanName = orphan.uuidString.lowercased()
        #expect(report.removedOrphans == ["\(orphanName).jpg", "\(orphanName).thumbnail.jpg"])
        #expect(
            report.removedTemporaries
                == ["\(kept.uuidString.lowercased()).thumbnail.jpg.tmp", "\(unfinished).jpg.tmp"].sorted())
        #expect(report.missing == [missing])
        #expect(report.missingThumbnails == [withoutThumbnail])
        #expect(try await store.contains(kept))
        #expect(try await store.contains(kept, .thumbnail))
        #expect(
            try names()
                == [
                    "\(kept.uuidString.lowercased()).jpg", "\(kept.uuidString.lowercased()).thumbnail.jpg",
                    "\(withoutThumbnail.uuidString.lowercased()).jpg", "notes.txt",
                ].sorted())
        #expect(try await store.sweep(known: [kept]).removedTemporaries.isEmpty)
    }

    @Test(arguments: [
        "", ".jpg", "notes.txt", "0.jpg", "00000000-0000-0000-0000-000000000000",
        "00000000-0000-0000-0000-000000000000.png",
        "00000000-0000-0000-0000-000000000000.jpg.bak", "AAAAAAAA-0000-0000-0000-000000000000.jpg",
    ])
    func leavesForeignNamesAlone(name: String) {
        #expect(ImageFileName(name) == nil)
    }

    @Test func savesManyAtOnce() async throws {
        let ids = try await withThrowingTaskGroup(of: UUID.self) { group in
            for _ in 0..<50 {
                group.addTask { try await store.save(image) }
            }
            return try await group.reduce(into: Set<UUID>()) { $0.insert($1) }
        }
        #expect(ids.count == 50)
        #expect(try await store.sweep(known: ids) == SweepReport())
    }
}
