/// Writes what all charts have: the axes, and between them the drawing with its name and its links.
struct ChartDrawing {
    let chart: LineChart
    let plot: Plot
    let targets: ChartTargets

    /// - Parameter shapes: writes what stands in front of the grid, from back to front.
    func html(byteCapacity: Int, shapes: (inout Markup) -> Void) -> String {
        var markup = Markup(byteCapacity: byteCapacity)
        let axes = ChartAxes(plot: plot)
        markup.literal("<div class=\"chart\">")
        title(chart.axisTitle, "<span class=\"chart-unit\" aria-hidden=\"true\">", &markup)
        axes.writeValues(to: &markup)
        open(&markup)
        targets.writeShownPlace(width: chart.placeWidth, to: &markup)
        axes.writeGrid(to: &markup)
        targets.write(to: &markup)
        shapes(&markup)
        markup.literal("</svg>")
        axes.writePlaces(to: &markup)
        title(chart.placeTitle, "<span class=\"chart-place\" aria-hidden=\"true\">", &markup)
        markup.literal("</div>")
        return markup.string
    }

    private func title(_ text: String, _ opening: StaticString, _ markup: inout Markup) {
        guard !text.isEmpty else { return }
        markup.literal(opening)
        markup.element(text: text, closing: "</span>")
    }

    private func open(_ markup: inout Markup) {
        markup.literal("<svg class=\"chart-plot\" viewBox=\"0 0 1000 1000\" preserveAspectRatio=\"none\"")
        markup.name(id: chart.id, title: chart.title, description: chart.description, hasLinks: targets.hasLinks)
    }

    /// Each goal until the next one begins.
    func writeGoals(to markup: inout Markup) {
        guard !plot.goals.isEmpty else { return }
        let borders = plot.goals.dropFirst().map { min(max(plot.x($0.start), 0), Plot.side) }
        write(
            goals: zip(plot.goals, zip([0] + borders, borders + [Plot.side])).map { ($1.0, $1.1, $0.value) },
            to: &markup)
    }

    func write(goals: [(start: Double, end: Double, value: Double)], to markup: inout Markup) {
        markup.literal("<path class=\"chart-goal\" d=\"")
        for (start, end, value) in goals {
            markup.place("M", start, plot.y(value))
            markup.literal("H")
            markup.coordinate(end.rounded())
        }
        markup.literal("\"/>")
    }
}

/// Writes a line with what belongs to it, from back to front.
struct LineChartDrawing {
    private let drawing: ChartDrawing

    init?(_ chart: LineChart) {
        guard let plot = Plot(chart) else { return nil }
        let targets = plot.points.compactMap { point in
            point.marker.map { ChartTargets.Target(x: point.x, y: point.y, marker: $0) }
        }
        drawing = ChartDrawing(chart: chart, plot: plot, targets: ChartTargets(plot: plot, targets: targets))
    }

    private var plot: Plot { drawing.plot }
    private var targets: ChartTargets { drawing.targets }

    /// A point that is a link takes some 150 bytes.
    func html() -> String {
        drawing.html(byteCapacity: 3_072 + 192 * plot.points.count) { markup in
            area(&markup)
            band(&markup)
            drawing.writeGoals(to: &markup)
            if plot.trend.count > 1 { line("<path class=\"chart-trend\" d=\"", through: plot.trend, &markup) }
            if plot.points.count > 1 { line("<path class=\"chart-line\" d=\"", through: plot.points, &markup) }
            dots(&markup)
        }
    }

    private func area(_ markup: inout Markup) {
        guard plot.points.count > 1, plot.startsAtZero, let first = plot.points.first, let last = plot.points.last
        else {
            return
        }
        let id = ChartID.make(drawing.chart.id) + "-fill"
        markup.attribute("<linearGradient id=\"", text: id)
        markup.literal(
            """
             x1="0" y1="0" x2="0" y2="1"><stop class="chart-area-top"/><stop class="chart-area-bottom" offset="1"/>\
            </linearGradient>
            """)
        markup.attribute("<path class=\"chart-area\" fill=\"url(#", text: id, closing: ")\" d=\"")
        path(through: plot.points, &markup)
        markup.place("L", plot.x(last.x), Plot.side)
        markup.place("L", plot.x(first.x), Plot.side)
        markup.literal("Z\"/>")
    }

    private func band(_ markup: inout Markup) {
        guard plot.band.count > 1 else { return }
        markup.literal("<path class=\"chart-band\" d=\"")
        path(through: plot.band.map { ChartPoint(x: $0.x, y: $0.highest) }, &markup)
        for edge in plot.band.reversed() { markup.place("L", plot.x(edge.x), plot.y(edge.lowest)) }
        markup.literal("Z\"/>")
    }

    private func line(_ opening: StaticString, through points: [ChartPoint], _ markup: inout Markup) {
        markup.literal(opening)
        path(through: points, &markup)
        markup.literal("\"/>")
    }

    private func path(through points: [ChartPoint], _ markup: inout Markup) {
        var command: StaticString = "M"
        for point in points {
            markup.place(command, plot.x(point.x), plot.y(point.y))
            command = "L"
        }
    }

    // MARK: Dots

    /// A dot for each marker, a ring around the one that is shown, and the records, which fill their ring.
    private func dots(_ markup: inout Markup) {
        targets.writePoints(dotsName, to: &markup)
        let records =
            plot.highlights.map { (x: plot.x($0.x), y: plot.y($0.y)) }
            + targets.targets.filter(\.marker.isRecord).map { (x: plot.x($0.x), y: plot.y($0.y)) }
        if !records.isEmpty { markup.dots("<path class=\"chart-edge\" d=\"", records) }
        ring(&markup)
        if !records.isEmpty { markup.dots("<path class=\"chart-record\" d=\"", records) }
    }

    /// Dots that are closer together than they are wide hide the line.
    private var dotsName: StaticString {
        switch targets.targets.count {
        case ...34: ChartWidth.narrow.name
        case ...68: ChartWidth.desk.name
        case ...110: ChartWidth.wide.name
        default: " chart-never"
        }
    }

    /// A script moves it with the reader, so with links it is present even if nothing is shown.
    private func ring(_ markup: inout Markup) {
        let last = plot.points.last.flatMap { $0.marker == nil ? (x: $0.x, y: $0.y) : nil }
        let place = targets.shown.map { (x: $0.x, y: $0.y) } ?? last
        guard place != nil || targets.hasLinks else { return }
        let places = place.map { [(x: plot.x($0.x), y: plot.y($0.y))] } ?? []
        markup.dots("<g class=\"chart-now\"><path d=\"", places)
        markup.dots("<path d=\"", places)
        markup.literal("</g>")
    }
}
