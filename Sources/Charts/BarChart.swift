/// Amounts day by day as bars, each of one part or of several on top of each other, drawn as SVG text.
///
/// A place without a bar is a gap, not a zero. Colors are the page's, by the classes of ``LineChart`` and `chart-bar`,
/// `chart-bar-1`, `chart-bar-2` and so on from the bottom part up, and `chart-bar-record`.
public struct BarChart: Sendable {
    public struct Bar: Sendable, Equatable {
        /// The position on the x axis: a whole number, such as days since an epoch.
        public var x: Int
        /// From the bottom up; negative values and NaN are left out.
        public var parts: [Double]
        /// The label, for example "12 March: 1,850 kcal", and the link to what the bar is made of.
        public var marker: ChartPoint.Marker
        /// The target for this bar, drawn as a line across its place.
        public var target: Double?

        public init(
            x: Int, parts: [Double], text: String, href: String? = nil, isRecord: Bool = false, isShown: Bool = false,
            target: Double? = nil
        ) {
            self.x = x
            self.parts = parts
            marker = ChartPoint.Marker(text: text, href: href, isRecord: isRecord, isShown: isShown)
            self.target = target
        }

        var drawnParts: [Double] { parts.map { $0 > 0 && $0 <= ChartPoint.largestMagnitude ? $0 : 0 } }
        var total: Double { drawnParts.reduce(0, +) }
    }

    /// Prefix of every id in the drawing, as in ``LineChart/id``.
    public var id: String
    /// The accessible name.
    public var title: String
    /// The accessible description: the message of the chart in words. May be empty.
    public var description: String
    public var bars: [Bar]
    /// The first and the last place, whether or not they have a bar.
    public var range: ClosedRange<Int>
    /// See ``LineChart/axisTitle``.
    public var axisTitle: String
    /// What the places are, if their names do not say it: `reps`. May be empty.
    public var placeTitle: String
    public var ticks: TickScale
    /// The label of a place.
    public var placeText: @Sendable (_ x: Int) -> String
    public var valueText: LineChart.ValueText

    public init(
        id: String, title: String, description: String = "", bars: [Bar], range: ClosedRange<Int>,
        axisTitle: String = "", placeTitle: String = "", ticks: TickScale = .decimal,
        placeText: @escaping @Sendable (_ x: Int) -> String,
        valueText: @escaping LineChart.ValueText = LineChart.plainValueText
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.bars = bars
        self.range = range
        self.axisTitle = axisTitle
        self.placeTitle = placeTitle
        self.ticks = ticks
        self.placeText = placeText
        self.valueText = valueText
    }

    /// One `<svg>` element; nil when there is no bar to draw.
    public func svg(size: ChartSize) -> String? {
        let placed = bars.filter { range.contains($0.x) }.sorted { $0.x < $1.x }
        let drawn = placed.filter { $0.total > 0 }
        let frame = frame(of: placed)
        guard !drawn.isEmpty, let plot = Plot(frame, size: size) else { return nil }
        var markup = Markup(byteCapacity: 4096 + 256 * drawn.count)
        let drawing = LineChartDrawing(chart: frame, plot: plot)
        drawing.open(&markup)
        let targets = ChartTargets(plot: plot, targets: drawn.map { .init(x: Double($0.x), marker: $0.marker) })
        targets.writeShownPlace(width: 1, to: &markup)
        LineChartAxes(plot: plot, title: axisTitle, placeTitle: placeTitle).write(to: &markup)
        targets.write(to: &markup) { index, markup in write(drawn[index], plot, &markup) }
        writeTargets(of: placed, drawing, &markup)
        markup.literal("</svg>")
        return markup.string
    }

    /// A drawing for each width, see ``LineChart/responsiveSVG(upTo:)``; nil when there is no bar to draw.
    public func responsiveSVG(upTo widest: ChartSize = .desk) -> String? {
        let drawings = ChartSize.all(upTo: widest).compactMap { svg(size: $0) }
        return drawings.isEmpty ? nil : drawings.joined()
    }

    /// The axes of a line through the tops of the bars, half a place wider at both ends.
    private func frame(of bars: [Bar]) -> LineChart {
        let ends = [Double(range.lowerBound) - 0.5, Double(range.upperBound) + 0.5].map { ChartPoint(x: $0, y: 0) }
        var chart = LineChart(
            id: id, title: title, description: description,
            points: ends
                + bars.map { ChartPoint(x: Double($0.x), y: max($0.total, $0.target ?? 0), marker: $0.marker) },
            axisTitle: axisTitle, includesZero: true, ticks: ticks,
            placeText: { [placeText] in placeText(Int($0.rounded())) },
            valueText: valueText)
        chart.placeTitle = placeTitle
        chart.named = Double(range.lowerBound)...Double(range.upperBound)
        return chart
    }

    /// The width of one place.
    private func room(_ plot: Plot) -> Double { (plot.right - plot.left) / Double(range.count) }

    private func write(_ bar: Bar, _ plot: Plot, _ markup: inout Markup) {
        let width = min(max(room(plot) * 0.72, 1), 28)
        var below = 0.0
        for (index, part) in bar.drawnParts.enumerated() where part > 0 {
            let (top, bottom) = (plot.y(below + part), plot.y(below))
            let kind = bar.marker.isRecord ? "chart-bar-record" : "chart-bar-\(index + 1)"
            markup.attribute("<rect class=\"chart-bar ", text: kind)
            markup.attribute(" x=\"", plot.x(Double(bar.x)) - width / 2)
            markup.attribute(" y=\"", top)
            markup.attribute(" width=\"", width)
            markup.attribute(" height=\"", max(0.1, bottom - top))
            markup.literal("/>")
            below += part
        }
    }

    /// Side by side, the parts form one line as long as the target stays the same. A target of all bars goes across the
    /// whole plot, so that it can be seen beside few bars.
    private func writeTargets(of bars: [Bar], _ drawing: LineChartDrawing, _ markup: inout Markup) {
        let (plot, half) = (drawing.plot, room(drawing.plot) / 2)
        let known = bars.compactMap { bar in bar.target.map { (x: plot.x(Double(bar.x)), target: $0) } }
        guard let first = known.first else { return }
        drawing.openGoal(&markup)
        if known.count == bars.count, known.allSatisfy({ $0.target == first.target }) {
            drawing.goalPart(from: plot.left, to: plot.right, at: first.target, &markup)
        } else {
            for (x, target) in known {
                drawing.goalPart(from: max(plot.left, x - half), to: min(plot.right, x + half), at: target, &markup)
            }
        }
        markup.literal("\"/>")
    }
}
