/// Days as squares, a column a week, the darker the more there was, drawn as SVG text.
///
/// CSS classes: those of ``LineChart`` where it has them, `heat` for all of it, and `heat-none`. Days that lead somewhere
/// are `chart-links`, the names of months and weekdays a `chart-label`. A drawing has at most half a year, as wide as a
/// phone; CSS puts two of them side by side where there is room, so that no day has to be drawn twice.
public struct HeatMap: Sendable {
    public struct Day: Sendable, Equatable {
        /// A whole number, such as days since an epoch.
        public var x: Int
        /// 1 to 4.
        public var level: Int
        /// Said by screen readers and shown on hover.
        public var text: String
        /// A day that leads nowhere is a square without words.
        public var href: String?

        public init(x: Int, level: Int, text: String = "", href: String? = nil) {
            self.x = x
            self.level = level
            self.text = text
            self.href = href
        }
    }

    /// Prefix of every id in the drawing, as in ``LineChart/id``.
    public var id: String
    public var title: String
    public var description: String
    /// Those that had something.
    public var days: [Day]
    /// The first and the last square.
    public var range: ClosedRange<Int>
    /// A day with which a week begins.
    public var weekStart: Int
    /// Seven names, of which every other one is written.
    public var weekdays: [String]
    /// Names the column of a day; nil for most.
    public var columnText: @Sendable (_ x: Int) -> String?

    public init(
        id: String, title: String, description: String = "", days: [Day], range: ClosedRange<Int>, weekStart: Int,
        weekdays: [String], columnText: @escaping @Sendable (_ x: Int) -> String?
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.days = days
        self.range = range
        self.weekStart = weekStart
        self.weekdays = weekdays
        self.columnText = columnText
    }

    /// A `<div>` of one `<svg>` element or, for more than half a year, several.
    public func html() -> String {
        HeatMapDrawing(map: self).html()
    }
}
