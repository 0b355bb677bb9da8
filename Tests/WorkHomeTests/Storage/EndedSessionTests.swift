import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct EndedSessionTests {
    @Test func whatWasTypedWaitsUntilTheyAreBack() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        try await app.execute("DELETE FROM sessions")
        let answer = try await alex.post("/journal/2026-11-20", ["text": "A day's \"words\""])
        #expect(answer.status == 401)
        #expect(answer.text.contains("Your session has ended."))
        #expect(answer.text.contains("action=\"/journal/2026-11-20\""))
        #expect(answer.text.contains("value=\"A day&#39;s &quot;words&quot;\""))
        #expect(answer.headers[.cacheControl] == "no-store")
        #expect(try await app.count("journal_entries") == 0)
    }

    @Test func aFormForEverybodyTakesNoUpload() async throws {
        let app = try await TestApp()
        let answer = try await Browser(app).upload(
            "/login", ["email": "a@example.com"],
            files: [ChosenFile(name: "photo", filename: "a.jpg", bytes: [UInt8](repeating: 1, count: 2 << 20))])
        #expect(answer.status == 413)
    }

    @Test func anUploadAfterTheSessionKeepsItsText() async throws {
        let app = try await TestApp()
        let answer = try await Browser(app).upload(
            "/journal/2026-11-20", ["text": "Typed"],
            files: [ChosenFile(name: "photos", filename: "a.jpg", bytes: [UInt8](repeating: 1, count: 2 << 20))])
        #expect(answer.status == 401)
        #expect(answer.text.contains("value=\"Typed\""))
    }
}
