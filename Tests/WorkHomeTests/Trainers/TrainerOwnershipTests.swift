import Foundation
import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct TrainerOwnershipTests {
    let app: TestApp
    /// The first account.
    let alex: Browser
    let sam: Browser
    let guest: Browser

    init() async throws {
        app = try await TestApp()
        alex = try await app.member(Cast.alex)
        sam = try await app.member(Cast.sam)
        guest = Browser(app)
        try await guest.post("/guest")
    }

    private func add(_ browser: Browser, _ visibility: String = "household") async throws -> String {
        let answer = try await browser.post("/trainers", TrainerSamples.values(["visibility": visibility]))
        return try #require(answer.location)
    }

    /// The responses to a person's requests to see and change a trainer.
    private func rights(_ browser: Browser, _ path: String) async throws -> [Int] {
        var statuses: [Int] = []
        for page in ["", "/contact", "/edit", "/delete"] { statuses.append(try await browser.get(path + page).status) }
        let before = try await app.rows("SELECT * FROM trainers")
        let change = try await browser.post(path, TrainerSamples.values(["name": UUID().uuidString]))
        let isChanged = try await app.rows("SELECT * FROM trainers") != before
        #expect(isChanged == (change.status == 303))
        return statuses + [change.status]
    }

    @Test func whoAddedATrainerAndTheFirstAccountChangeThem() async throws {
        let path = try await add(sam)
        #expect(try await rights(sam, path) == [200, 200, 200, 200, 303])
        #expect(try await rights(alex, path) == [200, 200, 200, 200, 303])
        let other = try await add(alex)
        #expect(try await rights(sam, other) == [200, 200, 403, 403, 403])
        #expect(try await sam.post("\(other)/delete").status == 403)
        #expect(try await !sam.get(other).main.contains("/edit"))
        #expect(try await app.count("trainers") == 2)
        #expect(try await alex.post("\(path)/delete").location == "/trainers")
    }

    @Test func onesOwnTrainersAreSeenByNobodyElse() async throws {
        let path = try await add(sam, "alone")
        #expect(try await rights(alex, path) == [404, 404, 404, 404, 404])
        #expect(try await alex.post("\(path)/delete").status == 404)
        #expect(try await alex.get("/trainers").main.words.contains("No trainers yet"))
        #expect(try await sam.get("/trainers").main.words.contains("Only you"))
        #expect(try await app.count("trainers") == 1)
    }

    @Test func guestsSeeOnlyTheirOwnAndNobodySeesThem() async throws {
        let path = try await add(alex)
        #expect(try await rights(guest, path) == [404, 404, 404, 404, 404])
        #expect(try await guest.get("/trainers").main.words.contains("No trainers yet"))
        // A guest's trainers are always private.
        let own = try await add(guest, "household")
        #expect(try await rights(guest, own) == [200, 200, 200, 200, 303])
        #expect(try await rights(alex, own) == [404, 404, 404, 404, 404])
        #expect(try await app.rows("SELECT is_private FROM trainers ORDER BY id") == ["0", "1"])
    }

    @Test func whoSeesATrainerIsSaidByWhoAddedThem() async throws {
        let path = try await add(sam)
        let edit = try await alex.get("\(path)/edit")
        #expect(!edit.main.contains("name=\"visibility\""))
        try await alex.post(path, TrainerSamples.values(["visibility": "alone"]))
        #expect(try await app.rows("SELECT is_private FROM trainers") == ["0"])
    }

    @Test func theHouseholdsTrainersOutliveTheAccount() async throws {
        let path = try await add(sam)
        try await sam.upload(
            "/trainers", ["name": "Secret", "visibility": "alone"], files: [try TrainerSamples.photo()])
        #expect(try app.photoFiles().count == 2)
        try await sam.post("/settings/account/delete", ["password": Cast.sam.password])
        #expect(try await app.rows("SELECT name, added_by FROM trainers") == ["Robin Field null"])
        #expect(try app.photoFiles().isEmpty)
        #expect(try await alex.get(path).main.words.contains("Added by Someone who has left"))
        #expect(try await rights(alex, path) == [200, 200, 200, 200, 303])
    }

    @Test func aGuestsTrainersGoWithThem() async throws {
        _ = try await add(guest)
        try await guest.post("/guest/leave")
        #expect(try await app.count("trainers") == 0)
    }

    /// The first account is the one that registered first, even if a guest's row is older.
    @Test func aGuestWhoRegistersLaterIsNotTheFirstAccount() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        let first = try await app.member(Cast.sam)
        app.clock.advance(seconds: 60)
        #expect(try await guest.post("/profile/account", GuestTests.account).location == "/profile")
        let path = try #require(try await guest.post("/trainers", TrainerSamples.values([:])).location)
        let other = try #require(try await first.post("/trainers", TrainerSamples.values([:])).location)
        #expect(try await first.get(path + "/edit").status == 200)
        #expect(try await guest.get(other + "/edit").status == 403)
    }

    /// When the first account is deleted, the next one takes over the household's trainers.
    @Test func thereIsAlwaysAFirstAccount() async throws {
        let path = try await add(sam)
        let robin = try await app.member(
            Person(
                firstName: "Robin", lastName: "West", email: "r@example.com", password: "battery", address: "192.0.2.3")
        )
        let other = try await add(robin)
        #expect(try await rights(sam, other)[4] == 403)
        try await app.execute("UPDATE users SET role = 'admin' WHERE id = 2")
        try await alex.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(try await rights(sam, other)[4] == 303)
        #expect(try await rights(robin, path)[4] == 403)
    }
}
