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

    private func squares(_ drawing: ParsedMarkup) -> [ParsedMarkup.Element] {
        drawing.all("path").filter { $0.attributes["class"] == nil }
    }

    /// The position of each square.
    private func places(_ drawing: ParsedMarkup) -> [(x: Double, y: Double)] {
        squares(drawing).compactMap(\.corners.first)
    }

    @Test func everyDayHasAPlaceOfItsOwn() throws {
        let drawing = try parse(map(Self.year.map { linked($0) }))
        let halves = drawing.all("svg")
        #expect(halves.count == 2)
        #expect(drawing.all("a").count == 365)
        let box = try #require(halves.first?.attributes["viewBox"]).split(separator: " ").compactMap { Double($0) }
        let places = places(drawing)
        for place in places { #expect((0...box[2] - 8).contains(place.x) && (0...box[3] - 8).contains(place.y)) }
        // 27 weeks, of which the first has four days, then 26, of which the last has four.
        for half in [places.prefix(186), places.suffix(179)] {
            #expect(Set(half.map { "\($0.x) \($0.y)" }).count == half.count)
        }
        #expect(drawing.all("path", class: "heat-none").allSatisfy { $0.corners.isEmpty })
    }

    /// The days of a week are in one column, and the same weekday of the next week is beside them.
    @Test func aColumnIsAWeek() throws {
        let squares = places(try parse(map([linked(20_458), linked(20_464), linked(20_465)])))
        #expect(squares[0].x == squares[1].x && squares[0].y < squares[1].y)
        #expect(squares[2].x > squares[0].x && squares[2].y == squares[0].y)
    }

    @Test func whatHadMoreIsDarkerAndWhatHadNothingIsOnePath() throws {
        let drawing = try parse(map([linked(20_460, 1), linked(20_461, 4), linked(9, 4)]))
        #expect(squares(drawing).map { $0.number("fill-opacity") ?? 1 } == [0.28, 1])
        let empty = drawing.all("path", class: "heat-none").map { $0.attributes["d", default: ""].count("z") }
        #expect(empty.reduce(0, +) == 363)
    }

    @Test func daysThatLeadSomewhereAreLinksWithNames() throws {
        let drawing = try parse(map([linked(20_460)]))
        #expect(drawing.all("svg").map { $0.attributes["role"] } == ["document", "img"])
        #expect(drawing.all("a").map { $0.attributes["href"] } == ["/track?a&20460"])
        #expect(drawing.all("title").map(\.text) == ["Training days, 1 of 2", "<20460>", "Training days, 2 of 2"])
        let ids = drawing.elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        for svg in drawing.all("svg") { #expect(ids.contains(svg.attributes["aria-labelledby"] ?? "none")) }
    }

    /// Without links each level is a single path, and the drawing is one image to a screen reader.
    @Test func daysWithoutLinksAreAPathALevel() throws {
        let drawing = try parse(map((20_460..<20_500).map { .init(x: $0, level: 1 + $0 % 4) }))
        #expect(drawing.all("svg").allSatisfy { $0.attributes["role"] == "img" })
        #expect(drawing.all("a").isEmpty && drawing.all("title").count == 2)
        let levels = squares(drawing)
        #expect(levels.count == 4)
        #expect(levels.allSatisfy { $0.attributes["d", default: ""].count("z") == 10 })
    }

    @Test func theNamesOfMonthsDoNotTouch() throws {
        let drawing = try parse(map([]))
        let labels = drawing.all("text").filter { $0.text.hasPrefix("M") && $0.text != "Mon" }
        #expect(labels.count >= 10)
        for (left, right) in zip(labels, labels.dropFirst()) {
            let gap = (try #require(right.number("x"))) - (try #require(left.number("x")))
            #expect(gap >= ChartSize.compact.textWidth(left.text) || gap < 0, "a name begins the second half")
        }
        #expect(try parse(map([linked(20_460)], range: 20_460...20_460)).all("svg").count == 1)
    }
}

extension String {
    fileprivate func count(_ character: Character) -> Int { self.count { $0 == character } }
}
