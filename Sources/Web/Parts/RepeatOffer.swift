import Fitness
import Forms
import Models
import Texts

/// Offers to log the sets of the last time again, with one tap.
package struct RepeatOffer: Sendable {
    let exercise: Exercise
    package let day: LocalDay
    /// The sets of the last time.
    let sets: [StrengthSet]
    package let from: LocalDay
    /// See `FormToken`.
    package let token: String

    /// - Returns: nil without a last time, or when the day already has sets: further sets are logged one by one.
    package init?(of exercise: Exercise, after last: LastPerformance, on day: LocalDay, today: LocalDay) throws {
        guard day <= today, last.today.isEmpty, let from = last.before.first?.day else { return nil }
        self.exercise = exercise
        self.day = day
        self.from = from
        sets = last.before
        token = try FormToken().text
    }

    package var action: String { Paths.repeatedSets }
    package var exerciseID: String { String(exercise.id) }
    package var label: String { TrackTexts.repeatLastTime(sets.countText) }
}
