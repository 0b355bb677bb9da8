import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct GuestLeavingTests {
    @Test func signingOutAsksAGuestFirst() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        let asked = try await guest.follow(try await guest.post("/logout"))
        #expect(asked.main.words.contains("Signing out permanently deletes everything you tracked."))
        #expect(try await guest.get("/track").status == 200, "still signed in")
    }

    @Test func leavingDeletesTheGuestAndTheirRows() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        try await guest.post("/progress/measurements", ["weight": "70", "height": "170"])
        #expect(try await guest.post("/guest/leave").location == "/login")
        #expect(try await app.count("users") == 0)
        #expect(try await app.count("weight_records") == 0)
        #expect(try await guest.get("/track").location == "/login")
    }

    @Test func anAccountCannotLeaveAsAGuest() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        #expect(try await alex.post("/guest/leave").location == "/settings")
        #expect(try await app.count("users") == 1)
    }

    @Test func signingInNeverStrandsAGuest() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let guest = Browser(app)
        try await guest.post("/guest")
        #expect(try await guest.post("/login", Cast.alex.credentials).location == "/logout")
        #expect(try await guest.post("/register", Cast.sam.registration).location == "/profile")
        #expect(try await app.count("users") == 2)
    }

    @Test func aGuestStaysSignedInForAsLongAsTheyCome() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        for _ in 0..<5 {
            app.clock.advance(days: 100)
            let answer = try await guest.get("/settings")
            #expect(answer.status == 200)
            #expect(answer.headers[.setCookie]?.contains("Max-Age=63072000") == true)
        }
    }

    @Test func becomingAnAccountTwiceMakesOne() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        @Sendable func complete(_ email: String) async throws {
            _ = try await guest.post(
                "/profile/account",
                ["first_name": "Alex", "last_name": "Sample", "email": email, "password": "a long password"])
        }
        async let first: Void = complete("one@example.com")
        async let second: Void = complete("two@example.com")
        _ = try await (first, second)
        #expect(try await app.rows("SELECT email FROM users").count == 1)
        let email = try #require(try await app.rows("SELECT email FROM users").first)
        let back = Browser(app, address: "198.51.100.9")
        #expect(try await back.post("/login", ["email": email, "password": "a long password"]).location == "/")
    }
}
