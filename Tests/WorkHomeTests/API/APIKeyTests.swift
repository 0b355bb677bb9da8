import HTTPTypes
import Support
import Testing
import Texts

@testable import Fitness
@testable import Models
@testable import Web

@Suite struct APIKeyTests {
    @Test func aKeyIsMadeUsedAndRevoked() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let made = try await browser.post(
            "/settings/api-keys",
            [
                FormValue("name", "My script"), FormValue("areas", "training"), FormValue("areas", "profile"),
                FormValue("access", "read"), FormValue("lifetime", "quarter"),
            ])
        #expect(made.status == 201)
        #expect(made.headers[.cacheControl] == "no-store")
        let key = try #require(made.text.between("id=\"key\" value=\"", "\""))
        #expect(key.hasPrefix("whk_") && key.count == 47)
        #expect(made.text.contains("value=\"Bearer \(key)\""))
        let page = try await browser.get("/settings/api-keys")
        #expect(!page.text.contains(key))
        #expect(page.main.words.contains("My script Reads training, profile Created today, 21 Nov · not used yet"))
        #expect(try await app.rows("SELECT name, token_digest FROM api_keys") == ["My script 32 bytes"])

        let program = Program(app, token: key)
        #expect(try await program.get("/api/v1/users/me").status == 200)
        #expect(try await browser.get("/settings/api-keys").main.words.contains("last used today, 21 Nov"))

        #expect(try await browser.get("/settings/api-keys/1/delete").main.words.contains("Revoke My script?"))
        #expect(try await browser.post("/settings/api-keys/1/delete").location == "/settings/api-keys")
        #expect(try await program.get("/api/v1/users/me").status == 401)
    }

    @Test func aKeyIsLimitedToItsAreas() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let reader = try await Program.withKey(app, of: browser, areas: [.profile], access: "read")
        #expect(try await reader.get("/api/v1/users/me").status == 200)
        let refused = try await reader.send(.patch, "/api/v1/users/me", ["first_name": "Max"])
        #expect(refused.status == 403)
        #expect(
            refused.headers[.wwwAuthenticate] == "Bearer error=\"insufficient_scope\", scope=\"profile:write\"")
        let trainer = try await Program.withKey(app, of: browser, areas: [.training], name: "Other")
        #expect(try await trainer.get("/api/v1/users/me").status == 403)
        let writer = try await Program.withKey(app, of: browser, areas: [.profile], name: "Writer")
        #expect(try await writer.send(.patch, "/api/v1/users/me", ["first_name": "Max"]).status == 200)
        #expect(try await writer.send(.post, "/api/v1/auth/logout").status == 403)
    }

    @Test func itEndsByItself() async throws {
        let app = try await TestApp()
        let program = try await Program.withKey(app, of: try await app.member())
        app.clock.advance(days: 364.9)
        #expect(try await program.get("/api/v1/users/me").status == 200)
        app.clock.advance(days: 0.2)
        #expect(try await program.get("/api/v1/users/me").status == 401)
    }

    @Test func aKeySurvivesAPasswordChange() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let program = try await Program.withKey(app, of: browser)
        try await browser.post(
            "/profile/password", ["current_password": Cast.alex.password, "new_password": "another one"])
        #expect(try await program.get("/api/v1/users/me").status == 200)
    }

    @Test func mistakesAreToldBesideTheirFields() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let empty = try await browser.post(
            "/settings/api-keys", ["name": " ", "access": "rule", "lifetime": "ever"])
        #expect(empty.status == 422)
        #expect(
            empty.fieldErrors == [
                "name": "Please enter a name", "areas": "Please choose what it can access",
                "access": "Please choose what it can do", "lifetime": "Please choose how long it works",
            ])
        _ = try await Program.withKey(app, of: browser)
        let again = try await browser.post(
            "/settings/api-keys", ["name": "SCRIPT", "areas": "journal", "access": "read", "lifetime": "month"])
        #expect(again.fieldErrors["name"]?.hasPrefix("There is already a key with this name") == true)
        #expect(again.text.contains("value=\"journal\" checked"))
        for number in 2...20 { _ = try await Program.withKey(app, of: browser, name: "\(number)") }
        let more = try await browser.post(
            "/settings/api-keys", ["name": "More", "areas": "journal", "access": "read", "lifetime": "month"])
        #expect(more.status == 422)
        #expect(more.fieldErrors == ["name": ApiTexts.tooManyKeys(20)])
        #expect(more.value(of: "name") == "More")
        #expect(try await app.count("api_keys") == 20)
    }

    @Test func requestsAreCounted() async throws {
        var throttle = LoginThrottle()
        throttle.requests = LoginThrottle.Bucket(capacity: 3, secondsPerToken: 10)
        let app = try await TestApp(throttle: throttle)
        let browser = try await app.member()
        let program = try await Program.withKey(app, of: browser)
        var left: [String?] = []
        for _ in 0..<3 {
            let answer = try await program.get("/api/v1/users/me")
            #expect(answer.headers[.rateLimitLimit] == "3")
            left.append(answer.headers[.rateLimitRemaining])
        }
        #expect(left == ["2", "1", "0"])
        let refused = try await program.get("/api/v1/users/me")
        #expect(refused.status == 429)
        #expect(refused.headers[.retryAfter] == "10")
        #expect(refused.headers[.rateLimitRemaining] == "0")
        #expect(refused.headers[.rateLimitReset] == "30")
        // The user's other program has its own rate limit.
        #expect(try await Program.withKey(app, of: browser, name: "Other").get("/api/v1/users/me").status == 200)
        app.clock.advance(seconds: 10)
        #expect(try await program.get("/api/v1/users/me").status == 200)
    }
}
