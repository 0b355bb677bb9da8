/// A ring that fills clockwise from the top.
///
/// CSS classes: `ring`, `ring-track`, `ring-value`, `ring-beyond`, `ring-label`.
public struct RingMeter: Sendable, Equatable {
    /// The accessible name, value included, for example "Steps: 6,200 of 8,000".
    public var title: String
    /// How full the ring is: 0 empty, 1 full. Lower values count as 0, NaN too. What is above 1 is a second lap, a line
    /// within the full ring.
    public var fraction: Double
    /// Short text in the middle, for example "78 %". May be empty.
    public var label: String

    public init(title: String, fraction: Double, label: String = "") {
        self.title = title
        self.fraction = fraction
        self.label = label
    }

    /// How much of a second lap is seen at least.
    private static let shortestBeyond = 3.0

    /// One `<svg>` element of 100 × 100 units.
    public func svg() -> String {
        let percent = fraction > 0 ? min(fraction, 1) * 100 : 0
        let beyond = fraction > 1 ? max(Self.shortestBeyond, min(fraction - 1, 1) * 100) : 0
        var markup = Markup(byteCapacity: 768)
        markup.literal("<svg class=\"ring\" viewBox=\"0 0 100 100\" role=\"img\"><title>")
        markup.element(
            text: title,
            closing: """
                </title><circle class="ring-track" cx="50" cy="50" r="44" fill="none" stroke="currentColor" \
                stroke-opacity=".15" stroke-width="9"/>
                """)
        // A round cap is visible even on a line of length zero, so an empty ring has no line.
        if percent > 0 {
            markup.literal(
                """
                <circle class="ring-value" cx="50" cy="50" r="44" fill="none" stroke="currentColor" stroke-width="9" \
                stroke-linecap="round" transform="rotate(-90 50 50)" pathLength="100" stroke-dasharray="
                """)
            markup.pair("", percent, 100)
            markup.literal("\"/>")
        }
        if beyond > 0 {
            markup.literal(
                """
                <circle class="ring-beyond" cx="50" cy="50" r="44" fill="none" stroke="currentColor" stroke-width="4" \
                transform="rotate(-90 50 50)" pathLength="100" stroke-dasharray="
                """)
            markup.pair("", beyond, 100)
            markup.literal("\"/>")
        }
        if !label.isEmpty {
            markup.literal(
                """
                <text class="ring-label" x="50" y="57" font-size="20" text-anchor="middle" fill="currentColor" \
                aria-hidden="true">
                """)
            markup.element(text: label, closing: "</text>")
        }
        markup.literal("</svg>")
        return markup.string
    }
}
