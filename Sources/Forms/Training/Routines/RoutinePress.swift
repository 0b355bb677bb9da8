import Fitness
import HTTP

/// What the pressed button of a workout's page does: its name has the action and the place or the exercise.
package enum RoutinePress: Sendable, Equatable {
    case done(Int), undone(Int), skip(Int), unskip(Int)
    case addSet(String), addWarmUp(String), addWarmUps(String), up(String), down(String)
    /// All sets of an exercise's group that are not done or skipped were done.
    case doneRest(String)
    /// Leaves out the sets of an exercise that are not done yet.
    case skipRest(String)
    case swap(String, Int64)
    case addExercise(Int64)
    case finish, reopen, discard

    /// The longest name of an exercise's place in a workout.
    private static let longestSlot = 60

    /// - Returns: nil if no button was pressed, as after the Return key in a field.
    package init?(_ typed: FormFields) {
        for item in typed.items {
            let parts = item.name.split(separator: ".", maxSplits: 1).map(String.init)
            let press = parts.count == 2 ? Self(parts[0], of: parts[1], item.value) : Self(item.name, item.value)
            guard let press else { continue }
            self = press
            return
        }
        return nil
    }

    private init?(_ name: String, _ value: String) {
        switch (name, Int64(outside: value)) {
        case ("exercise", let exercise?): self = .addExercise(exercise)
        case ("finish", _): self = .finish
        case ("reopen", _): self = .reopen
        case ("discard", _): self = .discard
        default: return nil
        }
    }

    private init?(_ name: String, of part: String, _ value: String) {
        let slot = part.utf8.count <= Self.longestSlot ? part : ""
        switch (name, Int(outside: part), Int64(outside: value)) {
        case ("done", let place?, _): self = .done(place)
        case ("undone", let place?, _): self = .undone(place)
        case ("skip", let place?, _): self = .skip(place)
        case ("unskip", let place?, _): self = .unskip(place)
        case ("add", _, _): self = .addSet(slot)
        case ("warm-up", _, _): self = .addWarmUp(slot)
        case ("warm-ups", _, _): self = .addWarmUps(slot)
        case ("skip-rest", _, _): self = .skipRest(slot)
        case ("done-rest", _, _): self = .doneRest(slot)
        case ("up", _, _): self = .up(slot)
        case ("down", _, _): self = .down(slot)
        case ("swap", _, let exercise?): self = .swap(slot, exercise)
        default: return nil
        }
    }

    /// The place of a set that it is about.
    package var place: Int? {
        switch self {
        case .done(let place), .undone(let place), .skip(let place), .unskip(let place): place
        default: nil
        }
    }

    /// The exercise of the workout that it is about.
    package var slot: String? {
        switch self {
        case .addSet(let slot), .addWarmUp(let slot), .addWarmUps(let slot), .skipRest(let slot): slot
        case .doneRest(let slot): slot
        case .up(let slot), .down(let slot), .swap(let slot, _): slot
        default: nil
        }
    }
}
