import Foundation
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Models
@testable import Web
@testable import WorkHome

/// Only inactive guests are deleted.
@Suite struct GuestExpiryTests {
    private let app: TestApp
    /// The admin, who is inactive for years as well.
    private let alex: Browser
    private let guest: Browser

    init() async throws {
        app = try await TestApp()
        alex = try await app.member()
        guest = Browser(app)
        try await guest.post("/guest")
    }

    private func pass(days: Double) async throws {
        app.clock.advance(days: days)
        try await GuestExpiry(app: app.app).deleteAll()
    }

    private func guests() async throws -> [String] { try await app.rows("SELECT id FROM users WHERE email IS NULL") }

    private func set(_ days: String) async throws -> Answer {
        let admin = try await app.signIn(Cast.alex)
        return try await admin.post(
            "/settings/admin/access", ["takes_registrations": "on", "takes_guests": "on", "guest_days": days])
    }

    @Test func whoStaysAwayIsDeletedWithEverything() async throws {
        let photo = ChosenFile(name: "photos", filename: "hill.jpg", bytes: try Repository.picture("quadrants.jpg"))
        try await guest.upload("/journal/2026-11-21", ["text": "Mine"], files: [photo])
        try await pass(days: 179)
        #expect(try await guest.get("/journal/2026-11-21").text.contains("Mine"), "and so they came back")
        try await pass(days: 179)
        #expect(try await guests().count == 1)
        #expect(try app.photoFiles().count == 2)
        try await pass(days: 1)
        #expect(try await guests() == [])
        #expect(try app.photoFiles() == [])
        #expect(try await app.count("journal_entries") == 0)
        #expect(try await app.count("users") == 1, "an account stays however long nobody comes")
        #expect(try await guest.get("/track").location == "/login")
        let page = try await app.signIn(Cast.alex).get("/settings/admin")
        #expect(page.main.words.contains("WorkHome deleted a guest who had not come back"))
    }

    @Test func theAdminSetsForHowLong() async throws {
        #expect(try await set("30").location == "/settings/admin")
        try await pass(days: 29)
        #expect(try await guests().count == 1)
        try await pass(days: 1)
        #expect(try await guests() == [])
    }

    @Test func orNever() async throws {
        #expect(try await set("never").location == "/settings/admin")
        #expect(try await app.rows("SELECT guest_days FROM household") == ["null"])
        try await pass(days: 700)
        #expect(try await guests().count == 1)
        #expect(try await guest.get("/track").status == 200, "their session is their only key")
        #expect(try await !guest.get("/profile").main.words.contains("Guest profiles are deleted"))
        #expect(try await app.app.database.read { try HouseholdAccess($0).guestDays } == nil)
    }

    /// The session of a guest who may be away for two years lasts as long.
    @Test func longerThanASessionOfAnAccount() async throws {
        _ = try await set("730")
        app.clock.advance(days: 729)
        try await app.app.sweep()
        #expect(try await guest.get("/track").status == 200)
    }

    @Test func everySettingIsCheckedAndShown() async throws {
        let admin = try await app.signIn(Cast.alex)
        #expect(try await guest.get("/profile").main.words.contains("after 180 days without a visit"))
        #expect(try await !admin.get("/profile").main.words.contains("Guest profiles are deleted"))
        #expect(
            try await admin.get("/settings/admin").main.contains("<option value=\"180\" selected>180 days</option>"))
        for wrong in ["29", "731", "-1", "soon", ""] {
            let refused = try await set(wrong)
            #expect(refused.status == 422, "\(wrong)")
            #expect(refused.main.words.contains("Please choose 30 to 730 days, or never"))
        }
        #expect(try await set("90").status == 303)
        #expect(try await guest.get("/profile").main.words.contains("after 90 days without a visit"))
        let page = try await admin.get("/settings/admin")
        #expect(page.main.words.contains("Alex Stone changed when guests are deleted: 90 days"))
        // An older form without the field does not change it.
        try await admin.post("/settings/admin/access", ["takes_guests": "on"])
        #expect(try await app.rows("SELECT takes_registrations, takes_guests, guest_days FROM household") == ["0 1 90"])
    }

    @Test func whatAProgramOfTheirsSendsIsAVisit() async throws {
        let program = try await Program.withKey(app, of: guest)
        app.clock.advance(days: 100)
        #expect(try await program.get("/api/v1/exercises").status == 200)
        try await pass(days: 100)
        #expect(try await guests().count == 1)
        try await pass(days: 100)
        #expect(try await guests() == [])
    }
}
