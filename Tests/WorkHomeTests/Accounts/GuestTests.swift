import Foundation
import Support
import Testing

@testable import WorkHome

@Suite struct GuestTests {
    static let account = Cast.alex.registration.filter {
        ["first_name", "last_name", "email", "password"].contains($0.name)
    }

    @Test func oneTapStartsAProfile() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        let answer = try await browser.post("/guest", ["time_zone": "Europe/Berlin"])
        #expect(answer.location == "/track")
        #expect(try await browser.follow(answer).status == 200)
        let users = try await app.rows(
            "SELECT first_name, last_name, email, password_hash, birth_day, weight_kilograms, time_zone FROM users")
        #expect(users == ["Guest  null null null null Europe/Berlin"])
        #expect(try await app.count("weight_records") == 0)
        let home = try await browser.get("/")
        #expect(home.text.contains("You are using WorkHome as a guest."))
    }

    @Test func aSecondTapKeepsTheGuest() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        try await browser.post("/guest")
        let token = await browser.sessionToken
        #expect(try await browser.post("/guest").location == "/track")
        #expect(await browser.sessionToken == token)
        #expect(try await app.count("users") == 1)
    }

    @Test func guestsOfTwoBrowsersAreTwoPeople() async throws {
        let app = try await TestApp()
        let (one, other) = (Browser(app), Browser(app))
        try await one.post("/guest")
        try await other.post("/guest")
        try await one.upload("/journal/2026-11-21", ["text": "Mine alone"])
        #expect(try await one.get("/journal/2026-11-21").text.contains("Mine alone"))
        #expect(try await !other.get("/journal/2026-11-21").text.contains("Mine alone"))
    }

    @Test func anAccountKeepsEveryRowOfTheGuest() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        try await browser.post("/guest")
        try await browser.post("/progress/measurements", ["weight": "81", "height": "180"])
        try await browser.upload("/journal/2026-11-20", ["text": "As a guest"])
        let uuid = try await app.rows("SELECT id, hex(uuid) FROM users")
        let token = await browser.sessionToken

        let answer = try await browser.post("/profile/account", Self.account)
        #expect(answer.location == "/profile")
        let profile = try await browser.follow(answer)
        #expect(profile.flash == "Your account is ready. Everything you tracked as a guest is in it.")
        #expect(await browser.sessionToken != token)
        #expect(try await app.count("sessions") == 1)

        let elsewhere = try await app.signIn(Cast.alex)
        #expect(try await app.rows("SELECT id, hex(uuid) FROM users") == uuid)
        #expect(try await elsewhere.get("/journal/2026-11-20").text.contains("As a guest"))
        #expect(try await elsewhere.get("/progress").text.contains("81 kg"))
        #expect(try await !elsewhere.get("/").text.contains("as a guest. "))
    }

    @Test func anAddressWithAnAccountIsRefusedAndTheGuestStays() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let browser = Browser(app)
        try await browser.post("/guest")
        let answer = try await browser.post("/profile/account", Self.account)
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["account_email": "An account with this email already exists"])
        #expect(try await app.rows("SELECT email FROM users ORDER BY id") == ["alex@example.com", "null"])
        #expect(try await browser.get("/profile").text.contains("Guest profile on this WorkHome"))
    }

    @Test func theAccountHasTheRulesOfRegistration() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        try await browser.post("/guest")
        let answer = try await browser.post("/profile/account", Self.account.map { FormValue($0.name, "") })
        #expect(
            answer.fieldErrors == [
                "account_first_name": "Please enter your first name",
                "account_last_name": "Please enter your last name",
                "account_email": "Please enter a valid email address",
                "account_password": "Password must be at least 6 characters",
            ])
        #expect(answer.focusedField == "first_name")
    }

    @Test func anAccountIsNotMadeTwice() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post("/profile/account", GuestTests.account.map { FormValue($0.name, "x@y.zz") })
        #expect(answer.location == "/profile")
        #expect(try await app.rows("SELECT email FROM users") == ["alex@example.com"])
    }
}
