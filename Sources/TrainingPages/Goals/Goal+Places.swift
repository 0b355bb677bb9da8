import Fitness
import Forms
import Models
import Web

extension Goal {
    /// The page that shows what was logged on a day, and the one to log what counts.
    func places(on day: LocalDay) -> (day: String, log: Link) {
        let training = exerciseID.map { Paths.track(on: day, exercise: $0) } ?? Paths.track(on: day)
        return switch type {
        case .strength:
            (
                training,
                Link("Log a set", to: exerciseID.map { Paths.newSet($0, on: day) } ?? Paths.newTrackItem(on: day))
            )
        case .cardio:
            (
                training,
                Link(
                    "Log a session", to: exerciseID.map { Paths.newCardio($0, on: day) } ?? Paths.newTrackItem(on: day))
            )
        case .weight: (training, Link("Log your weight", to: Paths.progress))
        case .trackable:
            (
                Paths.trackables(on: day),
                Link(
                    "Log a value",
                    to: trackableID.map { Paths.newTrackableEntry($0, on: day) } ?? Paths.trackables(on: day))
            )
        case .workouts where measure == .workouts: (training, Link("Start a workout", to: Paths.workouts))
        case .workouts: (training, Link("Log training", to: Paths.newTrackItem(on: day)))
        case .nutrient: (Paths.nutrition(on: day), Link("Log food", to: Paths.nutrition))
        }
    }
}
