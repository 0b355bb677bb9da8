import Web

/// A page of a number of each day over time.
protocol DayAnalysisPage: PageContent {
    var back: Link { get }
    var ranges: [RangeLink] { get }
    var empty: EmptyState? { get }
    /// The day that was chosen in a chart.
    var shown: ShownDay? { get }
    var hasTiles: Bool { get }
    var tiles: [Tile] { get }
    var notes: [String] { get }
    var charts: [ChartCard] { get }
    /// The question when a weight is reached, of a page that answers it.
    var weightTarget: WeightTarget? { get }
    var more: Link { get }
}

extension DayAnalysisPage {
    var weightTarget: WeightTarget? { nil }
}
