/// A series over time as one line, drawn once for all widths and text sizes as HTML and SVG text.
///
/// Points may come in any order; NaN, infinities and magnitudes above 10^12 are dropped. Colors, widths of lines and fonts
/// are the style sheet's. A drawing is a grid with the class `chart`: the words `chart-unit`, the labels `chart-y` and
/// `chart-x`, the words `chart-place`, and the box `chart-plot`, which is stretched. In it are `chart-shown` (the band
/// behind the link that has `data-shown`), `chart-grid`, `chart-links` (each with a `rect` as its hit area), `chart-area`
/// (with the gradient's stops `chart-area-top` and `chart-area-bottom`), `chart-band`, `chart-goal`, `chart-trend`,
/// `chart-line`, `chart-points` (all dots), `chart-now` (the ring around the shown or the last one), and `chart-edge`
/// behind `chart-record`. What has no room on a narrow card has a class of ``ChartWidth``.
public struct LineChart: Sendable {
    /// A value to reach, drawn as a line across; the range of the axis always includes it.
    public struct Goal: Sendable, Equatable {
        public var value: Double
        /// The x from which it holds; the first goal holds from the beginning.
        public var start: Double

        public init(value: Double, start: Double = 0) {
            self.value = value
            self.start = start
        }
    }

    /// The lowest and highest of the values that a point stands for.
    public struct Band: Sendable, Equatable {
        public var x: Double
        public var lowest: Double
        public var highest: Double

        public init(x: Double, lowest: Double, highest: Double) {
            self.x = x
            self.lowest = lowest
            self.highest = highest
        }

        var isDrawable: Bool {
            ChartPoint(x: x, y: lowest).isDrawable && ChartPoint(x: x, y: highest).isDrawable
        }
    }

    /// The label of a place under the chart. Labels are the last place and others in even steps before it, in whole
    /// steps if the data spans at least 1, so that days since an epoch stay days.
    public typealias PlaceText = @Sendable (_ x: Double) -> String

    /// The label of a tick of the value axis. `decimals` is the number of decimals that tells the ticks apart: with
    /// fewer, two ticks might get the same label.
    public typealias ValueText = @Sendable (_ value: Double, _ decimals: Int) -> String

    /// Prefix of every id in the drawing, so that several charts share a page. Letters, digits, `-` and `_`; any other
    /// character becomes `-`.
    public var id: String
    /// The accessible name.
    public var title: String
    /// The accessible description: the message of the chart in words. May be empty.
    public var description: String
    public var points: [ChartPoint]
    /// The range of values behind the points, if each point stands for several values. Ascending in x.
    public var band: [Band]
    /// Dots beside the line, such as a record hidden by an average. Their markers are not drawn.
    public var highlights: [ChartPoint]
    /// A second, quieter line, for example a moving average. Its markers are not drawn.
    public var trend: [ChartPoint]
    /// The targets, each until the next one starts; ascending in their start.
    public var goals: [Goal]
    /// The unit of the values and the period of a point, above the value axis: `km a week`. May be empty.
    public var axisTitle: String
    /// Whether lower values are drawn higher, as for a pace.
    public var isReversed: Bool
    /// Whether the value axis starts at zero, as amounts should and body weights should not.
    public var includesZero: Bool
    public var ticks: TickScale
    public var placeText: PlaceText
    public var valueText: ValueText
    /// The width of the band behind the shown point, in the unit of x.
    public var placeWidth = 1.0
    /// See ``BarChart/placeTitle``.
    var placeTitle = ""
    /// The places that can have a label; nil for all.
    var named: ClosedRange<Double>?

    public init(
        id: String, title: String, description: String = "", points: [ChartPoint], band: [Band] = [],
        highlights: [ChartPoint] = [], trend: [ChartPoint] = [], goals: [Goal] = [], axisTitle: String = "",
        isReversed: Bool = false, includesZero: Bool = false, ticks: TickScale = .decimal,
        placeText: @escaping PlaceText,
        valueText: @escaping ValueText = LineChart.plainValueText
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.points = points
        self.band = band
        self.highlights = highlights
        self.trend = trend
        self.goals = goals
        self.axisTitle = axisTitle
        self.isReversed = isReversed
        self.includesZero = includesZero
        self.ticks = ticks
        self.placeText = placeText
        self.valueText = valueText
    }

    /// The number with as many decimals as the ticks need, without a unit.
    public static let plainValueText: ValueText = { value, decimals in
        DecimalText.make(value, decimals: decimals)
    }

    /// One `<div>`; nil when there is no point to draw.
    public func html() -> String? { LineChartDrawing(self)?.html() }
}

/// Decimal numbers for display: a decimal point, groups of three digits, no exponent, independent of the locale.
enum DecimalText {
    /// `value` with exactly `decimals` digits after the point, and a true minus sign (U+2212).
    ///
    /// - Parameter value: of a magnitude whose product with 10^`decimals` is below 2^63.
    static func make(_ value: Double, decimals: Int) -> String {
        var scale = 1
        for _ in 0..<decimals { scale *= 10 }
        let scaled = Int((value * Double(scale)).rounded())
        let sign = scaled < 0 ? "\u{2212}" : ""
        let whole = grouped(String(scaled.magnitude / scale.magnitude))
        guard decimals > 0 else { return sign + whole }
        let fraction = String(scaled.magnitude % scale.magnitude)
        return sign + whole + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
    }

    /// `3,150`
    private static func grouped(_ digits: String) -> String {
        var text = ""
        for (left, digit) in zip((0..<digits.count).reversed(), digits) {
            text.append(digit)
            if left > 0, left % 3 == 0 { text.append(",") }
        }
        return text
    }
}
