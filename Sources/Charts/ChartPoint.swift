/// One value of a series.
public struct ChartPoint: Sendable, Equatable {
    /// The position on the x axis, in any unit that counts up evenly, for example days since an epoch.
    public var x: Double
    /// The value itself, in the unit of the chart.
    public var y: Double
    /// A dot on the line; nil for a point that is only part of the line.
    public var marker: Marker?

    public init(x: Double, y: Double, marker: Marker? = nil) {
        self.x = x
        self.y = y
        self.marker = marker
    }

    /// A dot with a label, and a link when there is a page behind it.
    public struct Marker: Sendable, Equatable {
        /// Read by screen readers and shown on hover, for example "12 March: 77.5 kg".
        public var text: String
        /// Where the dot links to. Escaped but not validated: pass only addresses of the app's own pages.
        public var href: String?
        /// Whether the dot is highlighted.
        public var isRecord: Bool
        /// Whether the readout starts here, until the reader moves on.
        public var isShown: Bool

        public init(text: String, href: String? = nil, isRecord: Bool = false, isShown: Bool = false) {
            self.text = text
            self.href = href
            self.isRecord = isRecord
            self.isShown = isShown
        }
    }

    /// Larger magnitudes are not measurements, and would cost the axes their precision.
    static let largestMagnitude = 1e12

    /// False for NaN, infinities and absurd numbers, which no chart draws.
    var isDrawable: Bool { x.magnitude <= Self.largestMagnitude && y.magnitude <= Self.largestMagnitude }
}

extension [ChartPoint] {
    /// Drops what cannot be drawn, and sorts by x; points with equal x keep their order.
    func drawableSorted() -> [ChartPoint] {
        let drawable = allSatisfy(\.isDrawable) ? self : filter(\.isDrawable)
        let isOrdered = drawable.indices.dropFirst().allSatisfy { drawable[$0 - 1].x <= drawable[$0].x }
        // Swift's sort is stable in practice but not by contract, so the offset decides ties.
        return isOrdered
            ? drawable
            : drawable.enumerated()
                .sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }
                .map(\.element)
    }
}
