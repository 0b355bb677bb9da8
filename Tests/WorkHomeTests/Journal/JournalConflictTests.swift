import Support
import Testing

@testable import WorkHome

@Suite struct JournalConflictTests {
    private let day = "/journal/2026-11-20"

    @Test func aSecondWindowNeverUndoesTheFirst() async throws {
        let browser = try await TestApp().member()
        let version = try #require(try await browser.get("\(day)/edit").value(of: "version"))
        try await browser.upload(day, ["text": "From the phone", "version": version])
        let conflict = try await browser.upload(day, ["text": "From the desk", "version": version])
        #expect(conflict.status == 409)
        #expect(conflict.text.contains("From the desk\n\nFrom the phone"))
        #expect(conflict.fieldErrors["text"]?.contains("changed in the meantime") == true)
        #expect(try await browser.get(day).text.contains("From the phone"))

        let merged = try #require(conflict.value(of: "version"))
        #expect(try await browser.upload(day, ["text": "Both", "version": merged]).status == 303)
    }

    @Test func anEntryThatWasDeletedIsNotBroughtBackUnasked() async throws {
        let browser = try await TestApp().member()
        try await browser.upload(day, ["text": "Written"])
        let version = try #require(try await browser.get("\(day)/edit").value(of: "version"))
        try await browser.post("\(day)/delete")
        let conflict = try await browser.upload(day, ["text": "Written on", "version": version])
        #expect(conflict.status == 409)
        #expect(conflict.fieldErrors["text"]?.contains("deleted in the meantime") == true)
        #expect(try await browser.upload(day, ["text": "Written on", "version": ""]).status == 303)
    }

    /// The photo would belong to no entry, so its files go.
    @Test func aPhotoOfARefusedTextIsNotKept() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.upload(day, ["text": "From the phone", "version": ""])
        let photo = ChosenFile(
            name: "photos", filename: "hill.jpg", bytes: try Repository.picture("quadrants.jpg"))
        let conflict = try await browser.upload(day, ["text": "From the desk", "version": ""], files: [photo])
        #expect(conflict.status == 409)
        #expect(try await app.count("journal_photos") == 0)
        #expect(try app.photoFiles().isEmpty)
    }

    @Test func theSameTextTwiceIsNoConflict() async throws {
        let browser = try await TestApp().member()
        try await browser.upload(day, ["text": "Once", "version": ""])
        #expect(try await browser.upload(day, ["text": "Once", "version": ""]).status == 303)
    }
}
