import Support
import Testing

@testable import HTTP
@testable import Fitness
@testable import Models
@testable import Web

@Suite struct PreferenceTests {
    @Test func theIndexSaysHowEverythingIsSet() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let words = try await browser.get("/settings").main.words
        for text in [
            "Profile Alex Stone · Lose Weight", "Rest days and days off 2 rest days a week", "Reminders 3 of 4 on",
            "Units, week and time zone Kilograms, kilometers, week from Monday", "Appearance System",
            "WorkHome follows the text size of your browser.", "Exercises Built-in",
            "Trackables Steps, Water, Sleep", "Email and password alex@example.com", "Sessions Signed in on 1 device",
            "Delete account",
        ] {
            #expect(words.contains(text), "\(text)")
        }
        _ = try await app.signIn(Cast.alex)
        _ = try await app.addExercise("Tower Fly", of: browser)
        _ = try await app.addTrackable("Coffee", of: browser)
        try await browser.post("/settings/trackables/1/archive")
        try await browser.post("/settings/appearance", ["appearance": "dark"])
        try await browser.post("/settings/reminders")
        let later = try await browser.get("/settings").main.words
        for text in [
            "Exercises Built-in and 1 of your own", "Trackables Water, Sleep, Coffee", "Appearance Dark",
            "Reminders 0 of 4 on", "Signed in on 2 devices",
        ] {
            #expect(later.contains(text), "\(text)")
        }
    }

    @Test func aGuestIsLedToLeaving() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        let page = try await guest.get("/settings")
        #expect(page.main.words.contains("Leave and delete everything"))
        #expect(!page.text.contains("/settings/account/delete"))
        #expect(try await guest.get("/settings/account/delete").location == "/logout")
        #expect(try await guest.post("/settings/account/delete", ["password": ""]).location == "/logout")
        #expect(try await app.count("users") == 1)
    }

    @Test(arguments: 0..<16)
    func eachReminderStandsForItself(bits: Int) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let names = ["workout_reminders", "meal_reminders", "achievement_alerts", "step_goal_alerts"]
        let ticked = names.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
        let answer = try await browser.post("/settings/reminders", ticked.map { FormValue($0, "on") })
        #expect(answer.location == "/settings/reminders")
        let page = try await browser.follow(answer)
        #expect(page.flash == "Reminders saved.")
        let flags = names.map { ticked.contains($0) ? "1" : "0" }.joined(separator: " ")
        #expect(try await app.rows("SELECT \(names.joined(separator: ", ")) FROM users") == [flags])
        let inputs = page.text.components(separatedBy: "<input").filter { $0.contains(" checked") }
        #expect(Set(inputs.compactMap { $0.between("name=\"", "\"") }) == Set(ticked))
    }

    @Test func aReminderOffIsAnAchievementUnsaid() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post("/settings/reminders")
        let alex = try await app.app.database.read { try User.find($0, email: Cast.alex.email) }
        #expect(alex?.reminders.contains(.achievements) == false)
    }

    @Test(
        arguments: [
            (
                "light", "<html lang=\"en\" data-hue=\"account\" data-scheme=\"light\" data-revision=", ["#f8f7f4"],
                "light"
            ),
            ("dark", "<html lang=\"en\" data-hue=\"account\" data-scheme=\"dark\" data-revision=", ["#0c0d13"], "dark"),
            ("system", "<html lang=\"en\" data-hue=\"account\" data-revision=", ["#f8f7f4", "#0c0d13"], "light dark"),
        ])
    func everyPageHasTheColorsAtOnce(
        choice: String, root: String, themes: [String], scheme: String
    ) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for path in ["/", "/progress"] { _ = try await browser.get(path) }
        let answer = try await browser.post("/settings/appearance", ["appearance": choice])
        let page = try await browser.follow(answer)
        #expect(page.flash == "Appearance saved.")
        #expect(page.value(of: "appearance") == choice)
        #expect(page.text.contains(root))
        for path in ["/", "/progress", "/settings", "/nowhere"] {
            let page = try await browser.get(path)
            #expect(page.text.contains("data-scheme=\"\(choice)\"") == (choice != "system"), "\(path)")
            #expect(page.text.allBetween("<meta name=\"theme-color\" content=\"", "\"") == themes, "\(path)")
            #expect(page.text.between("<meta name=\"color-scheme\" content=\"", "\"") == scheme, "\(path)")
        }
        let others = try await app.member(Cast.sam)
        #expect(try await !others.get("/").text.contains("data-scheme"))
    }

    @Test(arguments: ["", "pink", "Dark", "dark "])
    func anythingElseIsRefused(typed: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post("/settings/appearance", ["appearance": typed])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["appearance": "Please choose one of the three"])
        #expect(try await app.rows("SELECT appearance FROM users") == ["system"])
    }
}
