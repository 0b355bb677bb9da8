import HTTP
import Routines

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

    /// Whether it asks what can be loaded, of which tables are made before.
    package var needsRacks: Bool {
        switch self {
        case .swap, .addWarmUps: true
        default: false
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

/// What it means for a workout.
extension RoutinePress {
    /// The places whose fields it completes.
    package func donePlaces(in workout: RoutineWorkout) -> [Int] {
        switch self {
        case .done(let place): [place]
        case .doneRest(let slot): workout.openPlaces(ofGroupOf: slot)
        default: []
        }
    }

    /// - Parameter sets: what was typed in the places that it completes.
    /// - Returns: nil if there is nothing to do.
    func action(_ sets: [TriedSet]) -> RoutineAction? {
        switch self {
        case .done: sets.first?.action
        case .doneRest: sets.isEmpty ? nil : .doneAll(sets)
        case .undone(let place): .undone(place: place)
        case .skip(let place): .skip(place: place)
        case .unskip(let place): .unskip(place: place)
        case .addSet(let slot): .addSet(slot: slot)
        case .addWarmUp(let slot): .addWarmUp(slot: slot)
        case .addWarmUps(let slot): .addWarmUps(slot: slot)
        case .up(let slot): .move(slot: slot, by: -1)
        case .down(let slot): .move(slot: slot, by: 1)
        case .skipRest(let slot): .skipRest(slot: slot)
        case .swap(let slot, let exercise): .swap(slot: slot, exercise: exercise)
        case .addExercise(let exercise): .addExercise(exercise)
        case .finish: .finish
        case .reopen: .reopen
        case .discard: .discard
        }
    }
}

extension TriedSet {
    fileprivate var action: RoutineAction {
        draft.map { .done(place: place, $0) } ?? .missed(place: place, exercise: exercise)
    }
}

extension SharedSetReference {
    /// The button that was pressed on a page of two people: `mine.12`, `theirs.12` or `back.12` (of theirs), with the
    /// exercise as its value.
    package init?(_ typed: FormFields) {
        for item in typed.items {
            let parts = item.name.split(separator: ".", maxSplits: 1)
            guard parts.count == 2, ["mine", "theirs", "back"].contains(parts[0]), let place = Int(outside: parts[1]),
                let exercise = Int64(outside: item.value)
            else { continue }
            self.init(
                workout: typed["workout"] ?? "", isMine: parts[0] == "mine", place: place, exercise: exercise,
                isTakenBack: parts[0] == "back")
            return
        }
        return nil
    }
}
