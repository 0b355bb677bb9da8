import Testing

@testable import Charts

struct BarChartTests {
    private func chart(_ bars: [BarChart.Bar], range: ClosedRange<Int> = 1...4) -> BarChart {
        BarChart(id: "c", title: "Calories", bars: bars, range: range, placeText: { "day \($0)" })
    }

    private func bar(_ x: Int, _ parts: Double...) -> BarChart.Bar { .init(x: x, parts: parts, text: "<\(x)>") }

    private func parse(_ chart: BarChart) throws -> ParsedMarkup { try #require(ParsedMarkup(chart.html())) }

    private struct Rectangle {
        let left, right, top, bottom: Double
    }

    /// The bars of each path.
    private func drawn(_ drawing: ParsedMarkup, _ name: String = "chart-bar") -> [[Rectangle]] {
        drawing.all("path", class: name).map { path in
            stride(from: 0, to: path.corners.count, by: 4).map { first in
                let (start, end) = (path.corners[first], path.corners[first + 2])
                return Rectangle(left: start.x, right: end.x, top: end.y, bottom: start.y)
            }
        }
    }

    @Test func aBarIsAsHighAsItsValueAndAGapStaysEmpty() throws {
        let drawing = try parse(chart([bar(1, 100), bar(4, 50)]))
        let bars = drawn(drawing).flatMap { $0 }
        #expect(bars.map(\.top) == [0, 500] && bars.map(\.bottom) == [1_000, 1_000])
        #expect(drawing.all("title").map(\.text) == ["Calories", "<1>", "<4>"])
        // Three of four days apart: three quarters of the width.
        #expect(abs(bars[1].left - bars[0].left - 750) < 0.2)
    }

    @Test func partsStandOnTopOfEachOther() throws {
        let drawing = try parse(chart([bar(2, 10, 20, 30), bar(3, 60)]))
        #expect(
            drawing.all("path", class: "chart-bar").map { $0.attributes["class"] } == [
                "chart-bar chart-bar-1", "chart-bar chart-bar-2", "chart-bar chart-bar-3",
            ])
        let parts = drawn(drawing)
        #expect(parts.map(\.count) == [2, 1, 1])
        for (lower, upper) in zip(parts, parts.dropFirst()) { #expect(lower[0].top == upper[0].bottom) }
        #expect(parts[2][0].top == parts[0][1].top)
    }

    @Test func whatIsNoAmountIsNotDrawn() throws {
        #expect(chart([]).html() == nil)
        #expect(chart([bar(1, 0), bar(2, -5), bar(3, .nan), bar(4, .infinity)]).html() == nil)
        #expect(chart([bar(9, 5)]).html() == nil)
        #expect(drawn(try parse(chart([bar(1, .nan, 5)]))).count == 1)
    }

    /// Seven days labeled in steps of 1, 2, 1 and 2 would leave a bar without a label.
    @Test(arguments: [1...7, 4...13, 1...14, 1...100])
    func placesAreNamedInEvenStepsToTheLast(range: ClosedRange<Int>) throws {
        let drawing = try parse(chart([bar(5, 1)], range: range))
        let named = drawing.all("text").filter { $0.text.hasPrefix("day") }.compactMap { Int($0.text.dropFirst(4)) }
            .sorted()
        #expect(Set(zip(named, named.dropFirst()).map { $1 - $0 }).count == 1, "\(named)")
        #expect(named.last == range.upperBound)
    }

    @Test func bothAxesHaveATitle() throws {
        var counts = chart([bar(4, 1), bar(13, 2)], range: 4...13)
        (counts.axisTitle, counts.placeTitle) = ("sets", "reps")
        let drawing = try parse(counts)
        #expect(drawing.all("span", class: "chart-unit").map(\.text) == ["sets"])
        #expect(drawing.all("span", class: "chart-place").map(\.text) == ["reps"])
        #expect(drawing.elements.last?.text == "reps")
    }

    @Test(arguments: [1...1, 1...7, 1...90])
    func everyBarStaysInside(range: ClosedRange<Int>) throws {
        let bars = range.map { bar($0, Double($0)) }
        let rectangles = drawn(try parse(chart(bars, range: range))).flatMap { $0 }
        #expect(rectangles.count == range.count)
        for bar in rectangles {
            #expect(bar.left >= 0 && bar.right <= 1_000 && bar.left < bar.right && bar.top < bar.bottom)
        }
    }

    @Test func eachBarShowsTheTargetOfItsTime() throws {
        let drawing = try parse(
            chart([
                .init(x: 1, parts: [50], text: "1", target: 100), .init(x: 2, parts: [0], text: "2", target: 100),
                .init(x: 3, parts: [80], text: "3", target: 60),
            ]))
        let corners = try #require(drawing.all("path", class: "chart-goal").first).corners
        let heights = corners.map(\.y)
        #expect(heights.count == 6, "a period without an amount had a target too")
        #expect(Set(heights[0..<4]).count == 1 && heights[4] == heights[5] && heights[4] > heights[0])
        #expect(abs(corners[1].x - corners[2].x) < 0.2, "side by side it is one line")
    }

    @Test func oneTargetOfAllBarsGoesAcrossThePlot() throws {
        let few = chart([.init(x: 2, parts: [50], text: "2", target: 100)], range: 1...30)
        let corners = try #require(try parse(few).all("path", class: "chart-goal").first).corners
        #expect(corners.map(\.x) == [0, 1_000])
    }

    @Test func aBarLeadsToWhatItIsMadeOf() throws {
        let drawing = try parse(
            chart([
                .init(x: 1, parts: [1], text: "one", href: "/one"),
                .init(x: 2, parts: [2], text: "two", isRecord: true),
            ]))
        #expect(drawing.all("svg", class: "chart-plot").first?.attributes["role"] == "document")
        #expect(drawing.all("a").map { $0.attributes["href"] } == ["/one"])
        #expect(drawing.all("title").map(\.text) == ["Calories", "one", "two"])
        #expect(drawn(drawing, "chart-bar-record").map(\.count) == [1])
    }
}
