/// Maps the data of a chart to its drawing.
struct Plot {
    let size: ChartSize
    let points: [ChartPoint]
    let band: [LineChart.Band]
    let highlights: [ChartPoint]
    let trend: [ChartPoint]
    let goals: [LineChart.Goal]
    let xRange: ClosedRange<Double>
    let yTicks: [Tick]

    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
    let isReversed: Bool

    private let named: ClosedRange<Double>
    private let placeText: LineChart.PlaceText

    struct Tick: Equatable {
        let value: Double
        let text: String
    }

    init?(_ chart: LineChart, size: ChartSize) {
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
        let ticks = RoundTicks(covering: yRange, limit: size.yTickLimit, scale: chart.ticks)
        let yTicks = ticks.values.map { Tick(value: $0, text: chart.valueText($0, ticks.decimals)) }
        let labelWidth = yTicks.map { size.textWidth($0.text) }.max() ?? 0

        self.size = size
        self.points = points
        self.band = band
        self.highlights = highlights
        self.trend = trend
        self.goals = goals
        self.yTicks = yTicks
        let across =
            [first.x, last.x] + [trend.first, trend.last, highlights.first, highlights.last].compactMap { $0?.x }
        xRange = (across.min() ?? first.x)...(across.max() ?? last.x)
        isReversed = chart.isReversed
        left = min(labelWidth + Self.labelGap, size.width * 0.4).rounded(.up)
        right = size.width - 8
        top = chart.axisTitle.isEmpty ? 10 : 10 + size.fontSize * 1.4
        bottom = size.height - size.fontSize * (chart.placeTitle.isEmpty ? 2.2 : 3.4)
        named = chart.named ?? xRange
        placeText = chart.placeText
    }

    /// Between a label and the plot.
    static let labelGap = 10.0

    func x(_ value: Double) -> Double {
        let span = xRange.upperBound - xRange.lowerBound
        guard span > 0 else { return (left + right) / 2 }
        return left + (right - left) * ((value - xRange.lowerBound) / span)
    }

    func y(_ value: Double) -> Double {
        guard let low = yTicks.first?.value, let high = yTicks.last?.value else { return bottom }
        let share = (value - low) / (high - low)
        return bottom - (bottom - top) * (isReversed ? 1 - share : share)
    }

    var placeLabels: [PlaceLabels.Label] { PlaceLabels(naming: named, on: self, text: placeText).labels }

    /// Whether the lower edge of the drawing is zero: only then does the area under a line show an amount.
    var startsAtZero: Bool { yTicks.first?.value == 0 && !isReversed }
}
