import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Fitness
@testable import Models
@testable import Web

@Suite struct PageCacheTests {
    @Test func anUnchangedPageIsNotSentAgain() async throws {
        let browser = try await TestApp().member()
        let first = try await browser.get("/progress")
        let tag = try #require(first.headers[.eTag])
        let second = try await browser.get("/progress", headers: [.ifNoneMatch: tag])
        #expect(second.status == 304)
        #expect(second.bytes.isEmpty)
        let third = try await browser.get("/progress")
        #expect(third.status == 200)
        #expect(third.bytes == first.bytes)
    }

    @Test(
        arguments: [
            ("/progress", "/progress/measurements", ["weight": "61", "height": "170"], "61 kg"),
            ("/", "/profile", ["first_name": "Alexandra"], "Good morning, Alexandra"),
            ("/journal", "/journal/2026-11-20", ["text": "Fresh words"], "Fresh words"),
            ("/", "/journal/2026-11-20", ["text": "Fresh words"], "Fresh words"),
            (
                "/track?date=2026-11-20", "/track/sets/1", ["reps": "9", "weight": "61", "date": "2026-11-20"],
                "61 kg × 9"
            ),
            ("/track?date=2026-11-20", "/track/cardio/1", ["duration": "31:07", "date": "2026-11-20"], "31:07"),
            ("/track", "/track/entries", ["trackable_id": "2", "value": "333"], "333 ml"),
        ])
    func aChangeShowsAtOnce(path: String, form: String, values: [String: String], text: String) async throws {
        let household = try await Household()
        // A page with a workout that counts down is not kept.
        try await household.alex.post("/sessions/1/pause")
        let alex = household.alex
        let before = try await alex.get(path)
        #expect(!before.text.contains(text))
        let saved = try await alex.post(form, values.map { FormValue($0.key, $0.value) })
        #expect(saved.status == 303)
        _ = try await alex.follow(saved)
        let after = try await alex.get(path, headers: [.ifNoneMatch: try #require(before.headers[.eTag])])
        #expect(after.status == 200)
        #expect(after.text.contains(text))
    }

    @Test func deletionsShowAtOnce() async throws {
        let household = try await Household()
        // A page with a workout that counts down is not kept.
        try await household.alex.post("/sessions/1/pause")
        let alex = household.alex
        for path in ["/journal", "/journal/2026-11-20", "/"] { _ = try await alex.get(path) }
        _ = try await alex.follow(try await alex.post("/journal/2026-11-20/delete"))
        #expect(try await !alex.get("/journal").text.contains("has-entry"))
        #expect(try await alex.get("/journal/2026-11-20").text.contains("No entry for this day"))
        #expect(try await !alex.get("/").text.contains("A secret of Alex"))
    }

    @Test func whatAnotherPersonChangesShowsAtOnce() async throws {
        let household = try await Household()
        // A page with a workout that counts down is not kept.
        try await household.alex.post("/sessions/1/pause")
        let (alex, sam) = (household.alex, household.sam)
        let before = try await sam.get("/trainers")
        let trainer = try #require(try await alex.post("/trainers", TrainerSamples.values).location)
        let added = try await self.seen(by: sam, instead: before)
        #expect(added.text.contains("Robin Field"))
        #expect(try await alex.post(trainer, TrainerSamples.values(["name": "Kim Hill"])).status == 303)
        let changed = try await self.seen(by: sam, instead: added)
        #expect(changed.text.contains("Kim Hill"))
        #expect(try await alex.post("\(trainer)/delete").status == 303)
        let deleted = try await self.seen(by: sam, instead: changed)
        #expect(deleted.main.words == before.main.words)
    }

    /// What a browser shows that has the page cached.
    private func seen(by browser: Browser, instead kept: Answer) async throws -> Answer {
        let tag = try #require(kept.headers[.eTag])
        let page = try await browser.get("/trainers", headers: [.ifNoneMatch: tag])
        #expect(page.status == 200)
        #expect(page.headers[.workHomeRevision] != kept.headers[.workHomeRevision])
        #expect(try await browser.get("/trainers", headers: [.ifNoneMatch: page.headers[.eTag] ?? ""]).status == 304)
        return page
    }

    /// The Back button uses it to detect an outdated page.
    @Test func aPageSaysOfWhichRevisionItIs() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        var seen: [String] = []
        for change in ["/progress/measurements", "/trainers", "/settings/admin/access"] {
            for path in ["/progress", "/trainers", "/settings/admin"] {
                let page = try await browser.get(path)
                let shown = try #require(page.text.between("data-revision=\"", "\""), "\(path)")
                #expect(page.headers[.workHomeRevision] == shown)
                #expect(try await browser.send(.head, path).headers[.workHomeRevision] == shown)
                seen.append(shown)
            }
            #expect(Set(seen.suffix(3)).count == 1, "reading changes nothing")
            let values = ["weight": "61", "height": "170", "name": "Robin Field", "registrations": "on"]
            try await browser.post(change, values.map { FormValue($0.key, $0.value) })
            _ = try await browser.get("/settings")
        }
        #expect(Set(seen).count == 3, "each change is another revision")
        let refused = try await browser.post("/progress/measurements", ["weight": "much"])
        #expect(refused.status == 422)
        #expect(!refused.text.contains("data-revision"))
    }

    @Test func aNoticeIsNotKept() async throws {
        let browser = try await TestApp().member()
        let saved = try await browser.post("/progress/measurements", ["weight": "61", "height": "170"])
        let noticed = try await browser.follow(saved)
        #expect(noticed.flash == "Measurements saved.")
        #expect(noticed.headers[.eTag] == nil)
        #expect(try await browser.get("/progress").flash == nil)
        // A pending message is shown although the page is cached.
        let again = try await browser.post("/progress/weights/1/delete")
        #expect(try await browser.follow(again).flash == "Weight deleted.")
    }

    @Test func twoPeopleNeverShareAPage() async throws {
        let household = try await Household()
        // A page with a workout that counts down is not kept.
        try await household.alex.post("/sessions/1/pause")
        for path in ["/", "/progress", "/journal", "/journal/2026-11-20"] {
            let alex = try await household.alex.get(path)
            let tag = try #require(alex.headers[.eTag])
            let sam = try await household.sam.get(path, headers: [.ifNoneMatch: tag])
            #expect(sam.status == 200, "\(path)")
            #expect(!sam.text.contains("Alex"), "\(path)")
            #expect(try await Browser(household.app).get(path).location == "/login", "\(path)")
        }
    }

    @Test func theDayTurnsThePage() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await browser.get("/progress").main.words.contains("Weight Today, 21 Nov"))
        app.clock.advance(days: 1)
        #expect(try await browser.get("/progress").main.words.contains("Weight Yesterday, 21 Nov"))
        #expect(try await browser.get("/").text.contains("Good morning"))
        app.clock.advance(hours: 4)
        #expect(try await browser.get("/").text.contains("Good afternoon"))
    }

    @Test func theOldestPagesMakeRoom() {
        let cache = PageCache(maximumBytes: 1_000)
        let response = Response.html(Array(repeating: UInt8(ascii: "a"), count: 60))
        let user = UUID()
        let keys = (0..<40).map { revision in
            PageCache.Key(
                user: user, revision: Revision(person: Int64(revision), household: 0), language: .english,
                day: LocalDay(daysSinceEpoch: 0), hour: 0, target: "/")
        }
        for key in keys { _ = cache.keep(response, for: key) }
        #expect(keys.count { cache[$0] != nil } == 16)
        #expect(cache[keys[39]] != nil && cache[keys[0]] == nil)
    }
}
