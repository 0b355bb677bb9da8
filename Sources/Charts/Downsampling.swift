/// Fewer points that look like all of them.
public enum Downsampling {
    /// At most `limit` of `points`, in the order of their x: the first, the last, and the lowest and highest of equally wide
    /// stretches between. What is at most `limit` long comes back whole but for points that cannot be drawn.
    ///
    /// This is the min–max aggregation that Jugel, Jerzak, Hackenbroich and Markl compare in "M4: A Visualization-Oriented
    /// Time Series Data Aggregation" (PVLDB 7(10), 2014). It keeps every stretch's extremes, hence the series' own: a record
    /// never vanishes from a chart. LTTB (Steinarsson 2013) picks by area and promises no such thing. A marker stays
    /// only with a point that is kept.
    ///
    /// - Parameter limit: at least 4, room for both ends and both extremes; less counts as 4.
    public static func minMax(_ points: [ChartPoint], limit: Int) -> [ChartPoint] {
        let points = points.drawnInOrder()
        let limit = max(limit, 4)
        guard points.count > limit, let first = points.first, let last = points.last else { return points }
        var kept = [first]
        kept.reserveCapacity(limit)
        let inner = points.dropFirst().dropLast()
        for stretch in stretches(of: inner, from: first.x, to: last.x, count: (limit - 2) / 2) {
            kept.append(contentsOf: extremes(of: stretch))
        }
        kept.append(last)
        return kept
    }

    /// Splits by x and not by count, so that a dense month takes no more room than a sparse one.
    private static func stretches(
        of points: ArraySlice<ChartPoint>, from low: Double, to high: Double, count: Int
    ) -> [ArraySlice<ChartPoint>] {
        let width = (high - low) / Double(count)
        var stretches: [ArraySlice<ChartPoint>] = []
        var start = points.startIndex
        for number in 1...count where start < points.endIndex {
            let bound = low + width * Double(number)
            var end = start
            while end < points.endIndex, number == count || points[end].x < bound { end += 1 }
            stretches.append(points[start..<end])
            start = end
        }
        return stretches
    }

    /// The lowest and the highest point in the order they stand, one point when they are the same, none of none.
    private static func extremes(of points: ArraySlice<ChartPoint>) -> [ChartPoint] {
        guard let lowest = points.indices.min(by: { points[$0].y < points[$1].y }),
            let highest = points.indices.max(by: { points[$0].y < points[$1].y })
        else { return [] }
        return lowest == highest ? [points[lowest]] : [points[min(lowest, highest)], points[max(lowest, highest)]]
    }
}

extension [ChartPoint] {
    /// Without what cannot be drawn, ascending in x; equal x keep their order.
    func drawnInOrder() -> [ChartPoint] {
        let drawable = allSatisfy(\.isDrawable) ? self : filter(\.isDrawable)
        let isOrdered = zip(drawable, drawable.dropFirst()).allSatisfy { $0.x <= $1.x }
        // Swift's sort is stable in fact but not by contract: the offset settles ties.
        return isOrdered
            ? drawable
            : drawable.enumerated()
                .sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }
                .map(\.element)
    }
}
