import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP

@Suite struct SpoolTests {
    @Test func aFullDiskIsAnErrorOfItsOwn() {
        let descriptor = open("/dev/full", O_WRONLY | O_CLOEXEC)
        #expect(throws: SpoolError.storageUnavailable(code: ENOSPC)) {
            var file = SpoolFile(descriptor: descriptor)
            try file.append([1, 2, 3])
            try file.finish()
        }
    }

    /// In a separate process, because the limit applies to the whole process.
    @Test func aFileThatTheDiskDoesNotTakeIsRefusedAndTheFieldsAreKept() async {
        await #expect(processExitsWith: .success) {
            signal(SIGXFSZ, SIG_IGN)
            let folder = try TemporaryFolder()
            var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
            #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            var body = MultipartBody()
            body.file("photos", "a.jpg", [UInt8](repeating: 0, count: 500_000))
            body.field("text", "typed behind it")
            let limits = MultipartLimits(inMemoryBytes: 1_000)
            let form = try await body.request().withMultipartForm(limits: limits, spoolDirectory: folder.path) { $0 }
            #expect(form.files.map(\.content) == [.refused(.storage(.storageUnavailable(code: EFBIG)))])
            #expect(form.fields["text"] == "typed behind it")
            #expect(try folder.names == [])
        }
    }

    @Test func aMissingFolderIsAnotherError() async throws {
        var body = MultipartBody()
        body.file("photos", "a.jpg", [1, 2])
        let form = try await body.request().withMultipartForm(
            limits: MultipartLimits(inMemoryBytes: 1), spoolDirectory: "/nonexistent/spool"
        ) { $0 }
        #expect(form.files.map(\.content) == [.refused(.storage(.failed(operation: "open", code: ENOENT)))])
    }

    @Test func aSpoolFileNeverOpensWhatIsThere() throws {
        let folder = try TemporaryFolder()
        try folder.write("there", "mine")
        #expect(throws: SpoolError.failed(operation: "open", code: EEXIST)) {
            _ = try SpoolFile(path: folder.path + "/there")
        }
    }

    @Test func whatAKilledProcessLeftIsRemoved() throws {
        let folder = try TemporaryFolder()
        var spool = UploadSpool(directory: folder.path)
        let left = spool.newPath()
        #expect(FileManager.default.createFile(atPath: left, contents: Data([1])))
        try folder.write("keep.txt", "not ours")
        try MultipartForm.removeLeftovers(in: folder.path)
        #expect(try folder.names == ["keep.txt"])
        #expect(throws: (any Error).self) { try MultipartForm.removeLeftovers(in: "/nonexistent/spool") }
    }
}
