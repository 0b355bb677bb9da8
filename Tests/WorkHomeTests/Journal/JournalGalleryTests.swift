import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct JournalGalleryTests {
    /// Adds rows of photos without their files.
    private func addPhotos(_ app: TestApp, _ counts: KeyValuePairs<String, Int>) async throws {
        for (day, count) in counts {
            try await app.execute(
                """
                INSERT INTO journal_entries (user_id, day, text, created_at, updated_at) VALUES (1, '\(day)', 'x', 0, 0);
                WITH RECURSIVE rows (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM rows WHERE n < \(count - 1))
                INSERT INTO journal_photos (uuid, user_id, entry_id, position, width, height, created_at)
                SELECT randomblob(16), 1, (SELECT id FROM journal_entries WHERE day = '\(day)'), n, 60, 40, 0 FROM rows
                """)
        }
    }

    @Test func photosStandByMonthNewestDayFirst() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        try await addPhotos(app, ["2026-10-31": 1, "2026-11-02": 2, "2025-11-20": 1])
        let page = try await alex.get("/journal/photos")
        #expect(
            page.main.allBetween("<h2 class=\"card-title\" id=\"month-", "</h2>") == [
                "2026-11\">November 2026", "2026-10\">October 2026", "2025-11\">November 2025",
            ])
        let photos = try await [
            app.photos(on: "2026-11-02"), app.photos(on: "2026-10-31"), app.photos(on: "2025-11-20"),
        ]
        #expect(page.main.allBetween("<img src=\"/photos/", "?size") == photos.flatMap { $0 })
        #expect(page.main.contains("alt=\"Photo 2 of 2, Monday 2 November\""))
        #expect(page.main.contains("alt=\"Photo of Saturday 31 October\""))
    }

    @Test func withoutPhotosItSaysSo() async throws {
        let alex = try await TestApp().member()
        #expect(try await alex.get("/journal/photos").main.words.contains("No photos yet"))
        #expect(try await alex.get("/journal").main.contains("href=\"/journal/photos\""))
    }

    @Test func aHundredStandOnAPage() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        try await addPhotos(app, ["2026-11-02": 30, "2026-11-01": 30, "2026-10-31": 30, "2026-10-30": 30])
        let first = try await alex.get("/journal/photos")
        #expect(first.main.allBetween("<img ", ">").count == 100)
        #expect(first.main.contains("href=\"/journal/photos?older=100\" data-more>Load more"))
        let second = try await alex.get("/journal/photos?older=100")
        #expect(second.main.allBetween("<img ", ">").count == 20)
        #expect(second.main.contains("alt=\"Photo 11 of 30, Friday 30 October\""))
        #expect(!second.main.contains("data-more>"))
        let photo = try #require(await app.photos(on: "2026-10-30").last)
        #expect(second.main.contains("id=\"photo-\(photo)\" href=\"/journal/2026-10-30/photos/\(photo)?gallery=100\""))
    }

    @Test func theGalleryGoesOnFromDayToDayAndClosesWhereItWas() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        try await addPhotos(app, ["2026-11-02": 2, "2026-10-20": 1, "2026-10-01": 2])
        try await app.execute(
            "INSERT INTO journal_entries (user_id, day, text, created_at, updated_at) VALUES (1, '2026-10-10', 'x', 0, 0)"
        )
        let (newer, middle, older) = (
            try await app.photos(on: "2026-11-02"), try await app.photos(on: "2026-10-20"),
            try await app.photos(on: "2026-10-01")
        )
        let page = try await alex.get("/journal/2026-10-20/photos/\(middle[0])?gallery=0")
        #expect(page.text.contains("rel=\"prev\" href=\"/journal/2026-11-02/photos/\(newer[1])?gallery=0\""))
        #expect(page.text.contains("rel=\"next\" href=\"/journal/2026-10-01/photos/\(older[0])?gallery=0\""))
        #expect(page.text.contains("href=\"/journal/photos#photo-\(middle[0])\" aria-label=\"Close\""))
        #expect(page.text.words.contains("Tuesday 20 October 2026 1 of 1"))
        // At either end there is no further link.
        let first = try await alex.get("/journal/2026-11-02/photos/\(newer[0])?gallery=0")
        #expect(!first.text.contains("rel=\"prev\""))
        let last = try await alex.get("/journal/2026-10-01/photos/\(older[1])?gallery=100")
        #expect(!last.text.contains("rel=\"next\""))
        #expect(last.text.contains("href=\"/journal/photos?older=100#photo-\(older[1])\" aria-label=\"Close\""))
        // A photo opened from its day stays within that day.
        let alone = try await alex.get("/journal/2026-10-20/photos/\(middle[0])")
        #expect(!alone.text.contains("rel=\"prev\"") && !alone.text.contains("rel=\"next\""))
        #expect(alone.text.contains("href=\"/journal/2026-10-20#photo-\(middle[0])\" aria-label=\"Close\""))
        #expect(try await alex.get("/journal/2026-10-20").main.contains("id=\"photo-\(middle[0])\""))
    }

    @Test func nobodySeesThoseOfSomebodyElse() async throws {
        let household = try await Household()
        #expect(try await household.alex.get("/journal/photos").main.allBetween("<img ", ">").count == 3)
        #expect(try await household.sam.get("/journal/photos").main.allBetween("<img ", ">").isEmpty)
        let path = household.path("/journal/:day/photos/:photo?gallery=0")
        #expect(try await household.sam.get(path).status == 404)
    }
}
