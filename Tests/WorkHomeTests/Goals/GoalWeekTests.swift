import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web
@testable import WorkHome

/// Weeks of goals begin on the person's first day of the week. The clock is at Saturday 21 November 2026.
@Suite struct GoalWeekTests {
    private let periods = "SELECT first_day, last_day, value, result FROM goal_periods"

    @Test func aNewGoalCountsFromTheFirstDayOfTheWeek() async throws {
        let stage = try await GoalFixture()
        try await stage.browser.post("/settings/units", ["first_weekday": "sunday"])
        try await stage.run("2026-11-15")
        try await stage.add(stage.threeRuns)
        #expect(try await stage.app.rows("SELECT counts_from FROM goals") == ["2026-11-15"])
        let words = try await stage.words("/goals/1")
        #expect(words.contains("1 of 3 runs this week"))
        #expect(!words.contains("Monday"))
        let alex = try await Program.withKey(stage.app, of: stage.browser)
        let sent = try await alex.send(
            .post, "/api/v1/goals",
            ["type": "workouts", "measure": "workouts", "target": 2, "cadence": "weekly", "direction": "increase"])
        #expect(sent.json["counts_from"] == "2026-11-15", "\(sent.text)")
    }

    /// With weeks from Sunday, the week before has two runs and this one has three.
    @Test(arguments: [true, false])
    func anotherFirstDayCountsAllWeeksAgain(isForm: Bool) async throws {
        let stage = try await GoalFixture()
        for day in ["2026-11-09", "2026-11-11", "2026-11-15", "2026-11-16", "2026-11-17"] { try await stage.run(day) }
        try await stage.add(stage.threeRuns, ["counts_from": "2026-11-09"])
        #expect(try await stage.app.rows(periods) == ["2026-11-09 2026-11-15 3 kept"])
        let alex = try await Program.withKey(stage.app, of: stage.browser)
        func change(_ day: String) async throws {
            if isForm {
                try await stage.browser.post("/settings/units", ["first_weekday": day])
            } else {
                _ = try await alex.send(.patch, "/api/v1/users/me", ["first_weekday": .string(day)])
            }
        }
        try await change("sunday")
        #expect(try await stage.app.rows(periods) == ["2026-11-08 2026-11-14 2 skipped"])
        #expect(try await stage.app.rows("SELECT kept_periods, next_day FROM goals") == ["0 2026-11-15"])
        #expect(try await stage.celebrated().isEmpty, "a setting is no feat")
        #expect(try await stage.words("/goals/1").contains("3 of 3 runs this week"))
        try await change("monday")
        #expect(try await stage.app.rows(periods) == ["2026-11-09 2026-11-15 3 kept"])
        #expect(try await stage.app.rows("SELECT kept_periods, next_day FROM goals") == ["1 2026-11-16"])
        #expect(try await stage.celebrated().isEmpty)
    }

    @Test func aWeekIsCelebratedOnceWhereverItBegins() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns, ["target": "1", "title": "Run"])
        try await stage.run()
        #expect(try await stage.celebrated() == ["Goal met: Run"])
        for day in ["sunday", "monday", "sunday"] {
            try await stage.browser.post("/settings/units", ["first_weekday": day])
            #expect(try await stage.celebrated().isEmpty, "\(day)")
        }
        #expect(try await stage.app.rows("SELECT period FROM celebrations WHERE goal_id = 1 AND seen_at IS NULL") == [])
        stage.app.clock.advance(days: 3)
        try await stage.run("2026-11-24")
        #expect(try await stage.celebrated() == ["Goal met: Run"])
    }

    /// An older version wrote it, where all weeks began on Mondays.
    @Test func aCelebratedWeekOfAnArchiveIsThePersonsWeek() async throws {
        let stage = try await GoalFixture()
        try await stage.browser.post("/settings/units", ["first_weekday": "sunday"])
        try await stage.add(stage.threeRuns, ["target": "1", "title": "Run"])
        try await stage.run()
        try await stage.app.execute("UPDATE celebrations SET period = '2026-11-16' WHERE goal_id = 1")
        let bytes = try await stage.browser.get("/settings/data/export").bytes
        let app = try await TestApp(clock: stage.app.clock)
        let newcomer = try await app.member()
        _ = try await newcomer.follow(try await newcomer.bring(bytes, named: "workhome.zip"))
        _ = try await newcomer.follow(try await newcomer.post("/settings/data/imports/1", []))
        let weeks = "SELECT period FROM celebrations WHERE goal_id IS NOT NULL"
        #expect(try await app.rows(weeks) == ["2026-11-15"])
    }
}
