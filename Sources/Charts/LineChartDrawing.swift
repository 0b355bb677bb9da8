/// Writes a chart from back to front.
struct LineChartDrawing {
    let chart: LineChart
    let plot: Plot

    private let id: String
    /// Points with a marker.
    private let marked: [ChartPoint]
    private let links: ChartTargets

    init(chart: LineChart, plot: Plot) {
        self.chart = chart
        self.plot = plot
        id = ChartID.make(chart.id + "-" + plot.size.name)
        marked = plot.points.allSatisfy { $0.marker != nil } ? plot.points : plot.points.filter { $0.marker != nil }
        links = ChartTargets(
            plot: plot, targets: marked.compactMap { point in point.marker.map { .init(x: point.x, marker: $0) } })
    }

    func write(to markup: inout Markup) {
        open(&markup)
        gradient(&markup)
        links.writeShownPlace(width: chart.placeWidth, to: &markup)
        LineChartAxes(plot: plot, title: chart.axisTitle).write(to: &markup)
        area(&markup)
        band(&markup)
        goalLine(&markup)
        trend(&markup)
        line(&markup)
        dots(&markup)
        markup.literal("</svg>")
    }

    /// Dots that are closer together than they are wide hide the line.
    private var isDense: Bool {
        marked.count > 1 && (plot.right - plot.left) / Double(marked.count - 1) < 9
    }

    /// To a screen reader an image has no parts, so a chart with links is a document instead.
    func open(_ markup: inout Markup) {
        markup.attribute(
            isDense ? "<svg class=\"chart chart-dense chart-" : "<svg class=\"chart chart-", text: plot.size.name)
        markup.attribute(" viewBox=\"0 0 ", plot.size.width, plot.size.height)
        let hasLinks = plot.points.contains { $0.marker?.href != nil }
        markup.literal(hasLinks ? " role=\"document\"" : " role=\"img\"")
        markup.attribute(" aria-labelledby=\"", text: id + "-title")
        if !chart.description.isEmpty { markup.attribute(" aria-describedby=\"", text: id + "-desc") }
        markup.attribute("><title id=\"", text: id + "-title", closing: "\">")
        markup.element(text: chart.title, closing: "</title>")
        if !chart.description.isEmpty {
            markup.attribute("<desc id=\"", text: id + "-desc", closing: "\">")
            markup.element(text: chart.description, closing: "</desc>")
        }
    }

    private var hasArea: Bool { plot.points.count > 1 && plot.startsAtZero }

    private func gradient(_ markup: inout Markup) {
        guard hasArea else { return }
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
        guard hasArea, let first = plot.points.first, let last = plot.points.last else { return }
        markup.attribute("<path class=\"chart-area\" fill=\"url(#", text: id + "-fill", closing: ")\" d=\"")
        path(through: plot.points, &markup)
        markup.pair("L", plot.x(last.x), plot.bottom)
        markup.pair("L", plot.x(first.x), plot.bottom)
        markup.literal("Z\"/>")
    }

    private func band(_ markup: inout Markup) {
        guard plot.band.count > 1 else { return }
        markup.literal("<path class=\"chart-band\" fill=\"currentColor\" fill-opacity=\".15\" d=\"")
        path(through: plot.band.map { ChartPoint(x: $0.x, y: $0.highest) }, &markup)
        for edge in plot.band.reversed() { markup.pair("L", plot.x(edge.x), plot.y(edge.lowest)) }
        markup.literal("Z\"/>")
    }

    func goalLine(_ markup: inout Markup) {
        guard !plot.goals.isEmpty else { return }
        openGoal(&markup)
        let borders = plot.goals.dropFirst().map { min(max(plot.x($0.start), plot.left), plot.right) }
        for (goal, (start, end)) in zip(plot.goals, zip([plot.left] + borders, borders + [plot.right])) {
            goalPart(from: start, to: end, at: goal.value, &markup)
        }
        markup.literal("\"/>")
    }

    func openGoal(_ markup: inout Markup) {
        markup.literal(
            """
            <path class="chart-goal" fill="none" stroke="currentColor" stroke-opacity=".6" stroke-width="1.5" \
            stroke-dasharray="5 5" d="
            """)
    }

    func goalPart(from start: Double, to end: Double, at value: Double, _ markup: inout Markup) {
        markup.pair("M", start, plot.y(value))
        markup.literal("H")
        markup.coordinate(end)
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

    /// The highlights, the last point if it has no marker, and every point with a marker.
    private func dots(_ markup: inout Markup) {
        for point in plot.highlights {
            circle("<circle class=\"chart-point chart-record\" fill=\"currentColor\" r=\"4.5\"", point, &markup)
            markup.literal("/>")
        }
        if let last = plot.points.last, last.marker == nil {
            circle("<circle class=\"chart-point chart-last\" fill=\"currentColor\" r=\"4.5\"", last, &markup)
            markup.literal("/>")
        }
        links.write(to: &markup) { index, markup in
            let isRecord = marked[index].marker?.isRecord == true
            circle(isRecord ? "<circle class=\"chart-record\" r=\"4.5\"" : "<circle r=\"3\"", marked[index], &markup)
            markup.literal("/>")
        }
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
