import Fitness
import Models

extension CardioForm {
    private static let doubtfulSeconds = 86_400
    private static let doubtfulMeters = 300_000.0
    /// The fastest on foot took some 96 s/km over 100 m and 132 s/km over a kilometer; a racing bicycle in the flat takes
    /// some 65 s/km, a long way down a mountain 40 s/km.
    private static let doubtfulSecondsPerKilometer = (sprint: 90.0, onFoot: 125.0, otherwise: 40.0)

    /// Asks about what is hardly meant.
    /// - Returns: whether the session can be saved.
    package mutating func settleDoubts(about session: CardioSessionDraft) -> Bool {
        doubts.add(
            "\(DurationText.spoken(seconds: session.durationSeconds))? That is longer than a day.",
            if: session.durationSeconds > Self.doubtfulSeconds)
        guard let meters = session.distanceMeters else { return doubts.areSettled }
        doubts.add(
            "\(distanceUnit.text(meters))? That is a long way for one session.", if: meters > Self.doubtfulMeters)
        let limits = Self.doubtfulSecondsPerKilometer
        let onFoot = meters < 1_000 ? limits.sprint : limits.onFoot
        let limit = session.exercise.isOnFoot ? onFoot : limits.otherwise
        let pace = distanceUnit.paceText(durationSeconds: Double(session.durationSeconds), meters: meters)
        doubts.add(
            "\(pace)? That's faster than the world record.",
            if: Double(session.durationSeconds) / (meters / 1_000) < limit)
        return doubts.areSettled
    }
}

extension Exercise {
    /// Running and walking are chapters 12 and 17 of the Compendium.
    fileprivate var isOnFoot: Bool { metCode?.hasPrefix("12") == true || metCode?.hasPrefix("17") == true }
}
