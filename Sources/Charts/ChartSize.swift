/// The drawing size of a chart, in the units of its viewBox.
///
/// An SVG that scales with its card scales its text too. So there are two or three drawings, each for widths near its
/// own; CSS shows the one that fits the card (``LineChart/responsiveSVG()``) and shrinks its text where it is enlarged,
/// so that text stays between 12 and 16 px.
public struct ChartSize: Sendable, Equatable {
    /// 640 × 260, for cards of 480 px and more.
    public static let desk = ChartSize(
        name: "desk", width: 640, height: 260, fontSize: 16, yTickLimit: 6)
    /// 340 × 220, for phones and narrow cards.
    public static let compact = ChartSize(
        name: "compact", width: 340, height: 220, fontSize: 14, yTickLimit: 5)

    /// 1000 × 300, for cards of 864 px and more.
    public static let wide = ChartSize(
        name: "wide", width: 1000, height: 300, fontSize: 14, yTickLimit: 6)

    /// All sizes up to the widest that a chart's card can be, narrowest first.
    static func all(upTo widest: ChartSize) -> [ChartSize] {
        [compact, desk, wide].filter { $0.width <= widest.width }
    }

    /// Part of the class `chart-desk` or `chart-compact` and of the chart's ids.
    let name: String
    let width: Double
    let height: Double
    let fontSize: Double
    let yTickLimit: Int

    /// Digits of the usual interface fonts are about 0.6 times their size wide; there is no font here to measure.
    func textWidth(_ text: String) -> Double { Double(text.unicodeScalars.count) * fontSize * 0.6 }
}
