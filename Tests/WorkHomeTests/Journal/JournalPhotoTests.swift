import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Models

@Suite struct JournalPhotoTests {
    static let noPhoto = "This file is not a photo that WorkHome can read. Use JPEG, PNG, WebP, HEIC or GIF."

    private func picture(_ name: String) throws -> ChosenFile {
        ChosenFile(name: "photos", filename: name, bytes: try Repository.picture(name))
    }

    @Test func severalAtOnceKeepTheirOrder() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let files = try ["quadrants.jpg", "turned.heic", "quadrants.png"].map(picture)
        let answer = try await browser.upload("/journal/2026-11-21", ["text": ""], files: files)
        #expect(answer.location == "/journal/2026-11-21")
        let rows = try await app.rows("SELECT position, width, height FROM journal_photos ORDER BY position")
        #expect(rows == ["0 60 40", "1 40 60", "2 60 40"])
        #expect(try app.photoFiles().count == 6)
        let page = try await browser.follow(answer)
        let shown = page.main.allBetween("<img src=\"/photos/", "?size=thumbnail\"")
        #expect(shown == (try await app.photos(on: "2026-11-21")))
        #expect(page.text.contains("alt=\"Photo 2 of 3, Saturday 21 November\""))
    }

    @Test(arguments: [
        "quadrants.jpg", "progressive.jpg", "cmyk.jpg", "quadrants.png", "grey16.png", "alpha.png",
        "quadrants.webp", "animated.webp", "quadrants.heic", "quadrants.gif", "animated.gif", "talkative.jpg",
    ])
    func everyFormatBecomesAJPEGThatTellsNothing(name: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        // The bytes determine the type, not the name.
        let file = ChosenFile(
            name: "photos", filename: "notes.txt", bytes: try Repository.picture(name), contentType: "text/plain")
        #expect(try await browser.upload("/journal/2026-11-21", ["text": "x"], files: [file]).status == 303)
        let photo = try #require(try await app.photos(on: "2026-11-21").first)
        for path in ["/photos/\(photo)", "/photos/\(photo)?size=thumbnail"] {
            let answer = try await browser.get(path)
            #expect(answer.headers[.contentType] == "image/jpeg")
            #expect(answer.bytes.starts(with: [0xFF, 0xD8, 0xFF]))
            for secret in ["Exif", "ICC_PROFILE", "GPS", "Somebody", "Secret"] {
                #expect(!answer.text.contains(secret), "\(name) keeps \(secret)")
            }
        }
    }

    @Test func oneWrongFileAmongGoodOnesSavesNothingAndKeepsTheText() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let wrong = ChosenFile(name: "photos", filename: "holiday.jpg", bytes: Array("just a text".utf8))
        let truncated = ChosenFile(
            name: "photos", filename: "half.jpg", bytes: Array(try Repository.picture("quadrants.jpg").prefix(500)))
        let answer = try await browser.upload(
            "/journal/2026-11-21", ["text": "A long day"],
            files: [try picture("quadrants.jpg"), wrong, truncated, try picture("quadrants.png")])
        #expect(answer.status == 422)
        #expect(answer.value(of: "text") == "A long day")
        let errors = answer.main.between("<ul class=\"stack gap-small\"", "</ul>")?.allBetween("<li", "</li>").map(
            \.words)
        #expect(errors?.count == 2)
        #expect(errors?.first?.hasSuffix("holiday.jpg : \(Self.noPhoto)") == true)
        #expect(errors?.last?.contains("half.jpg : This photo is damaged or incomplete.") == true)
        #expect(answer.text.contains("aria-invalid=\"true\""))
        #expect(try await app.count("journal_entries") == 0)
        #expect(try await app.count("journal_photos") == 0)
        #expect(try app.photoFiles().isEmpty)
    }

    @Test func moreThanAnEntryHoldsAreRefused() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let tooMany = Array(repeating: try picture("quadrants.png"), count: 31)
        let answer = try await browser.upload("/journal/2026-11-21", ["text": "x"], files: tooMany)
        #expect(answer.status == 422)
        #expect(answer.main.words.contains("Too many photos : Choose at most 30 photos at once."))
        try await browser.upload("/journal/2026-11-21", ["text": "x"])
        try await app.execute(
            """
            WITH RECURSIVE rows (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM rows WHERE n < 29)
            INSERT INTO journal_photos (uuid, user_id, entry_id, position, width, height, created_at)
            SELECT randomblob(16), 1, 1, n, 60, 40, 0 FROM rows
            """)
        let more = try await browser.upload("/journal/2026-11-21", ["text": "x"], files: [try picture("quadrants.png")])
        #expect(more.status == 422)
        #expect(more.main.words.contains("An entry holds at most 30 photos."))
        #expect(try app.photoFiles().isEmpty)
    }

    @Test func photosAreAddedAtTheEndAndTickedAway() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.upload(
            "/journal/2026-11-21", ["text": "x"], files: try ["quadrants.jpg", "quadrants.png"].map(picture))
        let before = try await app.photos(on: "2026-11-21")
        try #require(before.count == 2)
        try await browser.upload(
            "/journal/2026-11-21", ["text": "x", "remove": before[0]], files: [try picture("turned.heic")])
        let after = try await app.photos(on: "2026-11-21")
        #expect(after.count == 2)
        #expect(after.first == before[1])
        #expect(try app.photoFiles().count == 4)
        #expect(try await browser.get("/photos/\(before[0])").status == 404)
    }

    @Test func theLastPhotoOfAnEntryWithoutTextCannotBeTickedAway() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.upload("/journal/2026-11-21", ["text": ""], files: [try picture("quadrants.jpg")])
        let photo = try #require(await app.photos(on: "2026-11-21").first)
        let answer = try await browser.upload("/journal/2026-11-21", ["text": "", "remove": photo])
        #expect(answer.status == 422)
        #expect(answer.text.contains("value=\"\(photo)\" checked"))
        #expect(try await browser.get("/photos/\(photo)").status == 200)
        #expect(try await browser.upload("/journal/2026-11-21", ["text": "Words", "remove": photo]).status == 303)
        #expect(try app.photoFiles().isEmpty)
    }

    @Test func aPhotoIsDeletedOnItsOwnPage() async throws {
        let household = try await Household()
        let path = household.path("/journal/:day/photos/:photo")
        let page = try await household.alex.get(path)
        let photos = household.photos
        try #require(photos.count == 3)
        #expect(page.main.words.contains("Friday 20 November 2 of 3"))
        #expect(page.text.contains("rel=\"prev\" href=\"/journal/2026-11-20/photos/\(photos[0])\""))
        #expect(page.text.contains("rel=\"next\" href=\"/journal/2026-11-20/photos/\(photos[2])\""))
        #expect(try await household.alex.get("\(path)/delete").main.words.contains("Delete this photo?"))
        let answer = try await household.alex.post("\(path)/delete")
        #expect(try await household.alex.follow(answer).flash == "Photo deleted.")
        #expect(try await household.app.photos(on: "2026-11-20") == [photos[0], photos[2]])
        #expect(try await household.alex.post("\(path)/delete").status == 404)
        #expect(try await household.alex.get(path).status == 404)
        #expect(try await household.alex.get("/photos/\(household.photo)").status == 404)
    }

    @Test func theLastPhotoOfAnEntryWithoutTextTakesTheEntryAlong() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.upload("/journal/2026-11-21", ["text": ""], files: [try picture("quadrants.jpg")])
        let photo = try #require(await app.photos(on: "2026-11-21").first)
        try await browser.post("/journal/2026-11-21/photos/\(photo)/delete")
        #expect(try await app.count("journal_entries") == 0)
    }

    @Test func aPhotoIsAtItsOwnDayAlone() async throws {
        let household = try await Household()
        #expect(try await household.alex.get("/journal/2026-11-19/photos/\(household.photo)").status == 404)
        #expect(try await household.alex.post("/journal/2026-11-19/photos/\(household.photo)/delete").status == 404)
    }

    @Test func anEntryTakesItsFilesAlong() async throws {
        let household = try await Household()
        #expect(try household.app.photoFiles().count == 8)
        let question = try await household.alex.get("/journal/2026-11-20/delete")
        #expect(question.main.words.contains("and its 3 photos will be permanently deleted."))
        try await household.alex.post("/journal/2026-11-20/delete")
        // The profile photo stays.
        #expect(try household.app.photoFiles().count == 2)
        #expect(try await household.app.count("journal_photos") == 0)
    }

    @Test func aMissingFileIsAMissingPageAndTheDayStillShows() async throws {
        let household = try await Household()
        let folder = household.app.folders.images
        for name in try household.app.photoFiles() { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
        #expect(try await household.alex.get("/photos/\(household.photo)").status == 404)
        #expect(try await household.alex.get("/journal/2026-11-20").status == 200)
        #expect(try await household.alex.post("/journal/2026-11-20/delete").status == 303)
    }
}
