/// Where the data of a chart lies in its drawing.
struct Plot {
    let size: ChartSize
    let points: [ChartPoint]
    let band: [LineChart.Band]
    let highlights: [ChartPoint]
    let trend: [ChartPoint]
    let goal: LineChart.Goal?
    let xRange: ClosedRange<Double>
    let yTicks: [Tick]
    let xTicks: [Tick]

    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
    let isReversed: Bool

    struct Tick: Equatable {
        let value: Double
        let text: String
    }

    init?(_ chart: LineChart, size: ChartSize) {
        let points = chart.points.drawnInOrder()
        guard let first = points.first, let last = points.last else { return nil }
        let trend = chart.trend.drawnInOrder()
        let goal = chart.goal.flatMap { ChartPoint(x: 0, y: $0.value).isDrawable ? $0 : nil }

        let band = chart.band.filter(\.isDrawable)
        let highlights = chart.highlights.drawnInOrder()
        let values = [
            points.map(\.y), band.map(\.lowest), band.map(\.highest), highlights.map(\.y), trend.map(\.y),
            goal.map { [$0.value] } ?? [],
        ].joined()
        guard let yRange = ValueRange.holding(values, zero: chart.includesZero) else { return nil }
        let ticks = RoundTicks(covering: yRange, limit: size.yTickLimit, scale: chart.ticks)
        let yTicks = ticks.values.map { Tick(value: $0, text: chart.valueText($0, ticks.decimals)) }
        let labelWidth = yTicks.map { size.textWidth($0.text) }.max() ?? 0

        self.size = size
        self.points = points
        self.band = band
        self.highlights = highlights
        self.trend = trend
        self.goal = goal
        self.yTicks = yTicks
        let across =
            [first.x, last.x] + [trend.first, trend.last, highlights.first, highlights.last].compactMap { $0?.x }
        xRange = (across.min() ?? first.x)...(across.max() ?? last.x)
        isReversed = chart.isReversed
        left = min(labelWidth + Self.labelGap, size.width * 0.4).rounded(.up)
        right = size.width - 8
        top = chart.axisTitle.isEmpty ? 10 : 10 + size.fontSize * 1.4
        bottom = size.height - size.fontSize * 2.2
        xTicks = Self.xTicks(chart.xLabels, range: xRange, size: size, width: right - left)
    }

    /// Between a label and what it names.
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

    /// Whether the lower edge of the drawing is nothing: only there is an area under a line an amount.
    var standsOnZero: Bool { yTicks.first?.value == 0 && !isReversed }

    private static func xTicks(
        _ labels: LineChart.XLabels, range: ClosedRange<Double>, size: ChartSize, width: Double
    ) -> [Tick] {
        switch labels {
        case .ticks(let ticks):
            return ticks.filter { range.contains($0.x) }
                .sorted { $0.x < $1.x }
                .map { Tick(value: $0.x, text: $0.text) }
        case .formatted(let text):
            let ends = [range.lowerBound, range.upperBound].map(text)
            let widest = ends.map(size.textWidth).max() ?? 0
            let fitting = min(size.xTickLimit, max(2, Int(width / (widest + 3 * labelGap))))
            return places(in: range, count: fitting).map { Tick(value: $0, text: text($0)) }
        }
    }

    private static func places(in range: ClosedRange<Double>, count: Int) -> [Double] {
        let span = range.upperBound - range.lowerBound
        guard span > 0 else { return [range.lowerBound] }
        let count = span.rounded() == span ? min(count, Int(min(span, 100)) + 1) : count
        let step = span / Double(count - 1)
        let inner = (1..<count - 1).map { range.lowerBound + step * Double($0) }
        return [range.lowerBound] + inner.map { step >= 1 ? $0.rounded() : $0 } + [range.upperBound]
    }
}
