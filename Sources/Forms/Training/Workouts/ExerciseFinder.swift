import Fitness
import Models
import Texts

/// The field of an editor's list that finds the exercise to add, as when logging.
struct ExerciseFinder: Sendable {
    static let maximumMatches = 12

    /// The name of an exercise, or a part of it.
    var find = Field(
        "find", label: WorkoutTexts.addAnExercise, hint: WorkoutTexts.exerciseSearchHint, autocomplete: "off",
        maximumLength: TextLimits.name, isRequired: false)
    /// The exercises to choose from.
    let exercises: [Exercise]
    /// The exercises that the user trained last, latest first, which a search lists first.
    var used: [Exercise] = []
    /// The matches of `find`, if it is not exactly one name.
    private(set) var found: [Exercise] = []

    init(_ exercises: [Exercise]) {
        self.exercises = exercises
    }

    func exercise(_ id: Int64) -> Exercise? { exercises.first { $0.id == id } }

    /// The exercise with exactly this name; otherwise the matches of a search are shown.
    mutating func named() -> Exercise? {
        find.isFocused = true
        let key = Exercise.nameKey(find.value)
        if key.isEmpty {
            find.error = WorkoutTexts.exerciseSearchEmpty
        } else if let named = exercises.first(where: { $0.isNamed(key) }) {
            return named
        } else {
            search()
            if found.isEmpty { find.error = CommonTexts.nothingFound }
        }
        return nil
    }

    mutating func search() {
        guard !find.isBlank else { return }
        found = Array(ExerciseSearch(find.value).matches(in: exercises, used: used).prefix(Self.maximumMatches))
    }

    /// Ready for the next exercise.
    mutating func clear() {
        find.value = ""
        find.isFocused = true
    }
}

/// An exercise that matches the typed text.
package struct FoundExercise: Sendable {
    let exercise: Exercise

    package var id: String { String(exercise.id) }
    package var name: String { exercise.name }
    package var note: String { "\(exercise.primaryMuscle.name) · \(exercise.equipment.name)" }
}
