/// Amounts day by day as bars, each of one part or of several on top of each other, drawn as SVG text.
///
/// A place without a bar is a gap, not a zero. Colours are the page's, by the classes of ``LineChart`` and `chart-bar`,
/// `chart-bar-1`, `chart-bar-2` and so on from the bottom part up.
public struct BarChart: Sendable {
    public struct Bar: Sendable, Equatable {
        /// Where it stands: a whole number, such as days since an epoch.
        public var x: Int
        /// From the bottom up; what is negative or no number is left out.
        public var parts: [Double]
        /// Shown on hover, for example "12 March: 1,850 kcal".
        public var text: String

        public init(x: Int, parts: [Double], text: String) {
            self.x = x
            self.parts = parts
            self.text = text
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
    public var goal: LineChart.Goal?
    public var ticks: TickScale
    /// Names a place.
    public var placeText: @Sendable (_ x: Int) -> String
    public var valueText: LineChart.ValueText

    public init(
        id: String, title: String, description: String = "", bars: [Bar], range: ClosedRange<Int>,
        goal: LineChart.Goal? = nil, ticks: TickScale = .decimal,
        placeText: @escaping @Sendable (_ x: Int) -> String,
        valueText: @escaping LineChart.ValueText = LineChart.plainValueText
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.bars = bars
        self.range = range
        self.goal = goal
        self.ticks = ticks
        self.placeText = placeText
        self.valueText = valueText
    }

    /// One `<svg>` element; nil when there is no bar to draw.
    public func svg(size: ChartSize) -> String? {
        let drawn = bars.filter { range.contains($0.x) && $0.total > 0 }.sorted { $0.x < $1.x }
        let frame = frame(of: drawn, size: size)
        guard !drawn.isEmpty, let plot = Plot(frame, size: size) else { return nil }
        var markup = Markup(byteCapacity: 4096 + 128 * drawn.count)
        let drawing = LineChartDrawing(chart: frame, plot: plot)
        drawing.open(&markup)
        LineChartAxes(plot: plot).write(to: &markup)
        for bar in drawn { write(bar, plot, &markup) }
        drawing.goalLine(&markup)
        drawing.goalLabel(&markup)
        markup.literal("</svg>")
        return markup.string
    }

    /// Both sizes, as ``LineChart/responsiveSVG()``; nil when there is no bar to draw.
    public func responsiveSVG() -> String? {
        guard let compact = svg(size: .compact), let desk = svg(size: .desk) else { return nil }
        return compact + desk
    }

    /// The axes of a line through the tops, half a place wider at both ends.
    private func frame(of bars: [Bar], size: ChartSize) -> LineChart {
        let ends = [Double(range.lowerBound) - 0.5, Double(range.upperBound) + 0.5].map { ChartPoint(x: $0, y: 0) }
        return LineChart(
            id: id, title: title, description: description,
            points: ends + bars.map { ChartPoint(x: Double($0.x), y: $0.total) }, goal: goal, includesZero: true,
            ticks: ticks, xLabels: .ticks(places(limit: size.xTickLimit).map { (Double($0), placeText($0)) }),
            valueText: valueText)
    }

    /// Evenly from the first to the last, as many as are wanted.
    private func places(limit: Int) -> [Int] {
        let count = min(limit, range.count)
        guard count > 1 else { return [range.lowerBound] }
        return (0..<count).map { range.lowerBound + (range.upperBound - range.lowerBound) * $0 / (count - 1) }
    }

    private func write(_ bar: Bar, _ plot: Plot, _ markup: inout Markup) {
        let room = (plot.right - plot.left) / Double(range.count)
        let width = min(max(room * 0.72, 1), 28)
        var below = 0.0
        markup.literal("<g class=\"chart-bar\"><title>")
        markup.element(text: bar.text, closing: "</title>")
        for (index, part) in bar.drawnParts.enumerated() where part > 0 {
            let (top, bottom) = (plot.y(below + part), plot.y(below))
            markup.attribute("<rect class=\"chart-bar-", text: String(index + 1))
            markup.attribute(" x=\"", plot.x(Double(bar.x)) - width / 2)
            markup.attribute(" y=\"", top)
            markup.attribute(" width=\"", width)
            markup.attribute(" height=\"", max(0.1, bottom - top))
            markup.literal(" fill=\"currentColor\"/>")
            below += part
        }
        markup.literal("</g>")
    }
}
