/// One value of a series.
public struct ChartPoint: Sendable, Equatable {
    /// Where it stands across, in any unit that counts up evenly, for example days since an epoch.
    public var x: Double
    /// The value itself, in the unit of the chart.
    public var y: Double
    /// A dot of its own on the line; nil for a point that is part of the line alone.
    public var marker: Marker?

    public init(x: Double, y: Double, marker: Marker? = nil) {
        self.x = x
        self.y = y
        self.marker = marker
    }

    /// A dot with words, and a link when there is a page behind it.
    public struct Marker: Sendable, Equatable {
        /// Said by screen readers and shown on hover, for example "12 March: 77.5 kg".
        public var text: String
        /// Where the dot leads. Escaped, but not judged: pass addresses of the app's own pages.
        public var href: String?
        /// Drawn so that it stands out from the others.
        public var isRecord: Bool
        /// Whether the chart is read at it, until a reader goes to another.
        public var isShown: Bool

        public init(text: String, href: String? = nil, isRecord: Bool = false, isShown: Bool = false) {
            self.text = text
            self.href = href
            self.isRecord = isRecord
            self.isShown = isShown
        }
    }

    /// Larger magnitudes are no measurements, and would cost the axes their precision.
    static let largestMagnitude = 1e12

    /// False for NaN, infinities and absurd numbers, which no chart draws.
    var isDrawable: Bool { x.magnitude <= Self.largestMagnitude && y.magnitude <= Self.largestMagnitude }
}

extension [ChartPoint] {
    /// Without what cannot be drawn, ascending in x; equal x keep their order.
    func drawnInOrder() -> [ChartPoint] {
        let drawable = allSatisfy(\.isDrawable) ? self : filter(\.isDrawable)
        let isOrdered = drawable.indices.dropFirst().allSatisfy { drawable[$0 - 1].x <= drawable[$0].x }
        // Swift's sort is stable in fact but not by contract: the offset settles ties.
        return isOrdered
            ? drawable
            : drawable.enumerated()
                .sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }
                .map(\.element)
    }
}
