import Fitness

extension CardioSession {
    package func text(_ unit: DistanceUnit) -> String { unit.text(distanceMeters, inSeconds: durationSeconds) }

    package func paceText(_ unit: DistanceUnit) -> String? {
        distanceMeters.map { unit.paceText(durationSeconds: Double(durationSeconds), meters: $0) }
    }
}
