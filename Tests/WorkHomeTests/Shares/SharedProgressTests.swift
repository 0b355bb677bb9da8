import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct SharedProgressTests {
    /// Today, whose food is not all logged yet, is neither counted nor averaged.
    @Test func theDaysLoggedAreThoseOfTheAverage() async throws {
        let stage = try await ShareFixture()
        for (day, energy) in [("2026-11-20", "2500"), ("2026-11-21", "300")] {
            try await stage.alex.post(
                "/nutrition/quick-add", ["energy": energy, "meal": "lunch", "date": day])
        }
        let logged = try await stage.app.rows(
            "SELECT count(*) FROM nutrition_days WHERE user_id = 1 AND day BETWEEN '2026-10-24' AND '2026-11-20'")
        let words = try await stage.stranger.get(try await stage.share(["nutrition"])).main.words
        #expect(words.contains("Days logged \(logged[0]) of the last 28"), "\(words)")
    }

    /// Texts that appear in only one part.
    static let marks: [(part: String, marks: [String])] = [
        ("measurements", ["Body weight and measurements", "170 cm", "BMI"]),
        ("training", ["Training and workouts", "Volume", "This week"]),
        ("workouts", ["Workouts with their sets"]),
        ("records", ["Personal records"]),
        ("achievements", ["Streak and achievements", "Best streak"]),
        ("nutrition", ["Nutrition: daily totals", "Daily average"]),
        ("journal", ["Journal, without photos", "A secret of Alex"]),
    ]

    @Test(arguments: marks.map(\.part))
    func exactlyTheChosenPartsAreShown(part: String) async throws {
        let stage = try await ShareFixture()
        let page = try await stage.stranger.get(try await stage.share([part]))
        #expect(page.status == 200)
        for (other, marks) in Self.marks {
            for mark in marks { #expect(page.main.words.contains(mark) == (other == part), "\(mark)") }
        }
        #expect(page.text.allBetween("<section class=\"card\" aria-labelledby=\"", "\"") == [part])
    }

    /// The last ones with what was lifted, and nothing that was written about it.
    @Test func workoutsAreSharedWithTheirSets() async throws {
        let stage = try await ShareFixture()
        let bench = try await stage.app.exercise("bench-press")
        for reps in ["5", "5", "4"] {
            let saved = try await stage.alex.post(
                "/track/sets", ["exercise_id": bench, "reps": reps, "weight": "61", "note": "Felt secret"])
            #expect(saved.status == 303)
        }
        let words = try await stage.stranger.get(try await stage.share(["workouts"])).main.words
        #expect(words.contains("Bench Press: 2 × 61 kg × 5, 61 kg × 4"), "\(words)")
        #expect(!words.contains("Felt secret"))
    }

    /// What was logged beside a workout is not listed under its name.
    @Test func aWorkoutIsListedWithItsOwnSets() async throws {
        let stage = try await ShareFixture()
        let bench = try await stage.app.exercise("bench-press")
        try await stage.app.execute(
            """
            INSERT INTO routines (id, user_id, name, created_at) VALUES (7, 1, 'Push A', 0);
            INSERT INTO routine_exercises (routine_id, slot, user_id, position, exercise_id, lines)
            VALUES (7, 1, 1, 1, \(bench), '1 x 5 @ 60 kg')
            """)
        for press in ["done.0", "finish"] {
            let page = try await stage.alex.get("/routines/7/workout")
            let fields = page.fields(ofFormTo: "/track/workout") + [FormValue(press, "")]
            #expect(try await stage.alex.post("/track/workout", fields).status == 303)
        }
        try await stage.alex.post("/track/sets", ["exercise_id": bench, "reps": "9", "weight": "40"])
        let page = try await stage.stranger.get(try await stage.share(["workouts"])).main.words
        #expect(
            page.contains(
                "Today, 21 Nov · Push A Bench Press: 60 kg × 5 Today, 21 Nov Tower Fly: 20 kg × 10 Bench Press: 40 kg × 9"
            ),
            "\(page)")
    }

    @Test func itTellsAFirstNameAndLeadsNowhere() async throws {
        let stage = try await ShareFixture()
        let page = try await stage.stranger.get(try await stage.share(Self.marks.map(\.part)))
        #expect(page.main.words.contains("Alex’s progress"))
        #expect(page.main.words.contains("until 21 Dec 2026"))
        for secret in ["Stone", "alex@example.com", "/photos/", "<a ", "<form", "<script", "<nav", "Robin"] {
            #expect(!page.text.contains(secret), "\(secret)")
        }
        #expect(page.headers[.cacheControl] == "no-store")
        #expect(page.headers[.referrerPolicy] == "no-referrer")
        #expect(page.headers[.robotsTag] == "noindex, nofollow")
        #expect(page.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'") == true)
        #expect(page.cookies.isEmpty)
        // It grants access to nothing else.
        for path in ["/", "/progress", "/settings/shares", "/trainers/1"] {
            #expect(try await stage.stranger.get(path).location == "/login", "\(path)")
        }
    }

    @Test func figuresAreInThePersonsOwnUnits() async throws {
        let stage = try await ShareFixture()
        try await stage.alex.post(
            "/settings/units",
            ["weight_unit": "pounds", "distance_unit": "miles", "first_weekday": "0", "time_zone": "Etc/UTC"])
        try await stage.app.execute("UPDATE users SET weight_unit = 'pounds', distance_unit = 'miles' WHERE id = 1")
        let page = try await stage.stranger.get(try await stage.share(["measurements", "training"]))
        #expect(page.main.words.contains("154.5 lb") && !page.main.words.contains(" kg"))
        #expect(page.main.words.contains(" mi"))
    }

    /// Nobody else reads numbers that a form proposed.
    @Test func whatIsUnconfirmedIsNotShared() async throws {
        let stage = try await ShareFixture()
        let path = try await stage.share(["measurements"])
        #expect(try await stage.stranger.get(path).main.words.contains("170 cm"))
        try await stage.app.execute("UPDATE users SET unconfirmed = 14 WHERE id = 1")
        let words = try await stage.stranger.get(path).main.words
        #expect(!words.contains("170 cm") && !words.contains("Weight 70 kg"))
    }

    @Test func whatIsWrittenIsText() async throws {
        let stage = try await ShareFixture()
        try await stage.alex.upload("/journal/2026-11-21", ["text": "<script>alert(1)</script>"])
        let page = try await stage.stranger.get(try await stage.share(["journal"]))
        #expect(page.main.unescaped.contains("<script>alert(1)</script>"))
        #expect(!page.text.contains("<script"))
    }

    @Test func aLinkThatDoesNotWorkTellsNothing() async throws {
        let stage = try await ShareFixture()
        let (revoked, expired) = (try await stage.share(), try await stage.share(["records"], ["expiry": "week"]))
        let deleted = try await stage.share()
        try await stage.app.execute("DELETE FROM progress_shares WHERE id = (SELECT max(id) FROM progress_shares)")
        let first = try #require(try await stage.app.rows("SELECT min(id) FROM progress_shares").first)
        try await stage.alex.post("/settings/shares/\(first)/revoke")
        stage.app.clock.advance(days: 10)
        let unknown = "/shared/" + String(repeating: "A", count: 43)
        var pages: Set<String> = []
        for path in [
            revoked, expired, deleted, unknown, "/shared/x", "/shared/" + String(repeating: "x", count: 5_000),
        ] {
            let page = try await stage.stranger.get(path)
            #expect(page.status == 404)
            #expect(page.headers[.cacheControl] == "no-store")
            #expect(page.headers[.robotsTag] == "noindex, nofollow")
            #expect(page.main.words.contains("This link does not work"))
            pages.insert(page.source)
        }
        #expect(pages.count == 1)
        // The page is the same for the owner.
        #expect(try await stage.alex.get(revoked).source == pages.first)
        #expect(try await stage.app.count("progress_share_views") == 0)
    }

    @Test func itWorksToTheEndOfItsLastDay() async throws {
        let stage = try await ShareFixture()
        // The end of that day in Auckland is in the morning in UTC.
        try await stage.app.execute("UPDATE users SET time_zone = 'Pacific/Auckland' WHERE id = 1")
        let path = try await stage.share(["records"], ["expiry": "date", "until": "2026-11-23"])
        #expect(
            try await stage.app.rows("SELECT datetime(expires_at, 'unixepoch') FROM progress_shares") == [
                "2026-11-23 11:00:00"
            ])
        stage.app.clock.advance(days: 2, hours: 1, seconds: 29 * 60 + 59)
        #expect(try await stage.stranger.get(path).status == 200)
        stage.app.clock.advance(seconds: 1)
        #expect(try await stage.stranger.get(path).status == 404)
        #expect(try await stage.alex.get("/settings/shares").main.words.contains("Expired after 23 Nov 2026"))
    }

    @Test func itIsRevokedAtOnce() async throws {
        let stage = try await ShareFixture()
        let path = try await stage.share()
        #expect(try await stage.stranger.get(path).status == 200)
        let id = try #require(try await stage.app.rows("SELECT id FROM progress_shares").first)
        let answer = try await stage.alex.post("/settings/shares/\(id)/revoke")
        #expect(try await stage.alex.follow(answer).flash == "Link ended. It no longer works.")
        #expect(try await stage.stranger.get(path).status == 404)
        let page = try await stage.alex.get("/settings/shares/\(id)")
        #expect(page.main.words.contains("Ended on 21 Nov 2026"))
        #expect(!page.text.contains("/revoke"))
        // Revoking it again changes nothing.
        stage.app.clock.advance(hours: 1)
        let before = try await stage.app.rows("SELECT * FROM progress_shares")
        try await stage.alex.post("/settings/shares/\(id)/revoke")
        #expect(try await stage.app.rows("SELECT * FROM progress_shares") == before)
    }

    @Test func everyViewIsWrittenDownForTheOwner() async throws {
        let stage = try await ShareFixture()
        let path = try await stage.share()
        _ = try await stage.stranger.get(path)
        stage.app.clock.advance(days: 1, hours: 2)
        let phone = Browser(stage.app, address: "203.0.113.9", userAgent: "Mozilla/5.0 (iPhone) Safari/605")
        _ = try await phone.get(path)
        let id = try #require(try await stage.app.rows("SELECT id FROM progress_shares").first)
        let words = try await stage.alex.get("/settings/shares/\(id)").main.words
        #expect(words.contains("Opened 2 times"))
        #expect(words.contains("Today, 22 Nov, 11:30 Safari on iPhone · 203.0.113.9"))
        #expect(words.contains("Yesterday, 21 Nov, 09:30 Firefox on Linux · 198.51.100.7"))
        #expect(try await stage.app.rows("SELECT count(*) FROM progress_share_views") == ["2"])
    }

    @Test func aViewThatCannotBeWrittenDownIsNone() async throws {
        let stage = try await ShareFixture()
        let path = try await stage.share(["journal"])
        try await stage.app.withoutRoom {
            let page = try await stage.stranger.get(path)
            #expect(page.status == 503)
            #expect(!page.text.contains("A secret of Alex"))
        }
    }

    @Test func ofManyViewsTheOldestGo() async throws {
        let stage = try await ShareFixture()
        let path = try await stage.share()
        try await stage.app.execute(
            """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
            INSERT INTO progress_share_views (share_id, viewed_at, address, user_agent)
            SELECT (SELECT id FROM progress_shares), i, '192.0.2.1', '' FROM n
            """)
        _ = try await stage.stranger.get(path)
        #expect(try await stage.app.rows("SELECT count(*), min(viewed_at) FROM progress_share_views") == ["1000 2"])
        let id = try #require(try await stage.app.rows("SELECT id FROM progress_shares").first)
        let page = try await stage.alex.get("/settings/shares/\(id)").main.words
        #expect(page.contains("Opened 1000 times or more") && page.contains("Showing the latest 100."))
    }

    @Test func guessingIsSlowedDown() async throws {
        let stage = try await ShareFixture()
        let path = try await stage.share()
        var statuses: [Int] = []
        for _ in 0..<61 { statuses.append(try await stage.stranger.get("/shared/guess").status) }
        #expect(statuses.dropLast().allSatisfy { $0 == 404 })
        #expect(statuses.last == 429)
        let wait = try await stage.stranger.get(path)
        #expect(wait.status == 429)
        #expect(wait.headers[.retryAfter] == "5")
        #expect(wait.headers[.cacheControl] == "no-store")
        // Other addresses are not blocked, and the block ends after a while.
        #expect(try await Browser(stage.app, address: "203.0.113.9").get(path).status == 200)
        stage.app.clock.advance(seconds: 6)
        #expect(try await stage.stranger.get(path).status == 200)
    }

    @Test func aTrainersLinksEndWithThem() async throws {
        let stage = try await ShareFixture()
        let path = try await stage.share(["records"], ["expiry": "month", "trainer": "1"])
        let other = try await stage.share()
        try await stage.alex.post("/trainers/1/delete")
        #expect(try await stage.stranger.get(path).status == 404)
        #expect(try await stage.stranger.get(other).status == 200)
    }

    @Test func nothingToShowIsSaid() async throws {
        let app = try await TestApp()
        let alex = try await app.member(heightCentimeters: nil, weightKilograms: nil)
        let made = try await alex.post("/settings/shares", ShareFixture.values(Self.marks.map(\.part)))
        let page = try await Browser(app).get(try ShareFixture.path(made))
        #expect(page.status == 200)
        #expect(page.main.components(separatedBy: "Nothing to show yet.").count - 1 == 6)
    }
}
