import Testing

@testable import Charts

struct SparklineTests {
    @Test func goesThroughEveryValueInsideItsBox() throws {
        let line = Sparkline(title: "a < b", values: [3, .nan, 1, 2])
        let drawing = try #require(ParsedMarkup(line.svg()))
        #expect(drawing.all("title").map(\.text) == ["a < b"])
        let corners = try #require(drawing.all("path").first).corners
        #expect(corners.map(\.x) == [4, 48, 92])
        #expect(corners.map(\.y) == [4, 24, 14])
        #expect(drawing.all("circle").first?.number("cy") == 14)
    }

    @Test func equalValuesAreALevelLineInTheMiddle() throws {
        let drawing = try #require(ParsedMarkup(Sparkline(title: "", values: [5, 5]).svg()))
        #expect(drawing.all("path").first?.corners.map(\.y) == [14, 14])
    }

    @Test(arguments: [[], [1], [.nan, 1, .infinity]])
    func lessThanTwoValuesAreNoLine(values: [Double]) {
        #expect(Sparkline(title: "t", values: values).svg() == nil)
    }
}

struct RingMeterTests {
    func dashes(_ fraction: Double, of part: String = "ring-value") throws -> String? {
        let drawing = try #require(ParsedMarkup(RingMeter(title: "Steps", fraction: fraction).svg()))
        return drawing.all("circle", class: part).first?.attributes["stroke-dasharray"]
    }

    @Test func theRingIsAsFullAsTheFraction() throws {
        #expect(try dashes(0.785) == "78.5 100")
        #expect(try dashes(1) == "100 100")
    }

    @Test func whatIsOutOfRangeIsEmptyOrFull() throws {
        #expect(try dashes(0) == nil)
        #expect(try dashes(-3) == nil)
        #expect(try dashes(.nan) == nil)
        #expect(try dashes(7) == "100 100")
        #expect(try dashes(.infinity) == "100 100")
    }

    @Test func moreThanAllIsASecondLap() throws {
        for fraction in [-1, 0, 0.5, 1, .nan] as [Double] { #expect(try dashes(fraction, of: "ring-beyond") == nil) }
        #expect(try dashes(1.25, of: "ring-beyond") == "25 100")
        #expect(try dashes(1.001, of: "ring-beyond") == "3 100", "as long as one sees")
        #expect(try dashes(7, of: "ring-beyond") == "100 100")
    }

    @Test func saysItsNameAndShowsItsLabel() throws {
        let drawing = try #require(ParsedMarkup(RingMeter(title: "A & B", fraction: 0.5, label: "<50 %").svg()))
        #expect(drawing.all("title").map(\.text) == ["A & B"])
        #expect(drawing.all("text").map(\.text) == ["<50 %"])
        #expect(drawing.all("svg").first?.attributes["role"] == "img")
    }
}

struct ChartTableTests {
    @Test func isATableWithHeadingsForColumnsAndRows() {
        let table = ChartTable(
            caption: "Weight & more", columns: ["Day", "kg"], rows: [["12 March", "77.5"], ["<13> March", "\"7'7\""]])
        #expect(
            table.html() == """
                <table class="chart-table"><caption>Weight &amp; more</caption><thead><tr>\
                <th scope="col">Day</th><th scope="col">kg</th></tr></thead><tbody>\
                <tr><th scope="row">12 March</th><td>77.5</td></tr>\
                <tr><th scope="row">&lt;13&gt; March</th><td>&quot;7&#39;7&quot;</td></tr></tbody></table>
                """)
    }

    @Test func aRowCanLeadSomewhere() throws {
        var table = ChartTable(caption: "Weight", columns: ["Day", "kg"], rows: [["Mon", "80"], ["Tue", "79"]])
        table.links = ["/track?date=2026-11-16&x", "/track"]
        let links = try #require(ParsedMarkup(table.html())).all("a")
        #expect(links.map { $0.attributes["href"] } == ["/track?date=2026-11-16&x", "/track"])
        #expect(links.map(\.text) == ["Mon", "Tue"])
    }
}
