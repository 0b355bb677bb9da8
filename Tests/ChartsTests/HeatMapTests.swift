import Testing

@testable import Charts

struct HeatMapTests {
    /// 2026 has 365 days and begins on a Thursday; 20,454 is 1 January in days since 1970.
    private static let year = 20_454...20_818

    private func map(_ days: [HeatMap.Day], range: ClosedRange<Int> = year) -> HeatMap {
        HeatMap(
            id: "year", title: "Training days", partTitle: { "Training days, \($0) of \($1)" },
            description: "Two of them.",
            days: days, range: range, weekStart: 20_451, weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
            columnText: { ($0 - 20_454) % 30 == 0 ? "M\(($0 - 20_454) / 30)" : nil })
    }

    private func linked(_ x: Int, _ level: Int = 1) -> HeatMap.Day {
        .init(x: x, level: level, text: "<\(x)>", href: "/track?a&\(x)")
    }

    private func parse(_ map: HeatMap) throws -> ParsedMarkup { try #require(ParsedMarkup(map.html())) }

    /// The position of each square with a link.
    private func places(_ drawing: ParsedMarkup) -> [(x: Double, y: Double)] {
        drawing.all("rect").map { ($0.number("x") ?? -1, $0.number("y") ?? -1) }
    }

    private func names(_ elements: [ParsedMarkup.Element]) -> [String?] { elements.map { $0.attributes["class"] } }

    @Test func everyDayHasAPlaceOfItsOwn() throws {
        let drawing = try parse(map(Self.year.map { linked($0) }))
        let halves = drawing.all("svg", class: "heat-days")
        #expect(halves.count == 2)
        #expect(drawing.all("a").count == 365)
        let box = try #require(halves.first?.attributes["viewBox"]).split(separator: " ").compactMap { Double($0) }
        let places = places(drawing)
        for place in places { #expect((0...box[2] - 8).contains(place.x) && (0...box[3] - 8).contains(place.y)) }
        // 27 weeks, of which the first has four days, then 26, of which the last has four.
        for half in [places.prefix(186), places.suffix(179)] {
            #expect(Set(half.map { "\($0.x) \($0.y)" }).count == half.count)
        }
        #expect(drawing.all("path", class: "heat-0").allSatisfy { $0.corners.isEmpty })
    }

    /// The days of a week are in one column, and the same weekday of the next week is beside them.
    @Test func aColumnIsAWeek() throws {
        let squares = places(try parse(map([linked(20_458), linked(20_464), linked(20_465)])))
        #expect(squares[0].x == squares[1].x && squares[0].y < squares[1].y)
        #expect(squares[2].x > squares[0].x && squares[2].y == squares[0].y)
    }

    @Test func whatHadMoreIsDarkerAndWhatHadNothingIsOnePath() throws {
        let drawing = try parse(map([linked(20_460, 1), linked(20_461, 4), linked(9, 4)]))
        #expect(names(drawing.all("rect")) == ["heat-1", "heat-4"])
        #expect(drawing.all("path", class: "heat-0").map(\.corners.count).reduce(0, +) == 363)
    }

    @Test func daysThatLeadSomewhereAreLinksWithNames() throws {
        let drawing = try parse(map([linked(20_460)]))
        #expect(drawing.all("svg", class: "heat-days").map { $0.attributes["role"] } == ["document", "img"])
        #expect(drawing.all("a").map { $0.attributes["href"] } == ["/track?a&20460"])
        #expect(drawing.all("title").map(\.text) == ["Training days, 1 of 2", "<20460>", "Training days, 2 of 2"])
        let ids = drawing.elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        for svg in drawing.all("svg", class: "heat-days") {
            #expect(ids.contains(svg.attributes["aria-labelledby"] ?? "none"))
        }
    }

    /// Without links each level is a single path, and the drawing is one image to a screen reader.
    @Test func daysWithoutLinksAreAPathALevel() throws {
        let drawing = try parse(map((20_460..<20_500).map { .init(x: $0, level: 1 + $0 % 4) }))
        #expect(drawing.all("svg", class: "heat-days").allSatisfy { $0.attributes["role"] == "img" })
        #expect(drawing.all("a").isEmpty && drawing.all("title").count == 2)
        let levels = drawing.all("path").filter { $0.attributes["class"] != "heat-0" }
        #expect(names(levels) == ["heat-1", "heat-2", "heat-3", "heat-4"])
        #expect(levels.allSatisfy { $0.corners.count == 10 })
    }

    /// Of the first half.
    private func isEarly(_ month: String) -> Bool { Int(month.dropFirst()).map { $0 <= 6 } ?? false }

    @Test func theNamesOfMonthsDoNotTouch() throws {
        let drawing = try parse(map([]))
        let labels = drawing.all("text").filter { $0.text.hasPrefix("M") && $0.text != "Mon" }
        #expect(labels.count >= 10)
        let room = ChartWidth.phone.ems - ChartWidth.ems(of: "Mon")
        for half in [labels.filter { isEarly($0.text) }, labels.filter { !isEarly($0.text) }] {
            let places = half.compactMap { $0.percent("x") }.sorted()
            for (left, right) in zip(places, places.dropFirst()) {
                #expect((right - left) / 100 * room >= ChartWidth.ems(of: "M0"))
            }
        }
        #expect(try parse(map([linked(20_460)], range: 20_460...20_460)).all("svg", class: "heat-days").count == 1)
    }
}
