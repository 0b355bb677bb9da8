import Foundation
import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct PasswordChangeTests {
    private func change(_ browser: Browser, from current: String, to new: String) async throws -> Answer {
        try await browser.post("/profile/password", ["current_password": current, "new_password": new])
    }

    @Test func endsTheOtherSessionsAndGivesThisOneANewToken() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let other = try await app.signIn(Cast.alex)
        let sams = try await app.member(Cast.sam)
        let token = await browser.sessionToken
        let answer = try await change(browser, from: Cast.alex.password, to: "new password")
        #expect(answer.location == "/profile")
        #expect(try await browser.follow(answer).flash == "Password changed. You are signed out everywhere else.")
        #expect(await browser.sessionToken != token)
        #expect(try await other.get("/").location == "/login")
        #expect(try await sams.get("/").status == 200)
        let old = try await Browser(app).post("/login", Cast.alex.credentials)
        #expect(old.status == 422)
        let new = try await Browser(app).post("/login", ["email": Cast.alex.email, "password": "new password"])
        #expect(new.location == "/")
    }

    /// A key stays valid, as the page says, unless the user chooses to end it.
    @Test func keysGoOnUnlessTheyAreToEnd() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let key = try await Program.withKey(app, of: browser, name: "Script")
        let sam = try await app.member(Cast.sam)
        let other = try await Program.withKey(app, of: sam, name: "Script")
        let profile = try await browser.get("/profile")
        #expect(profile.main.words.contains("API keys and tokens of phones and scales keep working"))
        #expect(profile.main.contains("href=\"/settings/api-keys\""))
        _ = try await change(browser, from: Cast.alex.password, to: "new password")
        #expect(try await key.get("/api/v1/users/me").status == 200)
        let wrong = try await browser.post(
            "/profile/password", ["current_password": "x", "new_password": "newest password", "end_keys": "yes"])
        #expect(wrong.status == 422)
        #expect(wrong.main.contains("name=\"end_keys\" value=\"yes\" checked"))
        #expect(try await key.get("/api/v1/users/me").status == 200)
        let answer = try await browser.post(
            "/profile/password",
            ["current_password": "new password", "new_password": "newest password", "end_keys": "yes"])
        #expect(
            try await browser.follow(answer).flash
                == "Password changed. You are signed out everywhere else, and your API keys are revoked.")
        #expect(try await key.get("/api/v1/users/me").status == 401)
        #expect(try await other.get("/api/v1/users/me").status == 200)
    }

    @Test(
        arguments: [
            ("wrong one", "new password", ["current_password": "The current password is wrong"]),
            ("", "new password", ["current_password": "Please enter your current password"]),
            ("correct horse", "12345", ["new_password": "Password must be at least 6 characters"]),
        ])
    func whatIsWrongStandsBesideTheField(current: String, new: String, errors: [String: String]) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let other = try await app.signIn(Cast.alex)
        let answer = try await change(browser, from: current, to: new)
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == errors)
        #expect(!answer.text.contains("value=\"new password\""))
        #expect(try await other.get("/").status == 200)
        _ = try await app.signIn(Cast.alex)
    }

    @Test func guessingTheCurrentOneIsSlowedDown() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for _ in 0..<10 { #expect(try await change(browser, from: "guess", to: "new password").status == 422) }
        let answer = try await change(browser, from: Cast.alex.password, to: "new password")
        #expect(answer.status == 429)
        #expect(answer.fieldErrors["current_password"]?.hasPrefix("Too many attempts.") == true)
    }

    @Test func aGuestHasNoneToChange() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        try await browser.post("/guest")
        #expect(try await change(browser, from: "", to: "new password").location == "/profile")
        #expect(try await app.rows("SELECT password_hash FROM users") == ["null"])
    }
}
