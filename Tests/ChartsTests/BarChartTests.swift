import Testing

@testable import Charts

struct BarChartTests {
    private func chart(_ bars: [BarChart.Bar], range: ClosedRange<Int> = 1...4, goal: Double? = nil) -> BarChart {
        BarChart(
            id: "c", title: "Calories", bars: bars, range: range,
            goal: goal.map { LineChart.Goal(value: $0, label: "Target") }, placeText: { "day \($0)" })
    }

    private func bar(_ x: Int, _ parts: Double...) -> BarChart.Bar { .init(x: x, parts: parts, text: "<\(x)>") }

    @Test func aBarIsAsHighAsItsValueAndAGapStaysEmpty() throws {
        let drawing = try #require(ParsedMarkup(chart([bar(1, 100), bar(4, 50)]).svg(size: .desk)))
        let heights = drawing.all("rect").compactMap { $0.number("height") }
        #expect(heights.count == 2)
        #expect(abs(heights[0] - 2 * heights[1]) < 0.2)
        #expect(drawing.all("title").map(\.text) == ["Calories", "<1>", "<4>"])
        let places = drawing.all("rect").compactMap { $0.number("x") }
        // Three days apart of four: three quarters of the width.
        #expect(places[1] - places[0] > 400)
    }

    @Test func partsStandOnTopOfEachOther() throws {
        let drawing = try #require(ParsedMarkup(chart([bar(2, 10, 20, 30)]).svg(size: .compact)))
        let parts = drawing.all("rect")
        #expect(parts.map { $0.attributes["class"] } == ["chart-bar-1", "chart-bar-2", "chart-bar-3"])
        for (lower, upper) in zip(parts, parts.dropFirst()) {
            let top = try #require(lower.number("y"))
            let bottom = try #require(upper.number("y")) + (try #require(upper.number("height")))
            #expect(abs(top - bottom) < 0.2)
        }
    }

    @Test func whatIsNoAmountIsNotDrawn() throws {
        #expect(chart([]).svg(size: .desk) == nil)
        #expect(chart([bar(1, 0), bar(2, -5), bar(3, .nan), bar(4, .infinity)]).svg(size: .desk) == nil)
        #expect(chart([bar(9, 5)]).responsiveSVG() == nil)
        let drawing = try #require(ParsedMarkup(chart([bar(1, .nan, 5)]).svg(size: .desk)))
        #expect(drawing.all("rect").count == 1)
    }

    @Test func theGoalIsInsideTheDrawing() throws {
        let drawing = try #require(ParsedMarkup(chart([bar(1, 5)], goal: 500).svg(size: .desk)))
        #expect(drawing.all("path", class: "chart-goal").count == 1)
        #expect(drawing.all("text", class: "chart-goal-label").map(\.text) == ["Target"])
    }

    @Test(arguments: [1...1, 1...7, 1...90])
    func everyBarStaysInside(range: ClosedRange<Int>) throws {
        let bars = range.map { bar($0, Double($0)) }
        for size in [ChartSize.desk, .compact] {
            let drawing = try #require(ParsedMarkup(chart(bars, range: range).svg(size: size)))
            #expect(drawing.all("rect").count == range.count)
            for rect in drawing.all("rect") {
                let (x, width) = (try #require(rect.number("x")), try #require(rect.number("width")))
                #expect(x >= 0 && x + width <= size.width)
            }
        }
    }
}
