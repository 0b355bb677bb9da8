/// Places the squares of a heat map and writes them.
struct HeatMapDrawing {
    /// Between two squares.
    private static let gap = 2.0
    /// As wide as a square and its gap should be at least.
    private static let leastPitch = 11.0
    private static let opacities: [StaticString] = [".28", ".5", ".75", "1"]

    private let map: HeatMap
    private let size: ChartSize
    private let id: String
    private let firstWeek: Int
    private let weeksInRow: Int
    private let rowCount: Int
    private let left: Double
    private let pitch: Double

    init(map: HeatMap, size: ChartSize) {
        self.map = map
        self.size = size
        id = ChartID.make("\(map.id)-\(size.name)")
        firstWeek = Self.week(of: map.range.lowerBound, map)
        let weekCount = Self.week(of: map.range.upperBound, map) - firstWeek + 1
        left = (map.weekdays.map(size.textWidth).max() ?? 0) + 6
        let most = max(1, Int((size.width - left) / Self.leastPitch))
        rowCount = (weekCount + most - 1) / most
        weeksInRow = (weekCount + rowCount - 1) / rowCount
        pitch = min((size.width - left) / Double(weeksInRow), 18)
    }

    private var labelHeight: Double { size.fontSize * 1.5 }
    private var rowHeight: Double { labelHeight + 7 * pitch + 6 }

    func svg() -> String {
        var markup = Markup(byteCapacity: 8192 + 200 * map.days.count)
        open(&markup)
        weekdayLabels(&markup)
        columnLabels(&markup)
        emptyDays(&markup)
        for day in map.days where map.range.contains(day.x) && (1...4).contains(day.level) { write(day, &markup) }
        markup.literal("</svg>")
        return markup.string
    }

    private func open(_ markup: inout Markup) {
        markup.attribute("<svg class=\"chart heat chart-", text: size.name)
        markup.attribute(" viewBox=\"0 0 ", size.width, Double(rowCount) * rowHeight)
        markup.literal(map.days.contains { $0.href != nil } ? " role=\"group\"" : " role=\"img\"")
        markup.attribute(" aria-labelledby=\"", text: "\(id)-title")
        if !map.description.isEmpty { markup.attribute(" aria-describedby=\"", text: "\(id)-desc") }
        markup.attribute("><title id=\"", text: "\(id)-title", closing: "\">")
        markup.element(text: map.title, closing: "</title>")
        guard !map.description.isEmpty else { return }
        markup.attribute("<desc id=\"", text: "\(id)-desc", closing: "\">")
        markup.element(text: map.description, closing: "</desc>")
    }

    /// Every other one, which leaves each the room of two rows.
    private func weekdayLabels(_ markup: inout Markup) {
        openLabels(&markup)
        for row in 0..<rowCount {
            for (index, name) in map.weekdays.enumerated() where index % 2 == 0 {
                let y = Double(row) * rowHeight + labelHeight + (Double(index) + 0.5) * pitch
                label(name, x: 0, y: y + size.fontSize * 0.35, &markup)
            }
        }
        markup.literal("</g>")
    }

    private func columnLabels(_ markup: inout Markup) {
        openLabels(&markup)
        var free = (row: -1, x: 0.0)
        for x in map.range {
            guard let text = map.columnText(x) else { continue }
            let row = (week(x) - firstWeek) / weeksInRow
            let width = size.textWidth(text)
            let left = min(place(x).x, size.width - width)
            guard row != free.row || left >= free.x else { continue }
            label(text, x: left, y: Double(row) * rowHeight + size.fontSize, &markup)
            free = (row, left + width + 4)
        }
        markup.literal("</g>")
    }

    private func openLabels(_ markup: inout Markup) {
        markup.literal("<g class=\"chart-label\" aria-hidden=\"true\" fill=\"currentColor\"")
        markup.attribute(" font-size=\"", size.fontSize)
        markup.literal(">")
    }

    private func label(_ text: String, x: Double, y: Double, _ markup: inout Markup) {
        markup.attribute("<text x=\"", x)
        markup.attribute(" y=\"", y)
        markup.literal(">")
        markup.element(text: text, closing: "</text>")
    }

    /// One path for all of them.
    private func emptyDays(_ markup: inout Markup) {
        let drawn = Set(map.days.map(\.x))
        markup.literal("<path class=\"heat-none\" fill=\"currentColor\" fill-opacity=\".1\" d=\"")
        for x in map.range where !drawn.contains(x) {
            let (place, side) = (place(x), pitch - Self.gap)
            markup.pair("M", place.x, place.y)
            markup.pair("h", side, 0)
            markup.pair("v", side, 0)
            markup.pair("h", -side, 0)
            markup.literal("z")
        }
        markup.literal("\"/>")
    }

    private func write(_ day: HeatMap.Day, _ markup: inout Markup) {
        if let href = day.href {
            markup.attribute("<a class=\"chart-link\" tabindex=\"-1\" href=\"", text: href, closing: "\"><title>")
            markup.element(text: day.text, closing: "</title>")
            square(day, closing: "/></a>", &markup)
        } else {
            square(day, closing: "><title>", &markup)
            markup.element(text: day.text, closing: "</title></rect>")
        }
    }

    private func square(_ day: HeatMap.Day, closing: StaticString, _ markup: inout Markup) {
        let place = place(day.x)
        markup.attribute("<rect class=\"heat-", text: String(day.level))
        markup.literal(" fill=\"currentColor\" fill-opacity=\"")
        markup.literal(Self.opacities[day.level - 1])
        markup.attribute("\" x=\"", place.x)
        markup.attribute(" y=\"", place.y)
        markup.attribute(" width=\"", pitch - Self.gap)
        markup.attribute(" height=\"", pitch - Self.gap)
        markup.literal(closing)
    }

    // Where things are

    private static func week(of x: Int, _ map: HeatMap) -> Int {
        let days = x - map.weekStart
        return days >= 0 ? days / 7 : (days - 6) / 7
    }

    private func week(_ x: Int) -> Int { Self.week(of: x, map) }

    private func place(_ x: Int) -> (x: Double, y: Double) {
        let column = week(x) - firstWeek
        let weekday = x - map.weekStart - week(x) * 7
        return (
            left + Double(column % weeksInRow) * pitch,
            Double(column / weeksInRow) * rowHeight + labelHeight + Double(weekday) * pitch
        )
    }
}
