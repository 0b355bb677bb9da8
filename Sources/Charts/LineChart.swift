/// A series over time as one line, drawn as SVG text.
///
/// Points may come in any order; NaN, infinities and magnitudes above 10^12 are dropped. Colours are the page's: the
/// drawing uses `currentColor`, and CSS may set more by the classes `chart`, `chart-desk`, `chart-compact`, `chart-grid`,
/// `chart-label`, `chart-label-x`, `chart-label-y`, `chart-area`, `chart-area-top`, `chart-area-bottom` (the gradient's
/// stops), `chart-line`, `chart-trend`, `chart-goal`, `chart-goal-label`, `chart-point`, `chart-record`, `chart-last`,
/// `chart-links` (a group of links, each of an unseen `rect` around its point that takes a finger, and a `circle`) and
/// `chart-dense` (a drawing whose dots stand too close to be seen). There is no `style` attribute, which a strict Content-Security-Policy refuses.
public struct LineChart: Sendable {
    /// A value to reach, drawn as a line across; the range of the axis always includes it.
    public struct Goal: Sendable, Equatable {
        public var value: Double
        /// Stands on the line, for example "Goal 75 kg"; empty where a legend tells it.
        public var label: String

        public init(value: Double, label: String) {
            self.value = value
            self.label = label
        }
    }

    /// What stands under the chart.
    public enum XLabels: Sendable {
        /// These texts at these places; those outside the data or too close to the one before are left out.
        case ticks([(x: Double, text: String)])
        /// Up to five places, both ends among them, each named by the closure. Places are whole numbers where the data is
        /// wide enough, so that days since an epoch stay days.
        case formatted(@Sendable (_ x: Double) -> String)
    }

    /// Names a tick of the value axis. `decimals` is how many digits after the point tell the ticks apart exactly:
    /// with fewer, two ticks might get one label.
    public typealias ValueText = @Sendable (_ value: Double, _ decimals: Int) -> String

    /// Prefix of every id in the drawing, so that several charts share a page. Letters, digits, `-` and `_`; any other
    /// character becomes `-`.
    public var id: String
    /// The accessible name.
    public var title: String
    /// The accessible description: the message of the chart in words. May be empty.
    public var description: String
    public var points: [ChartPoint]
    /// A second, quieter line, for example a moving average. Its markers are not drawn.
    public var trend: [ChartPoint]
    public var goal: Goal?
    /// Whether the value axis starts at zero, as amounts should and body weights should not.
    public var includesZero: Bool
    public var ticks: TickScale
    public var xLabels: XLabels
    public var valueText: ValueText

    public init(
        id: String, title: String, description: String = "", points: [ChartPoint], trend: [ChartPoint] = [],
        goal: Goal? = nil, includesZero: Bool = false, ticks: TickScale = .decimal, xLabels: XLabels,
        valueText: @escaping ValueText = LineChart.plainValueText
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.points = points
        self.trend = trend
        self.goal = goal
        self.includesZero = includesZero
        self.ticks = ticks
        self.xLabels = xLabels
        self.valueText = valueText
    }

    /// The number with as many decimals as the ticks need, a point, and no unit.
    public static let plainValueText: ValueText = { value, decimals in
        DecimalText.make(value, decimals: decimals)
    }

    /// One `<svg>` element; nil when there is no point to draw.
    public func svg(size: ChartSize) -> String? {
        guard let plot = Plot(self, size: size) else { return nil }
        var markup = Markup(byteCapacity: Self.byteCapacity(points.count))
        LineChartDrawing(chart: self, plot: plot).write(to: &markup)
        return markup.string
    }

    /// A point that is a link takes some 250 bytes.
    private static func byteCapacity(_ pointCount: Int) -> Int { 4_096 + 256 * pointCount }

    /// Both sizes, one after the other, each with as many points as its width can show; nil when there is no point to
    /// draw.
    ///
    /// The style sheet hides one of the two with `display: none`, which takes it from screen readers too:
    /// `.chart-desk { display: none }` and, in a container query for 30rem and more, the other way round.
    public func responsiveSVG() -> String? {
        var markup = Markup(byteCapacity: Self.byteCapacity(2 * min(points.count, ChartSize.desk.pointLimit)))
        for size in [ChartSize.compact, .desk] {
            let chart = sampled(for: size)
            guard let plot = Plot(chart, size: size) else { return nil }
            LineChartDrawing(chart: chart, plot: plot).write(to: &markup)
        }
        return markup.string
    }

    private func sampled(for size: ChartSize) -> LineChart {
        var chart = self
        chart.points = Downsampling.minMax(points, limit: size.pointLimit)
        chart.trend = Downsampling.minMax(trend, limit: size.pointLimit)
        return chart
    }
}
