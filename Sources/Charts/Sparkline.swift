/// A line the size of a word, without axes and with even spacing: the trend of a number, beside that number.
///
/// CSS classes: `sparkline`, `sparkline-line`, `sparkline-last`.
public struct Sparkline: Sendable, Equatable {
    /// The accessible name, for example "Weight, last 30 days: falling".
    public var title: String
    /// In order; NaN, infinities and magnitudes above 10^12 are dropped.
    public var values: [Double]

    public init(title: String, values: [Double]) {
        self.title = title
        self.values = values
    }

    /// One `<svg>` element of 96 × 28 units; nil when fewer than two values can be drawn.
    public func svg() -> String? {
        let drawable = values.filter { ChartPoint(x: 0, y: $0).isDrawable }
        guard drawable.count > 1, let range = ValueRange.covering(drawable, zero: false) else { return nil }
        let span = range.upperBound - range.lowerBound
        let places = drawable.enumerated().map { index, value in
            (
                x: 4 + 88 * Double(index) / Double(drawable.count - 1),
                y: 24 - 20 * ((value - range.lowerBound) / span)
            )
        }
        var markup = Markup(byteCapacity: 512 + 12 * places.count)
        markup.literal("<svg class=\"sparkline\" viewBox=\"0 0 96 28\" role=\"img\"><title>")
        markup.element(
            text: title,
            closing: """
                </title><path class="sparkline-line" fill="none" stroke="currentColor" stroke-width="2" \
                stroke-linejoin="round" stroke-linecap="round" d="
                """)
        for (index, place) in places.enumerated() { markup.pair(index == 0 ? "M" : "L", place.x, place.y) }
        markup.literal("\"/>")
        if let last = places.last {
            markup.attribute("<circle class=\"sparkline-last\" fill=\"currentColor\" r=\"2.5\" cx=\"", last.x)
            markup.attribute(" cy=\"", last.y)
            markup.literal("/>")
        }
        markup.literal("</svg>")
        return markup.string
    }
}
