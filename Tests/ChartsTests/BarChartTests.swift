import Testing

@testable import Charts

struct BarChartTests {
    private func chart(_ bars: [BarChart.Bar], range: ClosedRange<Int> = 1...4) -> BarChart {
        BarChart(id: "c", title: "Calories", bars: bars, range: range, placeText: { "day \($0)" })
    }

    private func bar(_ x: Int, _ parts: Double...) -> BarChart.Bar { .init(x: x, parts: parts, text: "<\(x)>") }

    private func drawn(_ drawing: ParsedMarkup) -> [ParsedMarkup.Element] { drawing.all("rect", class: "chart-bar") }

    @Test func aBarIsAsHighAsItsValueAndAGapStaysEmpty() throws {
        let drawing = try #require(ParsedMarkup(chart([bar(1, 100), bar(4, 50)]).svg(size: .desk)))
        let heights = drawn(drawing).compactMap { $0.number("height") }
        #expect(heights.count == 2)
        #expect(abs(heights[0] - 2 * heights[1]) < 0.2)
        #expect(drawing.all("title").map(\.text) == ["Calories", "<1>", "<4>"])
        let places = drawn(drawing).compactMap { $0.number("x") }
        // Three of four days apart: three quarters of the width.
        #expect(places[1] - places[0] > 400)
    }

    @Test func partsStandOnTopOfEachOther() throws {
        let drawing = try #require(ParsedMarkup(chart([bar(2, 10, 20, 30)]).svg(size: .compact)))
        let parts = drawn(drawing)
        #expect(
            parts.map { $0.attributes["class"] } == [
                "chart-bar chart-bar-1", "chart-bar chart-bar-2", "chart-bar chart-bar-3",
            ])
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
        #expect(drawn(drawing).count == 1)
    }

    /// Seven days labeled in steps of 1, 2, 1 and 2 would leave a bar without a label.
    @Test(arguments: [1...7, 4...13, 1...14, 1...100])
    func placesAreNamedInEvenStepsToTheLast(range: ClosedRange<Int>) throws {
        for size in [ChartSize.compact, .desk, .wide] {
            let drawing = try #require(ParsedMarkup(chart([bar(5, 1)], range: range).svg(size: size)))
            let named = drawing.all("text").filter { $0.text.hasPrefix("day") }
                .compactMap { Int($0.text.dropFirst(4)) }
            #expect(Set(zip(named, named.dropFirst()).map { $1 - $0 }).count == 1, "\(named)")
            #expect(named.last == range.upperBound)
        }
    }

    @Test func bothAxesHaveATitle() throws {
        var counts = chart([bar(4, 1), bar(13, 2)], range: 4...13)
        (counts.axisTitle, counts.placeTitle) = ("sets", "reps")
        let drawing = try #require(ParsedMarkup(counts.svg(size: .compact)))
        let labels = drawing.all("text")
        let (sets, reps) = (labels.first { $0.text == "sets" }, labels.first { $0.text == "reps" })
        let day = try #require(labels.first { $0.text == "day 13" }?.number("y"))
        #expect(try #require(sets?.number("y")) < 20 && (try #require(reps?.number("y"))) > day)
    }

    @Test(arguments: [1...1, 1...7, 1...90])
    func everyBarStaysInside(range: ClosedRange<Int>) throws {
        let bars = range.map { bar($0, Double($0)) }
        for size in [ChartSize.desk, .compact] {
            let drawing = try #require(ParsedMarkup(chart(bars, range: range).svg(size: size)))
            #expect(drawn(drawing).count == range.count)
            for rect in drawn(drawing) {
                let (x, width) = (try #require(rect.number("x")), try #require(rect.number("width")))
                #expect(x >= 0 && x + width <= size.width)
            }
        }
    }

    @Test func eachBarShowsTheTargetOfItsTime() throws {
        let drawing = try #require(
            ParsedMarkup(
                chart([
                    .init(x: 1, parts: [50], text: "1", target: 100), .init(x: 2, parts: [0], text: "2", target: 100),
                    .init(x: 3, parts: [80], text: "3", target: 60),
                ]).svg(size: .desk)))
        let corners = try #require(drawing.all("path", class: "chart-goal").first).corners
        let heights = corners.map(\.y)
        #expect(heights.count == 6, "a period without an amount had a target too")
        #expect(Set(heights[0..<4]).count == 1 && heights[4] == heights[5] && heights[4] > heights[0])
        #expect(abs(corners[1].x - corners[2].x) < 0.2, "side by side it is one line")
    }

    @Test func oneTargetOfAllBarsGoesAcrossThePlot() throws {
        let few = chart([.init(x: 2, parts: [50], text: "2", target: 100)], range: 1...30)
        let corners = try #require(ParsedMarkup(few.svg(size: .desk))?.all("path", class: "chart-goal").first).corners
        #expect(corners.count == 2 && corners[1].x - corners[0].x > ChartSize.desk.width / 2)
    }

    @Test func aBarLeadsToWhatItIsMadeOf() throws {
        let drawing = try #require(
            ParsedMarkup(
                chart([
                    .init(x: 1, parts: [1], text: "one", href: "/one"),
                    .init(x: 2, parts: [2], text: "two", isRecord: true),
                ])
                .svg(size: .desk)))
        #expect(drawing.all("svg").first?.attributes["role"] == "document")
        #expect(drawing.all("a").map { $0.attributes["href"] } == ["/one"])
        #expect(drawing.all("title").map(\.text) == ["Calories", "one", "two"])
        #expect(drawing.all("rect", class: "chart-bar-record").count == 1)
    }
}
