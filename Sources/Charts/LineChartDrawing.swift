/// Writes a chart, from the back to the front.
struct LineChartDrawing {
    let chart: LineChart
    let plot: Plot

    private let id: String

    init(chart: LineChart, plot: Plot) {
        self.chart = chart
        self.plot = plot
        id = ChartID.make(chart.id + "-" + plot.size.name)
    }

    func write(to markup: inout Markup) {
        open(&markup)
        gradient(&markup)
        LineChartAxes(plot: plot).write(to: &markup)
        area(&markup)
        goalLine(&markup)
        trend(&markup)
        line(&markup)
        dots(&markup)
        goalLabel(&markup)
        markup.literal("</svg>")
    }

    /// Dots that stand closer than they are wide hide the line.
    private var isDense: Bool {
        let dots = plot.points.count { $0.marker != nil }
        return dots > 1 && (plot.right - plot.left) / Double(dots - 1) < 9
    }

    /// An image has no parts to a screen reader, so a chart with links is a group instead.
    func open(_ markup: inout Markup) {
        markup.attribute(
            isDense ? "<svg class=\"chart chart-dense chart-" : "<svg class=\"chart chart-", text: plot.size.name)
        markup.attribute(" viewBox=\"0 0 ", plot.size.width, plot.size.height)
        let hasLinks = plot.points.contains { $0.marker?.href != nil }
        markup.literal(hasLinks ? " role=\"group\"" : " role=\"img\"")
        markup.attribute(" aria-labelledby=\"", text: id + "-title")
        if !chart.description.isEmpty { markup.attribute(" aria-describedby=\"", text: id + "-desc") }
        markup.attribute("><title id=\"", text: id + "-title", closing: "\">")
        markup.element(text: chart.title, closing: "</title>")
        if !chart.description.isEmpty {
            markup.attribute("<desc id=\"", text: id + "-desc", closing: "\">")
            markup.element(text: chart.description, closing: "</desc>")
        }
    }

    private func gradient(_ markup: inout Markup) {
        guard plot.points.count > 1 else { return }
        markup.attribute("<defs><linearGradient id=\"", text: id + "-fill")
        markup.literal(
            """
             x1="0" y1="0" x2="0" y2="1">\
            <stop class="chart-area-top" offset="0" stop-color="currentColor" stop-opacity=".2"/>\
            <stop class="chart-area-bottom" offset="1" stop-color="currentColor" stop-opacity="0"/>\
            </linearGradient></defs>
            """)
    }

    private func area(_ markup: inout Markup) {
        guard let first = plot.points.first, let last = plot.points.last, plot.points.count > 1 else { return }
        markup.attribute("<path class=\"chart-area\" fill=\"url(#", text: id + "-fill", closing: ")\" d=\"")
        path(through: plot.points, &markup)
        markup.pair("L", plot.x(last.x), plot.bottom)
        markup.pair("L", plot.x(first.x), plot.bottom)
        markup.literal("Z\"/>")
    }

    func goalLine(_ markup: inout Markup) {
        guard let goal = plot.goal else { return }
        let y = plot.y(goal.value)
        markup.literal(
            """
            <path class="chart-goal" fill="none" stroke="currentColor" stroke-opacity=".6" stroke-width="1.5" \
            stroke-dasharray="5 5" d="
            """)
        markup.pair("M", plot.left, y)
        markup.literal("H")
        markup.coordinate(plot.right)
        markup.literal("\"/>")
    }

    /// Comes last, so that no line goes through it.
    func goalLabel(_ markup: inout Markup) {
        guard let goal = plot.goal, !goal.label.isEmpty else { return }
        let y = plot.y(goal.value)
        // At the left, where most lines are still far from their goal; above it, or below when there is no room above.
        let baseline = y - plot.size.fontSize * 1.5 < 0 ? y + plot.size.fontSize * 1.2 : y - 6
        markup.literal("<text class=\"chart-label chart-goal-label\" fill=\"currentColor\"")
        markup.attribute(" font-size=\"", plot.size.fontSize)
        markup.attribute(" x=\"", plot.left + 4)
        markup.attribute(" y=\"", baseline)
        markup.literal(">")
        markup.element(text: goal.label, closing: "</text>")
    }

    private func trend(_ markup: inout Markup) {
        guard plot.trend.count > 1 else { return }
        markup.literal(
            """
            <path class="chart-trend" fill="none" stroke="currentColor" stroke-opacity=".5" stroke-width="1.5" \
            stroke-linejoin="round" d="
            """)
        path(through: plot.trend, &markup)
        markup.literal("\"/>")
    }

    private func line(_ markup: inout Markup) {
        guard plot.points.count > 1 else { return }
        markup.literal(
            """
            <path class="chart-line" fill="none" stroke="currentColor" stroke-width="2" \
            stroke-linejoin="round" stroke-linecap="round" d="
            """)
        path(through: plot.points, &markup)
        markup.literal("\"/>")
    }

    /// The last point always, and every point with words of its own.
    private func dots(_ markup: inout Markup) {
        let last = plot.points.count - 1
        for (index, point) in plot.points.enumerated() where point.marker?.href == nil {
            if let marker = point.marker {
                dot(point, isLast: index == last, isRecord: marker.isRecord, closing: "><title>", &markup)
                markup.element(text: marker.text, closing: "</title></circle>")
            } else if index == last {
                dot(point, isLast: true, closing: "/>", &markup)
            }
        }
        links(&markup)
    }

    /// Each takes everything that is nearer to it than to its neighbours.
    ///
    /// No stops of the tab key: a hundred of them would be in everybody's way. A script can make one of the links the
    /// chart's stop; without it the same links are in the table.
    private func links(_ markup: inout Markup) {
        let linked = plot.points.filter { $0.marker?.href != nil }
        guard !linked.isEmpty else { return }
        let places = linked.map { plot.x($0.x) }
        let borders = zip(places, places.dropFirst()).map { ($0 + $1) / 2 }
        // What all of them have stands here once: there are hundreds of them on a page.
        markup.literal("<g class=\"chart-links\" fill=\"currentColor\" pointer-events=\"all\">")
        for (index, (start, end)) in zip([plot.left] + borders, borders + [plot.right]).enumerated() {
            guard let marker = linked[index].marker, let href = marker.href else { continue }
            markup.attribute("<a tabindex=\"-1\" href=\"", text: href, closing: "\"><title>")
            markup.element(text: marker.text, closing: "</title>")
            markup.attribute("<rect x=\"", start)
            markup.attribute(" width=\"", max(0.1, end - start))
            markup.attribute(" height=\"", plot.bottom)
            markup.literal(" fill=\"none\"/>")
            let isLast = index == linked.count - 1 && linked[index].x == plot.points.last?.x
            circle(linkedDot(marker, isLast: isLast), linked[index], &markup)
            markup.literal("/></a>")
        }
        markup.literal("</g>")
    }

    private func linkedDot(_ marker: ChartPoint.Marker, isLast: Bool) -> StaticString {
        marker.isRecord
            ? "<circle class=\"chart-record\" r=\"4.5\""
            : isLast ? "<circle class=\"chart-last\" r=\"4.5\"" : "<circle r=\"3\""
    }

    private func dot(
        _ point: ChartPoint, isLast: Bool, isRecord: Bool = false, closing: StaticString, _ markup: inout Markup
    ) {
        let opening: StaticString =
            switch (isRecord, isLast) {
            case (true, _): "<circle class=\"chart-point chart-record\" fill=\"currentColor\" r=\"4.5\""
            case (_, true): "<circle class=\"chart-point chart-last\" fill=\"currentColor\" r=\"4.5\""
            default: "<circle class=\"chart-point\" fill=\"currentColor\" r=\"3\""
            }
        circle(opening, point, &markup)
        markup.literal(closing)
    }

    private func circle(_ opening: StaticString, _ point: ChartPoint, _ markup: inout Markup) {
        markup.literal(opening)
        markup.attribute(" cx=\"", plot.x(point.x))
        markup.attribute(" cy=\"", plot.y(point.y))
    }

    private func path(through points: [ChartPoint], _ markup: inout Markup) {
        var command: StaticString = "M"
        for point in points {
            markup.pair(command, plot.x(point.x), plot.y(point.y))
            command = "L"
        }
    }
}
