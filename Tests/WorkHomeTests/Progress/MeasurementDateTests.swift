import Foundation
import Support
import Testing

@testable import WorkHome

@Suite struct MeasurementDateTests {
    private func save(_ browser: Browser, _ weight: String, on date: String) async throws -> Answer {
        try await browser.post("/progress/measurements", ["weight": weight, "height": "170", "date": date])
    }

    @Test(
        arguments: [
            ("2026-11-22", "Please choose today or an earlier day"),
            ("2999-12-31", "Please choose today or an earlier day"),
            ("1890-01-01", "Please choose a day in the last 130 years"), ("2026-02-30", "Please enter a date"),
            ("21.11.2026", "Please enter a date"), ("2026-11-21T10:00", "Please enter a date"),
        ])
    func aDayThatCannotBeIsTold(date: String, message: String) async throws {
        let app = try await TestApp()
        let answer = try await save(try await app.member(), "68", on: date)
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["date": message])
        #expect(answer.value(of: "date") == date)
        #expect(try await app.count("weight_records") == 1)
    }

    @Test(arguments: [
        ("?date=2026-11-14", "2026-11-14"), ("?date=2026-11-22", "2026-11-21"), ("?date=soon", "2026-11-21"),
        ("", "2026-11-21"),
    ])
    func theFormBeginsOnTheDayThatWasLookedAt(query: String, date: String) async throws {
        let form = try await TestApp().member().get("/progress/measurements/edit\(query)")
        #expect(form.value(of: "date") == date)
    }

    @Test func theCurrentWeightIsThatOfTheLatestDay() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await save(browser, "90", on: "2020-02-29").status == 303)
        #expect(try await app.rows("SELECT weight_kilograms, starting_weight_kilograms FROM users") == ["70 70"])
        #expect(try await app.count("weight_records") == 2)
        #expect(try await browser.get("/progress").main.words.contains("Weight Today, 21 Nov 70 kg"))
    }

    @Test func ofOneDayTheLastOneCounts() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        // The clock does not move, so all three are saved in the same second.
        for weight in ["75", "60", "66"] { _ = try await save(browser, weight, on: "2026-11-21") }
        #expect(try await app.rows("SELECT weight_kilograms FROM users") == ["66"])
        #expect(try await app.count("weight_records") == 4)
    }

    @Test func todayIsThePersonsOwnDay() async throws {
        let app = try await TestApp()
        let kiribati = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
        app.clock.advance(hours: 1)
        let browser = try await app.member(timeZone: kiribati)
        #expect(try await browser.get("/progress/measurements/edit").value(of: "date") == "2026-11-22")
        #expect(try await save(browser, "68", on: "2026-11-22").status == 303)
        #expect(try await save(browser, "68", on: "2026-11-23").status == 422)
    }
}
