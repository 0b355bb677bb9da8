import Fitness
import Texts

/// A user's own name for a built-in exercise.
package struct ExerciseNameForm: DraftForm {
    package let exercise: Int64
    package var name = Field(
        "name", label: ExerciseTexts.yourNameForIt, maximumLength: Field.nameLength, isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name] }

    package var action: String { Paths.exerciseName(exercise) }
    package var cancelPath: String? { Paths.exercise(exercise) }

    package init(_ exercise: Exercise) {
        self.exercise = exercise.id
        name.value = exercise.name
        name.hint = ExerciseTexts.ownNameHint(exercise.catalogueName)
    }

    /// - Returns: an empty string for the built-in name.
    package mutating func validate() -> String? { accept(ExerciseDraft.checkedChoice(of: name.value)) }
}
