import Support
import Testing

@testable import DailyPages
@testable import Fitness
@testable import Models

/// The clock is at Saturday 21 November 2026. Of the default trackables, 2 is water and 3 is sleep.
@Suite struct DayValuesPageTests {
    private func log(_ alex: AnalyzedPerson, _ trackable: Int, _ entries: [(day: String, value: String)]) async throws {
        for (day, value) in entries {
            try await alex.browser.post(
                "/track/entries", ["trackable_id": "\(trackable)", "value": value, "date": day])
        }
        _ = try await alex.browser.get("/settings")
    }

    @Test func valuesThatAddUpAreAddedUp() async throws {
        let alex = try await AnalyzedPerson()
        try await log(
            alex, 2,
            [
                ("2026-11-18", "500"), ("2026-11-18", "750"), ("2026-11-20", "1750"), ("2026-11-21", "250"),
                ("2026-09-01", "9000"),
            ])
        let page = try await alex.browser.get("/analyze/trackables/2?range=week&day=2026-11-18")
        #expect(page.charts["Water"]?.contains("<title>18 Nov 2026: 1,250 ml</title>") == true)
        // Today is not over yet.
        #expect(page.figures["Daily average"] == "1,500 ml")
        #expect(page.figures["Lowest"] == "1,250 ml" && page.figures["Highest"] == "1,750 ml")
        #expect(page.main.words.contains("Average, highest and lowest are without today, which isn’t over yet."))
        #expect(page.main.contains("Highest 1,750 ml on 20 Nov 2026. Lowest 1,250 ml on 18 Nov 2026. Last 250 ml"))
        #expect(page.figures["Last"] == "250 ml" && page.figures["Days"] == "3 of 7")
        let day = try #require(page.main.between("id=\"day\"", "</section>"))
        #expect(day.words.contains("Wednesday 18 November 2026 1,250 ml in 2 entries 500 ml 750 ml"))
        #expect(day.contains("href=\"/track?date=2026-11-18#trackables\""))
        let year = try await alex.browser.get("/analyze/trackables/2?range=year")
        #expect(year.figures["Highest"] == "9,000 ml" && year.figures["Days"] == "4 of 365")
    }

    /// Today's intake so far exceeds that of any whole day.
    @Test func todayIsNeitherTheHighestNorTheLowest() async throws {
        let alex = try await AnalyzedPerson()
        try await log(alex, 2, [("2026-11-19", "500"), ("2026-11-20", "750"), ("2026-11-21", "9000")])
        let page = try await alex.browser.get("/analyze/trackables/2?range=week")
        #expect(page.figures["Highest"] == "750 ml" && page.figures["Last"] == "9,000 ml")
        try await log(alex, 3, [("2026-11-20", "6"), ("2026-11-21", "8.5")])
        let sleep = try await alex.browser.get("/analyze/trackables/3?range=week")
        #expect(sleep.figures["Highest"] == "8 h 30 min" && !sleep.main.contains("without today"))
    }

    /// The target of a past day may differ from the current one.
    @Test func aNutrientHasTheTargetOfEachDay() {
        let target = { (grams: Int) in
            NutritionTarget(
                energyKilocalories: 2_000, proteinGrams: grams, carbohydrateGrams: 200, fatGrams: 70, fiberGrams: 30,
                waterMilliliters: 2_000)
        }
        let today = LocalDay(daysSinceEpoch: 20_000)
        let targets = [
            DailyTarget(day: today - 5, target: target(90)), DailyTarget(day: today - 2, target: target(120)),
            DailyTarget(day: today, target: target(135)),
        ]
        let days = [today - 9, today - 3, today - 2, today - 1, today]
        #expect(AnalyzedNutrient.protein.goals(targets, on: days).map(\.value) == [90, 90, 120, 120, 135])
        #expect(AnalyzedNutrient.protein.goals([], on: days).isEmpty)
    }

    @Test func ofOthersTheLastOneOfADayCounts() async throws {
        let alex = try await AnalyzedPerson()
        try await log(alex, 3, [("2026-11-20", "6"), ("2026-11-20", "7.5"), ("2026-11-21", "8.5")])
        let page = try await alex.browser.get("/analyze/trackables/3")
        let chart = try #require(page.charts["Sleep"])
        #expect(chart.contains("<title>20 Nov 2026: 7 h 30 min</title>") && !chart.contains(": 6 h"))
        #expect(page.figures["Average"] == "8 h")
    }

    @Test func nutrientsHaveTheirTarget() async throws {
        let alex = try await AnalyzedPerson()
        for (day, protein) in [("2026-11-19", "90"), ("2026-11-20", "120")] {
            try await alex.browser.post(
                "/nutrition/quick-add", ["energy": "500", "protein": protein, "meal": "lunch", "date": day])
        }
        let page = try await alex.browser.get("/analyze/nutrients/protein?range=month&day=2026-11-20")
        #expect(page.figures["Daily average"] == "105 g")
        let chart = try #require(page.charts["Protein"])
        #expect(chart.contains("<title>20 Nov 2026: 120 g</title>") && chart.contains("chart-goal"))
        let day = try #require(page.main.between("id=\"day\"", "</section>"))
        #expect(day.contains("href=\"/nutrition?date=2026-11-20\"") && day.words.contains("120 g"))
        for nutrient in AnalyzedNutrient.allCases {
            #expect(try await alex.browser.get("/analyze/nutrients/\(nutrient.rawValue)?range=all").status == 200)
        }
        #expect(try await alex.browser.get("/analyze/nutrients/ash").status == 404)
    }

    @Test func whatIsUnknownIsToldWithTheNumbers() async throws {
        let alex = try await AnalyzedPerson()
        let note = "Some of your foods don’t say their protein, so the real numbers may be higher."
        for (day, protein) in [("2026-11-19", ""), ("2026-11-20", "120")] {
            try await alex.browser.post(
                "/nutrition/quick-add", ["energy": "500", "protein": protein, "meal": "lunch", "date": day])
        }
        let page = try await alex.browser.get("/analyze/nutrients/protein?range=week&day=2026-11-19")
        #expect(page.main.words.contains(note) && page.figures["Last"] == "120 g")
        #expect(page.main.between("id=\"day\"", "</section>")?.words.contains("at least 0 g") == true)
        try await alex.browser.post("/nutrition/quick-add", ["energy": "1", "meal": "lunch", "date": "2026-11-20"])
        let later = try await alex.browser.get("/analyze/nutrients/protein?range=week")
        #expect(later.figures["Last, at least"] == "120 g")
        #expect(try await !alex.browser.get("/analyze/nutrients/energy").main.words.contains("don’t say"))
    }

    @Test func nothingSaysWhatToDo() async throws {
        let alex = try await AnalyzedPerson()
        let none = try await alex.browser.get("/analyze/trackables/1")
        #expect(none.main.words.contains("No data to analyze Log Steps to see its chart Log a value"))
        try await log(alex, 1, [("2026-10-01", "9000")])
        let page = try await alex.browser.get("/analyze/trackables/1?range=week")
        #expect(
            page.main.words.contains("Nothing in the last 7 days The last was on 1 Oct 2026. Show the last 90 days"))
    }
}
