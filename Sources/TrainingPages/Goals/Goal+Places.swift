import Charts
import Fitness
import Forms
import Models
import Texts
import Web

extension Goal {
    /// How the axis of its charts is divided.
    var ticks: TickScale { measure.isCount ? .whole : measure.quantity == .setTime ? .clock : .decimal }

    /// The page of a day's entries, and the form to log an entry that counts.
    func places(on day: LocalDay) -> (day: String, log: Link) {
        let training = exerciseID.map { Paths.track(on: day, exercise: $0) } ?? Paths.track(on: day)
        return switch type {
        case .strength:
            (
                training,
                Link(GoalTexts.logASet, to: exerciseID.map { Paths.newSet($0, on: day) } ?? Paths.newTrackItem(on: day))
            )
        case .cardio:
            (
                training,
                Link(
                    GoalTexts.logASession,
                    to: exerciseID.map { Paths.newCardio($0, on: day) } ?? Paths.newTrackItem(on: day))
            )
        case .weight: (training, Link(CommonTexts.logYourWeight, to: Paths.progress))
        case .trackable:
            (
                Paths.trackables(on: day),
                Link(
                    CommonTexts.logAValue,
                    to: trackableID.map { Paths.newTrackableEntry($0, on: day) } ?? Paths.trackables(on: day))
            )
        case .workouts where measure == .workouts: (training, Link(GoalTexts.startAWorkout, to: Paths.workouts))
        case .workouts: (training, Link(GoalTexts.logTraining, to: Paths.newTrackItem(on: day)))
        case .nutrient: (Paths.nutrition(on: day), Link(GoalTexts.logFood, to: Paths.nutrition))
        }
    }
}
