extension CardioSession {
    /// `5.2 km in 28:40`, or the duration alone.
    func text(_ unit: DistanceUnit) -> String {
        let duration = DurationText.clock(seconds: durationSeconds)
        return distanceMeters.map { "\(unit.text($0)) in \(duration)" } ?? duration
    }

    func paceText(_ unit: DistanceUnit) -> String? {
        distanceMeters.map { unit.paceText(durationSeconds: Double(durationSeconds), meters: $0) }
    }
}
