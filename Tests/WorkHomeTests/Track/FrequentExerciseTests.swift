import Support
import Testing

@testable import WorkHome

/// Which exercises are offered first.
@Suite struct FrequentExerciseTests {
    private func offered(_ person: TrackedPerson, _ path: String = "/track/new") async throws -> [String] {
        let list = try await person.browser.get(path).main.between("Often done", "</ul>") ?? ""
        return list.allBetween("<span class=\"row-title\">", "</span>").map(\.words)
    }

    @Test func thoseOfMostDaysInTheLastWeeksComeFirst() async throws {
        let person = try await TrackedPerson()
        #expect(try await offered(person).isEmpty)
        let squat = try await person.app.exercise("squat")
        // Bench press on three days, squats and pull-ups on two, the squats longer ago, and a run yesterday.
        for day in ["2026-10-02", "2026-11-02", "2026-11-16"] {
            try await person.logSet(["reps": "5", "weight": "60", "date": day])
        }
        for day in ["2026-11-01", "2026-11-03"] {
            for _ in 0..<3 {
                try await person.logSet(["exercise_id": squat, "reps": "5", "weight": "90", "date": day])
            }
        }
        for day in ["2026-11-02", "2026-11-20"] {
            try await person.logSet(["exercise_id": person.pullUp, "reps": "5", "date": day])
        }
        try await person.logRun(["duration": "20", "date": "2026-11-20"])
        #expect(try await offered(person) == ["Bench Press", "Squat", "Pull-Up", "Running"])
        #expect(try await offered(person, "/track/new/strength") == ["Bench Press", "Squat", "Pull-Up"])
        #expect(try await offered(person, "/track/new/cardio") == ["Running"])
        let page = try await person.browser.get("/track/new?date=2026-11-21").main
        #expect(page.contains("href=\"/track/new/strength?date=2026-11-21&amp;exercise=\(squat)\""))
        #expect(page.contains("href=\"/track/new/cardio?date=2026-11-21&amp;exercise=\(person.running)\""))
        #expect(try await offered(try await TrackedPerson()).isEmpty)
    }

    /// 56 days, the shown one among them.
    @Test func whatWasDoneMoreThanEightWeeksAgoCountsOnlyAfterABreak() async throws {
        let person = try await TrackedPerson()
        for day in ["2026-09-24", "2026-09-25"] { try await person.logSet(["reps": "5", "weight": "60", "date": day]) }
        try await person.logSet(["exercise_id": person.pullUp, "reps": "5", "date": "2026-09-26"])
        #expect(try await offered(person, "/track/new?date=2026-11-19") == ["Bench Press", "Pull-Up"])
        #expect(try await offered(person, "/track/new?date=2026-11-20") == ["Pull-Up"])
        let afterABreak = ["Pull-Up", "Bench Press"]
        #expect(try await offered(person, "/track/new?date=2026-11-21") == afterABreak, "the most recent ones")
        #expect(try await offered(person, "/track/new?date=2026-11-22") == afterABreak, "a future day is today")
        person.app.clock.advance(hours: 24 * 3)
        #expect(try await offered(person) == afterABreak)
    }
}
