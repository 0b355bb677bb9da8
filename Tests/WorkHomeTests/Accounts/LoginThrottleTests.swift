import Foundation
import Support
import Testing

@testable import HTTP
@testable import Models
@testable import Web

@Suite struct LoginThrottleTests {
    private func fail(_ browser: Browser, times: Int, email: String = "alex@example.com") async throws -> [Int] {
        var statuses: [Int] = []
        for _ in 0..<times {
            statuses.append(try await browser.post("/login", ["email": email, "password": "wrong"]).status)
        }
        return statuses
    }

    @Test func theEleventhGuessForAnAccountHasToWait() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        #expect(try await fail(Browser(app), times: 10) == Array(repeating: 422, count: 10))
        let elsewhere = try await Browser(app, address: "198.51.100.7").post("/login", Cast.alex.credentials)
        #expect(elsewhere.location == "/", "a stranger's guesses don't keep the owner out")
        let answer = try await Browser(app).post("/login", Cast.alex.credentials)
        #expect(answer.status == 429)
        #expect(answer.headers[.retryAfter] == "30")
        #expect(answer.fieldErrors == ["password": "Too many attempts. Please try again in 30 seconds."])
        #expect(answer.value(of: "email") == "alex@example.com")
    }

    @Test func theBucketRefillsAndTheRightPasswordWorksAgain() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        _ = try await fail(Browser(app), times: 10)
        app.clock.advance(seconds: 29)
        let early = try await Browser(app).post("/login", Cast.alex.credentials)
        #expect(early.headers[.retryAfter] == "1")
        app.clock.advance(seconds: 1)
        #expect(try await Browser(app).post("/login", Cast.alex.credentials).location == "/")
    }

    @Test func theRightPasswordGivesAllAttemptsBack() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        _ = try await fail(Browser(app, address: Cast.alex.address), times: 9)
        _ = try await app.signIn(Cast.alex)
        #expect(try await fail(Browser(app, address: Cast.alex.address), times: 10) == Array(repeating: 422, count: 10))
    }

    @Test func anAddressThatTriesManyAccountsHasToWait() async throws {
        let app = try await TestApp()
        let browser = Browser(app, address: "203.0.113.5")
        for index in 0..<30 {
            #expect(try await fail(browser, times: 1, email: "person\(index)@example.com") == [422])
        }
        #expect(try await fail(browser, times: 1, email: "another@example.com") == [429])
        #expect(try await fail(Browser(app, address: "203.0.113.6"), times: 1, email: "another@example.com") == [422])
        app.clock.advance(seconds: 10)
        #expect(try await fail(browser, times: 2, email: "another@example.com") == [422, 429])
    }

    @Test func waitingCostsNothingMore() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let browser = Browser(app)
        _ = try await fail(browser, times: 10)
        #expect(try await fail(browser, times: 5) == Array(repeating: 429, count: 5))
        app.clock.advance(seconds: 30)
        #expect(try await browser.post("/login", Cast.alex.credentials).location == "/")
    }

    @Test func theCountOutlivesTheServer() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        _ = try await fail(Browser(app), times: 10)
        try app.app.database.close()
        let again = try await TestApp(clock: app.clock, reopening: app)
        #expect(try await fail(Browser(again), times: 1) == [429])
    }

    @Test func newAccountsAreSlowedDownToo() async throws {
        var throttle = LoginThrottle()
        throttle.newAccounts = LoginThrottle.Bucket(capacity: 2, secondsPerToken: 10)
        let app = try await TestApp(throttle: throttle)
        for _ in 0..<2 { #expect(try await Browser(app).post("/guest").location == "/track") }
        let answer = try await Browser(app).post("/register", Cast.alex.registration)
        #expect(answer.status == 429)
        #expect(answer.headers[.retryAfter] == "10")
        #expect(try await app.count("users") == 2)
        app.clock.advance(seconds: 10)
        #expect(try await Browser(app).post("/register", Cast.alex.registration).location == "/login")
    }

    @Test func fullBucketsAreForgotten() async throws {
        let app = try await TestApp()
        _ = try await fail(Browser(app), times: 3)
        #expect(try await app.count("login_buckets") == 3)
        app.clock.advance(days: 1)
        _ = try await fail(Browser(app, address: "203.0.113.6"), times: 1, email: "sam@example.com")
        #expect(try await app.count("login_buckets") == 3)
    }
}
