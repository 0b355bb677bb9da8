import Support
import Testing

@testable import Models

@Suite struct RestDaysTests {
    @Test func moreRestDaysReviveAStreak() async throws {
        let alex = try await Trainee()
        for day in ["2026-11-16", "2026-11-20"] { try await alex.logSet(day) }
        #expect(try await alex.user.currentStreak == 1)
        let answer = try await alex.browser.post("/settings/rest-days", ["rest_days": "3"])
        #expect(answer.status == 303)
        #expect(answer.location == "/settings/rest-days")
        let page = try await alex.browser.follow(answer)
        #expect(page.flash == "Rest days saved.")
        #expect(page.value(of: "rest_days") == "3")
        #expect(try await alex.user.currentStreak == 5)
        try await alex.browser.post("/settings/rest-days", ["rest_days": "0"])
        #expect(try await alex.user.currentStreak == 1)
        #expect(try await alex.user.bestStreak == 1)
    }

    @Test(arguments: ["7", "-1", "many", ""])
    func aNumberThatCannotBeIsTold(count: String) async throws {
        let alex = try await Trainee()
        let answer = try await alex.browser.post("/settings/rest-days", ["rest_days": count])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["rest_days": "Please choose from 0 to 6 days"])
        #expect(try await alex.user.restDaysPerWeek == 2)
    }

    @Test func sickDaysKeepAStreakAndUnlock() async throws {
        let alex = try await Trainee()
        for day in ["2026-11-09", "2026-11-10", "2026-11-11", "2026-11-12", "2026-11-16", "2026-11-20"] {
            try await alex.logSet(day)
        }
        #expect(try await alex.user.currentStreak == 1)
        let answer = try await alex.browser.post(
            "/settings/days-off", ["first_day": "2026-11-13", "last_day": "2026-11-15", "reason": "sick"])
        #expect(answer.location == "/settings/rest-days")
        #expect(try await alex.user.currentStreak == 1)
        let second = try await alex.browser.post(
            "/settings/days-off", ["first_day": "2026-11-17", "last_day": "2026-11-18", "reason": "travel"])
        // Four days, Monday's training, Thursday's rest and Friday.
        #expect(try await alex.user.currentStreak == 7)
        let page = try await alex.browser.follow(second)
        #expect(page.flash == "Days off marked.")
        #expect(page.text.contains("Achievement unlocked: A week strong"))
        #expect(page.main.words.contains("Tue, 17 Nov to Wed, 18 Nov Traveling, 2 days"))
        #expect(page.main.words.contains("Fri, 13 Nov to Sun, 15 Nov Sick, 3 days"))
        let question = try await alex.browser.get("/settings/days-off/2026-11-18/delete").main.words
        #expect(question.contains("Tue, 17 Nov to Wed, 18 Nov, 2 days. They will count as rest days"))
        let removed = try await alex.browser.post("/settings/days-off/2026-11-18/delete")
        #expect(try await alex.browser.follow(removed).flash == "Days off removed.")
        #expect(try await alex.user.currentStreak == 1)
        #expect(try await alex.app.rows("SELECT day FROM days_off") == ["2026-11-13", "2026-11-14", "2026-11-15"])
        #expect(try await !alex.app.rows("SELECT key FROM achievements WHERE revoked_at IS NULL").contains("streak7"))
    }

    @Test func whoWantsNoAlertsGetsNone() async throws {
        let alex = try await Trainee()
        for day in ["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"] {
            try await alex.logSet(day)
        }
        try await alex.app.execute("UPDATE users SET achievement_alerts = 0, rest_days_per_week = 0")
        try await alex.logSet("2026-11-13")
        let answer = try await alex.browser.post("/settings/rest-days", ["rest_days": "1"])
        #expect(try await alex.app.rows("SELECT key FROM achievements").contains("streak7"))
        #expect(try await !alex.browser.follow(answer).text.contains("Achievement unlocked"))
    }

    @Test func aDayMayBeMarkedTwiceAndAhead() async throws {
        let alex = try await Trainee()
        try await alex.browser.post("/settings/days-off", ["first_day": "2026-11-30", "reason": "sick"])
        try await alex.browser.post(
            "/settings/days-off", ["first_day": "2026-11-30", "last_day": "2026-12-01", "reason": "travel"])
        #expect(
            try await alex.app.rows("SELECT day, reason FROM days_off") == [
                "2026-11-30 travel", "2026-12-01 travel",
            ])
    }

    static let mistakes: [(first: String, last: String, reason: String, errors: [String: String])] = [
        ("", "", "sick", ["first_day": "Please enter a date"]),
        ("2026-11-20", "2026-11-19", "sick", ["last_day": "The last day can’t be before the first"]),
        (
            "2026-02-30", "tomorrow", "",
            [
                "first_day": "Please enter a date", "last_day": "Please enter a date",
                "reason": "Please choose a reason",
            ]
        ),
        ("2027-11-23", "", "sick", ["first_day": "Please choose a date within a year of today"]),
        ("2026-11-20", "2027-11-21", "sick", ["last_day": "Mark at most 366 days at once"]),
        ("1890-01-01", "", "sick", ["first_day": "Please choose a day in the last 130 years"]),
    ]

    @Test(arguments: mistakes)
    func daysThatCannotBeAreTold(first: String, last: String, reason: String, errors: [String: String]) async throws {
        let alex = try await Trainee()
        let answer = try await alex.browser.post(
            "/settings/days-off", ["first_day": first, "last_day": last, "reason": reason])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == errors)
        #expect(answer.value(of: "first_day") == first)
        #expect(answer.value(of: "last_day") == last)
        #expect(try await alex.app.count("days_off") == 0)
    }

    @Test func aWholeYearFits() async throws {
        let alex = try await Trainee()
        try await alex.browser.post(
            "/settings/days-off", ["first_day": "2026-11-21", "last_day": "2027-11-21", "reason": "travel"])
        #expect(try await alex.app.count("days_off") == 366)
        #expect(try await alex.browser.get("/settings/rest-days").main.words.contains("Traveling, 366 days"))
    }

    @Test func somebodyElsesDaysStay() async throws {
        let alex = try await Trainee()
        try await alex.browser.post("/settings/days-off", ["first_day": "2026-11-20", "reason": "sick"])
        let sam = try await alex.app.member(Cast.sam)
        #expect(try await sam.post("/settings/days-off/2026-11-20/delete").status == 404)
        #expect(try await !sam.get("/settings/rest-days").main.words.contains("20 Nov"))
        #expect(try await alex.browser.post("/settings/days-off/2026-11-19/delete").status == 404)
        #expect(try await alex.app.count("days_off") == 1)
    }
}
