import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct EmailChangeTests {
    private func change(_ browser: Browser, to email: String, _ password: String = Cast.alex.password) async throws
        -> Answer
    {
        try await browser.post("/profile/email", ["email": email, "email_password": password])
    }

    @Test func theNewAddressSignsIn() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await change(browser, to: " Alex.Stone@Example.com ")
        #expect(answer.location == "/profile")
        let page = try await browser.follow(answer)
        #expect(page.flash == "Email changed. Sign in with the new one from now on.")
        #expect(page.main.contains("Alex.Stone@Example.com"))
        let old = try await Browser(app).post("/login", Cast.alex.credentials)
        #expect(old.status == 422)
        let new = try await Browser(app).post(
            "/login", ["email": "alex.stone@example.com", "password": Cast.alex.password])
        #expect(new.location == "/")
        // The old address is available to others.
        #expect(try await Browser(app).post("/register", Cast.alex.registration).status == 303)
    }

    @Test func itTakesThePassword() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for (password, message) in [("battery", "The current password is wrong"), ("", "Please enter your password")] {
            let answer = try await change(browser, to: "new@example.com", password)
            #expect(answer.status == 422)
            #expect(answer.fieldErrors == ["email_password": message])
            #expect(answer.value(of: "email") == "new@example.com")
        }
        #expect(try await app.rows("SELECT email FROM users") == [Cast.alex.email])
    }

    @Test func anAddressHasOneAccount() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.register(Cast.sam)
        let taken = try await change(browser, to: Cast.sam.email.uppercased())
        #expect(taken.fieldErrors == ["email": "An account with this email already exists"])
        let wrong = try await change(browser, to: "alex")
        #expect(wrong.fieldErrors == ["email": "Please enter a valid email address"])
        // The user's own address in other letter case is accepted.
        #expect(try await change(browser, to: Cast.alex.email.uppercased()).location == "/profile")
    }

    @Test func theOldAddressIsForgotten() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await change(browser, to: "new@example.com", "a wrong guess")
        #expect(try await app.rows("SELECT key FROM login_buckets").contains { $0.contains(Cast.alex.email) })
        _ = try await change(browser, to: "new@example.com")
        #expect(try await !app.rows("SELECT key FROM login_buckets").contains { $0.contains(Cast.alex.email) })
    }

    @Test func guessingIsSlowedDown() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for _ in 0..<10 { _ = try await change(browser, to: "new@example.com", "a wrong guess") }
        let answer = try await change(browser, to: "new@example.com")
        #expect(answer.status == 429 && answer.headers[.retryAfter] == "30")
        #expect(try await app.rows("SELECT email FROM users") == [Cast.alex.email])
    }

    @Test func aGuestHasNone() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        #expect(try await !guest.get("/profile").main.contains("/profile/email"))
        #expect(try await change(guest, to: "new@example.com").location == "/profile")
        #expect(try await app.rows("SELECT email FROM users") == ["null"])
    }
}
