import Fitness
import Models
import Texts

/// The list of exercises and the actions of its buttons.
extension PlanForm {
    mutating func apply(_ change: PlanFormChange) {
        switch change {
        case .addNamed: finder.named().map { add($0) }
        case .search: finder.search()
        case .add(let exercise): finder.exercise(exercise).map { add($0) }
        case .remove(let place) where entries.indices.contains(place):
            entries.remove(at: place)
            finder.find.isFocused = true
        case .up(let place) where place > 0 && entries.indices.contains(place):
            entries.swapAt(place, place - 1)
            entries[place - 1].isUpFocused = true
        case .down(let place) where place >= 0 && place < entries.count - 1:
            entries.swapAt(place, place + 1)
            entries[place + 1].isDownFocused = true
        case .remove, .up, .down: break
        }
    }

    private mutating func add(_ exercise: Exercise) {
        guard entries.count < WorkoutPlanDraft.maximumExercises else {
            finder.find.error = WorkoutPlanDraft.tooManyExercises
            return
        }
        entries.append(PlanFormEntry(exercise))
        finder.clear()
    }

    mutating func numberEntries() {
        for place in entries.indices { entries[place].number(place, of: entries.count) }
    }
}
