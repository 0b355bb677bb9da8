import Fitness
import Models
import Texts

/// What a person says of a workout that is over: its name, its day, and when it was.
package struct WorkoutDetailsDraft: Sendable, Equatable {
    package let name: String
    package let day: LocalDay
    /// The minute of the day at which it began; nil if nobody knows.
    package let startMinute: Int?
    /// nil if nobody knows how long it took.
    package let seconds: Int?

    private static let longestSeconds = 86_400

    /// What was typed or sent, or what is wrong with it.
    /// - Parameter old: what may stay as it is.
    package static func checked(
        name: String, day: LocalDay?, startMinute: Int?, seconds: Int?, over old: Self, at moment: TrainingMoment
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text("name", name, required: Faults.nameRequired, over: old.name)
        let day = faults.pastDay("date", day, today: moment.today)
        faults.keep("date", day, of: old.day)
        faults.check("duration", seconds, in: 1...longestSeconds, RoutineTexts.durationOutOfRange)
        faults.keep("duration", seconds, of: old.seconds)
        guard faults.isEmpty, let day else { return .failure(faults) }
        let draft = Self(name: name, day: day, startMinute: startMinute, seconds: seconds)
        let isOverByNow = day < moment.today || (startMinute ?? 0) + (seconds ?? 0) / 60 <= moment.minute
        if startMinute != nil, !isOverByNow, !draft.isAt(old) {
            return .failure(Faults("start", RoutineTexts.endsInTheFuture))
        }
        return .success(draft)
    }

    private func isAt(_ other: Self) -> Bool {
        (day, startMinute, seconds) == (other.day, other.startMinute, other.seconds)
    }
}
