/// Amounts day by day as bars, each of one part or of several on top of each other, drawn once for all widths.
///
/// A place without a bar is a gap, not a zero. Colors are the page's, by the classes of ``LineChart`` and `chart-bar`
/// with `chart-bar-1`, `chart-bar-2` and so on from the bottom part up, or with `chart-bar-record`.
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

    /// One `<div>`; nil when there is no bar to draw.
    public func html() -> String? {
        let placed = bars.filter { range.contains($0.x) }.sorted { $0.x < $1.x }
        let drawn = placed.filter { $0.total > 0 }
        let frame = frame(of: placed)
        guard !drawn.isEmpty, let plot = Plot(frame) else { return nil }
        let targets = ChartTargets(
            plot: plot, targets: drawn.map { .init(x: Double($0.x), y: $0.total, marker: $0.marker) })
        let drawing = ChartDrawing(chart: frame, plot: plot, targets: targets)
        return drawing.html(byteCapacity: 3_072 + 192 * drawn.count) { markup in
            write(drawn, plot, &markup)
            if targets.hasLinks { targets.writePoints(" chart-never", to: &markup) }
            writeTargets(of: placed, drawing, &markup)
        }
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
    private var room: Double { Plot.side / Double(range.count) }

    /// One path for each part and one for the records.
    private func write(_ bars: [Bar], _ plot: Plot, _ markup: inout Markup) {
        let width = min(room * 0.72, Plot.side / 16)
        var shapes: [Markup] = []
        for bar in bars {
            let x = plot.x(Double(bar.x))
            var below = 0.0
            for (index, part) in bar.drawnParts.enumerated() where part > 0 {
                let kind = bar.marker.isRecord ? 0 : index + 1
                while shapes.count <= kind { shapes.append(Markup(byteCapacity: 32 * bars.count)) }
                let bottom = plot.y(below).rounded()
                let top = min(plot.y(below + part).rounded(), bottom - 1)
                shapes[kind].rectangle(left: x - width / 2, right: x + width / 2, top: top, bottom: bottom)
                below += part
            }
        }
        for (kind, shape) in shapes.enumerated() where !shape.isEmpty {
            markup.attribute("<path class=\"chart-bar chart-bar-", text: kind == 0 ? "record" : String(kind))
            markup.literal(" d=\"")
            markup.append(shape)
            markup.literal("\"/>")
        }
    }

    /// Side by side, the parts form one line as long as the target stays the same. A target of all bars goes across the
    /// whole plot, so that it can be seen beside few bars.
    private func writeTargets(of bars: [Bar], _ drawing: ChartDrawing, _ markup: inout Markup) {
        let (plot, half) = (drawing.plot, room / 2)
        let known = bars.compactMap { bar in bar.target.map { (x: plot.x(Double(bar.x)), target: $0) } }
        guard let first = known.first else { return }
        if known.count == bars.count, known.allSatisfy({ $0.target == first.target }) {
            drawing.write(goals: [(0, Plot.side, first.target)], to: &markup)
        } else {
            drawing.write(
                goals: known.map { (max(0, $0.x - half), min(Plot.side, $0.x + half), $0.target) }, to: &markup)
        }
    }
}
