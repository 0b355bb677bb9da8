import Images

@testable import WorkHome

/// Alex and Sam with something in every place, for tests that walk over all of it.
struct Household: Sendable {
    let app: TestApp
    let alex: Browser
    let sam: Browser
    /// The three photos of Alex's entry of 2026-11-20.
    let photos: [String]
    /// The second of them.
    var photo: String { photos.dropFirst().first ?? "" }

    init() async throws {
        app = try await TestApp()
        alex = try await app.member(Cast.alex)
        sam = try await app.member(Cast.sam)
        try await alex.post("/progress/measurements", ["weight": "69", "height": "170", "date": "2026-11-20"])
        try await Self.addPhotos(app)
        // The next page would say that the measurements were saved.
        _ = try await alex.get("/settings")
        photos = try await app.photos(on: "2026-11-20")
    }

    /// Without decoding: the tests of photos upload them as people do.
    private static func addPhotos(_ app: TestApp) async throws {
        let bytes = try Repository.picture("quadrants.jpg")
        let image = ProcessedImage(width: 60, height: 40, jpeg: bytes, thumbnail: bytes)
        let store = app.app.images
        var photos: [JournalPhoto] = []
        for _ in 0..<3 { photos.append(JournalPhoto(uuid: try await store.save(image), width: 60, height: 40)) }
        let draft = JournalDraft(
            day: LocalDay(app.clock.now, in: .gmt).previous, text: "A secret of Alex", addedPhotos: photos)
        let (portrait, now) = (try await store.save(image), app.clock.now)
        try await app.app.database.write { database in
            guard let alex = try User.find(database, email: Cast.alex.email) else { return }
            try alex.saveJournalEntry(database, draft, now: now)
            _ = try alex.updatePhoto(database, portrait)
        }
    }

    /// The route's pattern with things of Alex's in the place of its parameters.
    func path(_ pattern: String) -> String {
        pattern.replacing(":record", with: "1").replacing(":day", with: "2026-11-20").replacing(":session", with: "1")
            .replacing(":photo", with: photo)
    }

    /// How many rows each table has.
    func rowCounts() async throws -> [Int] {
        var counts: [Int] = []
        for table in ["users", "sessions", "weight_records", "journal_entries", "journal_photos"] {
            counts.append(try await app.count(table))
        }
        return counts
    }
}
