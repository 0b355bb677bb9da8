import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP

@Suite struct MultipartFormTests {
    private let limits = MultipartLimits(
        requestBytes: 600_000, fileBytes: 300_000, fieldBytes: 1_000, inMemoryBytes: 1_000)

    @Test func fieldsAndFilesArrive() async throws {
        let folder = try TemporaryFolder()
        var body = MultipartBody()
        body.field("text", "Zwölf Kilometer")
        body.field("tag", "a")
        body.field("tag", "b")
        body.file("photos", "a.jpg", [1, 2, 3])
        body.file("photos", "", [], type: "application/octet-stream")
        body.file("photos", "empty.jpg", [])
        body.file("other", "", [9])
        try await body.request().withMultipartForm(spoolDirectory: folder.path) { form in
            #expect(form.fields["text"] == "Zwölf Kilometer")
            #expect(form.fields.values(of: "tag") == ["a", "b"])
            #expect(form.files.map(\.filename) == ["a.jpg", "empty.jpg", ""])
            #expect(form.files.map(\.size) == [3, 0, 1])
            #expect(form.files(of: "photos").map(\.content) == [.memory([1, 2, 3]), .memory([])])
            #expect(form.files.first?.contentType == "image/jpeg")
        }
        #expect(try folder.names == [])
    }

    @Test func aLargeFileLiesOnDiskWhileTheFormIsUsed() async throws {
        let folder = try TemporaryFolder()
        let large = (0..<250_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        var body = MultipartBody()
        body.file("photos", "small.jpg", [7])
        body.file("photos", "../../large.jpg", large)
        body.file("photos", "late.jpg", [8])
        let pieces = stride(from: 0, to: body.bytes.count, by: 1_000).map {
            Array(body.bytes[$0..<min($0 + 1_000, body.bytes.count)])
        }
        try await body.request(pieces).withMultipartForm(limits: limits, spoolDirectory: folder.path) { form in
            try #require(form.files.map(\.size) == [1, 250_000, 1])
            #expect(form.files[0].content == .memory([7]))
            #expect(form.files[2].content == .memory([8]))
            guard case .file(let path) = form.files[1].content else {
                Issue.record("The large file is in memory.")
                return
            }
            #expect(path.hasPrefix(folder.path + "/") && !path.contains("large"))
            #expect(try Array(Data(contentsOf: URL(filePath: path))) == large)
            let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(permissions == 0o600)
            #expect(try folder.names.count == 1)
        }
        #expect(try folder.names == [])
    }

    @Test func memoryIsSharedByAllFiles() async throws {
        let folder = try TemporaryFolder()
        var body = MultipartBody()
        for number in 1...3 { body.file("photos", "\(number).jpg", [UInt8](repeating: 0, count: 400)) }
        try await body.request().withMultipartForm(limits: limits, spoolDirectory: folder.path) { form in
            let kept = form.files.map { if case .memory = $0.content { true } else { false } }
            #expect(kept == [true, true, false])
        }
    }

    @Test func theFilesGoWhenTheHandlerThrows() async throws {
        let folder = try TemporaryFolder()
        var body = MultipartBody()
        body.file("photos", "a.jpg", [UInt8](repeating: 0, count: 5_000))
        let error = try await httpError {
            try await body.request().withMultipartForm(limits: limits, spoolDirectory: folder.path) { _ in
                #expect(try folder.names.count == 1)
                throw HTTPError(.unprocessableContent)
            }
        }
        #expect(error?.status == .unprocessableContent)
        #expect(try folder.names == [])
    }

    @Test func theFilesGoWhenTheBodyIsBroken() async throws {
        let folder = try TemporaryFolder()
        var body = MultipartBody()
        body.file("photos", "a.jpg", [UInt8](repeating: 0, count: 200_000))
        let cut = Array(body.bytes.dropLast(20))
        let error = try await httpError {
            try await body.request([cut]).withMultipartForm(limits: limits, spoolDirectory: folder.path) { _ in }
        }
        #expect(error?.status == .badRequest)
        #expect(try folder.names == [])
    }

    @Test func theFilesGoWhenTheTaskIsCancelled() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        var body = MultipartBody()
        body.file("photos", "a.jpg", [UInt8](repeating: 0, count: 5_000))
        let bytes = Array(body.bytes.dropLast(40))
        let (stream, started) = AsyncStream<Void>.makeStream()
        let sent = AsyncStream { $0.yield(bytes) }
        let request = try Request.sample(
            .post, headers: [.contentType: "multipart/form-data; boundary=\(body.boundary)"],
            body: RequestBody(announcedLength: nil) {
                if try !FileManager.default.contentsOfDirectory(atPath: path).isEmpty { started.yield() }
                let chunk = await sent.first { _ in true }
                try Task.checkCancellation()
                return chunk
            })
        let limits = limits
        let task = Task { try await request.withMultipartForm(limits: limits, spoolDirectory: path) { _ in } }
        _ = await stream.first { _ in true }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try folder.names == [])
    }

    @Test(arguments: [
        ("request", "The upload is larger than 600000 bytes."), ("fields", "The text is larger than 1000 bytes."),
    ])
    func eachLimitSaysWhichItIs(kind: String, reason: String) async throws {
        let folder = try TemporaryFolder()
        var body = MultipartBody()
        switch kind {
        case "request": for _ in 1...3 { body.file("f", "f", [UInt8](repeating: 0, count: 250_000)) }
        default: for _ in 1...2 { body.field("t", String(repeating: "x", count: 501)) }
        }
        let error = try await httpError {
            try await body.request().withMultipartForm(limits: limits, spoolDirectory: folder.path) { _ in }
        }
        #expect(error?.status == .contentTooLarge)
        #expect(error?.reason == reason)
        #expect(try folder.names == [])
    }

    @Test func aFileThatIsTooLargeIsRefusedAndTheRestIsKept() async throws {
        let folder = try TemporaryFolder()
        var body = MultipartBody()
        body.file("f", "large.jpg", [UInt8](repeating: 0, count: 300_001))
        body.file("f", "small.jpg", [1, 2])
        body.field("t", "typed behind them")
        let form = try await body.request().withMultipartForm(limits: limits, spoolDirectory: folder.path) { $0 }
        #expect(form.files.map(\.filename) == ["large.jpg", "small.jpg"])
        #expect(form.files.map(\.content) == [.refused(.tooLarge(limitBytes: 300_000)), .memory([1, 2])])
        #expect(form.fields["t"] == "typed behind them")
        #expect(try folder.names == [])
    }

    @Test func aLimitItselfFits() async throws {
        let folder = try TemporaryFolder()
        var body = MultipartBody()
        body.file("f", "f", [UInt8](repeating: 0, count: 300_000))
        body.field("t", String(repeating: "x", count: 1_000))
        let sizes = try await body.request().withMultipartForm(limits: limits, spoolDirectory: folder.path) {
            $0.files.map(\.size)
        }
        #expect(sizes == [300_000])
    }

    @Test func anAnnouncedLengthPastTheLimitIsRefusedUnread() async throws {
        let folder = try TemporaryFolder()
        let request = try Request.sample(
            .post, headers: [.contentType: "multipart/form-data; boundary=b"],
            body: RequestBody(announcedLength: 600_001) {
                Issue.record("The body was read.")
                return nil
            })
        let error = try await httpError {
            try await request.withMultipartForm(limits: limits, spoolDirectory: folder.path) { _ in }
        }
        #expect(error?.status == .contentTooLarge)
    }

    @Test func theDefaultsAreThoseOfTheManual() {
        let limits = MultipartLimits()
        #expect(limits.fileBytes == 30 << 20)
        #expect(limits.requestTooLarge.reason == "The upload is larger than 100 MiB.")
        #expect(limits.inMemoryBytes == 1 << 20)
        #expect(limits.partHeadTooLarge.reason == "The head of a part is larger than 4 KiB.")
    }

    @Test(arguments: [
        ("text/plain", 415), ("multipart/mixed; boundary=b", 415), ("multipart/form-data", 400),
        ("multipart/form-data; boundary=\"\"", 400),
        ("multipart/form-data; boundary=\(String(repeating: "b", count: 71))", 400),
        ("multipart/form-data; boundary=\"ö\"", 400),
    ])
    func theTypeMustNameABoundary(type: String, status: Int) async throws {
        let folder = try TemporaryFolder()
        let request = try Request.sample(.post, headers: [.contentType: type], body: .text("--b--"))
        let error = try await httpError {
            try await request.withMultipartForm(spoolDirectory: folder.path) { _ in }
        }
        #expect(error?.status.code == status)
    }

    @Test func textThatIsNotUTF8IsRefused() async throws {
        let folder = try TemporaryFolder()
        var body = MultipartBody()
        body.parts.append((["Content-Disposition: form-data; name=\"t\""], [0xFF]))
        let error = try await httpError {
            try await body.request().withMultipartForm(spoolDirectory: folder.path) { _ in }
        }
        #expect(error?.status == .badRequest)
    }

    @Test func oneHandlerTakesBothKindsOfForm() async throws {
        let folder = try TemporaryFolder()
        var body = MultipartBody()
        body.field("text", "hello")
        body.file("photos", "a.jpg", [1])
        let plain = try Request.sample(
            .post, headers: [.contentType: "application/x-www-form-urlencoded"], body: .text("text=hello"))
        for (request, files) in [(try body.request(), 1), (plain, 0)] {
            try await request.withForm(spoolDirectory: folder.path) { form in
                #expect(form.fields["text"] == "hello")
                #expect(form.files.count == files)
            }
        }
        let other = try Request.sample(.post, headers: [.contentType: "text/plain"], body: .text("x"))
        let error = try await httpError { try await other.withForm(spoolDirectory: folder.path) { _ in } }
        #expect(error?.status == .unsupportedMediaType)
    }
}
