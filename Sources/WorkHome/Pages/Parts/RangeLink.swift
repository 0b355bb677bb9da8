/// One of the ranges that a page offers for its charts.
struct RangeLink: Sendable {
    let range: ChartRange
    let path: String
    let isCurrent: Bool

    var label: String { range.name }

    static func links(
        _ ranges: [ChartRange] = ChartRange.allCases, current: ChartRange, path: (ChartRange) -> String
    ) -> [RangeLink] {
        ranges.map { RangeLink(range: $0, path: path($0), isCurrent: $0 == current) }
    }
}
