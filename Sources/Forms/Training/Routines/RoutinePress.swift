import HTTP
import Routines

/// What the pressed button of a workout's page does: its name has the action and the place or the exercise.
package enum RoutinePress: Sendable {
    /// A set was done, as it was typed in its place.
    case done(Int)
    /// All sets of an exercise's group that are not done or skipped were done.
    case doneRest(String)
    /// What is done without the fields of a set.
    case other(RoutineAction)

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
        case ("exercise", let exercise?): self = .other(.addExercise(exercise))
        case ("finish", _): self = .other(.finish)
        case ("reopen", _): self = .other(.reopen)
        case ("discard", _): self = .other(.discard)
        default: return nil
        }
    }

    private init?(_ name: String, of part: String, _ value: String) {
        let slot = part.utf8.count <= Self.longestSlot ? part : ""
        switch (name, Int(outside: part), Int64(outside: value)) {
        case ("done", let place?, _): self = .done(place)
        case ("done-rest", _, _): self = .doneRest(slot)
        case ("undone", let place?, _): self = .other(.undone(place: place))
        case ("skip", let place?, _): self = .other(.skip(place: place))
        case ("unskip", let place?, _): self = .other(.unskip(place: place))
        case ("add", _, _): self = .other(.addSet(slot: slot))
        case ("warm-up", _, _): self = .other(.addWarmUp(slot: slot))
        case ("warm-ups", _, _): self = .other(.addWarmUps(slot: slot))
        case ("skip-rest", _, _): self = .other(.skipRest(slot: slot))
        case ("up", _, _): self = .other(.move(slot: slot, by: -1))
        case ("down", _, _): self = .other(.move(slot: slot, by: 1))
        case ("swap", _, let exercise?): self = .other(.swap(slot: slot, exercise: exercise))
        default: return nil
        }
    }

    /// The place of a set that it is about.
    package var place: Int? {
        switch self {
        case .done(let place), .other(.undone(let place)), .other(.skip(let place)), .other(.unskip(let place)): place
        default: nil
        }
    }

    /// Whether it asks what can be loaded, of which tables are made before.
    package var needsRacks: Bool {
        switch self {
        case .other(.swap), .other(.addWarmUps): true
        default: false
        }
    }

    /// The exercise of the workout that it is about.
    package var slot: String? {
        switch self {
        case .doneRest(let slot), .other(.skipRest(let slot)): slot
        case .other(.addSet(let slot)), .other(.addWarmUp(let slot)), .other(.addWarmUps(let slot)): slot
        case .other(.move(let slot, _)), .other(.swap(let slot, _)): slot
        default: nil
        }
    }

    /// The places whose fields it completes.
    package func donePlaces(in workout: RoutineWorkout) -> [Int] {
        switch self {
        case .done(let place): [place]
        case .doneRest(let slot): workout.openPlaces(ofGroupOf: slot)
        case .other: []
        }
    }

    /// What it means for a workout.
    /// - Parameter sets: what was typed in the places that it completes.
    /// - Returns: nil if there is nothing to do.
    func action(_ sets: [TriedSet]) -> RoutineAction? {
        switch self {
        case .done: sets.first?.action
        case .doneRest: sets.isEmpty ? nil : .doneAll(sets)
        case .other(let action): action
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
