import Fitness
import Foundation
import Models
import Texts

/// The list of exercises and the actions of its buttons.
extension PlanForm {
    mutating func apply(_ change: PlanFormChange) {
        switch change {
        case .addNamed: addNamed()
        case .search: search()
        case .add(let exercise): exercises.first { $0.id == exercise }.map { add($0) }
        case .remove(let place) where entries.indices.contains(place):
            entries.remove(at: place)
            find.isFocused = true
        case .up(let place) where place > 0 && entries.indices.contains(place):
            entries.swapAt(place, place - 1)
            entries[place - 1].isUpFocused = true
        case .down(let place) where place >= 0 && place < entries.count - 1:
            entries.swapAt(place, place + 1)
            entries[place + 1].isDownFocused = true
        case .remove, .up, .down: break
        }
    }

    /// Adds the exercise with exactly this name, or shows the matches of a search, as when logging.
    private mutating func addNamed() {
        find.isFocused = true
        let key = Exercise.nameKey(find.value)
        if key.isEmpty {
            find.error = WorkoutTexts.exerciseSearchEmpty
        } else if let named = exercises.first(where: { $0.isNamed(key) }) {
            add(named)
        } else {
            search()
            if found.isEmpty { find.error = CommonTexts.nothingFound }
        }
    }

    private mutating func search() {
        guard !find.isBlank else { return }
        found = Array(ExerciseSearch(find.value).matches(in: exercises, used: used).prefix(Self.maximumMatches))
    }

    private mutating func add(_ exercise: Exercise) {
        guard entries.count < WorkoutPlanDraft.maximumExercises else {
            find.error = WorkoutPlanDraft.tooManyExercises
            return
        }
        entries.append(PlanFormEntry(exercise))
        find.value = ""
        find.isFocused = true
    }

    mutating func numberEntries() {
        for place in entries.indices { entries[place].number(place, of: entries.count) }
    }
}

/// An exercise that matches the typed text.
package struct FoundExercise: Sendable {
    let exercise: Exercise

    package var id: String { String(exercise.id) }
    package var name: String { exercise.name }
    package var note: String { "\(exercise.primaryMuscle.name) · \(exercise.equipment.name)" }
}
