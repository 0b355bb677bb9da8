/// Alex and Sam with something in every place, for tests that walk over all of it.
struct Household: Sendable {
    let app: TestApp
    let alex: Browser
    let sam: Browser
    /// The second of the three photos of Alex's entry of 2026-11-20.
    let photo: String

    init() async throws {
        app = try await TestApp()
        alex = try await app.member(Cast.alex)
        sam = try await app.member(Cast.sam)
        let picture = ChosenFile(name: "photos", filename: "a.jpg", bytes: try Repository.picture("quadrants.jpg"))
        try await alex.post("/progress/measurements", ["weight": "69", "height": "170", "date": "2026-11-20"])
        try await alex.upload(
            "/journal/2026-11-20", ["text": "A secret of Alex"], files: Array(repeating: picture, count: 3))
        try await alex.upload("/profile/photo", files: [ChosenFile(name: "photo", filename: "", bytes: picture.bytes)])
        photo = try await app.photos(on: "2026-11-20")[1]
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
