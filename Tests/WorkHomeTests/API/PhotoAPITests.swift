import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web

@Suite struct PhotoAPITests {
    private let app: TestApp
    private let browser: Browser
    private let alex: Program

    init() async throws {
        app = try await TestApp()
        browser = try await app.member()
        alex = try await Program.withKey(app, of: browser)
    }

    private func send(
        _ program: Program? = nil, day: String? = "2026-11-20", bytes: [UInt8]? = nil, key: String? = nil
    ) async throws -> Answer {
        let file = ChosenFile(
            name: "photo", filename: "hill.jpg", bytes: try bytes ?? Repository.picture("quadrants.jpg"))
        return try await (program ?? alex).upload(
            "/api/v1/photos", day.map { [FormValue("day", $0)] } ?? [], files: [file],
            headers: key.map { [.idempotencyKey: $0] } ?? [:])
    }

    @Test func aPhotoIsAddedReadAndDeleted() async throws {
        let made = try await send()
        #expect(made.status == 201, "\(made.text)")
        #expect(made.json["width"] == 60 && made.json["height"] == 40)
        let path = try #require(made.location)
        let read = try await alex.get(path)
        #expect(read.headers[.contentType] == "image/jpeg" && read.bytes.starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(try await alex.get("\(path)?size=thumbnail").status == 200)
        let entry = try await alex.get("/api/v1/journal-entries/2026-11-20").json
        #expect(entry["text"] == "" && entry["photos"]?.array == [made.json])
        #expect(try await browser.get("/journal/2026-11-20").main.contains("<img src=\"/photos/"))
        #expect(try await alex.send(.delete, path).status == 204)
        #expect(try await alex.get(path).status == 404)
        #expect(try await alex.send(.delete, path).status == 404)
        #expect(try await alex.get("/api/v1/journal-entries/2026-11-20").status == 404)
        #expect(try app.photoFiles() == [])
    }

    @Test func anEntryKeepsItsTextAndItsPhotos() async throws {
        _ = try await alex.send(.post, "/api/v1/journal-entries", ["day": "2026-11-20", "text": "Rain."])
        let photos = [try await send(), try await send()]
        let entry = try await alex.get("/api/v1/journal-entries/2026-11-20").json
        #expect(entry["text"] == "Rain." && entry["photos"]?.array == photos.map(\.json))
        #expect(try await alex.send(.delete, photos[0].location ?? "").status == 204)
        let left = try await alex.get("/api/v1/journal-entries/2026-11-20").json
        #expect(left["text"] == "Rain." && left["photos"]?.array == [photos[1].json])
        #expect(try await send(day: nil).status == 201)
        #expect(try await app.photos(on: "2026-11-21").count == 1)
    }

    /// A client that lost the response resends the request; only one photo is added.
    @Test func theSameRequestAddsOnePhoto() async throws {
        let first = try await send(key: "one")
        let again = try await send(key: "one")
        #expect(again.status == 201 && again.json == first.json && again.location == first.location)
        #expect(try await app.count("journal_photos") == 1)
        #expect(try app.photoFiles().count == 2)
        #expect(try await send(day: "2026-11-19", key: "one").status == 422)
        #expect(try await send(bytes: Repository.picture("quadrants.png"), key: "one").status == 422)
        #expect(try app.photoFiles().count == 2)
    }

    @Test func whatIsNoPhotoIsRefused() async throws {
        #expect(
            try await send(bytes: Array("not a photo".utf8)).errors == ["photo": JournalPhotoTests.noPhoto])
        #expect(try await send(day: "2026-11-22").errors.keys.first == "day")
        let none = try await alex.upload("/api/v1/photos", [FormValue("day", "2026-11-20")], files: [])
        #expect(none.errors == ["photo": "Please send a photo"])
        let file = try APIFixture.photo()
        let strange = try await alex.upload("/api/v1/photos", [FormValue("date", "2026-11-20")], files: [file])
        #expect(strange.errors == ["date": "There is no field with this name"])
        let two = try await alex.upload("/api/v1/photos", [], files: [file, file])
        #expect(two.errors == ["photo": "Please send one photo at a time"])
        #expect(try await alex.send(.post, "/api/v1/photos", ["day": "2026-11-20"]).status == 415)
        let reader = try await Program.withKey(app, of: browser, access: "read", name: "Reader")
        #expect(try await send(reader).status == 403)
        #expect(try await app.count("journal_entries") == 0)
        #expect(try app.photoFiles() == [])
    }

    @Test func anEntryHoldsThirty() async throws {
        let first = try await send()
        #expect(first.status == 201)
        try await app.execute(
            """
            WITH RECURSIVE place(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM place WHERE number < 29)
            INSERT INTO journal_photos (uuid, user_id, entry_id, position, width, height, created_at)
            SELECT randomblob(16), 1, 1, number, 10, 10, 0 FROM place
            """)
        let files = try app.photoFiles()
        #expect(try await send().errors == ["photo": "An entry holds at most 30 photos"])
        #expect(try app.photoFiles() == files)
    }
}
