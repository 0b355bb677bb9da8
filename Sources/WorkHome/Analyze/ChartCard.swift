import ViewKit

/// A chart with its numbers, on a card of its own.
struct ChartCard: Sendable {
    let id: String
    let title: String
    var note: String?
    let svg: String
    let table: String
    /// What the link of a value is called; nil where values lead nowhere.
    var linkLabel: String?
    var hasRecords = false
    /// What the second line is; nil without one.
    var trendName: String?
    /// What the shade behind the line is; nil without one.
    var bandName: String?
    /// What the dashed line is; nil without one.
    var goalName: String?

    var drawing: Markup { Markup(trusted: svg) }
    var numbers: Markup { Markup(trusted: table) }
    var hasLegend: Bool { hasRecords || trendName != nil || bandName != nil || goalName != nil }
}
