import Support
import Testing

@testable import Fitness
@testable import Models

@Suite struct UnitsSettingsTests {
    private static let american: KeyValuePairs = [
        "weight_unit": "pounds", "distance_unit": "miles", "first_weekday": "sunday", "time_zone": "America/New_York",
    ]
    private let stored = "SELECT weight_unit, distance_unit, first_weekday, time_zone FROM users"

    @Test func theFormBeginsWithWhatCounts() async throws {
        let browser = try await TestApp().member()
        let page = try await browser.get("/settings/units")
        let names = ["weight_unit", "distance_unit", "first_weekday", "time_zone"]
        #expect(names.map { page.value(of: $0) } == ["kilograms", "kilometers", "monday", "GMT"])
        #expect(try await browser.get("/settings").text.contains("href=\"/settings/units\""))
    }

    @Test func aSaveLeadsBackToSettings() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post("/settings/units", Self.american)
        #expect(
            "\(Transcript(answer))" == """
                POST /settings/units
                Content-Type: application/x-www-form-urlencoded
                Cookie: workhome=<token>
                Sec-Fetch-Site: same-origin

                weight_unit=pounds&distance_unit=miles&first_weekday=sunday&time_zone=America%2FNew_York

                303
                Location: /settings
                Set-Cookie: workhome_notice=units-saved; Path=/; Max-Age=60; HttpOnly; SameSite=Lax
                """)
        #expect(try await browser.follow(answer).flash == "Units and week saved.")
        #expect(try await app.rows(stored) == ["pounds miles 6 America/New_York"])
    }

    @Test func whatIsNotSentStays() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post("/settings/units", ["weight_unit": "pounds"])
        #expect(try await app.rows(stored) == ["pounds kilometers 0 GMT"])
    }

    @Test(
        arguments: [
            ("weight_unit", "stones", "Please choose kilograms or pounds"),
            ("distance_unit", "", "Please choose kilometers or miles"),
            ("first_weekday", "tuesday", "Please choose the first day of your week"),
            ("first_weekday", "6", "Please choose the first day of your week"),
            ("time_zone", "Mars/Base", "Please choose a time zone"),
        ])
    func mistakesChangeNothing(field: String, typed: String, message: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let values = Self.american.map { FormValue($0.key, $0.key == field ? typed : $0.value) }
        let answer = try await browser.post("/settings/units", values)
        #expect(answer.status == 422)
        #expect(answer.errorSummary == message)
        let others = Self.american.filter { $0.key != field }
        #expect(others.map { answer.value(of: $0.key) } == others.map(\.value))
        #expect(try await app.rows(stored) == ["kilograms kilometers 0 GMT"])
    }

    @Test func nobodyElseIsChanged() async throws {
        let app = try await TestApp()
        let browser = try await app.member(Cast.alex)
        try await app.register(Cast.sam)
        try await browser.post("/settings/units", Self.american)
        #expect(
            try await app.rows(stored + " ORDER BY id") == [
                "pounds miles 6 America/New_York", "kilograms kilometers 0 GMT",
            ])
    }

    @Test func restDaysAreThoseOfTheNewWeeks() async throws {
        let trainee = try await Trainee()
        // Rest from Friday to Sunday is three days of one week, or two of one and one of the next.
        try await trainee.logSet("2026-11-12")
        try await trainee.logSet("2026-11-16")
        #expect(try await trainee.app.rows("SELECT current_streak FROM users") == ["1"])
        try await trainee.browser.post("/settings/units", ["first_weekday": "sunday"])
        #expect(try await trainee.app.rows("SELECT current_streak FROM users") == ["5"])
        try await trainee.browser.post("/settings/units", ["first_weekday": "monday"])
        #expect(try await trainee.app.rows("SELECT current_streak FROM users") == ["1"])
    }

    /// Two forms sent at the same time both start from the user's old state.
    @Test func theStreakIsThatOfTheWeeksThatAreStored() async throws {
        let trainee = try await Trainee()
        try await trainee.logSet("2026-11-12")
        try await trainee.logSet("2026-11-16")
        try await trainee.write { database, user, moment in
            for weekday in [Weekday.sunday, user.firstWeekday] {
                let preferences = UnitPreferences(
                    units: user.units, firstWeekday: weekday, timeZone: user.timeZone)
                _ = try user.updatePreferences(database, preferences, at: moment)
            }
        }
        #expect(
            try await trainee.app.rows(
                "SELECT first_weekday, current_streak, is_outdated FROM users JOIN training_patterns")
                == ["0 1 0"])
    }

    @Test func calendarsBeginWithTheFirstDay() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.upload("/journal/2026-11-15", ["text": "A Sunday"])
        try await browser.post("/settings/units", ["first_weekday": "sunday"])
        _ = try await browser.get("/settings")
        let home = try await browser.get("/")
        let days = home.main.allBetween("<li class=\"week-day stack\">", "</li>")
        #expect(days.map(\.words) == ["S 15", "M 16", "T 17", "W 18", "T 19", "F 20", "S 21"])
        #expect(home.main.words.contains("This week 1 of 7 days logged"))
        let journal = try await browser.get("/journal")
        #expect(
            journal.main.allBetween("<abbr title=\"", "\"")
                == ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"])
        let weeks = (journal.main.between("<tbody>", "</tbody>") ?? "").allBetween("<tr>", "</tr>").map { week in
            week.allBetween("<span class=\"day-number\">", "</span>")
        }
        #expect(weeks.count == 5)
        #expect(weeks.first == ["1", "2", "3", "4", "5", "6", "7"])
        #expect(weeks.last == ["29", "30", "1", "2", "3", "4", "5"])
        try await browser.post("/settings/units", ["first_weekday": "saturday"])
        _ = try await browser.get("/settings")
        let saturdays = try await browser.get("/").main.allBetween("<li class=\"week-day stack\">", "</li>").map(
            \.words)
        #expect(saturdays == ["S 21", "S 22", "M 23", "T 24", "W 25", "T 26", "F 27"])
    }
}
