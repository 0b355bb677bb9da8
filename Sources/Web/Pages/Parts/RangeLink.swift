import Fitness

/// One of the ranges that a page offers for its charts.
package struct RangeLink: Sendable {
    let range: ChartRange
    package let path: String
    package let isCurrent: Bool

    package var label: String { range.name }

    package static func links(
        _ ranges: [ChartRange] = ChartRange.allCases, current: ChartRange, path: (ChartRange) -> String
    ) -> [RangeLink] {
        ranges.map { RangeLink(range: $0, path: path($0), isCurrent: $0 == current) }
    }
}
