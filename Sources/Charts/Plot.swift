/// Maps the data of a chart to a box of 1,000 × 1,000, which the style sheet stretches to the width of its card.
///
/// So a chart is drawn once for all widths: only its lines are in the box, under strokes that do not stretch, and its
/// words stand around it (``ChartAxes``).
struct Plot {
    /// The length of a side.
    static let side = 1000.0

    let points: [ChartPoint]
    let band: [LineChart.Band]
    let highlights: [ChartPoint]
    let trend: [ChartPoint]
    let goals: [LineChart.Goal]
    let xRange: ClosedRange<Double>
    let yTicks: [Tick]
    let isReversed: Bool
    /// The width of the widest label of a value, in the font size of labels.
    let labelEms: Double
    let placeLabels: PlaceLabels

    struct Tick: Equatable {
        let value: Double
        let text: String
    }

    init?(_ chart: LineChart) {
        let points = chart.points.drawableSorted()
        guard let first = points.first, let last = points.last else { return nil }
        let trend = chart.trend.drawableSorted()
        let goals = chart.goals.filter { ChartPoint(x: $0.start, y: $0.value).isDrawable }

        let band = chart.band.filter(\.isDrawable)
        let highlights = chart.highlights.drawableSorted()
        let values = [
            points.map(\.y), band.map(\.lowest), band.map(\.highest), highlights.map(\.y), trend.map(\.y),
            goals.map(\.value),
        ].joined()
        guard let yRange = ValueRange.covering(values, zero: chart.includesZero) else { return nil }
        let ticks = RoundTicks(covering: yRange, limit: Self.tickLimit, scale: chart.ticks)

        self.points = points
        self.band = band
        self.highlights = highlights
        self.trend = trend
        self.goals = goals
        yTicks = ticks.values.map { Tick(value: $0, text: chart.valueText($0, ticks.decimals)) }
        let across =
            [first.x, last.x] + [trend.first, trend.last, highlights.first, highlights.last].compactMap { $0?.x }
        xRange = (across.min() ?? first.x)...(across.max() ?? last.x)
        isReversed = chart.isReversed
        labelEms = min(yTicks.map { ChartWidth.ems(of: $0.text) }.max() ?? 0, Self.maximumLabelEms)
        placeLabels = PlaceLabels(
            naming: chart.named ?? xRange, in: xRange, beside: labelEms, text: chart.placeText)
    }

    private static let tickLimit = 5
    /// Longer labels begin left of their card.
    private static let maximumLabelEms = 6.0

    func x(_ value: Double) -> Double {
        let span = xRange.upperBound - xRange.lowerBound
        guard span > 0 else { return Self.side / 2 }
        return Self.side * ((value - xRange.lowerBound) / span)
    }

    func y(_ value: Double) -> Double {
        guard let low = yTicks.first?.value, let high = yTicks.last?.value else { return Self.side }
        let share = (value - low) / (high - low)
        return Self.side * (isReversed ? share : 1 - share)
    }

    /// Whether the lower edge of the drawing is zero: only then does the area under a line show an amount.
    var startsAtZero: Bool { yTicks.first?.value == 0 && !isReversed }
}
