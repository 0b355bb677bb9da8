import Texts

extension DistanceUnit {
    /// `5.2 km in 28:40`, or the duration alone.
    package func text(_ meters: Double?, inSeconds seconds: Int) -> String {
        let duration = DurationText.clock(seconds: seconds)
        return meters.map { QuantityTexts.distanceInDuration(text($0), duration) } ?? duration
    }
}
