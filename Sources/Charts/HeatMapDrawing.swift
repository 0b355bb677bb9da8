/// Lays out the squares of a heat map and writes them.
struct HeatMapDrawing {
    private static let size = ChartSize.compact
    /// Half a year, which is as many as fit on a phone.
    private static let maximumWeeks = 27
    /// Between two squares.
    private static let gap = 2.0
    private static let opacities: [StaticString] = [
        "\" fill-opacity=\".28", "\" fill-opacity=\".5", "\" fill-opacity=\".75", "",
    ]

    private let map: HeatMap
    private let firstWeek: Int
    private let partCount: Int
    /// The weeks of one part.
    private let weekCount: Int
    private let left: Double
    private let pitch: Double
    /// Of a square, from its first corner on.
    private let outline: Markup

    init(map: HeatMap) {
        self.map = map
        firstWeek = Self.week(of: map.range.lowerBound, map)
        let all = Self.week(of: map.range.upperBound, map) - firstWeek + 1
        partCount = (all + Self.maximumWeeks - 1) / Self.maximumWeeks
        weekCount = (all + partCount - 1) / partCount
        left = (map.weekdays.map(Self.size.textWidth).max() ?? 0) + 6
        pitch = min((Self.size.width - left) / Double(weekCount), 18)
        outline = Self.outline(side: pitch - Self.gap)
    }

    /// The day where the readout starts, until the reader moves on.
    private var lastLinkedDay: Int? { map.days.last { $0.href != nil }?.x }

    private var labelHeight: Double { Self.size.fontSize * 1.5 }

    func html() -> String {
        var markup = Markup(byteCapacity: 8192 + 160 * map.days.count)
        markup.literal("<div class=\"heat\">")
        let drawn = map.days.filter { map.range.contains($0.x) && (1...4).contains($0.level) }
        for part in 0..<partCount {
            let first = map.weekStart + (firstWeek + part * weekCount) * 7
            let range = max(map.range.lowerBound, first)...min(map.range.upperBound, first + weekCount * 7 - 1)
            write(part, range, drawn.filter { range.contains($0.x) }, &markup)
        }
        markup.literal("</div>")
        return markup.string
    }

    private func write(_ part: Int, _ range: ClosedRange<Int>, _ days: [HeatMap.Day], _ markup: inout Markup) {
        open(part, hasLinks: days.contains { $0.href != nil }, &markup)
        weekdayLabels(&markup)
        columnLabels(range, &markup)
        squares(days, range, &markup)
        links(days.compactMap { day in day.href.map { (day, $0) } }, &markup)
        markup.literal("</svg>")
    }

    private func open(_ part: Int, hasLinks: Bool, _ markup: inout Markup) {
        let id = ChartID.make("\(map.id)-\(part + 1)")
        markup.attribute("<svg class=\"chart\" viewBox=\"0 0 ", Self.size.width, labelHeight + 7 * pitch)
        markup.literal(hasLinks ? " role=\"document\"" : " role=\"img\"")
        markup.attribute(" aria-labelledby=\"", text: "\(id)-title")
        if !map.description.isEmpty { markup.attribute(" aria-describedby=\"", text: "\(id)-desc") }
        markup.attribute("><title id=\"", text: "\(id)-title", closing: "\">")
        let title = partCount > 1 ? map.partTitle(part + 1, partCount) : map.title
        markup.element(text: title, closing: "</title>")
        guard !map.description.isEmpty else { return }
        markup.attribute("<desc id=\"", text: "\(id)-desc", closing: "\">")
        markup.element(text: map.description, closing: "</desc>")
    }

    /// Every other name, so that each has the room of two rows.
    private func weekdayLabels(_ markup: inout Markup) {
        openLabels(&markup)
        for (index, name) in map.weekdays.enumerated() where index % 2 == 0 {
            let y = labelHeight + (Double(index) + 0.5) * pitch
            label(name, x: 0, y: y + Self.size.fontSize * 0.35, &markup)
        }
        markup.literal("</g>")
    }

    private func columnLabels(_ range: ClosedRange<Int>, _ markup: inout Markup) {
        openLabels(&markup)
        var free = 0.0
        for x in range {
            guard let text = map.columnText(x) else { continue }
            let width = Self.size.textWidth(text)
            let left = min(place(x).x, Self.size.width - width)
            guard left >= free else { continue }
            label(text, x: left, y: Self.size.fontSize, &markup)
            free = left + width + 4
        }
        markup.literal("</g>")
    }

    private func openLabels(_ markup: inout Markup) {
        markup.literal("<g class=\"chart-label\" aria-hidden=\"true\" fill=\"currentColor\"")
        markup.attribute(" font-size=\"", Self.size.fontSize)
        markup.literal(">")
    }

    private func label(_ text: String, x: Double, y: Double, _ markup: inout Markup) {
        markup.attribute("<text x=\"", x)
        markup.attribute(" y=\"", y)
        markup.literal(">")
        markup.element(text: text, closing: "</text>")
    }

    /// One path for all empty days, and one for each level of days without a link.
    private func squares(_ days: [HeatMap.Day], _ range: ClosedRange<Int>, _ markup: inout Markup) {
        var levels = [Int?](repeating: 0, count: range.count)
        for day in days { levels[day.x - range.lowerBound] = day.href == nil ? day.level : nil }
        for level in 0...4 where level == 0 || levels.contains(level) {
            if level == 0 {
                markup.literal("<path class=\"heat-none\" fill=\"currentColor\" fill-opacity=\".1")
            } else {
                markup.literal("<path fill=\"currentColor")
                markup.literal(Self.opacities[level - 1])
            }
            markup.literal("\" d=\"")
            for (x, drawn) in zip(range, levels) where drawn == level { square(x, &markup) }
            markup.literal("\"/>")
        }
    }

    /// In the order of days, which the arrow keys follow.
    private func links(_ days: [(day: HeatMap.Day, href: String)], _ markup: inout Markup) {
        guard !days.isEmpty else { return }
        markup.literal("<g class=\"chart-links\" fill=\"currentColor\">")
        for (day, href) in days {
            markup.attribute("<a tabindex=\"-1\" href=\"", text: href)
            markup.literal(day.x == lastLinkedDay ? " data-shown=\"\"><title>" : "><title>")
            markup.element(text: day.text, closing: "</title><path d=\"")
            square(day.x, &markup)
            markup.literal(Self.opacities[day.level - 1])
            markup.literal("\"/></a>")
        }
        markup.literal("</g>")
    }

    private func square(_ x: Int, _ markup: inout Markup) {
        let place = place(x)
        markup.pair("M", place.x, place.y)
        markup.append(outline)
    }

    private static func outline(side: Double) -> Markup {
        var markup = Markup(byteCapacity: 32)
        for (command, length) in [("h", side), ("v", side), ("h", -side)] as [(StaticString, Double)] {
            markup.literal(command)
            markup.coordinate(length)
        }
        markup.literal("z")
        return markup
    }

    // MARK: Positions

    private static func week(of x: Int, _ map: HeatMap) -> Int {
        let days = x - map.weekStart
        return days >= 0 ? days / 7 : (days - 6) / 7
    }

    private func place(_ x: Int) -> (x: Double, y: Double) {
        let week = Self.week(of: x, map)
        return (
            left + Double((week - firstWeek) % weekCount) * pitch,
            labelHeight + Double(x - map.weekStart - week * 7) * pitch
        )
    }
}
