import Mustache

/// One of the ranges that a page offers for its charts.
struct RangeLink: Sendable, MustacheParent {
    let range: ChartRange
    let path: String
    let isCurrent: Bool

    func child(named name: String) -> Any? {
        switch name {
        case "label": range.name
        case "path": path
        case "isCurrent": isCurrent
        default: nil
        }
    }

    static func links(
        _ ranges: [ChartRange] = ChartRange.allCases, current: ChartRange, path: (ChartRange) -> String
    ) -> [RangeLink] {
        ranges.map { RangeLink(range: $0, path: path($0), isCurrent: $0 == current) }
    }
}
