/// Lays out the squares of a heat map and writes them.
struct HeatMapDrawing {
    /// Half a year, which is as many as fit on a phone.
    private static let maximumWeeks = 27
    /// Squares of fewer weeks would be as large as buttons.
    private static let minimumColumns = 16
    /// From one square to the next; the style sheet makes them 8 units large.
    private static let pitch = 10.0

    private let map: HeatMap
    private let firstWeek: Int
    private let partCount: Int
    /// The weeks of one part.
    private let weekCount: Int

    init(map: HeatMap) {
        self.map = map
        firstWeek = Self.week(of: map.range.lowerBound, map)
        let all = Self.week(of: map.range.upperBound, map) - firstWeek + 1
        partCount = (all + Self.maximumWeeks - 1) / Self.maximumWeeks
        weekCount = (all + partCount - 1) / partCount
    }

    /// The day where the readout starts, until the reader moves on.
    private var lastLinkedDay: Int? { map.days.last { $0.href != nil }?.x }

    private var width: Double { Double(max(weekCount, Self.minimumColumns)) * Self.pitch - 2 }
    private var height: Double { 7 * Self.pitch - 2 }
    /// The width of the names of weekdays, in their font size.
    private var nameEms: Double { map.weekdays.map { ChartWidth.ems(of: $0) }.max() ?? 0 }

    func html() -> String {
        var markup = Markup(byteCapacity: 8_192 + 160 * map.days.count)
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
        markup.literal("<div class=\"heat-part\">")
        months(range, &markup)
        weekdays(&markup)
        let title = partCount > 1 ? map.partTitle(part + 1, partCount) : map.title
        markup.attribute("<svg class=\"heat-days\" viewBox=\"0 0 ", width, height)
        markup.name(
            id: "\(map.id)-\(part + 1)", title: title, description: map.description,
            hasLinks: days.contains { $0.href != nil })
        squares(days, range, &markup)
        links(days.compactMap { day in day.href.map { (day, $0) } }, &markup)
        markup.literal("</svg></div>")
    }

    /// Every other name, so that each has the room of two rows.
    private func weekdays(_ markup: inout Markup) {
        markup.literal("<div class=\"heat-weekdays\" aria-hidden=\"true\">")
        for (index, name) in map.weekdays.enumerated() {
            markup.literal("<span>")
            if index.isMultiple(of: 2) { markup.text(name) }
            markup.literal("</span>")
        }
        markup.literal("</div>")
    }

    /// Those that fit on a phone; with large text every other one of them.
    private func months(_ range: ClosedRange<Int>, _ markup: inout Markup) {
        let room = ChartWidth.phone.ems - nameEms
        var labels: [PlaceLabels.Label] = []
        var free = 0.0
        for x in range {
            guard let text = map.columnText(x) else { continue }
            let (place, length) = (place(x).x / width * 100, ChartWidth.ems(of: text) / room * 100)
            let isLast = place + length > 100
            guard min(place, 100 - length) >= free else { continue }
            labels.append(PlaceLabels.Label(x: isLast ? 100 : place, endsThere: isLast, text: text))
            free = place + length + 1
        }
        markup.literal("<svg class=\"heat-months\" aria-hidden=\"true\">")
        for (width, remainder) in [(ChartWidth.narrow, 0), (.phone, 1)] {
            let group = labels.enumerated().filter { $0.offset % 2 == remainder }.map(\.element)
            ChartAxes.write(group, from: width, to: &markup)
        }
        markup.literal("</svg>")
    }

    /// One path for all empty days, and one for each level of days without a link: dots with square ends.
    private func squares(_ days: [HeatMap.Day], _ range: ClosedRange<Int>, _ markup: inout Markup) {
        var levels = [Int?](repeating: 0, count: range.count)
        for day in days { levels[day.x - range.lowerBound] = day.href == nil ? day.level : nil }
        for level in 0...4 where level == 0 || levels.contains(level) {
            let drawn = zip(range, levels).filter { $0.1 == level }
            markup.attribute("<path class=\"heat-", text: String(level), closing: "")
            markup.dots("\" d=\"", drawn.map { day in (place(day.0).x + 4, place(day.0).y + 4) })
        }
    }

    /// In the order of days, which the arrow keys follow.
    private func links(_ days: [(day: HeatMap.Day, href: String)], _ markup: inout Markup) {
        guard !days.isEmpty else { return }
        markup.literal("<g class=\"chart-links\">")
        for (day, href) in days {
            markup.attribute("<a tabindex=\"-1\" href=\"", text: href)
            markup.literal(day.x == lastLinkedDay ? " data-shown=\"\"><title>" : "><title>")
            markup.element(text: day.text, closing: "</title>")
            let place = place(day.x)
            markup.attribute("<rect x=\"", place.x)
            markup.attribute(" y=\"", place.y)
            markup.attribute(" class=\"heat-", text: String(day.level), closing: "\"/></a>")
        }
        markup.literal("</g>")
    }

    // MARK: Positions

    private static func week(of x: Int, _ map: HeatMap) -> Int {
        let days = x - map.weekStart
        return days >= 0 ? days / 7 : (days - 6) / 7
    }

    private func place(_ x: Int) -> (x: Double, y: Double) {
        let week = Self.week(of: x, map)
        return (
            Double((week - firstWeek) % weekCount) * Self.pitch, Double(x - map.weekStart - week * 7) * Self.pitch
        )
    }
}
