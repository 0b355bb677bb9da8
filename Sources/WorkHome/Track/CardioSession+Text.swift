extension CardioSession {
    func text(_ unit: DistanceUnit) -> String { unit.text(distanceMeters, inSeconds: durationSeconds) }

    func paceText(_ unit: DistanceUnit) -> String? {
        distanceMeters.map { unit.paceText(durationSeconds: Double(durationSeconds), meters: $0) }
    }
}
