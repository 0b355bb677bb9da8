import Fitness
import Models
import Routines
import Texts

/// The name, the day and the time of a workout that is over.
package struct WorkoutDetailsForm: DraftForm {
    package let action: String
    package let cancelPath: String?
    private let old: WorkoutDetailsDraft
    private let moment: TrainingMoment
    package var name = Field("name", label: CommonTexts.name, maximumLength: Field.nameLength)
    package var date = Field("date", label: CommonTexts.date)
    package var start = Field("start", label: RoutineTexts.startTime, isRequired: false)
    package var duration = Field(
        "duration", label: TrackTexts.duration, hint: DurationText.Unit.minutes.examples, isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name, \.date, \.start, \.duration] }

    package init(of workout: Int64, _ old: WorkoutDetailsDraft, at moment: TrainingMoment) {
        action = Paths.trackedWorkout(workout)
        cancelPath = action
        (self.old, self.moment) = (old, moment)
        name.value = old.name
        date.value = old.day.description
        start.value = old.startMinute.map { LocalTime.text(minute: $0) } ?? ""
        duration.value = old.seconds.map { DurationText.clock(seconds: $0) } ?? ""
    }

    package mutating func validate() -> WorkoutDetailsDraft? {
        let seconds = duration.durationSeconds()
        let startMinute = start.value.isEmpty ? nil : typedMinute()
        return accept(
            WorkoutDetailsDraft.checked(
                name: name.value, day: LocalDay(date.value), startMinute: startMinute, seconds: seconds, over: old,
                at: moment))
    }

    private mutating func typedMinute() -> Int? {
        guard let seconds = DurationText.parse(start.value, in: .hours), (0..<86_400).contains(seconds) else {
            return start.fail(RoutineTexts.startUnreadable)
        }
        return seconds / 60
    }
}
