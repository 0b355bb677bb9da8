import Crypto
import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct LoginTests {
    @Test func opensASessionAndLeadsHome() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let answer = try await Browser(app).post("/login", Cast.alex.credentials)
        #expect(
            "\(Transcript(answer))" == """
                POST /login
                Content-Type: application/x-www-form-urlencoded
                Sec-Fetch-Site: same-origin

                email=alex%40example.com&password=correct%20horse

                303
                Location: /
                Set-Cookie: workhome=<token>; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax
                """)
    }

    @Test func overHTTPSTheCookieIsBoundToTheHost() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let browser = Browser(app, scheme: .https)
        let answer = try await browser.post("/login", Cast.alex.credentials)
        let cookie = try #require(answer.cookies.first)
        #expect(cookie.hasPrefix("__Host-workhome="))
        #expect(cookie.hasSuffix("; Path=/; Max-Age=15552000; HttpOnly; Secure; SameSite=Lax"))
        #expect(try await browser.get("/").status == 200)
    }

    @Test func aCookieOfPlainHTTPIsNoneOverHTTPS() async throws {
        let app = try await TestApp()
        let token = try #require(await app.member().sessionToken)
        let browser = Browser(app, scheme: .https)
        await browser.setCookie("workhome", token)
        #expect(try await browser.get("/").location == "/login")
    }

    @Test func theAddressMayBeTypedInAnyCase() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let answer = try await Browser(app).post(
            "/login", ["email": " ALEX@Example.COM ", "password": Cast.alex.password])
        #expect(answer.location == "/")
    }

    @Test func aWrongPasswordAndAnUnknownAddressGetTheSameAnswer() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let browser = Browser(app)
        let wrong = try await browser.post("/login", ["email": "alex@example.com", "password": "wrong"])
        let unknown = try await browser.post("/login", ["email": "eve@example.com", "password": "wrong"])
        #expect(wrong.status == 422)
        #expect(wrong.fieldErrors == ["password": "The email or password is wrong"])
        #expect(wrong.main.words.allBetween("The email or password", "wrong").count == 1, "it is said once")
        #expect(wrong.focusedField == "password")
        #expect(wrong.cookies.isEmpty)
        #expect(unknown.status == wrong.status)
        #expect(unknown.headers == wrong.headers)
        #expect(unknown.text == wrong.text.replacing("alex@example.com", with: "eve@example.com"))
        #expect(!wrong.text.contains("value=\"wrong\""))
    }

    @Test(arguments: [1_025, 5_000, 100_000])
    func anEndlessPasswordIsAWrongOne(length: Int) async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let password = String(repeating: "a", count: length)
        for email in ["alex@example.com", "eve@example.com"] {
            let answer = try await Browser(app).post("/login", ["email": email, "password": password])
            #expect(answer.status == 422)
            #expect(answer.fieldErrors == ["password": "The email or password is wrong"])
        }
    }

    @Test func anEmptyFormIsToldWhatIsMissing() async throws {
        let answer = try await Browser(try await TestApp()).post("/login", ["email": "", "password": ""])
        #expect(answer.status == 422)
        #expect(
            answer.fieldErrors == [
                "email": "Please enter a valid email address", "password": "Please enter your password",
            ])
    }

    @Test func thePasswordMayBeComposedByAnotherKeyboard() async throws {
        let app = try await TestApp()
        var person = Cast.alex
        person.password = "caf\u{E9} secret"
        try await app.register(person)
        let answer = try await Browser(app).post("/login", ["email": person.email, "password": "cafe\u{301} secret"])
        #expect(answer.location == "/")
    }

    @Test func aSignedInPersonSkipsTheForm() async throws {
        let browser = try await TestApp().member()
        #expect(try await browser.get("/login").location == "/")
    }

    @Test func aHashOfOlderSettingsIsRenewed() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let older = try await PasswordHasher(parameters: ScryptParameters(log2N: 2, r: 8, p: 1)).hash(
            Cast.alex.password)
        try await app.execute("UPDATE users SET password_hash = '\(older)'")
        _ = try await app.signIn(Cast.alex)
        let renewed = try await app.rows("SELECT password_hash FROM users").first
        #expect(renewed?.hasPrefix("$scrypt$ln=4,r=8,p=1$") == true)
        _ = try await app.signIn(Cast.alex)
    }

    @Test func signingOutEndsTheSession() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let token = try #require(await browser.sessionToken)
        let answer = try await browser.post("/logout")
        #expect(
            "\(Transcript(answer))" == """
                POST /logout
                Content-Type: application/x-www-form-urlencoded
                Cookie: workhome=<token>
                Sec-Fetch-Site: same-origin

                303
                Clear-Site-Data: "cache"
                Location: /login
                Set-Cookie: workhome=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax
                Set-Cookie: workhome_notice=signed-out; Path=/; Max-Age=60; HttpOnly; SameSite=Lax
                """)
        #expect(try await browser.follow(answer).flash == "You are signed out.")
        #expect(try await app.count("sessions") == 0)
        let thief = Browser(app)
        await thief.setCookie("workhome", token)
        #expect(try await thief.get("/").location == "/login")
    }
}
