import Foundation
import Mustache

/// The list of exercises, and what its buttons do to it.
extension PlanForm {
    mutating func apply(_ change: PlanFormChange) {
        switch change {
        case .addNamed: addNamed()
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

    private mutating func addNamed() {
        let text = find.value.trimmingCharacters(in: .whitespaces).lowercased()
        let matches = exercises.filter { $0.name.lowercased().contains(text) }
        find.isFocused = true
        if text.isEmpty {
            find.error = "Type the name of an exercise first"
        } else if let exact = matches.first(where: { $0.name.lowercased() == text })
            ?? (matches.count == 1 ? matches[0] : nil)
        {
            add(exact)
        } else if matches.isEmpty {
            find.error = "No exercise has that in its name"
        } else {
            found = Array(matches.prefix(Self.mostFound))
        }
    }

    private mutating func add(_ exercise: Exercise) {
        guard entries.count < Self.mostExercises else {
            find.error = "A plan holds at most \(Self.mostExercises) exercises"
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

/// An exercise that the typed text may mean.
struct FoundExercise: Sendable, MustacheParent {
    let exercise: Exercise

    func child(named name: String) -> Any? {
        switch name {
        case "id": String(exercise.id)
        case "name": exercise.name
        case "note": "\(exercise.primaryMuscle.name) · \(exercise.equipment.name)"
        default: nil
        }
    }
}
