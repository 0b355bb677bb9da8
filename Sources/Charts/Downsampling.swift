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
        guard points.count > max(limit, 4) else { return points }
        return minMax(places: points.map(\.x), values: points.map(\.y), limit: limit).map { points[$0] }
    }

    /// The same for thousands of numbers that can be drawn, `places` ascending: which of them stay, in their order.
    ///
    /// What stays of so many stretches stays of a multiple of them too, where places are whole numbers.
    public static func minMax(places: [Double], values: [Double], limit: Int) -> [Int] {
        let limit = max(limit, 4)
        guard places.count > limit, let low = places.first, let high = places.last else { return Array(places.indices) }
        let (last, stretchCount) = (places.count - 1, (limit - 2) / 2)
        var kept = [0]
        kept.reserveCapacity(limit)
        var start = 1
        for number in 1...stretchCount where start < last {
            // By place and not by count, so that a dense month takes no more room than a sparse one.
            // Divided last, so that stretches that are a part of so many others end exactly where these do.
            let bound = low + (high - low) * Double(number) / Double(stretchCount)
            var (end, lowest, highest) = (start, start, start)
            while end < last, number == stretchCount || places[end] < bound {
                if values[end] < values[lowest] { lowest = end }
                if values[end] > values[highest] { highest = end }
                end += 1
            }
            if start < end { kept.append(min(lowest, highest)) }
            if lowest != highest { kept.append(max(lowest, highest)) }
            start = end
        }
        kept.append(last)
        return kept
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
