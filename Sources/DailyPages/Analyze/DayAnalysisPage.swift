import Web

/// A page with one number per day over time.
protocol DayAnalysisPage: PageContent {
    var back: Link { get }
    var ranges: [RangeLink] { get }
    var empty: EmptyState? { get }
    /// The day chosen in a chart.
    var shown: ShownDay? { get }
    var hasTiles: Bool { get }
    var tiles: [Tile] { get }
    var notes: [String] { get }
    var charts: [ChartCard] { get }
    /// The question of when a weight is reached, on the page that answers it.
    var weightTarget: WeightTarget? { get }
    var more: Link { get }
}

extension DayAnalysisPage {
    var weightTarget: WeightTarget? { nil }
}
