/// Days as squares, one column per week, darker for more activity, drawn as HTML and SVG text.
///
/// CSS classes: `heat` for the whole, and in it for each half of a year `heat-part`, a grid of the months `heat-months`,
/// the weekdays `heat-weekdays` and the squares `heat-days`, each of `heat-0` to `heat-4`. Days with a link are
/// `chart-links`. A part has at most half a year, which is as wide as a phone; the style sheet puts two of them side by
/// side where they fit, so that no day has to be drawn twice.
public struct HeatMap: Sendable {
    public struct Day: Sendable, Equatable {
        /// A whole number, such as days since an epoch.
        public var x: Int
        /// 1 to 4.
        public var level: Int
        /// Read by screen readers and shown on hover.
        public var text: String
        /// A day without a link is a square without a label.
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
    /// The title of one of several drawings, which are numbered from 1.
    public var partTitle: @Sendable (_ part: Int, _ count: Int) -> String
    public var description: String
    /// The days with activity.
    public var days: [Day]
    /// The days of the first and the last square.
    public var range: ClosedRange<Int>
    /// A day that starts a week.
    public var weekStart: Int
    /// Seven names, of which every other one is written.
    public var weekdays: [String]
    /// The label above a day's column; nil for most days.
    public var columnText: @Sendable (_ x: Int) -> String?

    public init(
        id: String, title: String, partTitle: @escaping @Sendable (_ part: Int, _ count: Int) -> String,
        description: String = "", days: [Day], range: ClosedRange<Int>, weekStart: Int, weekdays: [String],
        columnText: @escaping @Sendable (_ x: Int) -> String?
    ) {
        self.id = id
        self.title = title
        self.partTitle = partTitle
        self.description = description
        self.days = days
        self.range = range
        self.weekStart = weekStart
        self.weekdays = weekdays
        self.columnText = columnText
    }

    /// A `<div>` of one part or, for more than half a year, several.
    public func html() -> String {
        HeatMapDrawing(map: self).html()
    }
}
