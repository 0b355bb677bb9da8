import Texts

/// How many days per week without training keep a streak.
package enum RestDays {
    package static let counts = 0...6

    /// The count that was chosen or sent, or what is wrong with it.
    package static func checked(_ count: Int?) -> Result<Int, Faults> {
        if let count, counts.contains(count) { return .success(count) }
        return .failure(
            Faults("rest_days", AchievementTexts.restDaysOutOfRange(counts.lowerBound, counts.upperBound)))
    }
}
