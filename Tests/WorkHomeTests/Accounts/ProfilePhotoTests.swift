import Foundation
import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct ProfilePhotoTests {
    private func upload(_ browser: Browser, _ picture: String) async throws -> Answer {
        try await browser.upload(
            "/profile/photo",
            files: [ChosenFile(name: "photo", filename: picture, bytes: try Repository.picture(picture))])
    }

    @Test func isShownOnEveryPage() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await upload(browser, "quadrants.heic")
        #expect(answer.location == "/profile")
        #expect(try await browser.follow(answer).flash == "Profile photo saved.")
        #expect(try app.photoFiles().count == 2)
        let source = try #require(
            try await browser.get("/track").text.between("aria-label=\"Profile of Alex Stone\"><img src=\"", "\""))
        let photo = try await browser.get(source)
        #expect(photo.status == 200)
        #expect(photo.headers[.contentType] == "image/jpeg")
        #expect(photo.bytes.starts(with: [0xFF, 0xD8]))
    }

    @Test func anotherTakesItsPlaceAndTheOldFilesGo() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await upload(browser, "quadrants.jpg")
        let first = try app.photoFiles()
        _ = try await upload(browser, "quadrants.png")
        let second = try app.photoFiles()
        #expect(second.count == 2)
        #expect(Set(first).isDisjoint(with: second))
    }

    @Test func canBeTakenAway() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await upload(browser, "quadrants.jpg")
        #expect(try await browser.get("/profile").text.contains("Remove photo"))
        let answer = try await browser.post("/profile/photo/delete")
        let profile = try await browser.follow(answer)
        #expect(profile.flash == "Profile photo removed.")
        #expect(!profile.text.contains("Remove photo"))
        #expect(try app.photoFiles().isEmpty)
        #expect(try await app.rows("SELECT photo_uuid FROM users") == ["null"])
        #expect(try await browser.post("/profile/photo/delete").location == "/profile")
    }

    @Test func aFileThatIsNoPhotoIsRefusedAndTheOldOneStays() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await upload(browser, "quadrants.jpg")
        let before = try app.photoFiles()
        let answer = try await browser.upload(
            "/profile/photo", files: [ChosenFile(name: "photo", filename: "a.jpg", bytes: Array("<svg/>".utf8))])
        #expect(answer.status == 422)
        #expect(
            answer.errorSummary
                == "This file is not a photo that WorkHome can read. Use JPEG, PNG, WebP, HEIC or GIF.")
        #expect(try app.photoFiles() == before)
    }

    @Test func choosingNoneIsTold() async throws {
        let answer = try await TestApp().member().upload("/profile/photo")
        #expect(answer.status == 422)
        #expect(answer.errorSummary == "Please choose a photo")
    }

    @Test func aFailedSaveLeavesNoFiles() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.withoutRoom {
            let answer = try await upload(browser, "quadrants.jpg")
            #expect(answer.status == 503)
        }
        #expect(try app.photoFiles().isEmpty)
    }
}
