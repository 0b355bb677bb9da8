import Support
import Testing

@testable import WorkHome

@Suite struct JournalCalendarTests {
    private func weeks(_ page: Answer) -> [[String]] {
        (page.main.between("<tbody>", "</tbody>") ?? "").allBetween("<tr>", "</tr>").map { week in
            week.allBetween("<span class=\"day-number\">", "</span>")
        }
    }

    @Test func weeksRunFromMondayToSunday() async throws {
        let page = try await TestApp().member().get("/journal")
        #expect(
            page.main.allBetween("<abbr title=\"", "\"").map { $0.prefix(3) } == [
                "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun",
            ])
        // The month begins on a Sunday and ends on a Monday, so it spans six weeks.
        let weeks = weeks(page)
        #expect(weeks.count == 6)
        #expect(weeks.allSatisfy { $0.count == 7 })
        #expect(weeks.first == ["26", "27", "28", "29", "30", "31", "1"])
        #expect(weeks.last == ["30", "1", "2", "3", "4", "5", "6"])
        #expect(page.main.allBetween("is-outside", "href").count == 12)
        #expect(page.main.words.contains("November 2026"))
    }

    @Test func aMonthOfFourWeeksHasFour() async throws {
        #expect(weeks(try await TestApp().member().get("/journal?month=2027-02")).count == 4)
    }

    @Test func daysWithAnEntryAreMarked() async throws {
        let browser = try await TestApp().member()
        for day in ["2026-11-01", "2026-11-20", "2026-10-31"] {
            try await browser.upload("/journal/\(day)", ["text": "x"])
        }
        let page = try await browser.get("/journal")
        let marked = page.main.allBetween("has-entry\" href=\"", "\"")
        #expect(marked == ["/journal/2026-11-01", "/journal/2026-11-20"])
        #expect(page.text.contains("aria-label=\"Friday 20 November, entry\""))
        #expect(page.main.words.contains("Entries 2 entries"))
        let current = try #require(page.main.between("aria-current=\"date\"", "</td>"))
        #expect(current.contains(">21<"))
    }

    @Test func theYearTurns() async throws {
        let browser = try await TestApp().member()
        let december = try await browser.get("/journal?month=2026-12")
        #expect(december.text.contains("href=\"/journal?month=2027-01\" aria-label=\"Next month, January 2027\""))
        let january = try await browser.get("/journal?month=2027-01")
        #expect(january.text.contains("href=\"/journal?month=2026-12\" aria-label=\"Previous month, December 2026\""))
    }

    @Test(arguments: ["garbage", "", "2026-13", "2026-1", "2026", "2026-11-21", "9999-01", "<script>"])
    func aMonthThatIsNoneIsThisOne(month: String) async throws {
        let page = try await TestApp().member().get(
            "/journal?month=\(month.replacing("<", with: "%3C").replacing(">", with: "%3E"))")
        #expect(page.status == 200)
        #expect(page.main.words.contains("November 2026"))
    }

    @Test(arguments: [("1000-01", 5), ("2999-12", 6)])
    func theEndsOfTimeAreThere(month: String, weekCount: Int) async throws {
        #expect(weeks(try await TestApp().member().get("/journal?month=\(month)")).count == weekCount)
    }

    @Test func entriesAreListedNewestFirst() async throws {
        let browser = try await TestApp().member()
        for day in ["2026-11-03", "2026-11-20", "2026-11-10"] {
            try await browser.upload("/journal/\(day)", ["text": "On \(day)\nsecond line"])
        }
        let titles = try await browser.get("/journal").main.allBetween("<span class=\"row-title\">", "</span>")
        #expect(titles == ["Yesterday, 20 Nov", "Tue, 10 Nov", "Tue, 3 Nov"])
    }

    @Test func aLongTextIsCutInTheList() async throws {
        let browser = try await TestApp().member()
        try await browser.upload("/journal/2026-11-20", ["text": String(repeating: "word ", count: 100)])
        let excerpt = try #require(
            try await browser.get("/journal").main.between("<span class=\"entry-text excerpt\">", "</span>"))
        #expect(excerpt.count == 141)
        #expect(excerpt.hasSuffix("…"))
    }
}
