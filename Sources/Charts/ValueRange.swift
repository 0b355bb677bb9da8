/// The values an axis has to show.
enum ValueRange {
    /// The smallest range that holds the finite `values`; a single value is widened so that it lies in the middle.
    static func covering(_ values: some Sequence<Double>, zero includesZero: Bool) -> ClosedRange<Double>? {
        var range: ClosedRange<Double>?
        for value in values {
            guard let known = range else {
                range = value...value
                continue
            }
            range = min(known.lowerBound, value)...max(known.upperBound, value)
        }
        guard let range else { return nil }
        return wide(includesZero ? min(range.lowerBound, 0)...max(range.upperBound, 0) : range)
    }

    /// Differences below a millionth, or a five-hundredth of the value, are rounding and not data: on an axis of
    /// hundredths of a pound they would look like mountains.
    private static func wide(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        let (low, high) = (range.lowerBound, range.upperBound)
        let magnitude = max(low.magnitude, high.magnitude)
        guard high - low < max(1e-6, magnitude * 0.002) else { return range }
        if low == 0 { return 0...1 }
        let margin = max(1, magnitude * 0.01)
        return low - margin...high + margin
    }
}
