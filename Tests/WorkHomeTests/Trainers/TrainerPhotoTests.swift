import Support
import Testing

@testable import HTTP
@testable import Web

@Suite struct TrainerPhotoTests {
    private func source(_ browser: Browser) async throws -> String {
        try #require(try await browser.get("/trainers/1").main.between("<img src=\"", "\""))
    }

    @Test func aPhotoIsShownReplacedAndRemoved() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.upload("/trainers", ["name": "Robin"], files: [try TrainerSamples.photo()])
        let first = try await source(browser)
        #expect(try await browser.get(first).headers[.contentType] == "image/jpeg")
        #expect(try await browser.get("/trainers").main.contains(first))

        try await browser.upload("/trainers/1", ["name": "Robin"], files: [try TrainerSamples.photo("quadrants.png")])
        let second = try await source(browser)
        #expect(second != first)
        #expect(try app.photoFiles().count == 2)

        // Saving without a photo keeps the old one.
        try await browser.upload("/trainers/1", ["name": "Robin Field"])
        #expect(try await source(browser) == second)
        try await app.app.sweep()
        #expect(try app.photoFiles().count == 2)

        try await browser.upload("/trainers/1", ["name": "Robin", "remove_photo": "yes"])
        #expect(try await !browser.get("/trainers/1").main.contains("<img"))
        #expect(try app.photoFiles().isEmpty)
    }

    @Test func aFileThatIsNoPhotoCostsAMessageAndNothingElse() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let liar = ChosenFile(name: "photo", filename: "a.jpg", bytes: Array("words".utf8))
        let answer = try await browser.upload("/trainers", ["name": "Robin", "languages": "Irish"], files: [liar])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors["photo"]?.hasPrefix("This file is not a photo") == true)
        #expect(answer.value(of: "name") == "Robin")
        #expect(answer.value(of: "languages") == "Irish")
        #expect(try await app.count("trainers") == 0)
    }

    @Test func aMistakeLeavesNoFiles() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.upload("/trainers", ["name": ""], files: [try TrainerSamples.photo()])
        #expect(answer.status == 422)
        #expect(try app.photoFiles().isEmpty)
    }

    @Test func aFailedSaveLeavesNoFiles() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.withoutRoom {
            let answer = try await browser.upload("/trainers", ["name": "Robin"], files: [try TrainerSamples.photo()])
            #expect(answer.status == 503)
        }
        #expect(try app.photoFiles().isEmpty)
    }

    @Test func theHouseholdSeesItAndNobodyElse() async throws {
        let app = try await TestApp()
        let alex = try await app.member(Cast.alex)
        let sam = try await app.member(Cast.sam)
        let guest = Browser(app)
        try await guest.post("/guest")
        try await alex.upload(
            "/trainers", ["name": "Robin", "visibility": "household"], files: [try TrainerSamples.photo()])
        let path = try await source(alex)
        #expect(try await sam.get(path).status == 200)
        #expect(try await guest.get(path).status == 404)
        #expect(try await Browser(app).get(path).location == "/login")
        try await alex.upload("/trainers/1", ["name": "Robin", "visibility": "alone"])
        #expect(try await alex.get(path).status == 200)
        #expect(try await sam.get(path).status == 404)
    }
}
