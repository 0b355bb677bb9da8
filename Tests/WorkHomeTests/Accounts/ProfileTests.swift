import Foundation
import Support
import Testing

@testable import WorkHome

@Suite struct ProfileTests {
    static let values: [FormValue] = [
        FormValue("first_name", "Alexandra"), FormValue("last_name", "Stone-Rivers"), FormValue("age", "26"),
        FormValue("fitness_goal", "buildMuscle"), FormValue("time_zone", "Asia/Kathmandu"),
    ]

    @Test func showsWhoTheyAre() async throws {
        let page = try await TestApp().member().get("/profile")
        #expect(page.main.words.contains("Alex Stone alex@example.com Member since 21 Nov 2026"))
        let names = ["first_name", "last_name", "age", "fitness_goal", "time_zone"]
        #expect(names.map { page.value(of: $0) } == ["Alex", "Stone", "25", "loseWeight", "GMT"])
    }

    @Test func changesAreKept() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post("/profile", Self.values)
        #expect(answer.location == "/profile")
        #expect(try await browser.follow(answer).flash == "Profile saved.")
        let user = try await app.rows("SELECT first_name, last_name, birth_day, fitness_goal, time_zone FROM users")
        #expect(user == ["Alexandra Stone-Rivers 2000-11-21 buildMuscle Asia/Kathmandu"])
    }

    @Test func theBirthdayStaysWhereTheAgeDoes() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        app.clock.advance(days: 20)
        try await browser.post("/profile", Self.values.map { $0.name == "age" ? FormValue("age", "25") : $0 })
        #expect(try await app.rows("SELECT birth_day FROM users") == ["2001-11-21"])
    }

    @Test(
        arguments: [
            ("first_name", "", "Please enter your first name"), ("last_name", " ", "Please enter your last name"),
            ("age", "-1", "Please enter an age from 5 to 120"), ("fitness_goal", "", "Please choose a fitness goal"),
            ("time_zone", "Mars/Base", "Please choose a time zone"),
        ])
    func theRulesOfRegistrationHold(field: String, typed: String, message: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let values = Self.values.map { $0.name == field ? FormValue(field, typed) : $0 }
        let answer = try await browser.post("/profile", values)
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [field: message])
        #expect(try await app.rows("SELECT first_name FROM users") == ["Alex"])
    }

    @Test func aGuestNeedsNoLastName() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        try await browser.post("/guest")
        let values = Self.values.map { ["last_name", "age"].contains($0.name) ? FormValue($0.name, "") : $0 }
        #expect(try await browser.post("/profile", values).location == "/profile")
        #expect(try await app.rows("SELECT first_name, last_name, birth_day FROM users") == ["Alexandra  null"])
    }

    @Test func theTimeZoneDecidesWhatDayItIs() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        app.clock.set(Date(timeIntervalSince1970: 1_795_253_400 + 10 * 3_600))
        try await browser.post("/profile", Self.values)
        #expect(try await browser.get("/track").text.contains("Today, 22 Nov"))
    }
}
