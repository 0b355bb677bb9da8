import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Models
@testable import Transfer
@testable import Web

/// The quota covers all photos of a user.
@Suite struct PhotoQuotaTests {
    static let refusal = "There is no room left for this photo: your photos use"

    private let bytes: [UInt8]
    /// With room for one and a half photos.
    private let app: TestApp

    init() async throws {
        bytes = try Repository.picture("quadrants.jpg")
        let image = try await TestApp().app.imageProcessor.process(bytes)
        app = try await TestApp(photoQuota: Int64(image.jpeg.count + image.thumbnail.count) * 3 / 2)
    }

    private func file(_ name: String) -> ChosenFile { ChosenFile(name: name, filename: "hill.jpg", bytes: bytes) }

    @Test func theJournalKeepsWhatWasTyped() async throws {
        let alex = try await app.member()
        let first = try await alex.upload("/journal/2026-11-20", ["text": "Uphill"], files: [file("photos")])
        #expect(first.status == 303)
        let files = try app.photoFiles()
        let refused = try await alex.upload("/journal/2026-11-21", ["text": "Downhill"], files: [file("photos")])
        #expect(refused.status == 422)
        #expect(refused.main.words.contains("Not enough storage"))
        #expect(refused.main.words.contains(Self.refusal))
        #expect(refused.main.contains("Downhill</textarea>"))
        #expect(try app.photoFiles() == files)
        #expect(try await app.count("journal_entries") == 1)
        // A photo removed in the same form makes room.
        let photo = try #require(try await app.photos(on: "2026-11-20").first)
        let replaced = try await alex.upload(
            "/journal/2026-11-20", ["text": "Uphill", "remove": photo], files: [file("photos")])
        #expect(replaced.status == 303)
        #expect(try await app.photos(on: "2026-11-20") != [photo])
        #expect(try app.photoFiles().count == 2)
        // Entries without a photo still work.
        #expect(try await alex.upload("/journal/2026-11-21", ["text": "Downhill"]).status == 303)
    }

    @Test func allOfThemCountTogether() async throws {
        let alex = try await app.member()
        #expect(try await alex.upload("/profile/photo", files: [file("photo")]).status == 303)
        #expect(try await alex.upload("/profile/photo", files: [file("photo")]).status == 303, "in place of the first")
        let values: KeyValuePairs = ["name": "Robin Field", "visibility": "household"]
        let refused = try await alex.upload("/trainers", values, files: [file("photo")])
        #expect(refused.status == 422)
        #expect(refused.main.words.contains(Self.refusal))
        #expect(refused.main.contains("value=\"Robin Field\""))
        #expect(try await alex.post("/profile/photo/delete").status == 303)
        #expect(try await alex.upload("/trainers", values, files: [file("photo")]).status == 303)
        // A trainer's photo counts toward the user who added it.
        let profile = try await alex.upload("/profile/photo", files: [file("photo")])
        #expect(profile.status == 422)
        #expect(profile.main.words.contains(Self.refusal))
        let sam = try await app.member(Cast.sam)
        #expect(try await sam.upload("/profile/photo", files: [file("photo")]).status == 303, "each has their own room")
    }

    @Test func aProgramIsToldAProblem() async throws {
        let browser = try await app.member()
        let alex = try await Program.withKey(app, of: browser)
        func send(_ day: String, key: String) async throws -> Answer {
            try await alex.upload(
                "/api/v1/photos", [FormValue("day", day)], files: [file("photo")], headers: [.idempotencyKey: key])
        }
        let first = try await send("2026-11-20", key: "a")
        #expect(first.status == 201)
        let files = try app.photoFiles()
        let refused = try await send("2026-11-21", key: "b")
        #expect(refused.status == 422)
        #expect(refused.text.contains(Self.refusal))
        #expect(try await send("2026-11-20", key: "a").location == first.location, "the same request is answered again")
        #expect(try app.photoFiles() == files)
        #expect(try await app.count("journal_photos") == 1)
    }

    @Test func anArchiveBringsNoMoreThanThereIsRoomFor() async throws {
        let source = try await TestApp(clock: app.clock)
        let alex = try await source.member()
        try await alex.upload("/journal/2026-11-20", ["text": "Up"], files: [file("photos"), file("photos")])
        let archive = try await alex.get("/settings/data/export").bytes
        _ = try await app.member()
        await #expect(throws: ImportError.self) { try await app.bring(archive) }
        #expect(try app.photoFiles() == [])
        #expect(try await app.count("journal_entries") == 0)
        #expect(try await source.bring(archive).problems.isEmpty)
    }

    @Test func everybodySeesHowMuchItIs() async throws {
        let app = try await TestApp(photoQuota: 5 << 30)
        let alex = try await app.member()
        #expect(try await alex.get("/settings/data").main.words.contains("Your photos use 0 bytes of 5 GB."))
        try await alex.upload("/profile/photo", files: [file("photo")])
        let text = try await app.app.photoRoom(of: try await app.user(Cast.alex)).text.words
        #expect(text.hasSuffix("of 5 GB") && !text.hasPrefix("0 "))
        #expect(try await alex.get("/settings/data").main.words.contains("Your photos use \(text)."))
        #expect(try await alex.get("/settings/admin").main.words.contains("photos: \(text)"))
        #expect(try await alex.get("/settings/admin/users/1").main.words.contains("1 · \(text)"))
        #expect(PhotoQuota(usedBytes: 1_500_000, limitBytes: nil).text.words == "1.4 MB")
        #expect(PhotoQuota(usedBytes: 1_048_000, limitBytes: 1 << 30).text.words == "1 MB of 1 GB")
    }
}
