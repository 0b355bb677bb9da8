import Charts
import Support
import Testing
import Texts

@testable import Fitness
@testable import Web

/// The clock of these charts is at Saturday 21 November 2026.
@Suite struct DaySeriesTests {
    private static let today = LocalDay(year: 2026, month: 11, day: 21) ?? LocalDay(daysSinceEpoch: 0)

    /// One value a day up to today.
    private static func values(_ count: Int, _ value: (_ daysAgo: Int) -> Double) -> [ChartValue] {
        (0..<count).reversed().map { ChartValue(day: today - $0, value: value($0)) }
    }

    private static func series(
        _ values: [ChartValue], kind: DaySeries.Kind = .level, range: ChartRange = .all, leads: Bool = true
    ) -> DaySeries {
        var series = DaySeries(
            id: "sleep", title: "Sleep", kind: kind, unitName: "hours", symbol: "h", values: values,
            span: ChartSpan(range: range, today: today, firstWeekday: .monday),
            text: { Figure(DecimalText.format($0), "h").text })
        if leads { series.path = { day in "/day/\(day)" } }
        return series
    }

    private static func rows(_ card: ChartCard) -> [[String]] {
        card.table.allBetween("<tr>", "</tr>").dropFirst().map { row in
            row.replacing("<td>", with: "|").replacing("</th>", with: "").components(separatedBy: "|").map(\.words)
        }
    }

    /// Alternating nights of 5.5 and 8.5 hours average 7 a week: their extremes alone would look like a square wave.
    @Test func yearsOfDaysAreWeeklyAveragesWithinTheirRange() throws {
        let card = try #require(Self.series(Self.values(400) { $0 % 2 == 0 ? 5.5 : 8.5 }).card)
        #expect(card.title == "Sleep: weekly average" && card.bandName == "Lowest to highest day")
        #expect(card.svg.contains(">h, average of a week</span>") && card.svg.contains("class=\"chart-band\""))
        #expect(card.svg.contains(">Sleep: weekly average in hours</title>"))
        #expect(card.table.words.contains("Week Average Lowest Highest"))
        let rows = Self.rows(card)
        #expect(rows.count == 58)
        for row in rows.dropFirst().dropLast() {
            let average = try #require(Double(row[1].split(separator: " ")[0]))
            #expect((6.7...7.3).contains(average), "\(row)")
            #expect(row[2].hasPrefix("5.5 h on ") && row[3].hasPrefix("8.5 h on "))
        }
        #expect(rows[0][0] == "16 Nov 2026")
        // A point shows its week and links to the highest day.
        #expect(card.svg.words.contains("Week of 9 Nov 2026: average 6.79 h, from 5.5 h to 8.5 h"))
        #expect(card.linkLabel == "Show the highest day")
    }

    @Test func threeYearsAreMonths() throws {
        let card = try #require(Self.series(Self.values(1_095) { Double($0 % 7) }).card)
        #expect(card.title == "Sleep: monthly average" && card.svg.contains(">h, average of a month</span>"))
        #expect(Self.rows(card).count == 37)
        #expect(Self.rows(card)[0][0] == "November 2026")
    }

    @Test func upToNinetyEightDaysEachIsShown() throws {
        let days = try #require(Self.series(Self.values(98) { _ in 7 }).card)
        #expect(days.title == "Sleep" && Self.rows(days).count == 98 && days.bandName == nil)
        #expect(try #require(Self.series(Self.values(99) { _ in 7 }).card).title == "Sleep: weekly average")
        // A few days stay days, however far apart.
        let sparse = (0..<20).reversed().map { ChartValue(day: Self.today - 50 * $0, value: 7) }
        #expect(try #require(Self.series(sparse).card).title == "Sleep")
    }

    @Test func amountsAreBarsOfWhatAWeekCameTo() throws {
        let values = Self.values(365) { Double($0 % 5) }
        let card = try #require(Self.series(values, kind: .amount).card)
        #expect(card.title == "Sleep: weekly total" && card.svg.contains(">h a week</span>"))
        #expect(card.svg.contains("chart-bar-1") && !card.svg.contains("class=\"chart-line\""))
        let totals = Self.rows(card).compactMap { Double($0[1].split(separator: " ")[0]) }
        #expect(totals.reduce(0, +) == values.reduce(0) { $0 + $1.value })
        #expect(card.note == "This week is not over yet.")
        let days = try #require(Self.series(Self.values(30) { _ in 2 }, kind: .amount, range: .month).card)
        #expect(days.title == "Sleep" && days.svg.contains(">h a day</span>"))
    }

    /// Once a week 64, in the first four weeks 32 on another day too: no day has what a week has.
    @Test func theDescriptionSaysTheTotalsThatAreDrawn() throws {
        let mondays = [341, 348, 355, 362]
        let all = Self.values(365) { ago in ago % 7 == 3 ? 64 : mondays.contains(ago) ? 32 : 0 }
        let runs = all.filter { $0.value > 0 }
        let card = try #require(Self.series(runs, kind: .amount).card)
        let totals = Self.rows(card).dropFirst().compactMap { Double($0[1].split(separator: " ")[0]) }
        let description = try #require(card.svg.between("<desc", "</desc>")).words
        #expect(totals.max() == 96 && totals.min() == 64)
        #expect(description.contains("Highest: Week of ") && description.contains(", 96 h. Lowest: Week of "))
        #expect(description.hasSuffix(", 64 h. Last: Week of 16 Nov 2026, 64 h."))
        let days = try #require(Self.series(Self.values(30) { Double($0) }, kind: .amount, range: .month).card)
        #expect(days.svg.words.contains("Highest 29 h on 23 Oct 2026."))
    }

    /// The extremes of the days are the band; the line is described as it is drawn.
    @Test func theDescriptionSaysTheAveragesThatAreDrawn() throws {
        let card = try #require(Self.series(Self.values(400) { $0 < 14 ? 8 : $0 % 2 == 0 ? 5.5 : 8.5 }).card)
        let description = try #require(card.svg.between("<desc", "</desc>")).words
        #expect(description.contains(", 8 h. Lowest: Week of ") && !description.contains("5.5 h"))
        #expect(description.hasSuffix("Last: Week of 16 Nov 2026, 8 h."))
    }

    /// 365 days ending on a Saturday begin on a Sunday, the last day of a week.
    @Test func aWeekThatBeganBeforeTheRangeIsNoBar() throws {
        let card = try #require(Self.series(Self.values(365) { _ in 1 }, kind: .amount, range: .year).card)
        let rows = Self.rows(card)
        #expect(rows.count == 52 && rows.dropFirst().allSatisfy { $0[1] == "7 h" })
    }

    @Test func anAverageCountsItsShares() throws {
        let fast = ChartValue(day: Self.today - 1, value: 300, share: 10)
        let slow = ChartValue(day: Self.today, value: 400, share: 1)
        let week = try #require(PeriodValue.grouped([fast, slow], by: .week(from: .monday)).first)
        #expect(abs(week.mean - 3_400 / 11) < 1e-9)
        #expect(week.lowest == fast && week.highest == slow && week.sum == 700 && week.count == 2)
    }

    @Test func whatIsSmoothedIsItsTrendAtTheEndOfAMonth() throws {
        let values = Self.values(1_000) { 80 + Double($0 % 2) }
        var series = Self.series(values, kind: .smoothed)
        series.trend = WeightTrend.smooth(values)
        let card = try #require(series.card)
        #expect(card.title == "Sleep: monthly trend")
        let last = try #require(series.trend.last { $0.day.month == LocalMonth(containing: Self.today - 21) })
        #expect(Self.rows(card)[1][1] == Figure(DecimalText.format(last.value, maximumDecimals: 1), "h").text.words)
    }

    @Test func lessIsHigherAndFasterOfAPace() throws {
        var series = Self.series(Self.values(120) { 300 + Double($0) })
        (series.isReversed, series.ticks) = (true, .clock)
        let card = try #require(series.card)
        #expect(card.linkLabel == "Show the fastest day" && card.bandName == "Slowest to fastest day")
        #expect(card.table.words.contains("Week Average Fastest Slowest"))
        let line = try #require(card.svg.between("class=\"chart-line\"", "/>")?.between("d=\"", "\""))
        let heights = line.split(whereSeparator: { "ML".contains($0) })
            .compactMap { Double($0.split(separator: " ")[1]) }
        #expect(try #require(heights.first) > (try #require(heights.last)), "faster and faster goes up")
    }

    @Test func recordsStandOutBesideAnAverage() throws {
        var series = Self.series(Self.values(200) { $0 == 50 ? 20 : 10 })
        series.records = [Self.today - 50]
        let card = try #require(series.card)
        #expect(card.hasRecords && card.svg.components(separatedBy: "chart-record").count == 2)
        #expect(card.table.words.contains("20 h on 2 Oct · PR"))
    }

    @Test func cardsWithoutLinksContainNone() throws {
        for count in [20, 200] {
            for kind in [DaySeries.Kind.level, .amount] {
                let card = try #require(Self.series(Self.values(count) { _ in 7 }, kind: kind, leads: false).card)
                #expect(!card.svg.contains("<a ") && !card.table.contains("<a ") && card.linkLabel == nil)
            }
        }
    }

    private static func links(_ svg: String) -> [String] {
        svg.allBetween("<a tabindex=\"-1\" href=\"", ">").filter { $0.contains("data-shown") }
            .compactMap { $0.between("/day/", "\"") }
    }

    @Test func theDayThatSomebodyChoseIsShown() throws {
        for kind in [DaySeries.Kind.level, .amount] {
            var series = Self.series(Self.values(10) { Double($0 + 1) }, kind: kind)
            #expect(Self.links(try #require(series.card).svg) == ["2026-11-21"])
            series.shownDay = Self.today - 4
            #expect(Self.links(try #require(series.card).svg) == ["2026-11-17"])
            series.shownDay = Self.today - 40
            #expect(Self.links(try #require(series.card).svg).isEmpty)
        }
        var long = Self.series(Self.values(300) { $0 == 37 ? 9 : 7 })
        long.shownDay = Self.today - 35
        #expect(Self.links(try #require(long.card).svg) == ["2026-10-15"], "the week that it is in")
    }

    private static func goalHeights(_ card: ChartCard) throws -> [String] {
        let path = try #require(card.svg.between("class=\"chart-goal\"", "/>")?.between("d=\"", "\""))
        return path.split(separator: "M").compactMap { $0.split(separator: " ").last?.split(separator: "H").first }
            .map(String.init)
    }

    @Test func aGoalIsDrawnAsItWasOnEachDay() throws {
        var series = Self.series(Self.values(10) { _ in 7 })
        series.goals = Self.values(10) { $0 > 3 ? 8 : 6 }
        let changed = try #require(series.card)
        #expect(try Self.goalHeights(changed).count == 2 && changed.goalName?.words == "Target, now 6 h")
        #expect(Self.rows(changed)[0] == ["21 Nov 2026", "7 h", "6 h"] && Self.rows(changed)[9][2] == "8 h")
        series.goals = Self.values(10) { _ in 8 }
        let steady = try #require(series.card)
        #expect(try Self.goalHeights(steady).count == 1 && steady.goalName?.words == "Target 8 h")
        #expect(Self.rows(steady)[0] == ["21 Nov 2026", "7 h"])
    }

    /// Counting back from Saturday, the goal changed on a Thursday: its week has three days of 9 and four of 2.
    @Test func aWeeksGoalIsTheAverage() throws {
        var series = Self.series(Self.values(200) { _ in 7 })
        series.goals = Self.values(200) { $0 > 9 ? 9 : 2 }
        let card = try #require(series.card)
        #expect(try Self.goalHeights(card).count == 3)
        let rows = Self.rows(card)
        #expect(rows[0].last == "2 h" && rows[1].last == "5 h" && rows[2].last == "9 h")
        // A day that is not over has a goal but no value.
        series = Self.series(Self.values(200) { _ in 7 }.dropLast())
        series.goals = Self.values(200) { $0 > 0 ? 9 : 2 }
        let whole = try #require(series.card)
        #expect(try Self.goalHeights(whole).count == 1 && whole.goalName?.words == "Target, now 2 h")
    }

    @Test func noAreaUnderALineThatDoesNotBeginAtZero() throws {
        #expect(try !#require(Self.series(Self.values(30) { _ in 7 }).card).svg.contains("chart-area"))
        var steps = Self.series(Self.values(30) { Double($0) })
        steps.includesZero = true
        #expect(try #require(steps.card).svg.contains("class=\"chart-area\""))
    }
}
