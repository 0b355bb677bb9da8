import Support
import Testing

@testable import Fitness
@testable import Models

@Suite struct TrainingYearTests {
    private func year(_ days: [(sets: Int, cardio: Int, workout: Int)]) -> TrainingYear {
        let first = LocalDay(daysSinceEpoch: 20_454)
        return TrainingYear(
            first: first, last: first + 364,
            days: days.enumerated().map { index, day in
                TrainingYear.Day(
                    day: first + index, sets: day.sets, cardioSessions: day.cardio > 0 ? 1 : 0,
                    cardioSeconds: day.cardio, workouts: day.workout > 0 ? 1 : 0, workoutSeconds: day.workout)
            }, firstYear: nil)
    }

    private func levels(_ days: [(sets: Int, cardio: Int, workout: Int)]) -> [Int?] {
        let year = year(days)
        return year.days.map { year.levels[$0.day] }
    }

    @Test func aDayIsAsDarkAsItsQuarter() {
        #expect(levels((1...8).map { ($0, 0, 0) }) == [1, 2, 2, 3, 3, 4, 4, 4])
        #expect(levels([(5, 0, 0), (5, 0, 0)]) == [4, 4])
        #expect(levels([]) == [])
    }

    /// A run is beside other runs, not beside sets, and the day has the darkest of its kinds.
    @Test func eachKindHasItsOwnMeasure() {
        let days = [(20, 0, 0), (4, 0, 0), (8, 0, 0), (12, 0, 0), (16, 600, 0), (4, 3_600, 0), (0, 0, 900)]
        #expect(levels(days) == [4, 2, 3, 4, 4, 4, 4])
    }

    @Test func everyDayOfTheYearLeadsToTrack() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.train { training in
            for day in ["2025-12-31", "2026-01-01", "2026-11-20"] { try training.set("bench-press", day, 5, 60) }
            try training.session("running", "2026-11-20", seconds: 1_800, meters: 5_000)
        }
        let page = try await alex.browser.get("/analyze/days")
        let chart = try #require(page.charts["Training days of 2026"])
        let links = Set(chart.allBetween("<a tabindex=\"-1\" href=\"", "\""))
        #expect(links == ["/track?date=2026-01-01", "/track?date=2026-11-20"])
        #expect(chart.contains("<title>Fri, 20 Nov 2026: 1 set, 1 session</title>"))
        #expect(chart.words.contains("Fri, 20 Nov 2026 1 set, 1 session Thu, 1 Jan 2026 1 set"))
        #expect(page.figures["Training days"] == "2")
        #expect(page.main.contains("href=\"/analyze/days?year=2025\" rel=\"prev\""))
        #expect(!page.main.contains("rel=\"next\""))
        let before = try await alex.browser.get("/analyze/days?year=2025")
        #expect(before.figures["Training days"] == "1")
        #expect(
            before.main.contains("href=\"/analyze/days?year=2026\" rel=\"next\"")
                && !before.main.contains("rel=\"prev\""))
    }

    @Test(arguments: ["0", "99999", "-5", "3000"])
    func aYearThatIsNoneIsNotThere(year: String) async throws {
        #expect(try await TestApp().member().get("/analyze/days?year=\(year)").status == 404)
    }
}
