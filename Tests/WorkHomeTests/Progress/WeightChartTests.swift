import Support
import Testing

@testable import WorkHome

@Suite struct WeightChartTests {
    @Test(
        arguments: [
            ("week", ["71 kg", "70 kg"]), ("month", ["72 kg", "71 kg", "70 kg"]),
            ("quarter", ["73 kg", "72 kg", "71 kg", "70 kg"]), ("year", ["74 kg", "73 kg", "72 kg", "71 kg", "70 kg"]),
            ("all", ["75 kg", "74 kg", "73 kg", "72 kg", "71 kg", "70 kg"]),
        ])
    func aRangeShowsItsDaysInTheTableToo(range: String, weights: [String]) async throws {
        let browser = try await TestApp().member()
        // The first day of each range, and the last one before it.
        for (weight, day) in [
            ("71", "2026-11-15"), ("72", "2026-11-14"), ("73", "2026-10-22"), ("74", "2026-08-23"),
            ("75", "2025-11-21"),
        ] {
            try await browser.post("/progress/measurements", ["weight": weight, "height": "170", "date": day])
        }
        let page = try await browser.get("/progress?range=\(range)")
        let table = try #require(page.main.between("<table", "</table>"))
        #expect(table.allBetween("<td>", "</td>").map(\.words) == weights.reversed())
        #expect(page.text.contains("href=\"/progress?range=\(range)\" aria-current=\"true\""))
    }

    @Test func theChartSaysWhatItShows() async throws {
        let browser = try await TestApp().member()
        try await browser.post("/progress/measurements", ["weight": "72", "height": "170", "date": "2026-11-01"])
        let page = try await browser.get("/progress")
        let chart = try #require(page.main.between("<div class=\"chart-frame\" ", "</div>"))
        #expect(chart.contains("Body weight in kilograms"))
        #expect(chart.contains("Highest 72 kg on 1 Nov 2026. Lowest 70 kg on 21 Nov 2026. Last 70 kg on 21 Nov 2026."))
        #expect(!chart.contains("style="))
    }

    @Test func threeYearsAreTheTrendOfEachMonth() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.execute(
            """
            WITH RECURSIVE days (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM days WHERE n < 1094)
            INSERT INTO weight_records (user_id, weight_kilograms, recorded_on, recorded_at)
            SELECT 1, 70 + n % 7, date('2026-11-20', '-' || n || ' days'), 0 FROM days
            """)
        let page = try await browser.get("/progress?range=all")
        #expect(page.main.words.contains("Month Trend Lowest Highest November 2026"))
        let rows = try #require(page.main.between("<tbody>", "</tbody>")).components(separatedBy: "<tr>").count - 1
        #expect(rows == 37)
        #expect(page.main.contains(">kg, trend of a month</span>") && !page.main.contains("chart-area"))
    }

    /// A point links to its day on the detail page, on Home as well as here.
    @Test(arguments: ["/", "/progress"])
    func aPointLeadsToItsDay(path: String) async throws {
        let browser = try await TestApp().member()
        try await browser.post("/progress/measurements", ["weight": "72", "height": "170", "date": "2026-11-01"])
        let page = try await browser.get(path)
        #expect(
            page.main.contains("<a tabindex=\"-1\" href=\"/analyze/body-weight?range=quarter&amp;day=2026-11-01#day\">")
        )
        #expect(page.main.contains("data-chart=\"Show this day\""))
    }
}
