import Testing
import Texts

@testable import Charts

struct LineChartTests {
    static func chart(_ values: [Double], id: String = "weight") -> LineChart {
        LineChart(
            id: id, title: "Body weight", description: "Falling",
            points: values.enumerated().map { ChartPoint(x: Double($0.offset), y: $0.element) },
            placeText: { "day \(DecimalText.make($0, decimals: 0))" })
    }

    func parse(_ chart: LineChart) throws -> ParsedMarkup { try #require(ParsedMarkup(chart.html())) }

    @Test func theWholeDrawingOfTwoPoints() throws {
        let chart = LineChart(
            id: "w", title: "Weight", description: "Falling", points: [.init(x: 0, y: 80), .init(x: 1, y: 78)],
            placeText: { $0 == 0 ? "Mon" : "Tue" })
        #expect(
            chart.html() == """
                <div class="chart"><svg class="chart-y" aria-hidden="true" width="2.4em">\
                <text x="100%" y="100%">78.0</text><text x="100%" y="75%">78.5</text>\
                <text x="100%" y="50%">79.0</text><text x="100%" y="25%">79.5</text>\
                <text x="100%" y="0%">80.0</text></svg>\
                <svg class="chart-plot" viewBox="0 0 1000 1000" preserveAspectRatio="none" role="img" \
                aria-labelledby="w-title" aria-describedby="w-desc"><title id="w-title">Weight</title>\
                <desc id="w-desc">Falling</desc>\
                <path class="chart-grid" d="M0 1000H1000M0 750H1000M0 500H1000M0 250H1000M0 0H1000"/>\
                <path class="chart-line" d="M0 0L1000 1000"/>\
                <g class="chart-now"><path d="M1000 1000h0"/><path d="M1000 1000h0"/></g></svg>\
                <svg class="chart-x" aria-hidden="true"><g class="chart-names"><text x="0%">Mon</text>\
                <text x="100%" text-anchor="end">Tue</text></g></svg></div>
                """)
    }

    @Test func nothingToDrawIsNoChart() {
        #expect(Self.chart([]).html() == nil)
        #expect(Self.chart([.nan, .infinity, -.infinity, 1e300]).html() == nil)
    }

    @Test func onePointIsADotInTheMiddle() throws {
        let drawing = try parse(Self.chart([77.5]))
        #expect(drawing.all("path", class: "chart-line").isEmpty)
        #expect(drawing.all("path", class: "chart-area").isEmpty)
        let dots = drawing.all("path").filter { $0.attributes["class"] == nil }.flatMap(\.corners)
        #expect(dots.map(\.x) == [500, 500], "a ring is a dot on a dot")
        #expect(drawing.all("text").map(\.text).filter { $0.hasPrefix("day") } == ["day 0"])
    }

    @Test(arguments: [[77.5, 77.5], [0, 0, 0], [-5, -5], [1e12, 1e12], [1e-9, 1e-9]])
    func equalValuesAreALevelLineInsideTheGrid(values: [Double]) throws {
        let drawing = try parse(Self.chart(values))
        let heights = Set(try #require(drawing.all("path", class: "chart-line").first).corners.map(\.y))
        #expect(heights.count == 1)
        let grid = Set(try #require(drawing.all("path", class: "chart-grid").first).corners.map(\.y))
        #expect((3...5).contains(grid.count))
    }

    @Test func whatCannotBeDrawnIsLeftOutAndTheOrderIsTime() throws {
        var chart = Self.chart([80, .nan, 79, .infinity, 78])
        chart.points.reverse()
        chart.trend = [ChartPoint(x: .nan, y: 80), ChartPoint(x: 0, y: -.infinity)]
        chart.goals = [.init(value: .nan), .init(value: 80, start: .infinity)]
        let drawing = try parse(chart)
        let line = try #require(drawing.all("path", class: "chart-line").first).corners
        #expect(line.count == 3)
        #expect(line.map(\.x) == line.map(\.x).sorted())
        #expect(line.map(\.y) == line.map(\.y).sorted())
        #expect(drawing.all("path", class: "chart-trend").isEmpty)
        #expect(drawing.all("path", class: "chart-goal").isEmpty)
    }

    @Test func theAxisReachesToTheGoalTheTrendAndZero() throws {
        var chart = Self.chart([80, 81])
        chart.goals = [.init(value: 70)]
        chart.trend = [ChartPoint(x: 0, y: 95), ChartPoint(x: 1, y: 80)]
        var labels = try parse(chart).all("text").map(\.text)
        #expect(labels.contains("70") && labels.contains("100") && !labels.contains("0"))
        chart.includesZero = true
        labels = try parse(chart).all("text").map(\.text)
        #expect(labels.contains("0"))
    }

    @Test func ticksBetweenWholeNumbersGetTheirDecimals() throws {
        let labels = try parse(Self.chart([79.1, 80.9])).all("text").map(\.text)
        #expect(labels.filter { !$0.hasPrefix("day") } == ["79.0", "79.5", "80.0", "80.5", "81.0"])
    }

    @Test func theCallerNamesTheValues() throws {
        var chart = Self.chart([0, 4])
        chart = LineChart(
            id: "a", title: "", points: chart.points, placeText: chart.placeText, valueText: { "\(Int($0)) kg/\($1)" })
        #expect(try parse(chart).all("text").map(\.text).contains("4 kg/0"))
    }

    @Test func everyTextIsEscaped() throws {
        let nasty = "<script>\"a\" & 'b'</script>\u{0}\u{1B}"
        let read = "<script>\"a\" & 'b'</script>\u{FFFD}\u{FFFD}"
        var chart = Self.chart([80, 79])
        chart.id = nasty
        chart.title = nasty
        chart.description = nasty
        chart.placeText = { _ in nasty }
        chart.valueText = { _, _ in nasty }
        chart.points[0].marker = .init(text: nasty, href: "/a?b=" + nasty)
        let drawing = try parse(chart)
        #expect(drawing.all("script").isEmpty)
        for id in drawing.elements.compactMap({ $0.attributes["id"] }) {
            #expect(id.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil)
        }
        #expect(drawing.all("title").map(\.text) == [read, read])
        #expect(drawing.all("desc").map(\.text) == [read])
        #expect(drawing.all("a").first?.attributes["href"] == "/a?b=" + read)
        #expect(drawing.all("text").allSatisfy { $0.text == read })
    }

    @Test func twoChartsOnAPageShareNoIdAndEveryReferenceResolves() throws {
        let both = try ["a", "b"].map { id in
            var chart = Self.chart([1, 2], id: id)
            chart.includesZero = true
            return try #require(chart.html())
        }
        let page = try #require(ParsedMarkup("<p>" + both.joined() + "</p>"))
        let ids = page.elements.compactMap { $0.attributes["id"] }
        #expect(ids.count == 6)
        #expect(Set(ids).count == ids.count)
        for svg in page.all("svg", class: "chart-plot") {
            #expect(ids.contains(svg.attributes["aria-labelledby"] ?? "none"))
            #expect(ids.contains(svg.attributes["aria-describedby"] ?? "none"))
        }
        let references = page.all("path", class: "chart-area").compactMap { $0.attributes["fill"] }
        #expect(references.count == 2)
        #expect(Set(references).isSubset(of: ids.map { "url(#\($0))" }))
    }

    @Test func aChartWithLinksIsAGroupWhoseLinksHaveNames() throws {
        var chart = Self.chart([80, 79, 78])
        #expect(try parse(chart).all("svg", class: "chart-plot").first?.attributes["role"] == "img")
        chart.points[1].marker = .init(text: "Tuesday: 79 kg", href: "/track?date=2026-01-06")
        chart.points[2].marker = .init(text: "Wednesday: 78 kg")
        let drawing = try parse(chart)
        #expect(drawing.all("svg", class: "chart-plot").first?.attributes["role"] == "document")
        #expect(drawing.all("a").map { $0.attributes["href"] } == ["/track?date=2026-01-06"])
        #expect(Set(drawing.all("title").map(\.text)) == ["Body weight", "Tuesday: 79 kg", "Wednesday: 78 kg"])
        #expect(dots(drawing).count == 2)
    }

    private func dots(_ drawing: ParsedMarkup, _ name: String = "chart-points") -> [(x: Double, y: Double)] {
        drawing.all("path", class: name).flatMap(\.corners)
    }

    /// A pointer always hits the link of the nearest point, and no two links overlap.
    @Test func theLinksOfAChartShareItsWidth() throws {
        var chart = Self.chart([80, 79, 78, 81])
        for index in chart.points.indices { chart.points[index].marker = .init(text: "\(index)", href: "/\(index)") }
        let drawing = try parse(chart)
        let strips = drawing.all("rect").filter { $0.attributes["class"] == nil }
        let dots = dots(drawing)
        try #require(strips.count == 4 && dots.count == 4)
        for (strip, next) in zip(strips, strips.dropFirst()) {
            let end = try #require(strip.number("x")) + (try #require(strip.number("width")))
            #expect(abs(end - (try #require(next.number("x")))) < 0.2)
        }
        for (strip, dot) in zip(strips, dots) {
            let (start, width) = (try #require(strip.number("x")), try #require(strip.number("width")))
            #expect((start...start + width).contains(dot.x))
        }
        #expect(drawing.all("a").allSatisfy { $0.attributes["tabindex"] == "-1" })
    }

    @Test func aRecordStandsOut() throws {
        var chart = Self.chart([80, 85, 83])
        chart.points[1].marker = .init(text: "85 kg", isRecord: true)
        let drawing = try parse(chart)
        #expect(dots(drawing, "chart-record").map(\.x) == [500])
        #expect(dots(drawing, "chart-edge").map(\.x) == [500], "set apart from the line")
    }

    /// Dots that are closer together than they are wide would hide their line.
    @Test(arguments: [(34, ""), (35, " chart-desk"), (69, " chart-wide"), (111, " chart-never")])
    func dotsAreSeenFromTheWidthOnThatHasRoomForThem(count: Int, name: String) throws {
        var chart = Self.chart((0..<count).map { 80 + Double($0 * 37 % 11) })
        for index in chart.points.indices { chart.points[index].marker = .init(text: "\(index)", href: "/\(index)") }
        let drawing = try parse(chart)
        let path = try #require(drawing.all("path", class: "chart-points").first)
        #expect(path.attributes["class"] == "chart-points" + name && path.corners.count == count)
        #expect(drawing.all("a").count == count)
    }

    /// Under a line that does not start at zero an area would suggest a wrong amount.
    @Test func onlyFromZeroOnThereIsAnArea() throws {
        var chart = Self.chart([80, 79, 78])
        #expect(try parse(chart).all("path", class: "chart-area").isEmpty)
        #expect(try parse(chart).all("linearGradient").isEmpty)
        chart.includesZero = true
        #expect(try parse(chart).all("path", class: "chart-area").count == 1)
        chart.isReversed = true
        #expect(try parse(chart).all("path", class: "chart-area").isEmpty)
    }

    @Test func lessStandsHigherWhereTheAxisIsReversed() throws {
        var chart = Self.chart([300, 330])
        chart.isReversed = true
        let line = try #require(try parse(chart).all("path", class: "chart-line").first).corners
        #expect(line[0].y < line[1].y)
        let labels = try parse(chart).all("text").filter { $0.text.hasPrefix("3") }
        let heights = labels.compactMap { $0.percent("y") }
        #expect(heights == heights.sorted() && heights.count > 2)
    }

    @Test func theAxisHasATitleAboveIt() throws {
        var chart = Self.chart([80, 79])
        chart.axisTitle = "kg a <week>"
        let drawing = try parse(chart)
        #expect(drawing.all("span", class: "chart-unit").map(\.text) == ["kg a <week>"])
        #expect(drawing.elements.first { $0.name != "div" }?.name == "span")
    }

    @Test func aBandReachesFromTheLowestToTheHighest() throws {
        var chart = Self.chart([80, 79])
        chart.band = [.init(x: 0, lowest: 70, highest: 95), .init(x: 1, lowest: 78, highest: 80)]
        let drawing = try parse(chart)
        let band = try #require(drawing.all("path", class: "chart-band").first).corners
        #expect(band.count == 4)
        #expect(band[0].y < band[3].y && band[1].y < band[2].y)
        let labels = drawing.all("text").map(\.text)
        #expect(labels.contains("70") && labels.contains("100"), "the axis holds it")
        chart.band = [.init(x: 0, lowest: .nan, highest: 95)]
        #expect(try parse(chart).all("path", class: "chart-band").isEmpty)
    }

    @Test func whatStandsOutIsADotBesideTheLine() throws {
        var chart = Self.chart([80, 79])
        chart.highlights = [ChartPoint(x: 0.5, y: 99)]
        let drawing = try parse(chart)
        #expect(dots(drawing, "chart-record").map(\.x) == [500])
        #expect(drawing.all("text").map(\.text).contains("100"))
    }

    @Test func clocksCountInMinutesAndHours() throws {
        var chart = Self.chart([1_500, 3_300, 15_000])
        (chart.ticks, chart.includesZero) = (.clock, true)
        chart.valueText = { value, _ in "\(Int(value) / 3600) h" }
        let labels = try parse(chart).all("text").map(\.text)
        #expect(labels.filter { $0.hasSuffix(" h") } == ["0 h", "2 h", "4 h", "6 h"])
    }

    /// The labels that a card of each width has, in the order of their places.
    private func labels(_ chart: LineChart) throws -> [[PlaceLabels.Label]] {
        let groups = try #require(Plot(chart)).placeLabels.groups
        return groups.indices.map { groups[...$0].joined().sorted { $0.x < $1.x } }
    }

    /// Labels at steps of 23, 22, 24 and 23 days look like an error in the data.
    @Test(arguments: [2, 7, 8, 30, 90, 98, 365])
    func labelsOfPlacesAreWholeDaysInEvenStepsToTheLast(count: Int) throws {
        let widths = try labels(Self.chart([Double](repeating: 80, count: count)))
        #expect(widths.count == 4)
        for labels in widths {
            let days = labels.compactMap { Int($0.text.dropFirst(4)) }
            let steps = Set(zip(days, days.dropFirst()).map { $1 - $0 })
            #expect(days.last == count - 1 && steps.count <= 1, "\(days)")
        }
        #expect(widths[3].count >= min(count, 5) && widths[1].count > 1)
        #expect(widths[3].last?.endsThere == true && widths[3].last?.x == 100)
    }

    /// The selected value is highlighted behind the line, no wider than a day.
    @Test func theShownValueHasItsPlaceBehindTheLine() throws {
        var chart = Self.chart([80, 79, 78, 81, 80])
        for index in chart.points.indices { chart.points[index].marker = .init(text: "\(index)", href: "/\(index)") }
        chart.points[1].marker?.isShown = true
        let svg = try #require(chart.html())
        let drawing = try #require(ParsedMarkup(svg))
        let place = try #require(drawing.all("rect", class: "chart-shown").first)
        let (start, width) = (try #require(place.number("x")), try #require(place.number("width")))
        let dots = dots(drawing).map(\.x)
        let ring = drawing.all("path").filter { $0.attributes["class"] == nil }.flatMap(\.corners)
        #expect(ring.map(\.x) == [dots[1], dots[1]])
        #expect(abs(start + width / 2 - dots[1]) < 0.2 && width <= dots[1] - dots[0] + 0.2)
        let (behind, line) = (svg.range(of: "chart-shown"), svg.range(of: "chart-line"))
        #expect(try #require(behind).lowerBound < (try #require(line)).lowerBound)
        #expect(drawing.all("a").filter { $0.attributes["data-shown"] != nil }.map { $0.attributes["href"] } == ["/1"])
    }

    /// The highlight of a single value is no wider than a day of a week.
    @Test func theOnlyValueDoesNotFillTheDrawing() throws {
        var chart = Self.chart([80])
        chart.points[0].marker = .init(text: "80 kg", href: "/", isShown: true)
        let drawing = try parse(chart)
        let place = try #require(drawing.all("rect", class: "chart-shown").first)
        let width = try #require(place.number("width"))
        // The widest rectangle is the link, which covers the whole drawing.
        let all = try #require(drawing.all("rect").compactMap { $0.number("width") }.max())
        #expect(width > 2 && width <= all / 7 + 0.1)
    }

    @Test func ofAValueThatIsNotInTheChartNothingIsShown() throws {
        var chart = Self.chart([80, 79])
        for index in chart.points.indices { chart.points[index].marker = .init(text: "\(index)", href: "/\(index)") }
        let drawing = try parse(chart)
        #expect(drawing.all("a").allSatisfy { $0.attributes["data-shown"] == nil })
        #expect(drawing.all("rect", class: "chart-shown").compactMap { $0.number("width") } == [0])
    }

    @Test func aGoalThatChangedIsStepsFromWhereEachBegan() throws {
        var chart = Self.chart([80, 79, 78])
        chart.goals = [.init(value: 70, start: -9), .init(value: 75, start: 1)]
        let corners = try #require(try parse(chart).all("path", class: "chart-goal").first).corners
        let middle = try #require(try parse(chart).all("path", class: "chart-line").first).corners[1].x
        try #require(corners.count == 4)
        #expect(abs(corners[1].x - middle) < 0.2 && abs(corners[2].x - middle) < 0.2)
        #expect(corners[0].y == corners[1].y && corners[2].y == corners[3].y && corners[2].y < corners[0].y)
    }

    @Test func labelsThatWouldOverlapAreLeftOut() throws {
        var chart = Self.chart([Double](repeating: 80, count: 400))
        chart.placeText = { "label \(Int($0))" }
        let room = try #require(Plot(chart)).labelEms
        for (width, labels) in zip(ChartWidth.allCases, try labels(chart)) {
            #expect(labels.count > (width == .narrow ? 0 : 1))
            for (left, right) in zip(labels, labels.dropFirst()) {
                let ems = (right.x - left.x) / 100 * (width.ems - room)
                let length = ChartWidth.ems(of: right.text)
                #expect(ems > (right.endsThere ? length * 1.5 : length))
            }
        }
    }
}
