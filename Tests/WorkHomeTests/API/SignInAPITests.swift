import HTTPTypes
import Support
import Testing

@testable import Web

@Suite struct SignInAPITests {
    private let login = "/api/v1/auth/login"
    private let refresh = "/api/v1/auth/refresh"
    private let logout = "/api/v1/auth/logout"

    private func pair(_ answer: Answer) throws -> (access: String, refresh: JSONValue) {
        (try #require(answer.json["access_token"]?.text), try #require(answer.json["refresh_token"]))
    }

    private func isSignedIn(_ app: TestApp, _ access: String) async throws -> Bool {
        try await Program(app, token: access).get("/api/v1/users/me").status == 200
    }

    private func stage() async throws -> TestApp {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        return app
    }

    @Test func signingInTellsWhetherThePasswordIsRight() async throws {
        let app = try await stage()
        let right = try await Program(app).signIn(Cast.alex)
        #expect(right.status == 200)
        #expect(right.headers[.cacheControl] == "no-store")
        #expect(try await isSignedIn(app, try pair(right).access))
        var stranger = Cast.alex
        stranger.password = "battery staple"
        var nobody = Cast.alex
        nobody.email = "nobody@example.com"
        for person in [stranger, nobody] {
            let wrong = try await Program(app).signIn(person)
            #expect(wrong.status == 401)
            #expect(wrong.detail == "The email or password is wrong")
            #expect(wrong.headers[.wwwAuthenticate] == "Bearer")
        }
        let empty = try await Program(app).send(.post, login, ["email": "x"])
        #expect(empty.status == 422)
        #expect(empty.errors.count == 2)
    }

    @Test func guessingIsSlowedDownAsOnThePage() async throws {
        let app = try await stage()
        var guess = Cast.alex
        guess.password = "wrong guess"
        for _ in 0..<10 { #expect(try await Program(app).signIn(guess).status == 401) }
        let answer = try await Program(app).signIn(Cast.alex)
        #expect(answer.status == 429)
        #expect(answer.headers[.retryAfter] == "30")
        #expect(answer.detail == "Too many attempts. Please try again in 30 seconds.")
        // The page and the API share the attempts.
        let page = try await Browser(app, address: "192.0.2.66").post("/login", Cast.alex.credentials)
        #expect(page.status == 429)
    }

    /// Operations without a token are also rate-limited and return the remaining requests.
    @Test func whatIsOpenIsBoundedByAddress() async throws {
        let app = try await stage()
        let program = Program(app, address: "198.51.100.9")
        let first = try await program.send(.post, refresh, ["refresh_token": "x"])
        #expect(first.status == 401)
        #expect(first.headers[.rateLimitLimit] == "120" && first.headers[.rateLimitRemaining] == "119")
        #expect(try await program.get("/api/v1/openapi.json").headers[.rateLimitRemaining] == "118")
        for _ in 0..<118 { _ = try await program.send(.post, refresh, ["refresh_token": "x"]) }
        let refused = try await program.send(.post, refresh, ["refresh_token": "x"])
        #expect(refused.status == 429 && refused.headers[.retryAfter] == "1")
        #expect(refused.headers[.rateLimitRemaining] == "0" && refused.headers[.rateLimitReset] == "120")
        // Other addresses still work, and this one works again after a moment.
        #expect(try await Program(app).signIn(Cast.alex).headers[.rateLimitRemaining] == "119")
        app.clock.advance(seconds: 2)
        #expect(try await program.send(.post, refresh, ["refresh_token": "x"]).status == 401)
    }

    @Test func aRefreshTokenGivesTheNextPair() async throws {
        let app = try await stage()
        let first = try pair(try await Program(app).signIn(Cast.alex))
        app.clock.advance(days: 20)
        let second = try await Program(app).send(.post, refresh, ["refresh_token": first.refresh])
        #expect(second.status == 200)
        #expect(try await isSignedIn(app, try pair(second).access))
        #expect(try pair(second).refresh != first.refresh)
        app.clock.advance(days: 20)
        #expect(
            try await Program(app).send(.post, refresh, ["refresh_token": try pair(second).refresh]).status == 200)
        #expect(try await app.count("api_sign_ins") == 1)
        #expect(try await app.rows("SELECT DISTINCT length(token_digest) FROM api_refresh_tokens") == ["32"])
    }

    /// A reused refresh token was stolen from or by its sender, so the whole sign-in ends.
    @Test func aTokenThatComesTwiceEndsTheSignIn() async throws {
        let app = try await stage()
        let other = try pair(try await Program(app).signIn(Cast.alex))
        let first = try pair(try await Program(app).signIn(Cast.alex))
        let second = try pair(try await Program(app).send(.post, refresh, ["refresh_token": first.refresh]))
        let again = try await Program(app).send(.post, refresh, ["refresh_token": first.refresh])
        #expect(again.status == 401)
        #expect(again.headers[.wwwAuthenticate] == "Bearer error=\"invalid_token\"")
        #expect(try await Program(app).send(.post, refresh, ["refresh_token": second.refresh]).status == 401)
        for access in [first.access, second.access] { #expect(try await !isSignedIn(app, access)) }
        // Another sign-in of the same person stays valid.
        #expect(try await isSignedIn(app, other.access))
    }

    @Test func aRefreshTokenEnds() async throws {
        let app = try await stage()
        let first = try pair(try await Program(app).signIn(Cast.alex))
        app.clock.advance(days: 30)
        #expect(try await Program(app).send(.post, refresh, ["refresh_token": first.refresh]).status == 401)
        var last = try pair(try await Program(app).signIn(Cast.alex))
        for _ in 0..<7 {
            app.clock.advance(days: 25)
            last = try pair(try await Program(app).send(.post, refresh, ["refresh_token": last.refresh]))
        }
        // Even one that is used all the time ends after half a year.
        app.clock.advance(days: 5)
        #expect(try await Program(app).send(.post, refresh, ["refresh_token": last.refresh]).status == 401)
    }

    @Test(arguments: ["", "x", "whk_x", String(repeating: "A", count: 43)])
    func whatIsNoRefreshTokenIsRefused(text: String) async throws {
        let answer = try await Program(try await stage()).send(.post, refresh, ["refresh_token": .string(text)])
        #expect(answer.status == 401)
    }

    @Test func anAccessTokenRefreshesNothing() async throws {
        let app = try await stage()
        let first = try pair(try await Program(app).signIn(Cast.alex))
        let answer = try await Program(app).send(.post, refresh, ["refresh_token": .string(first.access)])
        #expect(answer.status == 401)
        #expect(try await isSignedIn(app, first.access))
    }

    @Test func signingOutEndsItAtOnce() async throws {
        let app = try await stage()
        let first = try pair(try await Program(app).signIn(Cast.alex))
        #expect(try await Program(app, token: first.access).send(.post, logout).status == 204)
        #expect(try await !isSignedIn(app, first.access))
        #expect(try await Program(app).send(.post, refresh, ["refresh_token": first.refresh]).status == 401)
        #expect(try await Program(app, token: first.access).send(.post, logout).status == 401)
        let second = try pair(try await Program(app).signIn(Cast.alex))
        #expect(try await Program(app).send(.post, logout, ["refresh_token": second.refresh]).status == 204)
        #expect(try await !isSignedIn(app, second.access))
        #expect(try await app.count("api_refresh_tokens") == 0)
    }

    @Test func settingsListAndEndThem() async throws {
        let app = try await stage()
        let first = try pair(try await Program(app).signIn(Cast.alex))
        let browser = try await app.signIn(Cast.alex)
        let page = try await browser.get("/settings/sessions")
        #expect(page.main.words.contains("Signed-in apps Program/1.0 192.0.2.66 · Last seen today, 21 Nov"))
        #expect(try await browser.post("/settings/sessions/apps/1/delete").location == "/settings/sessions")
        #expect(try await !isSignedIn(app, first.access))
        #expect(try await !browser.get("/settings/sessions").text.contains("Program/1.0"))
    }

    @Test func aNewPasswordEndsThem() async throws {
        let app = try await stage()
        let first = try pair(try await Program(app).signIn(Cast.alex))
        let browser = try await app.signIn(Cast.alex)
        try await browser.post(
            "/profile/password", ["current_password": Cast.alex.password, "new_password": "another one"])
        #expect(try await !isSignedIn(app, first.access))
        #expect(try await Program(app).send(.post, refresh, ["refresh_token": first.refresh]).status == 401)
    }

    @Test func theyGoWithTheirAccount() async throws {
        let app = try await stage()
        let first = try pair(try await Program(app).signIn(Cast.alex))
        let browser = try await app.signIn(Cast.alex)
        try await browser.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(try await !isSignedIn(app, first.access))
        for table in ["api_sign_ins", "api_refresh_tokens"] { #expect(try await app.count(table) == 0) }
    }

    @Test func theSweepForgetsWhatHasEnded() async throws {
        let app = try await stage()
        _ = try await Program(app).signIn(Cast.alex)
        app.clock.advance(days: 31)
        try await app.app.sweep()
        #expect(try await app.count("api_sign_ins") == 0)
    }
}
