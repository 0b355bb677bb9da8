import ViewKit

/// A chart with its numbers, on a card of its own.
package struct ChartCard: Sendable {
    package let id: String
    package let title: String
    package var note: String?
    package let svg: String
    package let table: String
    /// The label of a value's link; nil when values have no links.
    package var linkLabel: String?
    package var hasRecords = false
    /// The name of the second line; nil without one.
    package var trendName: String?
    /// The name of the shaded band behind the line; nil without one.
    package var bandName: String?
    /// The name of the dashed line; nil without one.
    package var goalName: String?

    package init(
        id: String, title: String, note: String? = nil, svg: String, table: String, linkLabel: String? = nil,
        hasRecords: Bool = false, trendName: String? = nil, bandName: String? = nil, goalName: String? = nil
    ) {
        self.id = id
        self.title = title
        self.note = note
        self.svg = svg
        self.table = table
        self.linkLabel = linkLabel
        self.hasRecords = hasRecords
        self.trendName = trendName
        self.bandName = bandName
        self.goalName = goalName
    }

    package var drawing: Markup { Markup(trusted: svg) }
    package var numbers: Markup { Markup(trusted: table) }
    package var hasLegend: Bool { hasRecords || trendName != nil || bandName != nil || goalName != nil }
}
