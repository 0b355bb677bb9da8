import Testing

@testable import Charts

struct HeatMapTests {
    /// 2026 has 365 days and begins on a Thursday; 20,454 is the first of January.
    private static let year = 20_454...20_818

    private func map(_ days: [HeatMap.Day], range: ClosedRange<Int> = year) -> HeatMap {
        HeatMap(
            id: "year", title: "Training days", description: "Two of them.", days: days, range: range,
            weekStart: 20_451, weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
            columnText: { ($0 - 20_454) % 30 == 0 ? "M\(($0 - 20_454) / 30)" : nil })
    }

    private func day(_ x: Int, _ level: Int = 1, href: String? = nil) -> HeatMap.Day {
        .init(x: x, level: level, text: "<\(x)>", href: href)
    }

    @Test(arguments: [ChartSize.desk, .compact])
    func everyDayHasAPlaceOfItsOwn(size: ChartSize) throws {
        let drawing = try #require(ParsedMarkup(map(Self.year.map { day($0) }).svg(size: size)))
        let squares = drawing.all("rect")
        #expect(squares.count == 365)
        let places = Set(squares.map { "\($0.attributes["x"] ?? "") \($0.attributes["y"] ?? "")" })
        #expect(places.count == 365)
        let box = (drawing.all("svg").first?.attributes["viewBox"] ?? "").split(separator: " ").compactMap {
            Double($0)
        }
        for square in squares {
            let (x, y) = (try #require(square.number("x")), try #require(square.number("y")))
            let (width, height) = (try #require(square.number("width")), try #require(square.number("height")))
            #expect(width >= 8 && x >= 0 && x + width <= box[2] && y >= 0 && y + height <= box[3])
        }
        #expect(drawing.all("path", class: "heat-none").first?.corners.isEmpty == true)
    }

    /// Days of one week stand below each other, and the same weekday of the next week beside it.
    @Test func aColumnIsAWeek() throws {
        let drawing = try #require(
            ParsedMarkup(map([day(20_458), day(20_464), day(20_465)]).svg(size: .desk)))
        let squares = drawing.all("rect").map { (x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
        #expect(squares[0].x == squares[1].x && squares[0].y < squares[1].y)
        #expect(squares[2].x > squares[0].x && squares[2].y == squares[0].y)
    }

    @Test func whatHadMoreIsDarkerAndWhatHadNothingIsOnePath() throws {
        let drawing = try #require(ParsedMarkup(map([day(20_460, 1), day(20_461, 4), day(9, 4)]).svg(size: .desk)))
        let squares = drawing.all("rect")
        #expect(squares.map { $0.attributes["class"] } == ["heat-1", "heat-4"])
        let opacities = squares.compactMap { $0.number("fill-opacity") }
        #expect(opacities.count == 2 && opacities[0] < opacities[1])
        #expect(drawing.all("path", class: "heat-none").first?.corners.count == 363)
    }

    @Test func daysThatLeadSomewhereAreLinksWithNames() throws {
        let linked = try #require(ParsedMarkup(map([day(20_460, href: "/track?a&b")]).svg(size: .desk)))
        #expect(linked.all("svg").first?.attributes["role"] == "group")
        #expect(linked.all("a").map { $0.attributes["href"] } == ["/track?a&b"])
        #expect(linked.all("title").map(\.text) == ["Training days", "<20460>"])
        let plain = try #require(ParsedMarkup(map([day(20_460)]).svg(size: .desk)))
        #expect(plain.all("svg").first?.attributes["role"] == "img")
        #expect(plain.all("a").isEmpty)
    }

    @Test func theNamesOfMonthsDoNotTouch() throws {
        for size in [ChartSize.desk, .compact] {
            let drawing = try #require(ParsedMarkup(map([]).svg(size: size)))
            let labels = drawing.all("text").filter { $0.text.hasPrefix("M") && $0.text != "Mon" }
            #expect(labels.count >= 10)
            for (left, right) in zip(labels, labels.dropFirst()) where left.attributes["y"] == right.attributes["y"] {
                let gap = (try #require(right.number("x"))) - (try #require(left.number("x")))
                #expect(gap >= size.textWidth(left.text))
            }
        }
        #expect(map([day(20_460)], range: 20_460...20_460).svg(size: .desk).contains("heat-1"))
    }
}
